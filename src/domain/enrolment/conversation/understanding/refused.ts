import type { Desk } from "../desk.ts";
import type { Turn } from "../turn.ts";
import { type Correction, lastAsked } from "./correction.ts";
import { isUnclear } from "./part.ts";

/** What was told last, and what is said not to be meant. */
export function refusedBy({ answerer }: Desk, { state, language }: Turn, { refuses }: Correction): string[] {
  const named = refuses.flatMap(
    (message) => answerer.rank({ message, language, topic: null }, 1)[0]?.topic.id ?? [],
  );
  return [...(state.topic === null ? [] : [state.topic]), ...named];
}

/** What is asked instead; where it only names a thing ("the deposit"), and that says too little, what was asked of it. */
export function meantBy(correction: Correction, desk: Desk, turn: Turn): string {
  const before = lastAsked(turn) ?? "";
  const { asks, isNamed } = correction;
  if (asks === "") return before;
  const refused = refusedBy(desk, turn, correction);
  const question = { language: turn.language, topic: null, refused };
  const isUnderstood = (message: string) => {
    const { meaning } = desk.answerer.interpret({ ...question, message });
    return !isUnclear(meaning) && meaning.kind !== "move";
  };
  const both = `${before} ${asks}`;
  return isUnderstood(asks) || !(isNamed || isUnderstood(both)) ? asks : both;
}
