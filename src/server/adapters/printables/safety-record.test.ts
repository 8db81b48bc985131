import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { PrintableRecord } from "#server/ports/safety-print.ts";
import { readPdf } from "./read-pdf.ts";
import { printSafetyRecord } from "./safety-record.ts";

const AT = Date.UTC(2026, 4, 5, 16, 30);
const at = new Date(AT).toISOString();
const record: PrintableRecord = {
  item: {
    ...{
      kind: "abuse",
      severity: "urgent",
      isSure: true,
      from: "child",
      place: "tutor",
    },
    ...{ studentName: "Sol", conversation: "abcdef", times: 2, state: "closed", closedAs: "handled" },
    ...{ answered: null, takenBackAt: null },
    ...{ handledBy: "ana@school.example", note: "Habló con la abuela", createdAt: at, updatedAt: at },
  },
  excerpt: "he hits me",
  turns: [
    { role: "before", from: "tutor", text: "What is 7 + 5?", at: null },
    { role: "said", from: "child", text: "when my [name] drinks he hits me 😢 with the belt", at },
    { role: "after", from: "tutor", text: "Thank you for telling me.", at },
  ],
  family: { name: "Rosa Díaz", email: "rosa@family.example", phone: "+52 998 555 0101" },
  steps: [{ step: "told_protection_person", by: "ana@school.example", at }],
  log: [
    { action: "state", detail: "in_progress", by: "ana@school.example", at },
    { action: "note", detail: "Habló con la abuela", by: "ana@school.example", at },
    { action: "step", detail: "told_protection_person", by: "ana@school.example", at },
    { action: "step_back", detail: "called_family", by: "ana@school.example", at },
    { action: "state", detail: "false_alarm", by: "ana@school.example", at },
    { action: "export", detail: "", by: "ana@school.example", at },
  ],
  reads: [{ by: "ben@school.example", at, until: new Date(AT + 60_000).toISOString() }],
};
const options = { timeZone: "America/Cancun", at: AT, by: "ana@school.example" } as const;
const squeezed = (text: string) => text.replace(/\s+/g, " ");

async function read(more: Partial<PrintableRecord> = {}, language: "en" | "es" = "en") {
  const pdf = readPdf(await printSafetyRecord({ ...record, ...more }, { ...options, language }, false));
  return { ...pdf, text: squeezed(pdf.text), pages: Number(/\/Count (\d+)/.exec(pdf.raw)?.[1]) };
}

describe.each(LANGUAGES)("a safety record in %s", (language) => {
  test("is a tagged PDF that holds everything, word for word", async () => {
    const { raw, catalog, tags, text } = await read({}, language);
    expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(catalog).toContain(`/Lang (${language === "es" ? "es-MX" : "en-US"})`);
    expect(raw).not.toMatch(/Helvetica/);
    expect(tags.filter((tag) => tag === "H1")).toHaveLength(1);
    expect(tags.filter((tag) => tag === "H2")).toHaveLength(7);
    for (const words of [
      "when my [name] drinks he hits me [U+1F622] with the belt",
      "What is 7 + 5?",
      "Thank you for telling me.",
      ...["Sol", "abcdef", "Rosa Díaz", "rosa@family.example", "+52 998 555 0101", "Habló con la abuela"],
      ...["ana@school.example", "ben@school.example", "America/Cancun", "11:30:00"],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/staff\.safety|undefined|\{\w+\}|\b(said|in_progress|step_back|false_alarm)\./);
    expect(text).not.toContain("\ufffd");
  });
});

test("says what was answered to what is only suspected, and that a call was taken back", async () => {
  const suspected = { ...record.item, isSure: false, answered: "care", takenBackAt: at } as const;
  const { text } = await read({ item: suspected });
  expect(text).toMatch(/Only suspected\. The child got the fixed words/);
  expect(text).toMatch(/Taken back: .* by mistake \(May 5, 2026.*11:30:00/);
  expect((await read()).text).not.toMatch(/Taken back: the child|Only suspected/);
});

test("runs over as many pages as the words need, and loses none of them", async () => {
  const words = Array.from({ length: 2500 }, (_, index) => `w${index}`);
  const long = { role: "said", from: "child", text: words.join(" "), at } as const;
  const endless = { ...long, text: "a".repeat(6000) };
  const { text, pages } = await read({ turns: [long, endless] });
  expect(pages).toBeGreaterThan(4);
  expect(text.match(/Page \d+/g)).toEqual(Array.from({ length: pages }, (_, page) => `Page ${page + 1}`));
  const found = text.match(/\bw\d+\b/g) ?? [];
  expect(found).toEqual(words);
  expect(text.match(/a{80}/g)).toHaveLength(75);
});

test("says so when there are no turns, no family and nothing was done", async () => {
  const nothing = { turns: [], family: null, steps: [], log: [], reads: [] };
  const { text } = await read({ ...nothing, item: { ...record.item, note: "" } });
  expect(text).toContain("he hits me");
  expect(text).toContain("No family is linked to this conversation.");
  expect(text).toContain("Nothing is written down.");
});

test("is not slow, whatever a child pasted", async () => {
  const pasted = { role: "said", from: "child", text: "😀".repeat(5000), at } as const;
  const { pages } = await read({ turns: [pasted] });
  expect(pages).toBeGreaterThan(10);
});
