import type { GameEvent } from "../../rewards/play.ts";
import type { LessonRecord } from "./record.ts";

/** What a lesson is told to the points as: each task that the child solved, and what was done with hands. */
export function earnedBy({ own, hands }: LessonRecord): readonly GameEvent[] {
  const solved = Array.from({ length: own }, () => ({ kind: "correct_answer" }) as const);
  return hands === "done" ? [...solved, { kind: "creative_activity" }] : solved;
}
