import { isToddler } from "./age.ts";

/** A big word of praise and the smaller one a toddler hears. Whole words, lower case. */
export type Softening = readonly [loud: string, soft: string];

/**
 * §5 "Age <= 5 softens praise words (for example Outstanding becomes Great)". Keeps a capital first letter; leaves
 * everything else as it was.
 *
 * @param text what a guide is about to say, from content, in one language
 */
export function softenPraise(text: string, age: number, softenings: readonly Softening[]): string {
  if (!isToddler(age)) return text;
  const soft = new Map(softenings);
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const found = soft.get(word.toLowerCase());
    if (found === undefined) return word;
    const capital = word.charAt(0) !== word.charAt(0).toLowerCase();
    return capital ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  });
}
