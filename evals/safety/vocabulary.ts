import { readFileSync } from "node:fs";
import { SAFETY_KINDS, type SafetyKind } from "#domain/safety/kinds.ts";
import { grammarOf } from "./grammar.ts";

/** What a child tells in plain words, and which kinds are a fit answer; the first is the one meant. */
export type VocabularyRow = {
  readonly language: "en" | "es";
  readonly kinds: readonly SafetyKind[];
  readonly text: string;
};

const folder = new URL("vocabulary/", import.meta.url);
const isKind = (kind: string): kind is SafetyKind => (SAFETY_KINDS as readonly string[]).includes(kind);

/**
 * The table of plain words: kind × verb × person × tense × language, made of the lists and frames in `vocabulary/`.
 * These were written without a look at the rules, so that the table can say what the rules do not know.
 *
 * @throws on a section that names no kind
 */
export function vocabularyRows(): VocabularyRow[] {
  return (["en", "es"] as const).flatMap((language) => {
    const seen = new Set<string>();
    return grammarOf(readFileSync(new URL(`${language}.txt`, folder), "utf8"))
      .map(({ section, text }): VocabularyRow => {
        const kinds = section.split(" ").filter(isKind);
        if (kinds.length === 0) throw new Error(`No kind in "${section}".`);
        return { language, kinds, text };
      })
      .filter(({ text }) => !seen.has(text) && seen.add(text));
  });
}
