import {
  type Calibration,
  type ClassifierModel,
  disclosureShare,
  messageClassifier,
  oddsOf,
  otherShare,
} from "#domain/safety/classifier/classifier.ts";
import { windowsOf } from "#domain/safety/classifier/second-opinion.ts";
import { isDisclosure } from "#domain/safety/kinds.ts";
import { wordsOf } from "#domain/safety/reading/fold.ts";
import type { TrainingMessage } from "./messages.ts";
import { modelOf } from "./model.ts";

/** A message with what a model says of it that has not learned from its hand: the highest of all its windows. */
export type HeldOut = {
  readonly message: TrainingMessage;
  /** Logarithmic odds, as the weights give them. */
  readonly told: number;
  readonly other: number;
};

/** Hands are left out in so many groups, in turn. */
const GROUPS = 4;

/** A model for each group of hands that has learned from all the other hands, and that group's messages. */
export function leaveOut(
  messages: readonly TrainingMessage[],
): { readonly model: ClassifierModel; readonly messages: readonly TrainingMessage[] }[] {
  const hands = [...new Set(messages.map(({ hand }) => hand))];
  const groupOf = new Map(hands.map((hand, at) => [hand, at % GROUPS]));
  return Array.from({ length: GROUPS }, (_, group) => ({
    model: modelOf(
      messages.filter(({ hand }) => groupOf.get(hand) !== group),
      [1],
    ),
    messages: messages.filter(({ hand }) => groupOf.get(hand) === group),
  }));
}

/** What the models of `leaveOut` say of the messages that they have not seen. */
export function heldOut(parts: ReturnType<typeof leaveOut>): HeldOut[] {
  return parts.flatMap(({ model, messages }) => {
    const classify = messageClassifier(model);
    return messages.map((message) => {
      const words = wordsOf(message.text);
      const opinions = windowsOf(words).map(({ from, to }) => classify(words.slice(from, to)));
      const highest = (share: typeof disclosureShare) =>
        oddsOf(Math.max(0, ...opinions.map((opinion) => share(opinion))));
      return { message, told: highest(disclosureShare), other: highest(otherShare) };
    });
  });
}

/** Of so many messages that children write to a tutor, one tells of harm; and as many are of the other kinds. */
const BASE_RATE = 0.01;
const ROUNDS = 4000;

/**
 * Platt's scaling at the base rate: the slope and offset that make the odds of the weights a likelihood, fitted with
 * what is looked for weighing one in a hundred of all, whatever its share of the messages here.
 */
function fitted(odds: readonly number[], isIt: readonly boolean[]): Calibration {
  const positive = isIt.filter(Boolean).length;
  const weights = isIt.map((it) => (it ? BASE_RATE / positive : (1 - BASE_RATE) / (isIt.length - positive)));
  let [slope, offset] = [1, -4];
  for (let round = 0; round < ROUNDS; round += 1) {
    // One step of Newton's method, damped.
    let [first, second, both, ofSlope, ofOffset] = [1e-9, 1e-9, 0, 0, 0];
    odds.forEach((value, at) => {
      const weight = weights[at] as number;
      const share = 1 / (1 + Math.exp(-(slope * value + offset)));
      const wrong = weight * (share - (isIt[at] ? 1 : 0));
      const curve = weight * share * (1 - share);
      ofSlope += wrong * value;
      ofOffset += wrong;
      first += curve * value * value;
      second += curve;
      both += curve * value;
    });
    const determinant = first * second - both * both;
    const [bySlope, byOffset] = [
      (ofSlope * second - ofOffset * both) / determinant,
      (ofOffset * first - ofSlope * both) / determinant,
    ];
    slope -= bySlope / 2;
    offset -= byOffset / 2;
    if (Math.abs(bySlope) + Math.abs(byOffset) < 1e-7) break;
  }
  return { slope, offset };
}

/** The calibration that messages of unseen hands ask for. */
export function calibrationOf(held: readonly HeldOut[]): ClassifierModel["calibration"] {
  const kinds = held.map(({ message: { kind } }) => kind);
  const isTold = kinds.map((kind) => kind !== "harmless" && isDisclosure(kind));
  const isOther = kinds.map((kind, at) => kind !== "harmless" && !isTold[at]);
  return {
    disclosures: fitted(
      held.map(({ told }) => told),
      isTold,
    ),
    others: fitted(
      held.map(({ other }) => other),
      isOther,
    ),
  };
}
