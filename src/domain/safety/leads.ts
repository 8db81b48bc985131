import type { Word } from "./fold.ts";
import { isCapital } from "./names.ts";
import { patternIndex, type Reading } from "./pattern-matcher.ts";
import { type PhraseLists, patternsOver } from "./patterns.ts";
import type { PersonalOf, PersonalSpan } from "./personal-span.ts";

/** How a lead-in says that personal data follows, such as "my address is". */
export type Lead = {
  readonly of: PersonalOf;
  /** Patterns (see patterns.ts); what follows their end is personal. */
  readonly after: readonly string[];
  /**
   * What is taken: `words` up to so many, until a word that ends it; `capitals` words with a capital or known as a
   * surname or place; `name` one word, and further ones as `capitals`; `number` words up to one with a digit, and only
   * if there is one; `whole` the lead-in itself.
   */
  readonly takes: "words" | "capitals" | "name" | "number" | "whole";
  readonly most: number;
};

export type PersonalLexicon = {
  readonly lists: PhraseLists;
  readonly leads: readonly Lead[];
  /** Words that never belong to a name, a school or an address, and so end it. */
  readonly ends: readonly string[];
  /** Frequent surnames and towns, for children who write without capitals. */
  readonly surnames: readonly string[];
  readonly towns: readonly string[];
  readonly phoneWords: readonly string[];
  readonly namesThatAreWords: readonly string[];
};

export function talksOf(words: readonly Word[], known: readonly string[]): boolean {
  const set = new Set(known);
  return words.some(({ text }) => set.has(text));
}

/** Reads what follows the lead-ins of a lexicon. */
export function leadReader(lexicon: PersonalLexicon) {
  const patterns = patternsOver(lexicon.lists);
  const rules = lexicon.leads.flatMap((lead) =>
    lead.after.map((source) => ({ lead, pattern: patterns.read(source) })),
  );
  const find = patternIndex(patterns, rules);
  const vocabulary = patterns.vocabularyOf(rules.map(({ pattern }) => pattern));
  const ends = new Set(lexicon.ends);
  const proper = new Set([...lexicon.surnames, ...lexicon.towns]);

  function formsOf(word: string): string[] {
    return vocabulary.has(word) ? [word] : [];
  }

  /** The words that are taken after a place, none when there is nothing personal there. */
  function taken(text: string, words: readonly Word[], at: number, lead: Lead): Word[] {
    const sentence = words[at - 1]?.sentence;
    const found: Word[] = [];
    for (let index = at; index < Math.min(words.length, at + lead.most); index += 1) {
      const word = words[index] as Word;
      if (
        word.sentence !== sentence &&
        !/^(?:st|mr|mrs|ms|dr|sr|sra|av|col|no|num)$/.test(words[index - 1]?.text ?? "")
      )
        break;
      const isProper = isCapital(text, word) || proper.has(word.text);
      const isFree =
        lead.takes === "words" || lead.takes === "number" || (lead.takes === "name" && found.length === 0);
      if (ends.has(word.text) && !(isProper && /^(?:de|del|la|las|los|san|santa)$/.test(word.text))) {
        // "de la Cruz" and "San Miguel de Allende" go on.
        if (!(found.length > 0 && /^(?:de|del|la|las|los)$/.test(word.text) && goesOn(text, words, index)))
          break;
      } else if (!isFree && !isProper) break;
      found.push(word);
      if (lead.takes === "number" && /\d/.test(word.text)) return found;
    }
    return lead.takes === "number" ? [] : found;
  }

  function goesOn(text: string, words: readonly Word[], index: number): boolean {
    return [words[index + 1], words[index + 2]].some(
      (word) => word !== undefined && (isCapital(text, word) || proper.has(word.text)),
    );
  }

  return (text: string, words: readonly Word[]): PersonalSpan[] => {
    const readings: Reading[] = words.map((word) => ({ word, forms: formsOf(word.text) }));
    const spans: PersonalSpan[] = [];
    for (const { rule, from, to } of find(readings)) {
      const { lead } = rule;
      const [first, last] =
        lead.takes === "whole"
          ? [words[from], words[to - 1]]
          : ((all) => [all[0], all.at(-1), all] as const)(taken(text, words, to, lead));
      if (first === undefined || last === undefined) continue;
      const isFullName = lead.of === "name" && first !== last && lead.takes === "name";
      spans.push({ from: first.from, to: last.to, of: isFullName ? "full_name" : lead.of });
    }
    return spans;
  };
}
