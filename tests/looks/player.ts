import type { Play } from "../../src/domain/learner/lessons/play.ts";
import { place } from "./place.ts";

export { play } from "../../src/domain/learner/lessons/player.ts";

/** In the place of the lesson's beginning: the moment that is to be seen. */
export const begin = (): Play => place.now as Play;
