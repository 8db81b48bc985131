import { FEATURE_BITS, featureNames, featureNumbers, type WordClasses } from "./features.ts";
import type { Word } from "./fold.ts";
import { isDisclosure, type SafetyKind } from "./kinds.ts";

/** The kinds that the classifier tells apart; the finer ones are told by rules alone. */
export const LEARNED_KINDS = [
  "self_harm",
  "abuse",
  "grooming",
  "danger",
  "bullying",
  "sexual",
  "drugs",
  "medical",
  "personal_data",
  "profanity",
  "injection",
] as const satisfies readonly SafetyKind[];
export type LearnedKind = (typeof LEARNED_KINDS)[number];
/** Its classes, in the order of its weights. */
export const MESSAGE_CLASSES = ["harmless", ...LEARNED_KINDS] as const;
export type MessageClass = (typeof MESSAGE_CLASSES)[number];

/** Multinomial logistic regression over features (features.ts), its weights in steps of `scales`. */
export type ClassifierModel = {
  readonly classes: WordClasses;
  readonly bias: readonly number[];
  /** Per class, what one step of a weight is worth. */
  readonly scales: readonly number[];
  /** One row of classes for each feature number. */
  readonly weights: Int8Array;
};

/** How likely each class is, together 1. */
export type Opinion = Readonly<Record<MessageClass, number>>;
export type MessageClassifier = (words: readonly Word[]) => Opinion;

/** @throws when the weights are not as many as features and classes need: the file is another version's */
export function messageClassifier({ classes, bias, scales, weights }: ClassifierModel): MessageClassifier {
  const width = MESSAGE_CLASSES.length;
  if (weights.length !== width << FEATURE_BITS || bias.length !== width || scales.length !== width) {
    throw new Error("The classifier's weights do not fit its features.");
  }
  return (words) => {
    const features = featureNumbers(featureNames(words, classes));
    const share = 1 / Math.sqrt(features.length);
    const sums = new Float64Array(width);
    for (const feature of features) {
      for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) + (weights[feature * width + at] ?? 0);
    }
    const scores = bias.map((value, at) => value + (sums[at] ?? 0) * (scales[at] ?? 0) * share);
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return Object.fromEntries(
      MESSAGE_CLASSES.map((name, at) => [name, (powers[at] ?? 0) / total]),
    ) as Opinion;
  };
}

/** How likely it is that a child tells something a grown-up must learn of. */
export function disclosureShare(opinion: Opinion): number {
  return LEARNED_KINDS.filter(isDisclosure).reduce((sum, kind) => sum + opinion[kind], 0);
}

/** The likeliest of some kinds. */
export function likeliest(opinion: Opinion, kinds: readonly LearnedKind[]): LearnedKind {
  return kinds.reduce((best, kind) => (opinion[kind] > opinion[best] ? kind : best));
}
