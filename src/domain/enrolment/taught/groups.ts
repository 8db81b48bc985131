import { alike, type Gist, lengthOf } from "./likeness.ts";

export type Group<Q> = {
  /** The question that is most like all of them. */
  readonly middle: Q;
  /** As they were handed in. */
  readonly questions: readonly Q[];
};

/** Questions that are at least so much like what a group asks belong to it. */
export const SAME = 0.5;

/**
 * Puts questions together that ask the same thing, those that are asked most first. Each joins the group it is most
 * like, so that the same questions in the same order always give the same groups.
 */
export function groupByMeaning<Q>(questions: readonly Q[], gistOf: (question: Q) => Gist): Group<Q>[] {
  const groups: { readonly weights: Map<string, number>; readonly questions: Q[] }[] = [];
  for (const question of questions) {
    const gist = gistOf(question);
    const nearest = groups
      .map((group) => ({ group, like: alike(gist, whole(group.weights)) }))
      .reduce<{ group: (typeof groups)[number]; like: number } | null>(
        (best, one) => (one.like >= SAME && one.like > (best?.like ?? 0) ? one : best),
        null,
      );
    const group = nearest?.group ?? { weights: new Map<string, number>(), questions: [] };
    if (nearest === null) groups.push(group);
    group.questions.push(question);
    for (const [name, weight] of gist.weights)
      group.weights.set(name, (group.weights.get(name) ?? 0) + weight);
  }
  return groups
    .map((group) => ({ middle: middleOf(group, gistOf), questions: group.questions }))
    .sort((one, other) => other.questions.length - one.questions.length);
}

const whole = (weights: ReadonlyMap<string, number>): Gist => ({ weights, length: lengthOf(weights) });

function middleOf<Q>(
  { weights, questions }: { readonly weights: ReadonlyMap<string, number>; readonly questions: readonly Q[] },
  gistOf: (question: Q) => Gist,
): Q {
  const all = whole(weights);
  const [first, ...rest] = questions as [Q, ...Q[]];
  let best = { question: first, like: alike(gistOf(first), all) };
  for (const question of rest) {
    const like = alike(gistOf(question), all);
    if (like > best.like) best = { question, like };
  }
  return best.question;
}
