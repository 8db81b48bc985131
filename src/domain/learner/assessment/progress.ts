import { firstCharacters, isLongerThan } from "../plain-text.ts";
import { type Chance, pick } from "../skill.ts";

/** §9 "Answer chip truncation: 20 characters." */
export const CHIP_CHARACTERS = 20;

/** An answer as its chip shows it: at most 20 characters as people count them, then an ellipsis. */
export function chipText(answer: string): string {
  const line = answer.replace(/\s+/g, " ").trim();
  return isLongerThan(line, CHIP_CHARACTERS) ? `${firstCharacters(line, CHIP_CHARACTERS).trimEnd()}…` : line;
}

/**
 * §9 "Progress width: (index+1)/total percent."
 *
 * @param index of the question shown, from 0
 * @returns 0 to 100, not rounded; 0 when there are no questions
 */
export function progressPercent(index: number, total: number): number {
  return total <= 0 ? 0 : Math.min(100, Math.max(0, ((index + 1) / total) * 100));
}

/** §9 "Assessment encouragement phrases: random from 5." The list must not be empty. */
export function encouragement<Phrase>(phrases: readonly Phrase[], random: Chance): Phrase {
  const found = pick(phrases, random);
  if (found === undefined) throw new Error("There are no encouragements.");
  return found;
}
