import { stemIn } from "../../language/stems.ts";
import type { Entry } from "./entry.ts";
import { type Index, TRANSLATED, thingOf, weightOf } from "./index.ts";

/** The words of a message that are about something, each in its usual form. */
const contentOf = ({ same, stop }: Index, words: readonly string[]): readonly string[] =>
  [...new Set(words.map((word) => same.get(word) ?? word))].filter(
    (word) => word.length > 1 && !stop.has(word),
  );

export const stemsIn = (index: Index, words: readonly string[]): readonly string[] =>
  contentOf(index, words).map((word) => stemIn(index.language, word));

/** `own` goes by that name itself; `entries` are all that it is asked for with. */
export type Subject = {
  readonly stem: string;
  readonly own: readonly Entry[];
  readonly entries: readonly Entry[];
};

/** What a message is about, the rarest first: its words that name something known, with all that is kept of that. */
export function subjectsIn(index: Index, words: readonly string[]): readonly Subject[] {
  const { language, places, subjects } = index;
  return contentOf(index, words)
    .map((word) => ({ word, stem: stemIn(language, word), thing: thingOf(language, word) }))
    .filter(({ thing }) => subjects.has(thing))
    .sort((one, other) => weightOf(index, other.stem) - weightOf(index, one.stem))
    .map(({ word, stem, thing }) => {
      const beside = [...(places.get(word) ?? [])].filter(({ entry }) => !TRANSLATED.test(entry.id));
      const own = [...(subjects.get(thing) ?? [])].map(({ entry }) => entry);
      return { stem, own, entries: [...new Set([...own, ...beside.map(({ entry }) => entry)])] };
    });
}

/** How many words of a message are said nowhere in an entry: "why" has none, "I do not get long division" two. */
export function strangers({ byId, language, stop }: Index, said: readonly string[], entry: Entry): number {
  const text = byId.get(entry.id)?.text;
  return said.filter((word) => !stop.has(word) && text?.has(stemIn(language, word)) !== true).length;
}
