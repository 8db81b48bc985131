import type { Word } from "../reading/fold.ts";
import { FEATURE_BITS, featureNumber, featureReader, type WordClasses } from "./features.ts";

/** Multinomial logistic regression over features (features.ts), its weights in steps of `scales`. */
export type LinearModel = {
  readonly classes: WordClasses;
  readonly bias: readonly number[];
  /** Per class, what one step of a weight is worth. */
  readonly scales: readonly number[];
  /** One row of classes for each feature number. */
  readonly weights: Int8Array;
};

/**
 * Answers how likely each class is, as far as the weights tell; together 1.
 *
 * @throws when the weights are not as many as features and classes need: the file is another version's
 */
export function linearClassifier(
  { classes, bias, scales, weights }: LinearModel,
  width: number,
): (words: readonly Word[]) => number[] {
  if (weights.length !== width << FEATURE_BITS || bias.length !== width || scales.length !== width) {
    throw new Error("The classifier's weights do not fit its features.");
  }
  const read = featureReader(classes);
  /** Which features were counted in which reading: each counts once. */
  const counted = new Uint32Array(1 << FEATURE_BITS);
  let reading = 0;
  return (words) => {
    reading = reading === 0xffffffff ? 1 : reading + 1;
    const sums = new Int32Array(width);
    let count = 0;
    for (const code of read(words)) {
      const feature = featureNumber(code);
      if (counted[feature] === reading) continue;
      counted[feature] = reading;
      count += 1;
      const row = feature * width;
      for (let at = 0; at < width; at += 1) sums[at] = (sums[at] as number) + (weights[row + at] as number);
    }
    const share = 1 / Math.sqrt(count);
    const scores = bias.map((value, at) => value + (sums[at] as number) * (scales[at] ?? 0) * share);
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / total);
  };
}
