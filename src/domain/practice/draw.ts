import { type Chance, pick } from "../learner/skill.ts";

/** A whole number from one to another, both included. */
export function between(chance: Chance, from: number, to: number): number {
  return from + Math.min(to - from, Math.max(0, Math.floor(chance() * (to - from + 1)) || 0));
}

/** One of a list that content promises not to be empty. */
export function one<Item>(list: readonly Item[], chance: Chance): Item {
  const found = pick(list, chance);
  if (found === undefined) throw new Error("There is nothing to draw from.");
  return found;
}

/** In another order (Fisher and Yates). */
export function shuffled<Item>(list: readonly Item[], chance: Chance): readonly Item[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = between(chance, 0, last);
    [order[last], order[at]] = [order[at] as Item, order[last] as Item];
  }
  return order;
}

/** As many different ones of a list as wanted, or all there are. */
export function some<Item>(list: readonly Item[], most: number, chance: Chance): readonly Item[] {
  return shuffled(list, chance).slice(0, most);
}

/** Wrong numbers near the right one: the slips that children make, never below `least`. */
export function nearby(
  answer: number,
  chance: Chance,
  slips: readonly number[] = [],
  least = 0,
): readonly string[] {
  const wide = answer >= 20 ? [answer - 10, answer + 10, answer + 1, answer - 1] : [];
  const close = [answer - 1, answer + 1, answer + 2, answer - 2, answer + 3];
  const fit = (each: number) => Number.isInteger(each) && each >= least && each !== answer;
  const typical = [...new Set(slips.filter(fit))];
  const others = [...new Set([...wide, ...close].filter(fit))].filter((each) => !typical.includes(each));
  return [...some(typical, 2, chance), ...shuffled(others, chance)].slice(0, 3).map(String);
}
