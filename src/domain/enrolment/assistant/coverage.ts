import { MONTH_NAMES } from "#domain/dialogue/birthday.ts";
import { stem } from "#domain/language/stems.ts";
import { words } from "#domain/language/text.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Reading } from "./reader.ts";
import type { SupportCounts } from "./support.ts";

/**
 * The words of a message that a subject says nothing of: they are no function words, neither the subject's phrasings nor
 * its answers use them, and they show no concept that its phrasings often show. "Do the packs need a printer?" looks like
 * the packs, and "printer" tells that it asks something of them that their answer may not say.
 */
type Coverage = {
  unexplained(label: string, reading: Reading): readonly string[];
  /** Those of them that name another matter: something undecided, and hardly anything else, is asked with them. */
  ofOthers(label: string, reading: Reading): readonly string[];
  /** The words that hardly any other subject is asked with. */
  marks(label: string, reading: Reading): readonly string[];
  /** Whether a message is made of small words only, which anything is asked with: "can he come?". */
  isBare(reading: Reading): boolean;
};

/** A word that so many subjects are asked with says little of what is asked. */
const WIDESPREAD = 22;
/** A concept belongs to a subject when this share of its phrasings shows it. */
const OFTEN = 0.06;
/** Where an answer tells the day the school opens. */
const DAY = "{launchDate}";
const SHORTEST = 3;
/** A word marks a subject when at most so many are asked with it. */
const MARKS = 2;
/** A word names a matter when at most so many subjects are asked with it. */
const FEW = 3;

export function coverageOf(
  { topics, outside, functionWords }: Pick<Knowledge, "topics" | "outside" | "functionWords">,
  counts: SupportCounts,
  conceptsOf: (tokens: readonly string[]) => ReadonlyMap<number, ReadonlySet<string>>,
): Coverage {
  const idle = new Set(LANGUAGES.flatMap((language) => words(functionWords[language])).map(stem));
  const undecided = new Set(outside.flatMap(({ id, lead }) => (lead === undefined ? [] : [`-${id}`])));
  const roots = new Map(topics.map(({ id, aspectOf }) => [id, aspectOf ?? id]));
  const familyOf = (label: string) => roots.get(label) ?? label;
  const said = new Map<string, Set<string>>();
  const say = (label: string, stems: readonly string[]) => {
    const own = said.get(familyOf(label)) ?? new Set<string>();
    said.set(familyOf(label), own);
    for (const one of stems) own.add(one);
  };
  const stemsOf = (text: string) => words(text).map(stem);
  for (const { id, answer, variants = [] } of topics)
    for (const text of [answer, ...variants.map((variant) => variant.text)])
      for (const language of LANGUAGES) {
        say(id, stemsOf(text[language]));
        // "And in April?": what tells a day speaks of every month.
        if (text[language].includes(DAY)) say(id, MONTH_NAMES.flatMap(stemsOf));
      }
  for (const { id, lead } of outside)
    for (const language of LANGUAGES) say(`-${id}`, stemsOf(lead?.[language] ?? ""));
  const asked = new Map<string, ReadonlySet<string>>();
  for (const [word, labels] of Object.entries(counts.words)) {
    const stems = stemsOf(word);
    for (const label of labels) say(label, stems);
    asked.set(word, new Set(labels.map(familyOf)));
  }
  const shows = new Map<string, { size: number; concepts: Map<string, number> }>();
  for (const [label, size] of Object.entries(counts.sizes)) {
    const own = shows.get(familyOf(label)) ?? { size: 0, concepts: new Map<string, number>() };
    own.size += size;
    for (const [concept, count] of Object.entries(counts.shows[label] ?? {}))
      own.concepts.set(concept, (own.concepts.get(concept) ?? 0) + count);
    shows.set(familyOf(label), own);
  }

  const unexplained: Coverage["unexplained"] = (label, { tokens }) => {
    const family = familyOf(label);
    const own = said.get(family) ?? new Set<string>();
    const { size = 1, concepts } = shows.get(family) ?? {};
    const places = conceptsOf(tokens);
    return tokens.filter((token, at) => {
      const word = stem(token);
      if (token.length < SHORTEST || /\d/.test(token) || idle.has(word) || own.has(word)) return false;
      if ((asked.get(word)?.size ?? 0) >= WIDESPREAD) return false;
      return ![...(places.get(at) ?? [])].some((one) => (concepts?.get(one) ?? 0) / size >= OFTEN);
    });
  };
  const marks: Coverage["marks"] = (label, { tokens }) =>
    tokens.filter((token) => {
      const of = asked.get(stem(token));
      const isRare = of !== undefined && of.size <= MARKS && of.has(familyOf(label));
      return isRare && token.length >= SHORTEST && !idle.has(stem(token));
    });
  const ofOthers: Coverage["ofOthers"] = (label, reading) =>
    unexplained(label, reading).filter((token) => {
      const of = [...(asked.get(stem(token)) ?? [])];
      const open = of.filter((one) => undecided.has(one)).length;
      return open > 0 && of.length <= FEW && open >= of.length / 2;
    });
  const isBare: Coverage["isBare"] = ({ tokens, concepts }) =>
    concepts.size === 0 && tokens.every((token) => idle.has(stem(token)));
  return { unexplained, ofOthers, marks, isBare };
}
