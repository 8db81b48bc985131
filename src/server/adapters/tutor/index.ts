import type { LearningTutor } from "#server/ports/tutor.ts";
import { createEmbeddedTutor } from "./embedded.ts";
import { createModelTutor, type ModelTutorOptions } from "./language-model.ts";

/**
 * A child gets a reply within ten seconds: this long the model may take, the second judge two more; then the embedded
 * tutor answers at once.
 */
const TIMEOUT = 7_500;

/**
 * The tutor: the language model when one is configured and a judge reads its replies, the embedded one otherwise and
 * whenever either fails.
 */
export function createLearningTutor({
  llm,
  screen,
  judge,
  mayAsk,
  log,
  watch,
}: Pick<ModelTutorOptions, "screen" | "mayAsk" | "log" | "watch"> & {
  readonly llm: ModelTutorOptions["llm"] | undefined;
  readonly judge: ModelTutorOptions["judge"] | null;
}): LearningTutor {
  if (!llm || judge === null) return createEmbeddedTutor(screen, log);
  return createModelTutor({
    llm,
    screen,
    judge,
    mayAsk,
    log,
    watch,
    now: () => performance.now(),
    timeout: TIMEOUT,
  });
}
