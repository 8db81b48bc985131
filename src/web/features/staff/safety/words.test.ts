import { describe, expect, test } from "vitest";
import { staffSafety as english } from "#content/copy/en/staff-safety.ts";
import { staffSafety as spanish } from "#content/copy/es/staff-safety.ts";
import type { SafetyItem, SafetyRecord } from "#contract/safety.ts";
import { translator } from "#web/platform/i18n.tsx";
import { certaintyLabel, formatAge, logLines, nameLabel, placeLabel, stateLabel } from "./words.ts";

const en = translator(english);
const es = translator(spanish);
const MINUTE = 60_000;
const NOW = Date.UTC(2026, 4, 5, 16, 30);
const iso = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();
const item: SafetyItem = {
  ...{ id: "1", kind: "abuse", severity: "urgent", isSure: true, from: "child", place: "tutor" },
  ...{ studentName: null, conversation: "abcdef", times: 1, state: "open", closedAs: null, reach: "none" },
  ...{ answered: null, takenBackAt: null },
  ...{ handledBy: null, note: "", createdAt: iso(12), updatedAt: iso(12), version: 0 },
};

describe("how long an item waits", () => {
  test.each([
    [0, "1 min"],
    [12 * MINUTE, "12 min"],
    [59.9 * MINUTE, "59 min"],
    [60 * MINUTE, "1 hour"],
    [47 * 60 * MINUTE, "47 hours"],
    [48 * 60 * MINUTE, "2 days"],
  ])("%i ms is %s", (milliseconds, words) => expect(formatAge(milliseconds, "en")).toBe(words));

  test("is said until somebody takes it, in both languages", () => {
    expect(stateLabel(item, NOW, "en", en)).toBe("Waiting for 12 min");
    expect(stateLabel(item, NOW, "es", es)).toBe("Lleva 12 min en espera");
    const taken = { ...item, state: "in_progress", handledBy: "ana@school.example" } as const;
    expect(stateLabel(taken, NOW, "en", en)).toBe("Taken by ana@school.example");
    const closed = { ...taken, state: "closed", closedAs: "false_alarm" } as const;
    expect(stateLabel(closed, NOW, "en", en)).toBe("Closed: false alarm");
  });
});

test("how sure it is stands in plain words", () => {
  expect(certaintyLabel(item, en)).toMatch(/is sure/);
  expect(certaintyLabel({ ...item, isSure: false }, en)).toBe("Only suspected.");
  expect(certaintyLabel({ ...item, kind: "help" }, en)).toMatch(/pressed the button/);
  expect(certaintyLabel({ ...item, kind: "help_outside" }, en)).toMatch(/without the class password/);
  expect(certaintyLabel({ ...item, from: "tutor" }, en)).toMatch(/held back/);
});

test("of what is suspected it is said what the child was truly answered", () => {
  const suspected = { ...item, isSure: false };
  expect(certaintyLabel({ ...suspected, answered: "ordinary" }, en)).toMatch(/an ordinary answer with/);
  expect(certaintyLabel({ ...suspected, answered: "care" }, en)).toMatch(/fixed words.*not an ordinary/);
  expect(certaintyLabel({ ...suspected, answered: "care" }, es)).toMatch(
    /palabras fijas.*no con una respuesta/,
  );
  expect(certaintyLabel({ ...suspected, answered: "none" }, en)).toMatch(/got no answer/);
});

test("a place that has no name yet is shown as it came", () => {
  expect(placeLabel("fun_time", en)).toBe("Fun Time");
  expect(placeLabel("reading_corner", en)).toBe("reading corner");
  expect(nameLabel("Nico", "tutor", en)).toBe("Nico");
  expect(nameLabel("Nico", "tutor_after_class", en)).toMatch(/^Nico .*nobody vouches/);
});

test("the log tells readings and doings in one line of time, every kind of them in words", () => {
  const by = "ana@school.example";
  const log: SafetyRecord["log"] = [
    { action: "state", detail: "in_progress", by, at: iso(9) },
    { action: "step", detail: "called_family", by, at: iso(8) },
    { action: "step_back", detail: "called_family", by, at: iso(7) },
    { action: "note", detail: "with me", by, at: iso(6) },
    { action: "note", detail: "", by, at: iso(5) },
    { action: "state", detail: "false_alarm", by, at: iso(4) },
    { action: "state", detail: "open", by, at: iso(3) },
    { action: "state", detail: "handled", by, at: iso(2) },
    { action: "export", detail: "", by, at: iso(1) },
  ];
  const reads = [{ by, at: iso(10), until: iso(8) }];
  const record: SafetyRecord = { item, excerpt: "", turns: [], family: null, steps: [], log, reads };
  for (const [language, t] of [
    ["en", en],
    ["es", es],
  ] as const) {
    const lines = logLines(record, language, t);
    expect(lines.map(({ at }) => at)).toEqual([...lines.map(({ at }) => at)].sort());
    expect(lines).toHaveLength(10);
    expect(lines.map(({ text }) => text).join(" ")).not.toMatch(/staff\.|\{/);
  }
});
