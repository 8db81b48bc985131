import water from "#web/assets/art/demo-water-cycle.svg";
import jungle from "#web/assets/art/how-3.svg";
import rings from "#web/assets/art/notebook-rings.svg";
import grown from "#web/assets/art/plant-4.svg";
import cloud from "#web/assets/art/week-cloud.svg";
import drop from "#web/assets/art/week-drop.svg";
import type { CopyKey } from "#web/platform/copy.ts";

/** One picture of the film with what is said over it. */
export type Shot = {
  readonly says: Extract<CopyKey, `film.${string}`>;
  readonly picture: string;
  /** The two answers on the screen, and which of them is tapped. */
  readonly answers?: "open" | "first" | "second";
  /** The guide is in the picture. */
  readonly guide: boolean;
};

/** A lesson as it goes: a question, a slip, a look, an answer, the hands, the evening. */
export const SHOTS: readonly Shot[] = [
  { says: "film.hello", picture: water, guide: true },
  { says: "film.ask", picture: drop, answers: "open", guide: true },
  { says: "film.slip", picture: drop, answers: "first", guide: true },
  { says: "film.found", picture: cloud, answers: "second", guide: true },
  { says: "film.away", picture: jungle, guide: false },
  { says: "film.home", picture: rings, guide: false },
];

/** Grows in the corner when the answer is found. */
export const PLANT = grown;
