import { plainWords } from "../plain-text.ts";
import { numberIn } from "./numbers.ts";
import { NUMBER_GRID } from "./questions.ts";

/** A choice as it stands on the screen. */
type Shown = { readonly value: string; readonly label: string };

/** Said in passing, in either language; they tell no choice from another. */
const PASSING = new Set(
  "i me my a an the to of and it is in do with el la los las un una de del y que en me mi yo es lo le con".split(
    " ",
  ),
);

/**
 * The choice that somebody means by what they said: its number on the screen ("two"), or the one that shares most of
 * its words. Null when none is meant, or two equally.
 */
export function heardChoice<Choice extends Shown>(heard: string, choices: readonly Choice[]): Choice | null {
  const said = plainWords(heard);
  const telling = new Set(said.filter((word) => !PASSING.has(word)));
  const scores = choices.map(({ value, label }) =>
    Math.max(share(telling, plainWords(label)), share(telling, plainWords(value))),
  );
  const best = Math.max(0, ...scores);
  const found = choices.filter((_, place) => scores[place] === best);
  if (best >= 0.5 && found.length === 1) return found[0] ?? null;
  const number = said.length <= 3 ? numberIn(said) : null;
  return best === 0 && number !== null ? (choices[number - 1] ?? null) : null;
}

/** Which part of a label's telling words was said, 0 to 1. */
function share(said: ReadonlySet<string>, label: readonly string[]): number {
  const words = label.filter((word) => !PASSING.has(word));
  if (words.length === 0) return 0;
  return words.filter((word) => said.has(word)).length / words.length;
}

/** A number that was said for the grid of the onboarding; null when none or one that is not on it. */
export function heardNumber(heard: string): number | null {
  const number = numberIn(plainWords(heard));
  return number !== null && number >= NUMBER_GRID.from && number <= NUMBER_GRID.to ? number : null;
}
