import { indexOf } from "../knowledge/index.ts";
import type { Act } from "../library.ts";
import type { Turn } from "../turn.ts";
import { firstSaid, says, wordsOf } from "../words.ts";

/** So much of a question is named by another entry that it needs none before it. */
export const WHOLE = 0.9;

/** Wished for without a question: "more", "another example". */
export const WISHED: readonly Act[] = ["example", "meaning", "again", "simpler", "more", "why"];

/** What a message asks of the thing that was told last: which act, and what it names besides. */
export type Asked = {
  readonly act: Act | null;
  readonly content: readonly string[];
  readonly isPointing: boolean;
  readonly isLed: boolean;
  readonly isPronoun: boolean;
};

export function read({ library, state, words }: Turn): Asked {
  const { acts, leads, light, of } = library.followUps[state.language];
  const { stop } = indexOf(library.knowledge, state.language);
  const all = (Object.keys(acts) as Act[]).flatMap((act) => {
    const said = firstSaid(words, acts[act].cues);
    return said === undefined ? [] : [{ act, at: words.indexOf(wordsOf(said)[0] ?? "") }];
  });
  // "How do they know where to go" asks how.
  const [first] = all.toSorted((one, other) => one.at - other.at);
  const isHow = first?.act === "how" && all.some(({ act }) => act === "where");
  const found = (isHow ? first : all[0])?.act ?? null;
  const cue = found === null ? [] : acts[found].cues.filter((each) => says(words, each)).flatMap(wordsOf);
  const isEmpty = (word: string) =>
    stop.has(word) || cue.includes(word) || of.includes(word) || light.includes(word);
  const content = words.filter((word) => !isEmpty(word) && /[^\d]./.test(word));
  const isPronoun = words.some((word) => of.includes(word));
  const isLed = leads.some((each) => says(words, `^${each}`));
  return { act: found, content, isPointing: isLed || isPronoun, isLed, isPronoun };
}

/** "Do they sleep" is asked of what was told, and of nothing else; "is it raining" of nothing that was told. */
export function isSurely({ library, state, words }: Turn): boolean {
  const { persons } = library.followUps[state.language];
  return words.some((word) => persons.includes(word));
}
