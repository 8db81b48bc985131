import { isDisclosure, type SafetyKind } from "../kinds.ts";
import type { Word } from "../reading/fold.ts";
import { type LinearModel, linearClassifier } from "./linear.ts";

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

export type ClassifierModel = LinearModel & {
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

/** @throws when the weights do not fit the features */
export function messageClassifier(model: ClassifierModel): MessageClassifier {
  const sharesOf = linearClassifier(model, MESSAGE_CLASSES.length);
  return (words) => {
    const shares = sharesOf(words);
    const raw = MESSAGE_CLASSES.map((name, at) => [name, shares[at]]);
    return calibrated(Object.fromEntries(raw) as Opinion, model.calibration);
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
