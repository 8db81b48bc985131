import { words } from "#domain/language/text.ts";
import { THRESHOLDS } from "../../assistant/ranking.ts";
import type { Desk } from "../desk.ts";
import type { Turn } from "../turn.ts";
import { type Part, tellsAges } from "./part.ts";

/** What is told beside a question is a matter of its own where it is certain, and no story of who writes. */
export function isOwnMatter(
  { answerer }: Desk,
  { state }: Turn,
  { meaning, confidence, question, unexplained }: Part,
): boolean {
  // "Ok, 9 to 3. And after care?": what was told is only said after.
  const isSaid = meaning.kind === "fact" && state.said[`told:${meaning.fact.id}`] !== undefined;
  if (meaning.kind === "fact") return confidence >= THRESHOLDS.certain && !isSaid;
  const said = answerer.cues(question.message);
  // "Ayudan con la visa y cuánto cuesta?": what nobody but the school can know is asked, and not told.
  const isOfFamily = ["mine", "ofself", "tells"].some((cue) => said.has(cue));
  const isOfSchool =
    meaning.kind === "outside" && confidence >= THRESHOLDS.certain && unexplained.length === 0;
  if (isOfSchool && !isOfFamily && !tellsAges(answerer.read(question.message).tokens)) return true;
  const isOfChild = meaning.kind === "outside" && meaning.area?.ofChild === true && !said.has("ofself");
  return isOfChild || said.has("wishes") || said.has("negative");
}

/** "Would the school take her?" after the packs or the plans for home: no longer of those. */
export function namesSchool({ answerer }: Desk, { state }: Turn, text: string): boolean {
  const before = answerer.fact(state.topic ?? "")?.subject ?? [];
  const { concepts } = answerer.read(text);
  const names = (of: readonly string[], all: readonly string[]) => of.some((one) => all.includes(one));
  return names(AT_HOME, before) && !names(AT_HOME, [...concepts]) && concepts.has("schoolword");
}

const AT_HOME = ["explorers", "planname", "homeplan", "athome"];

/** "And the little one?" needs children, "is that per month?" a price: without them the words mean something else. */
export function senseless({ answerer }: Desk, { state, message }: Turn): readonly string[] {
  const { ages, count } = state.children;
  const charged = answerer.fact(state.topic ?? "")?.charged;
  return [
    ...(ages.length === 0 && count === null ? ["which_child"] : []),
    ...(charged === undefined ? ["unit"] : []),
    // "Not even roughly?" refuses nothing.
    ...(message.endsWith("?") && words(message).length > 1 ? ["refuse", "affirm", "think_over"] : []),
  ];
}
