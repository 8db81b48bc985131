import { type MaterialState, moved } from "../materials/materials.ts";
import type { Step } from "./lesson.ts";
import type { Frame } from "./play.ts";

/** What the material goes through while one step is said: each move by itself, each light by itself. */
export function framesOf(start: MaterialState, { do: moves }: Step): readonly Frame[] {
  let material = start;
  const frames: Frame[] = [];
  for (const move of moves) {
    if ("light" in move) {
      frames.push({ material, lit: move.light });
      continue;
    }
    for (let time = 0; time < move.times; time++) {
      material = moved(material, move.move) ?? material;
      frames.push({ material, lit: null });
    }
  }
  return frames;
}
