import { readFileSync } from "node:fs";
import { DISCLOSURES, SAFETY_KINDS, type SafetyKind } from "#domain/safety/kinds.ts";
import { wordsOf } from "#domain/safety/reading/fold.ts";
import type { MessageScreening, SafetyScreen } from "#domain/safety/screening.ts";
import { trainingMessages } from "./messages.ts";

type Line = {
  readonly id: string;
  readonly language: "en" | "es";
  readonly kind: SafetyKind | "harmless";
  readonly text: string;
};
type Scored = { readonly line: Line; readonly found: MessageScreening; readonly isRight: boolean };

const needsAdult = (kind: Line["kind"]) => (DISCLOSURES as readonly string[]).includes(kind);

/** What goes on to the tutor, though `uncertain` ends with the way to a grown-up and is shown to staff. */
const goesOn = ({ verdict }: MessageScreening) => verdict === "fine" || verdict === "uncertain";

/** A disclosure must get the answer of a disclosure; of the other kinds anything but going on to the tutor counts. */
function isRight({ kind }: Line, found: MessageScreening): boolean {
  if (kind === "harmless") return goesOn(found);
  return needsAdult(kind) ? found.verdict === "disclosure" : !goesOn(found);
}

const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / (whole || 1)).toFixed(1)}%)`;

function row(name: string, some: readonly Scored[]): void {
  const right = some.filter((each) => each.isRight).length;
  const share = some.length === 0 ? "-" : `${((100 * right) / some.length).toFixed(1)}%`;
  const named = some.filter(({ line, found }) => found.kind === line.kind).length;
  console.log(
    `${name.padEnd(24)} ${String(some.length).padStart(4)} ${share.padStart(7)} ${String(named).padStart(6)}`,
  );
}

function report(title: string, some: readonly Scored[]): void {
  console.log(`${title}\n                            n   right  same kind`);
  const where = (wanted: (line: Line) => boolean) => some.filter(({ line }) => wanted(line));
  const told = where(({ kind }) => needsAdult(kind));
  const harmless = where(({ kind }) => kind === "harmless");
  for (const kind of SAFETY_KINDS)
    row(
      kind,
      where((line) => line.kind === kind),
    );
  row("disclosures", told);
  row(
    "others",
    where(({ kind }) => kind !== "harmless" && !needsAdult(kind)),
  );
  for (const language of ["en", "es"]) {
    row(
      `all kinds, ${language}`,
      where((line) => line.kind !== "harmless" && line.language === language),
    );
  }
  const noticed = told.filter(({ found }) => found.verdict !== "fine").length;
  console.log(`disclosures answered or at least suspected ${percent(noticed, told.length)}`);
  const alarms = harmless.filter((each) => !each.isRight).length;
  const suspected = harmless.filter(({ found }) => found.verdict === "uncertain").length;
  console.log(
    `false alarms ${percent(alarms, harmless.length)}, and suspected ${percent(suspected, harmless.length)}`,
  );
}

/** From this share of common words on, two messages are near. */
const NEAR = 0.6;
const wordSet = (text: string) => new Set(wordsOf(text).map((word) => word.text));

function isNear(text: string, learned: readonly ReadonlySet<string>[]): boolean {
  const words = wordSet(text);
  return learned.some((others) => {
    const common = [...words].filter((word) => others.has(word)).length;
    return common / (words.size + others.size - common) >= NEAR;
  });
}

export const PARTS = ["open", "sealed", "sealed-2", "sealed-3"] as const;
export type Part = (typeof PARTS)[number];

/**
 * Scores a set of messages. Of the open one each miss and each false alarm is printed. Of the sealed ones only figures,
 * twice: for all, and without those that share most of their words with one that the classifier has learned from,
 * because two hands may write the same thing.
 */
export function scorePart(screen: SafetyScreen, part: Part): void {
  const start = performance.now();
  const scored = readFileSync(new URL(`messages/${part}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((row): Scored => {
      const line = JSON.parse(row) as Line;
      const found = screen.message(line.text, { names: [] });
      return { line, found, isRight: isRight(line, found) };
    });
  const milliseconds = (performance.now() - start) / scored.length;
  report(part, scored);
  console.log(`${milliseconds.toFixed(2)} ms a message`);
  if (part !== "open") {
    const learned = trainingMessages().map(({ text }) => wordSet(text));
    const unlike = scored.filter(({ line }) => !isNear(line.text, learned));
    report("without what is near a message learned from", unlike);
    return;
  }
  for (const { line, found, isRight: right } of scored) {
    if (!right) {
      console.log(
        `${line.id}: ${line.text} -> ${found.verdict} ${found.kind ?? ""} [${found.excerpt ?? ""}]`,
      );
    }
  }
}
