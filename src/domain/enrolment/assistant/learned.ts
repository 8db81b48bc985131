import { type LearnedWeights, learn } from "#domain/language/classifier.ts";
import { learnDoings } from "./doing.ts";
import { type Hallmarks, hallmarksOf } from "./hallmarks.ts";
import type { Knowledge } from "./knowledge.ts";
import { phrasings, samplesOf, spokenSamples } from "./ranking.ts";
import { readers } from "./reader.ts";
import { type RelationsAsked, relationsAsked, relationsIn } from "./relations.ts";
import { countSupport, type SupportCounts } from "./support.ts";

/** What is learned from the examples of the knowledge. It takes a second, so the build keeps it (scripts/build.mjs). */
export type Learned = {
  readonly classifier: LearnedWeights;
  readonly support: SupportCounts;
  readonly hallmarks: Hallmarks;
  readonly relations: RelationsAsked;
  /** What a message does (doing.ts). */
  readonly doings: LearnedWeights;
};

export function learnFrom(knowledge: Knowledge): Learned {
  const reader = readers(knowledge).get();
  const read = phrasings(knowledge, reader.read);
  const undecided = knowledge.outside.filter(({ lead }) => lead !== undefined).map(({ id }) => id);
  return {
    classifier: learn(samplesOf(read)),
    doings: learnDoings(knowledge.said, reader.read),
    support: countSupport(spokenSamples(read)),
    hallmarks: hallmarksOf(
      read.filter(({ isExample }) => isExample),
      new Set(undecided),
    ),
    relations: relationsAsked([
      ...knowledge.topics.map(({ id, carries = [] }) => [id, carries] as const),
      ...read
        .filter(({ isExample }) => isExample)
        .map(({ label, text }) => [label, relationsIn(text, reader.cues)] as const),
    ]),
  };
}
