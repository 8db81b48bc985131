import { describe, expect, test } from "vitest";
import { type Change, changed, EMPTY } from "./conversation.ts";

const walk = (...changes: Change[]) => changes.reduce(changed, EMPTY);
const ids = (...changes: Change[]) => walk(...changes).entries.map((entry) => entry.id);

const reply = { message: "Yes.", needsContactForm: false, needsPayment: false, paymentType: null };
const ask: Change = { type: "asked", id: "q1", text: "Really?" };
const answer: Change = { type: "answered", id: "a1", reply };
const stored = (id: string, isAi: boolean) => ({
  id,
  message: id,
  isAi,
  createdAt: "2026-01-01T00:00:00.000Z",
});

describe("a conversation", () => {
  test("greets when it is empty", () => {
    expect(ids()).toEqual(["welcome"]);
  });

  test("adds the question, waits, and adds the answer", () => {
    expect(walk(ask).growing).toBe("");
    expect(walk(ask, answer)).toMatchObject({
      entries: [{ id: "welcome" }, { id: "q1", state: "sent" }, { id: "a1", text: "Yes." }],
      growing: null,
    });
  });

  test("shows what a person writes, once, and who writes; then that the person has left", () => {
    const hello = { ...stored("p1", false), message: "Hello", writer: "Marta" };
    const now = (writer: string | null): Change => ({ type: "heard", now: { writer, messages: [hello] } });
    const held = walk(ask, answer, now("Marta"), now("Marta"));
    expect(held).toMatchObject({ writer: "Marta", left: null });
    expect(held.entries.map(({ id }) => id)).toEqual(["welcome", "q1", "a1", "p1"]);
    expect(held.entries.at(-1)).toEqual({ id: "p1", from: "person", text: "Hello", name: "Marta" });
    const left = changed(held, now(null));
    expect(left).toMatchObject({ writer: null, left: "Marta" });
    expect(changed(left, ask).left).toBeNull();
  });

  test("adds no answer where a person has the conversation", () => {
    const held = walk(ask, { type: "answered", id: "a1", reply: { ...reply, message: "", writer: "Marta" } });
    expect(held.entries.map(({ id }) => id)).toEqual(["welcome", "q1"]);
    expect(held).toMatchObject({ writer: "Marta", growing: null });
  });

  test("restores what a person wrote as the person's", () => {
    const said = { ...stored("p1", false), writer: "Marta" };
    expect(walk({ type: "restored", messages: [said] }).entries[0]).toMatchObject({
      from: "person",
      name: "Marta",
    });
  });

  test("shows an answer while it grows, and withdraws it", () => {
    const grown = [ask, { type: "grew", piece: "Ye" }, { type: "grew", piece: "s" }] as const;
    expect(walk(...grown).growing).toBe("Yes");
    expect(walk(...grown, { type: "restarted" }).growing).toBe("");
    expect(walk({ type: "grew", piece: "late" }).growing).toBeNull();
  });

  test("keeps a message that was not sent, and adds none of the assistant", () => {
    const failed = walk(ask, { type: "grew", piece: "Ye" }, { type: "failed" });
    expect(failed.growing).toBeNull();
    expect(failed.entries.slice(1)).toEqual([
      { id: "q1", from: "visitor", text: "Really?", state: "failed" },
    ]);
  });

  test("moves a second try to the end", () => {
    const next: Change = { type: "asked", id: "q2", text: "Other?" };
    expect(ids(ask, { type: "failed" }, next, answer, ask)).toEqual(["welcome", "q2", "a1", "q1"]);
  });

  test("an earlier conversation replaces the list, an empty one does not", () => {
    const messages = [stored("m1", false), stored("m2", true)];
    expect(ids({ type: "restored", messages })).toEqual(["m1", "m2"]);
    expect(ids({ type: "restored", messages: [] })).toEqual(["welcome"]);
  });

  test("the waitlist opens once and stays under an earlier conversation", () => {
    const invited: Change = { type: "invited" };
    expect(ids(invited, invited)).toEqual(["welcome", "waitlist"]);
    expect(ids(invited, { type: "restored", messages: [stored("m1", false)] })).toEqual(["m1", "waitlist"]);
  });

  test.each([
    [{}, { contactForm: false, payment: null, suggestions: [] }],
    [{ needsContactForm: true }, { contactForm: true }],
    [
      { needsPayment: true, paymentType: "teacher_sponsor" as const },
      { payment: { type: "teacher_sponsor" } },
    ],
    [{ needsPayment: true }, { payment: { type: null } }],
    [{ suggestions: ["Tuition?"] }, { suggestions: ["Tuition?"] }],
  ])("an answer with %j carries it, fresh and restored", (flags, expected) => {
    const fresh = walk(ask, { type: "answered", id: "a1", reply: { ...reply, ...flags } });
    expect(fresh.entries.at(-1)).toMatchObject(expected);
    const restored = walk({ type: "restored", messages: [{ ...stored("a1", true), ...flags }] });
    expect(restored.entries.at(-1)).toMatchObject(expected);
  });
});
