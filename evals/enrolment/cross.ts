import { phrasings, samplesOf } from "#domain/enrolment/assistant/ranking.ts";
import { createReader } from "#domain/enrolment/assistant/reader.ts";
import { TRAINING, train } from "#domain/language/classifier.ts";
import { contents } from "#server/adapters/assistant/embedded.ts";

/**
 * Cross-validation on our own example phrasings (five parts), to choose weights and thresholds without touching the
 * evaluation's questions. `node evals/enrolment/cross.ts`
 */
const FOLDS = 5;
const knowledge = contents().school;
const reader = createReader(knowledge);
const samples = samplesOf(phrasings(knowledge, reader.read));
let first = 0;
let three = 0;
const judged: { readonly top: number; readonly lead: number; readonly right: boolean }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = samples.filter((_, index) => index % FOLDS === fold);
  const model = train(
    samples.filter((_, index) => index % FOLDS !== fold),
    TRAINING,
  );
  for (const { label, features } of held) {
    const ranked = [...model.predict(features)]
      .map((probability, index) => ({ probability, label: model.labels[index] as string }))
      .sort((one, other) => other.probability - one.probability);
    // Among the outside areas it does not matter which one.
    const same = (guess: string | undefined) =>
      guess === label || (label.startsWith("-") && guess?.startsWith("-"));
    if (same(ranked[0]?.label)) first += 1;
    if (ranked.slice(0, 3).some((guess) => same(guess.label))) three += 1;
    judged.push({
      top: ranked[0]?.probability ?? 0,
      lead: (ranked[0]?.probability ?? 0) - (ranked[1]?.probability ?? 0),
      right: same(ranked[0]?.label) ?? false,
    });
  }
}
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)}%`;
console.log(
  `${samples.length} phrasings: first ${share(first, samples.length)}, among three ${share(three, samples.length)}`,
);
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
  const sure = judged.filter(({ top }) => top >= least);
  console.log(
    `likelier than ${least}: ${share(sure.length, judged.length)} of them, right ${share(sure.filter(({ right }) => right).length, sure.length)}`,
  );
}
