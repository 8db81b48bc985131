import { type LearnedWeights, learn } from "#domain/language/classifier.ts";
import { type Hallmarks, hallmarksOf } from "./hallmarks.ts";
import type { Knowledge } from "./knowledge.ts";
import { phrasings, samplesOf, spokenSamples } from "./ranking.ts";
import { readers } from "./reader.ts";
import { countSupport, type SupportCounts } from "./support.ts";

/** What is learned from the examples of the knowledge. It takes a second, so the build keeps it (scripts/build.mjs). */
export type Learned = {
  readonly classifier: LearnedWeights;
  readonly support: SupportCounts;
  readonly hallmarks: Hallmarks;
};

export function learnFrom(knowledge: Knowledge): Learned {
  const read = phrasings(knowledge, readers(knowledge).get().read);
  const undecided = knowledge.outside.filter(({ lead }) => lead !== undefined).map(({ id }) => id);
  return {
    classifier: learn(samplesOf(read)),
    support: countSupport(spokenSamples(read)),
    hallmarks: hallmarksOf(read, new Set(undecided)),
  };
}
