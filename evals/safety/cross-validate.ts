import { messageClassifier } from "#domain/safety/classifier/classifier.ts";
import { isDisclosure } from "#domain/safety/kinds.ts";
import type { MessageScreening } from "#domain/safety/screening.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { calibrationOf, heldOut, leaveOut } from "./calibration.ts";
import { ordinaryMessages, type TrainingMessage, trainingMessages } from "./messages.ts";

/**
 * How well the classifier does on messages of a hand that it has not learned from: `node evals/safety/cross-validate.ts`.
 * The hands, and the frames and files of ordinary talk, are left out a quarter at a time; each is scored by a model of
 * the others, calibrated as the one that is kept, with and without the rules. Thresholds are chosen by this, never by
 * the sealed messages.
 */
const messages = [...trainingMessages(), ...(await ordinaryMessages())];
const hands = [...new Set(messages.map(({ hand }) => hand))];

type Scored = {
  readonly message: TrainingMessage;
  /** By the rules with a classifier that has not learned from this hand. */
  readonly both: MessageScreening;
  readonly rulesAlone: MessageScreening;
};
const rules = createSafetyScreen(null);
const parts = leaveOut(messages);
const calibration = calibrationOf(heldOut(parts));
const scored = parts.flatMap(({ model, messages: some }): Scored[] => {
  const screen = createSafetyScreen(messageClassifier({ ...model, calibration }));
  return some.map((message) => ({
    message,
    both: screen.message(message.text, { names: [] }),
    rulesAlone: rules.message(message.text, { names: [] }),
  }));
});

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)}%`.padStart(7);
const isTold = ({ message: { kind } }: Scored) => kind !== "harmless" && isDisclosure(kind);
const isOther = ({ message: { kind } }: Scored) => kind !== "harmless" && !isDisclosure(kind);

function row(name: string, some: readonly Scored[], of: "both" | "rulesAlone" = "both"): void {
  const share = (part: readonly Scored[], ...verdicts: readonly MessageScreening["verdict"][]) =>
    percent(part.filter((each) => verdicts.includes(each[of].verdict)).length, part.length);
  const told = some.filter(isTold);
  const harmless = some.filter(({ message }) => message.kind === "harmless");
  console.log(
    name.padEnd(22),
    `disclosures ${share(told, "disclosure")} (noticed ${share(told, "disclosure", "turn_aside", "uncertain")})`,
    `others ${share(some.filter(isOther), "disclosure", "turn_aside")}`,
    `false alarms ${share(harmless, "disclosure", "turn_aside")} (suspected ${share(harmless, "uncertain")})`,
    `of ${some.length}`,
  );
}

for (const language of ["en", "es"] as const) {
  const all = scored.filter(({ message }) => message.language === language);
  for (const hand of hands) {
    const some = all.filter(({ message }) => message.hand === hand);
    if (some.length > 0) row(`${language} ${hand}`, some);
  }
  row(language, all);
}
const isOrdinary = ({ message: { hand } }: Scored) => /^(talk|content)-/.test(hand);
for (const [name, some] of [
  ["hands", scored.filter((each) => !isOrdinary(each))],
  ["ordinary talk", scored.filter(isOrdinary)],
] as const) {
  row(name, some);
  row(`${name}, rules`, some, "rulesAlone");
}
