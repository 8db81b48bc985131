import { heardChoice } from "../learner/assessment/heard.ts";
import { numberIn } from "../learner/assessment/numbers.ts";
import { plainWords } from "../learner/plain-text.ts";
import type { Language } from "../locale/language.ts";
import type { AdventureChoice } from "./step.ts";

/**
 * The choice that a child's own words mean, so that the guide can name it; null when they mean none. Whatever it is,
 * the answer counts.
 */
export function meantChoice(
  words: string,
  choices: readonly AdventureChoice[],
  language: Language,
): string | null {
  if (choices.some(({ dots }) => dots !== undefined)) {
    const number = numberIn(plainWords(words));
    return choices.find(({ dots }) => dots === number)?.value ?? null;
  }
  const shown = choices.map(({ value, label }) => ({ value, label: label[language] }));
  return heardChoice(words, shown)?.value ?? null;
}
