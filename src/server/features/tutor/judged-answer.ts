import { mayBeJudged, raised } from "#domain/safety/judgement.ts";
import type { MessageScreening } from "#domain/safety/screening.ts";
import type { SafetyJudge } from "#server/ports/safety-judge.ts";
import type { TutorProgress } from "#server/ports/tutor.ts";
import { type Answered, answerTo, isScripted, type ScreenedMessage, type TutorSafety } from "./answering.ts";

/** An answer, and what the message was found to be after the second judge had read it. */
export type JudgedAnswer = { readonly answer: Answered; readonly screening: MessageScreening };

/**
 * Answers a message while the second judge reads it (decision 104). The child sees nothing before the judgement is in;
 * when it raises concern, the answer that was begun is dropped and the message is answered as what it is.
 */
export async function judgedAnswer(
  { judge, ...parts }: Pick<TutorSafety, "tutor" | "followUps"> & { readonly judge: SafetyJudge | null },
  message: ScreenedMessage,
  progress?: TutorProgress,
  signal?: AbortSignal,
): Promise<JudgedAnswer> {
  const { screening } = message;
  const isDecided = isScripted(parts, message);
  if (judge === null || isDecided || !mayBeJudged(screening, judge)) {
    return { answer: await answerTo(parts, message, progress, signal), screening };
  }

  const dropped = new AbortController();
  const ending = signal === undefined ? dropped.signal : AbortSignal.any([signal, dropped.signal]);
  const held = heldProgress(progress);
  const turns = judge.isInHouse ? message.earlier : message.history;
  const judging = judge.message([...turns, { from: "child", text: screening.redacted }], signal);
  const answering = answerTo(parts, message, held.progress, ending);
  // It may fail after it was dropped, when nobody waits for it any more.
  answering.catch(() => {});

  const judged = raised(screening, await judging);
  if (judged.verdict === screening.verdict && judged.kind === screening.kind) {
    held.release();
    return { answer: await answering, screening };
  }
  dropped.abort();
  const answer = await answerTo(parts, { ...message, screening: judged }, progress, signal);
  return { answer, screening: judged };
}

/** Keeps the steps of a progress until they are released. */
function heldProgress(progress: TutorProgress | undefined) {
  const steps: Parameters<TutorProgress>[0][] = [];
  let isReleased = false;
  return {
    progress: ((step) => {
      if (isReleased) progress?.(step);
      else steps.push(step);
    }) satisfies TutorProgress,
    release() {
      isReleased = true;
      for (const step of steps) progress?.(step);
    },
  };
}
