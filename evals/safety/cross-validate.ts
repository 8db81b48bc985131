import { disclosureShare, messageClassifier, type Opinion } from "#domain/safety/classifier.ts";
import { wordsOf } from "#domain/safety/fold.ts";
import { isDisclosure, SAFETY_KINDS } from "#domain/safety/kinds.ts";
import { secondOpinion } from "#domain/safety/second-opinion.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { type TrainingMessage, trainingMessages } from "./messages.ts";
import { modelOf } from "./model.ts";

/**
 * How well the classifier does on messages of a hand that it has not learned from: `node evals/safety/cross-validate.ts`.
 * Each hand's messages are scored by a model of all the others', with and without the rules. Thresholds are chosen by
 * this, never by the sealed messages.
 */
const messages = trainingMessages();
const rules = createSafetyScreen(null);
const hands = [...new Set(messages.map(({ hand }) => hand))];

type Scored = {
  readonly message: TrainingMessage;
  readonly opinion: Opinion;
  readonly rule: string | null;
  readonly both: { readonly kind: string | null; readonly isSure: boolean };
};
const scored = hands.flatMap((hand): Scored[] => {
  const classify = messageClassifier(modelOf(messages.filter((message) => message.hand !== hand)));
  const second = secondOpinion(classify);
  return messages
    .filter((message) => message.hand === hand)
    .map((message) => {
      const words = wordsOf(message.text);
      const rule = rules.message(message.text, { names: [] }).kind;
      const found = second(words);
      const both =
        rule !== null && !(found?.isSure && isDisclosure(found.kind) && !isDisclosure(rule))
          ? { kind: rule, isSure: true }
          : { kind: found?.kind ?? null, isSure: found?.isSure ?? false };
      return { message, opinion: classify(words), rule, both };
    });
});

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)}%`.padStart(7);
const isTold = ({ message: { kind } }: Scored) => kind !== "harmless" && isDisclosure(kind);
const isOther = ({ message: { kind } }: Scored) => kind !== "harmless" && !isDisclosure(kind);

function row(name: string, some: readonly Scored[]): void {
  const told = some.filter(isTold);
  const other = some.filter(isOther);
  const harmless = some.filter(({ message }) => message.kind === "harmless");
  const isCareful = ({ both }: Scored) => both.kind !== null && both.isSure;
  const careful = told.filter(
    (each) => isCareful(each) && SAFETY_KINDS.some((kind) => kind === each.both.kind && isDisclosure(kind)),
  );
  console.log(
    name.padEnd(14),
    `disclosures ${percent(careful.length, told.length)} (noticed ${percent(told.filter(({ both }) => both.kind !== null).length, told.length)})`,
    `others ${percent(other.filter(isCareful).length, other.length)}`,
    `false alarms ${percent(harmless.filter(isCareful).length, harmless.length)}`,
    `(unsure ${percent(harmless.filter(({ both }) => both.kind !== null && !both.isSure).length, harmless.length)})`,
    `n ${told.length} ${other.length} ${harmless.length}`,
  );
}

for (const language of ["en", "es"] as const) {
  for (const hand of hands) {
    const some = scored.filter(({ message }) => message.hand === hand && message.language === language);
    if (some.length > 0) row(`${language} ${hand}`, some);
  }
  const all = scored.filter(({ message }) => message.language === language);
  row(language, all);
  for (const share of [0.02, 0.05, 0.1]) {
    const alarms = all
      .filter(({ message }) => message.kind === "harmless")
      .map(({ opinion }) => 1 - opinion.harmless)
      .sort((one, other) => other - one);
    const least = alarms[Math.floor(alarms.length * share)] ?? 1;
    const seen = (some: readonly Scored[]) =>
      percent(some.filter(({ opinion }) => 1 - opinion.harmless > least).length, some.length);
    const told = all.filter(isTold);
    const answered = told.filter(
      ({ opinion }) => 1 - opinion.harmless > least && disclosureShare(opinion) * 2 > 1 - opinion.harmless,
    );
    console.log(
      `  classifier alone, ${share * 100}% false alarms, above ${least.toFixed(2)}: disclosures ${percent(answered.length, told.length)} others ${seen(all.filter(isOther))}`,
    );
  }
}
row("all", scored);
row(
  "rules alone",
  scored.map((each) => ({ ...each, both: { kind: each.rule, isSure: true } })),
);
