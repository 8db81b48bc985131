import { seededChance } from "../seeded.ts";

/**
 * In which order choices stand on the screen: numbers by their size, anything else mixed, always alike for the same
 * words. In a lesson's file the right one may stand anywhere; a child must not find it by its place.
 */
export function choiceOrder(choices: readonly { readonly say: string }[]): readonly number[] {
  const order = choices.map((_, at) => at);
  const numbers = choices.map(({ say }) => (say.trim() === "" ? Number.NaN : Number(say)));
  if (numbers.every(Number.isFinite)) {
    return order.sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  }
  const chance = seededChance(choices.map(({ say }) => say).join("\n"));
  const keys = choices.map(chance);
  return order.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
}
