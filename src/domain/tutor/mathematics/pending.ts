import type { Problem } from "../../mathematics/problem.ts";
import type { Waiting } from "../state.ts";

export type Pending = Waiting & { kind: "mathematics" };

export const begun = (problem: Problem): Pending => ({
  kind: "mathematics",
  problem,
  step: 0,
  way: 0,
  level: 0,
  tries: 0,
});
export const offerOf = (problem: Problem) => ({ kind: "offer", what: "mathematics", problem }) as const;
