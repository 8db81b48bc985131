import type { Answer, Turn } from "../../turn.ts";
import { askedForms } from "./asked.ts";
import { askedWhich } from "./choosing.ts";
import { askedGap } from "./exercise.ts";

/** The forms of verbs: asked for, to be filled in, or one of two. */
export const verbForms = (turn: Turn): Answer | null =>
  askedGap(turn) ?? askedForms(turn) ?? askedWhich(turn);
