import type { LearningTutor } from "#server/ports/tutor.ts";
import { createEmbeddedTutor } from "./embedded.ts";
import { createModelTutor, type ModelTutorOptions } from "./language-model.ts";

/** A child gets a reply within ten seconds: this long the model may take, then the embedded tutor answers at once. */
const TIMEOUT = 8_000;

/** The tutor: the language model when one is configured, the embedded one otherwise and whenever it fails. */
export function createLearningTutor({
  llm,
  screen,
  log,
}: Pick<ModelTutorOptions, "screen" | "log"> & {
  readonly llm: ModelTutorOptions["llm"] | undefined;
}): LearningTutor {
  if (!llm) return createEmbeddedTutor(screen);
  return createModelTutor({ llm, screen, log, now: () => performance.now(), timeout: TIMEOUT });
}
