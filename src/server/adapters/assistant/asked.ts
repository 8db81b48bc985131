import { readFileSync } from "node:fs";
import type { Asked } from "#domain/enrolment/assistant/knowledge.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { type Fault, faultError } from "#server/content-file.ts";
import { packageFile } from "#server/package-root.ts";

/**
 * In a hurry on a phone; in whole sentences; with a piece of one’s life around the question; all of these by other hands; in the
 * middle of a talk; in long messages with a story.
 */
export const MANNERS = ["hurried", "plain", "story", "mixed", "dialogue", "lives"] as const;
export type Manner = (typeof MANNERS)[number];

/**
 * Reads how families ask: a sentence a line, after the id of what it means and its language, with tabs between.
 *
 * @param ids what a sentence may mean
 * @throws Error with file, line and reason of every mistake
 */
export function readAsked(source: string, file: string, ids: ReadonlySet<string>): readonly Asked[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const asked = source.split("\n").flatMap((row, at) => {
    if (row === "") return [];
    const fail = (reason: string) => {
      faults.push({ file, line: at + 1, reason });
      return [];
    };
    const [id = "", code, text = "", ...more] = row.split("\t");
    const language = LANGUAGES.find((each) => each === code);
    const before = /^(\w+) > /.exec(text)?.[1];
    if (language === undefined || text.trim() === "" || more.length > 0)
      return fail("an id, a language and a sentence are wanted, with tabs between");
    for (const each of before === undefined ? [id] : [id, before])
      if (!ids.has(each)) return fail(`nothing is called "${each}"`);
    const key = `${language} ${text}`;
    if (seen.has(key)) return fail("this sentence is there already");
    seen.add(key);
    return [{ id, language, text }];
  });
  if (faults.length > 0) throw faultError(faults);
  return asked;
}

export function askedIn(manner: Manner, ids: ReadonlySet<string>): readonly Asked[] {
  const file = `src/content/enrolment/assistant/asked/${manner}.tsv`;
  return readAsked(readFileSync(packageFile(file), "utf8"), file, ids);
}
