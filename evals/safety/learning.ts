import { FEATURE_BITS } from "#domain/safety/classifier/features.ts";

/** An example: the numbers of its features, each once, and the number of its class. */
export type Example = { readonly features: Uint16Array; readonly label: number };
export type Learned = { readonly bias: Float64Array; readonly weights: Float32Array };

const RATE = 0.2;
const BIAS_RATE = 0.01;
/** Pulls the weights toward nothing, so that a feature seen twice does not decide. */
const DECAY = 1e-3;
const ROUNDS = 16;
/** Each time an example is looked at, so many of its features are hidden: nothing may rest on one word alone. */
const HIDDEN = 0.5;
/** A class that is right by this much teaches nothing. */
const SMALLEST = 2e-3;

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Multinomial logistic regression by stochastic gradients, with steps of their own per weight (AdaGrad) and features
 * hidden by chance (dropout).
 *
 * @param width how many classes there are
 */
export function learn(examples: readonly Example[], width: number, seed: number): Learned {
  const weights = new Float32Array(width << FEATURE_BITS);
  const squares = new Float32Array(weights.length).fill(1e-3);
  const bias = new Float64Array(width);
  const order = Uint32Array.from(examples, (_, index) => index);
  const random = seeded(seed);
  const scores = new Float64Array(width);
  const features = new Uint32Array(1 << FEATURE_BITS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      const kept = order[at] as number;
      order[at] = order[other] as number;
      order[other] = kept;
    }
    for (const index of order) {
      const { features: all, label } = examples[index] as Example;
      let count = 0;
      for (let at = 0; at < all.length; at += 1) {
        if (random() >= HIDDEN) features[count++] = (all[at] as number) * width;
      }
      if (count === 0) continue;
      const share = 1 / Math.sqrt(count);
      scores.fill(0);
      for (let at = 0; at < count; at += 1) {
        const place = features[at] as number;
        for (let of = 0; of < width; of += 1) {
          scores[of] = (scores[of] as number) + (weights[place + of] as number);
        }
      }
      let highest = Number.NEGATIVE_INFINITY;
      for (let of = 0; of < width; of += 1) {
        scores[of] = (scores[of] as number) * share + (bias[of] as number);
        highest = Math.max(highest, scores[of] as number);
      }
      let total = 0;
      for (let of = 0; of < width; of += 1) {
        scores[of] = Math.exp((scores[of] as number) - highest);
        total += scores[of] as number;
      }
      for (let of = 0; of < width; of += 1) {
        const gradient = (scores[of] as number) / total - (of === label ? 1 : 0);
        if (Math.abs(gradient) < SMALLEST) continue;
        bias[of] = (bias[of] as number) - BIAS_RATE * gradient;
        for (let at = 0; at < count; at += 1) {
          const place = (features[at] as number) + of;
          const slope = gradient * share + DECAY * (weights[place] as number);
          squares[place] = (squares[place] as number) + slope * slope;
          weights[place] = (weights[place] as number) - (RATE * slope) / Math.sqrt(squares[place] as number);
        }
      }
    }
  }
  // All features are there when it is used, not half of them: without this it would be surer than it has reason to be.
  const whole = Math.sqrt(1 - HIDDEN);
  return { bias, weights: weights.map((weight) => weight * whole) };
}
