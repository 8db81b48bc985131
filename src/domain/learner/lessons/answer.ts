import { isSameFact, satisfies } from "../materials/material.ts";
import { factsOf, type MaterialState } from "../materials/materials.ts";
import type { Performance, Task } from "./lesson.ts";
import type { PlayEvent } from "./play.ts";

type Answer = Extract<PlayEvent, { readonly type: "CHECK" | "NUMBER" | "CHOICE" | "WORD" }>;

/** A word as it is compared: accents count, capitals and what stands around it do not. */
const bare = (word: string) =>
  [...word.trim().toLowerCase().normalize("NFC")]
    .filter((sign) => !"¿?¡!.,;:\"'“”«»".includes(sign))
    .join("");

/** Whether an answer is right; null for an answer of a kind that this task does not take. */
export function isRight({ check }: Task, material: MaterialState | null, answer: Answer): boolean | null {
  if (check.by === "goal" && answer.type === "CHECK")
    return material !== null && satisfies(factsOf(material), check.goal);
  if (check.by === "number" && answer.type === "NUMBER") return isSameFact(answer.number, check.number);
  if (check.by === "choices" && answer.type === "CHOICE") return check.choices[answer.at]?.right ?? null;
  if (check.by === "word" && answer.type === "WORD")
    return check.words.some((word) => bare(word) === bare(answer.word));
  return null;
}

/**
 * What helps with this wrong answer: its slip, else the hints one after the other. The control of error speaks of the
 * whole lesson, so it comes when the task's own hints are used up.
 */
export function helpFor(
  { plan }: Performance,
  task: Task,
  material: MaterialState | null,
  answer: Answer,
  tries: number,
): string {
  const slip = slipFor(task, material, answer);
  if (slip !== undefined) return slip;
  const control = plan?.method === "montessori" && task.check.by === "goal" ? plan.control : undefined;
  return task.hints[tries] ?? control ?? task.hints.at(-1) ?? task.say;
}

function slipFor({ check, slips }: Task, material: MaterialState | null, answer: Answer): string | undefined {
  if (check.by === "choices") return answer.type === "CHOICE" ? check.choices[answer.at]?.slip : undefined;
  return slips.find(({ when }) => {
    if (typeof when === "number") return answer.type === "NUMBER" && isSameFact(answer.number, when);
    if (typeof when === "string") return answer.type === "WORD" && bare(answer.word) === bare(when);
    return material !== null && satisfies(factsOf(material), when);
  })?.say;
}
