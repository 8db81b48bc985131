import { FEATURE_BITS, featureNumber, featureReader, type WordClasses } from "./features.ts";
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

/** What makes a likelihood of what the weights say: a slope and an offset of its logarithmic odds (Platt's scaling). */
export type Calibration = { readonly slope: number; readonly offset: number };

/** Multinomial logistic regression over features (features.ts), its weights in steps of `scales`. */
export type ClassifierModel = {
  readonly classes: WordClasses;
  readonly bias: readonly number[];
  /** Per class, what one step of a weight is worth. */
  readonly scales: readonly number[];
  /** One row of classes for each feature number. */
  readonly weights: Int8Array;
  /** For what is told, and for the other kinds: fitted on messages that were not learned from (evals/safety/calibration.ts). */
  readonly calibration: { readonly disclosures: Calibration; readonly others: Calibration };
};

/** Nothing is changed: what the weights say is taken as it is. */
export const UNCALIBRATED: ClassifierModel["calibration"] = {
  disclosures: { slope: 1, offset: 0 },
  others: { slope: 1, offset: 0 },
};

/** How likely each class is among what children say to the tutor, of which one in a hundred tells of harm; together 1. */
export type Opinion = Readonly<Record<MessageClass, number>>;
export type MessageClassifier = (words: readonly Word[]) => Opinion;

/** Keeps odds finite: nobody is surer than this. */
const SUREST = 1e-6;
export const oddsOf = (share: number) => {
  const within = Math.min(1 - SUREST, Math.max(SUREST, share));
  return Math.log(within / (1 - within));
};
export const shareOf = (odds: number) => 1 / (1 + Math.exp(-odds));
const sumOf = (opinion: Opinion, kinds: readonly LearnedKind[]) =>
  kinds.reduce((sum, kind) => sum + opinion[kind], 0);

const TOLD = LEARNED_KINDS.filter(isDisclosure);
const OTHERS = LEARNED_KINDS.filter((kind) => !isDisclosure(kind));

function calibrated(raw: Opinion, { disclosures, others }: ClassifierModel["calibration"]): Opinion {
  const likelihood = (share: number, { slope, offset }: Calibration) =>
    shareOf(slope * oddsOf(share) + offset);
  const told = sumOf(raw, TOLD);
  const other = sumOf(raw, OTHERS);
  const isTold = likelihood(told, disclosures);
  const isOther = Math.min(1 - isTold, likelihood(other, others));
  const spread = (kinds: readonly LearnedKind[], whole: number, share: number) =>
    kinds.map((kind) => [kind, (raw[kind] / Math.max(whole, Number.MIN_VALUE)) * share]);
  return {
    ...Object.fromEntries([...spread(TOLD, told, isTold), ...spread(OTHERS, other, isOther)]),
    harmless: Math.max(0, 1 - isTold - isOther),
  } as Opinion;
}

/** @throws when the weights are not as many as features and classes need: the file is another version's */
export function messageClassifier(model: ClassifierModel): MessageClassifier {
  const { classes, bias, scales, weights, calibration } = model;
  const width = MESSAGE_CLASSES.length;
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
    const raw = MESSAGE_CLASSES.map((name, at) => [name, (powers[at] ?? 0) / total]);
    return calibrated(Object.fromEntries(raw) as Opinion, calibration);
  };
}

/** How likely it is that a child tells something a grown-up must learn of. */
export function disclosureShare(opinion: Opinion): number {
  return sumOf(opinion, TOLD);
}

/** How likely it is something else that is not answered as usual. */
export function otherShare(opinion: Opinion): number {
  return sumOf(opinion, OTHERS);
}

/** The likeliest of some kinds. */
export function likeliest(opinion: Opinion, kinds: readonly LearnedKind[]): LearnedKind {
  return kinds.reduce((best, kind) => (opinion[kind] > opinion[best] ? kind : best));
}
