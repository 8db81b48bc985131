import { patternIndex, type Reading } from "../patterns/pattern-matcher.ts";
import { type PhraseLists, patternsOver } from "../patterns/patterns.ts";
import type { Word } from "../reading/fold.ts";
import { isCapital } from "./names.ts";
import type { PersonalOf, PersonalSpan } from "./personal-span.ts";
import { shapeReader } from "./shapes.ts";

/** How a lead-in says that personal data follows, such as "my address is". */
export type Lead = {
  readonly of: PersonalOf;
  /** Patterns (see patterns.ts) of words and shapes (see shapes.ts); what follows their end is personal. */
  readonly after: readonly string[];
  /**
   * What is taken: `words` up to so many, until a word that ends it; `capitals` words with a capital or known as a
   * surname or place; `name` one word, and further ones as `capitals`; `number` words up to one with a digit, and only
   * if there is one; `whole` the lead-in itself; `tail` the lead-in itself where an address ends, and nothing
   * elsewhere ("between 5th and 10th"); `alias` the word of the lead-in that looks like a handle.
   */
  readonly takes: "words" | "capitals" | "name" | "number" | "whole" | "tail" | "alias";
  readonly most: number;
};

export type PersonalLexicon = {
  readonly lists: PhraseLists;
  readonly leads: readonly Lead[];
  /** Words that never belong to a name, a school or an address, and so end it. */
  readonly ends: readonly string[];
  /** Words that name no street by themselves. */
  readonly plainWords: readonly string[];
  /** Words that belong to an address: what stands beside a number without being counted by it. */
  readonly addressWords: readonly string[];
  /** Words that a number is written behind: level20. */
  readonly counted: readonly string[];
  /** Words whose full stop ends no sentence. */
  readonly abbreviations: readonly string[];
  /** Frequent surnames and towns, for children who write without capitals. */
  readonly surnames: readonly string[];
  readonly towns: readonly string[];
  readonly phoneWords: readonly string[];
  /** Where these are spoken of, an address is somebody's in a story: removed, but no reason for a reminder. */
  readonly fictionWords: readonly string[];
  /** Unless one of these says that it is a home of the child's own. */
  readonly homeWords: readonly string[];
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
  const abbreviations = new Set(lexicon.abbreviations);

  const shapesOf = shapeReader({
    plain: new Set([...lexicon.ends, ...lexicon.plainWords]),
    notNouns: new Set([...proper, ...lexicon.addressWords]),
    counted: new Set(lexicon.counted),
  });

  function formsOf(text: string, words: readonly Word[], at: number): string[] {
    const word = words[at] as Word;
    return [word.text, ...shapesOf(text, words, at)].filter((form) => vocabulary.has(form));
  }

  /** The words with their sentences as they are meant: "av. Juárez" is one. */
  function withoutFalseEnds(words: readonly Word[]): Word[] {
    let falseEnds = 0;
    return words.map((word, at) => {
      const before = words[at - 1];
      if (before !== undefined && before.sentence !== word.sentence && abbreviations.has(before.text))
        falseEnds += 1;
      return { ...word, sentence: word.sentence - falseEnds };
    });
  }

  /** The words that are taken after a place, none when there is nothing personal there. */
  function taken(text: string, words: readonly Word[], at: number, lead: Lead): Word[] {
    const sentence = words[at - 1]?.sentence;
    const found: Word[] = [];
    for (let index = at; index < Math.min(words.length, at + lead.most); index += 1) {
      const word = words[index] as Word;
      if (word.sentence !== sentence) break;
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

  /** Where the address that ends before a word ends once what goes on with it is read too. */
  function withTails(words: readonly Word[], tails: ReadonlyMap<number, number>, end: number): number {
    const to = words[end]?.sentence === words[end - 1]?.sentence ? tails.get(end) : undefined;
    return to === undefined ? end : withTails(words, tails, to);
  }

  return (text: string, asTyped: readonly Word[]): PersonalSpan[] => {
    const words = withoutFalseEnds(asTyped);
    const isMadeUp = talksOf(words, lexicon.fictionWords) && !talksOf(words, lexicon.homeWords);
    const readings: Reading[] = words.map((word, at) => ({ word, forms: formsOf(text, words, at) }));
    const spans: PersonalSpan[] = [];
    const found = [...find(readings)];
    const tails = new Map<number, number>();
    for (const { rule, from, to } of found) {
      if (rule.lead.takes === "tail") tails.set(from, Math.max(to, tails.get(from) ?? 0));
    }
    for (const { rule, from, to } of found) {
      const { lead } = rule;
      if (lead.takes === "tail") continue;
      if (lead.takes === "alias") {
        const alias = readings.slice(from, to).findLast(({ forms }) => forms.includes("#alias"));
        if (alias !== undefined) spans.push({ from: alias.word.from, to: alias.word.to, of: lead.of });
        continue;
      }
      const [first, last] =
        lead.takes === "whole"
          ? [words[from], words[withTails(words, tails, to) - 1]]
          : ((all) => [all[0], all.at(-1), all] as const)(taken(text, words, to, lead));
      if (first === undefined || last === undefined) continue;
      const isFullName = lead.of === "name" && first !== last && lead.takes === "name";
      const of = lead.of === "address" && isMadeUp ? "place" : lead.of;
      spans.push({ from: first.from, to: last.to, of: isFullName ? "full_name" : of });
    }
    return spans;
  };
}
