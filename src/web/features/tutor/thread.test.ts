import { expect, test } from "vitest";
import { type Change, changed, EMPTY, type Thread, unsentOf, withUnsent } from "./thread.ts";

const after = (...changes: readonly Change[]): Thread => changes.reduce(changed, EMPTY);
const asked = { type: "asked", id: "1", text: "why?" } as const;

test("an answer grows, may begin anew, and settles under its question", () => {
  const growing = after(
    asked,
    { type: "grew", piece: "Be" },
    { type: "restarted" },
    { type: "grew", piece: "Air. " },
  );
  expect(growing.growing).toBe("Air. ");
  const done = changed(growing, { type: "answered", id: "2", text: "Air. Light." });
  expect(done).toEqual({
    entries: [
      { id: "1", from: "child", text: "why?", state: "sent" },
      { id: "2", from: "tutor", text: "Air. Light." },
    ],
    growing: null,
  });
});

test("what could not be sent stays in place, and a second try moves to the end", () => {
  const failed = after(asked, { type: "unsent", why: "failed" });
  expect(failed.entries).toEqual([{ id: "1", from: "child", text: "why?", state: "failed" }]);
  const later = [{ type: "asked", id: "3", text: "and?" }, { type: "unsent", why: "failed" }, asked] as const;
  expect(later.reduce<Thread>(changed, failed).entries.map(({ id }) => id)).toEqual(["3", "1"]);
});

test("an earlier conversation comes before what was written meanwhile", () => {
  const timestamp = "2026-01-01T00:00:00.000Z";
  const messages = [
    { id: "a", content: "hi", isWildlight: false, timestamp },
    { id: "b", content: "Hello!", isWildlight: true, timestamp },
  ];
  expect(after(asked, { type: "restored", messages }).entries.map(({ id }) => id)).toEqual(["a", "b", "1"]);
});

test("pieces that come after the end are no answer", () => {
  expect(after({ type: "grew", piece: "late" }, { type: "restarted" })).toEqual(EMPTY);
});

test("what could not be sent is there after a reload, unless it arrived after all", () => {
  const kept = unsentOf(after(asked, { type: "unsent", why: "failed" }));
  expect(kept).toEqual([{ text: "why?", why: "failed" }]);
  expect(unsentOf(after(asked, { type: "answered", id: "2", text: "Air." }))).toEqual([]);
  const again = withUnsent(kept);
  expect(again.entries).toEqual([{ id: "kept-0", from: "child", text: "why?", state: "failed" }]);

  const message = { id: "m", content: "why?", isWildlight: false, timestamp: "2026-01-02T03:04:05.000Z" };
  expect(unsentOf(changed(again, { type: "restored", messages: [message] }))).toEqual([]);
  const other = { ...message, content: "how?" };
  expect(unsentOf(changed(again, { type: "restored", messages: [other] }))).toEqual(kept);
});

test("what waited for an adult is known from what reached nobody, also after a reload", () => {
  const kept = unsentOf(after(asked, { type: "unsent", why: "withdrawn" }));
  expect(kept).toEqual([{ text: "why?", why: "withdrawn" }]);
  expect(withUnsent(kept).entries).toMatchObject([{ text: "why?", state: "withdrawn" }]);
});

test.each([null, undefined, "why?", [1, "", null, {}, { text: "" }]])(
  "a kept list that is none begins nothing: %j",
  (kept) => {
    expect(withUnsent(kept)).toEqual(EMPTY);
  },
);
