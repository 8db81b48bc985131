import { expect, it } from "vitest";
import { inbox } from "#content/copy/en/inbox.ts";
import { translator } from "#web/platform/i18n.tsx";
import { languageName } from "../format.ts";
import { countLabel, formatSince, memberName, wantOf } from "./words.ts";

const t = translator(inbox);
const now = Date.parse("2026-11-22T12:00:00Z");

it.each([
  ["2026-11-22T11:59:50Z", "1 min"],
  ["2026-11-22T11:18:00Z", "42 min"],
  ["2026-11-22T09:30:00Z", "2 hr"],
  ["2026-11-20T09:30:00Z", "2 days"],
])("says since when somebody waits: %s", (since, words) => {
  expect(formatSince(since, now, "en")).toBe(words);
});

it("says what a conversation wants, the gravest first", () => {
  const quiet = { isDone: false, isUnread: false, mark: null };
  expect(wantOf({ ...quiet, isUnread: true, mark: "wants_person" }, t)?.label).toBe("Wants a person");
  expect(wantOf({ ...quiet, mark: "not_known" }, t)?.label).toBe("Not known");
  expect(wantOf({ ...quiet, isUnread: true }, t)?.label).toBe("Unread");
  expect(wantOf(quiet, t)).toBeNull();
});

it("does not pretend to have counted further than it did", () => {
  expect(countLabel(99, "en", t)).toBe("99");
  expect(countLabel(100, "en", t)).toBe("99+");
});

it("names people and languages", () => {
  expect(memberName("marta@school.example", [{ email: "marta@school.example", name: "Marta" }])).toBe(
    "Marta",
  );
  expect(memberName("gone@school.example", [])).toBe("gone");
  expect(languageName("es", "en")).toBe("Spanish");
  expect(languageName("en", "es")).toBe("inglés");
});
