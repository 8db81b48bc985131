import type { Lexicon, Role, UnitGroup } from "./lexicon.ts";

export type Phrase = {
  /** In words. */
  readonly length: number;
  readonly roles: readonly Role[];
  readonly sign?: string;
  readonly unit?: string;
  readonly group?: UnitGroup;
};
export type Matcher = { readonly phrase: (words: readonly string[], at: number) => Phrase | null };

type Entry = { readonly words: readonly string[]; readonly phrase: Phrase };

/** Finds the longest phrase of a lexicon at a place; a word may say several things at once. */
export function matcherOf({ between, roles, signs, units }: Lexicon): Matcher {
  const exact = new Map<string, Entry[]>();
  const open: Entry[] = [];
  const enter = (phrase: string, more: Omit<Phrase, "length">) => {
    const [first = "", ...rest] = phrase.split(" ");
    const inserted = rest.length === 0 ? [] : (between[first] ?? []).map((word) => [word, ...rest]);
    for (const words of [rest, ...inserted].map((others) => [first, ...others])) {
      const entry = { words, phrase: { length: words.length, ...more } };
      if (first.endsWith("*")) open.push(entry);
      else exact.set(first, [...(exact.get(first) ?? []), entry]);
    }
  };
  for (const [role, phrases] of Object.entries(roles))
    for (const phrase of phrases ?? []) enter(phrase, { roles: [role as Role] });
  for (const [phrase, sign] of Object.entries(signs)) enter(phrase, { roles: [], sign });
  for (const [unit, { group, one, many, also }] of Object.entries(units)) {
    for (const phrase of new Set([one, many, ...also])) enter(phrase, { roles: [], unit, group });
  }
  const fits = (wanted: string, word: string | undefined) =>
    word !== undefined && (wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted);
  return {
    phrase(words, at) {
      const candidates = [...(exact.get(words[at] ?? "") ?? []), ...open];
      const found = candidates.filter((entry) =>
        entry.words.every((wanted, index) => fits(wanted, words[at + index])),
      );
      const length = Math.max(0, ...found.map(({ phrase }) => phrase.length));
      const longest = found.filter(({ phrase }) => phrase.length === length).map(({ phrase }) => phrase);
      if (longest.length === 0) return null;
      return Object.assign({ length, roles: [] }, ...longest, {
        roles: longest.flatMap((each) => each.roles),
      });
    },
  };
}
