import type { Desk } from "../desk.ts";
import { matterBefore, thingNamed, thingOf } from "../thing.ts";
import type { Turn } from "../turn.ts";
import { type Correction, lastAsked } from "./correction.ts";
import { isUnclear } from "./part.ts";

/** Marks what was refused in the turn before. */
export const REFUSED = "refused:";

/** What was told last, and what is said not to be meant. */
export function refusedBy(desk: Desk, turn: Turn, { refuses, asks }: Correction): string[] {
  const { state, language } = turn;
  const { answerer, knowledge } = desk;
  const named = refuses.flatMap(
    (message) => answerer.rank({ message, language, topic: null }, 1)[0]?.topic.id ?? [],
  );
  // What is named as meant is not refused, though it was told.
  const meant = thingNamed(knowledge, answerer.read(asks));
  // "I didn't mean the deposit": nothing of it is meant.
  const denied = new Set(refuses.map((piece) => thingNamed(knowledge, answerer.read(piece))));
  const isDenied = (id: string) => {
    const thing = thingOf(knowledge, answerer.fact(id));
    return thing !== undefined && thing !== meant && denied.has(thing);
  };
  named.push(...knowledge.topics.map(({ id }) => id).filter(isDenied));
  const { meaning } = answerer.interpret({ message: asks, language, topic: null });
  const matter = matterBefore({ desk, turn });
  const isOfMatter = meaning.kind === "outside" && meaning.area === matter;
  if (matter !== undefined && asks !== "" && !isOfMatter) named.push(`-${matter.id}`);
  const isAgain = asks !== "" && meaning.kind === "fact" && meaning.fact.id === state.topic;
  const isMeant =
    isAgain || (meant !== undefined && thingOf(knowledge, answerer.fact(state.topic ?? "")) === meant);
  // What was refused a moment ago is not meant now either.
  const before = Object.keys(state.said).flatMap((key) =>
    key.startsWith(REFUSED) ? [key.slice(REFUSED.length)] : [],
  );
  return [...(state.topic === null || isMeant ? [] : [state.topic]), ...named, ...before];
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
