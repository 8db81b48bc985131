import { factsOf, type MaterialState } from "../learner/materials/materials.ts";
import { type Form, isEqual } from "../mathematics/rational.ts";
import type { Item } from "./item.ts";
import type { SkillId } from "./skills.ts";
import { numberOf } from "./slips.ts";

/** The signs that the pad needs: by the skill, so that they do not tell the answer. */
export function signsOf(skill: SkillId, form: Form): readonly ("-" | "." | "/" | ":")[] {
  if (form === "clock" || form === "duration") return form === "clock" ? [":"] : [];
  const point = skill === "decimals" || skill === "percent" || skill === "ratio" || form === "decimal";
  const minus = skill === "negatives" || skill === "algebra";
  return [
    ...(minus ? ["-" as const] : []),
    ...(point ? ["." as const] : []),
    ...(form === "fraction" ? ["/" as const] : []),
  ];
}

/** Whether a text holds an answer, as a word or a number of its own. */
export function givesAway(text: string, answer: string): boolean {
  const plain = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}/]+/gu, " ")
      .trim()} `;
  return plain(text).includes(plain(answer));
}

/** Whether an answer is the right one; 2/4 is as right as 1/2, and typed numbers may have spaces or a comma in them. */
export function isRight(item: Item, given: string): boolean {
  if (item.asked.by === "choices" || item.asked.by === "material") return given === item.answer;
  const [said, answer] = [numberOf(given), numberOf(item.answer)];
  return said !== null && answer !== null && isEqual(said, answer);
}

/** What a material says as it was laid, as an answer is written: tenths that were jumped one by one are tenths again. */
export function laid({ asked }: Item, material: MaterialState): string {
  const fact = asked.by === "material" ? factsOf(material)[asked.fact] : undefined;
  return typeof fact === "number" ? String(Math.round(fact * 1000) / 1000) : String(fact ?? "");
}
