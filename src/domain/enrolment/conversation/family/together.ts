import { figuresIn } from "#domain/dialogue/figures.ts";
import { sentences } from "#domain/language/text.ts";
import type { Draft } from "../draft.ts";
import { thingNamed } from "../thing.ts";
import { atEntry } from "./entry.ts";
import { podsOf, tellFit } from "./fit.ts";

/** "In the same group?", "so they would be in different groups?" */
const asksOfGroup = (cues: ReadonlySet<string>) => cues.has("together") || cues.has("apart");

/** Whether children would share a group gets its yes or no from their ages; says whether that was asked. */
export function tellTogether(draft: Draft): boolean {
  const { heard } = draft;
  if (!asksOfGroup(heard.cues) || !heard.isQuestion || !isOfGroup(draft)) return false;
  if (heard.birthday !== null) {
    atEntry(draft, false);
    // "He turns 8 in August, same group?": of one child it is the group of that day.
    if (draft.state.children.ages.length < 2) return true;
  }
  together(draft);
  return true;
}

/** "Would they be together?": where one pod takes them all; children of one age are of one pod. */
function together(draft: Draft) {
  const ages = comparedOf(draft, draft.state.children.ages);
  const { from, to } = draft.desk.catalogue.podSchool.ages;
  const pods = Object.values(draft.desk.catalogue.podSchool.pods);
  draft.topic = "pods";
  if (ages.length === 0) {
    draft.say("answer", "togetherByAge");
    return draft.ask("children", "askAgesFirst");
  }
  const isShared =
    (ages.length === 1 && ages.every((age) => age < from)) ||
    pods.some((pod) => ages.every((age) => age >= pod.from && age <= pod.to));
  // "So they would be in different groups?" is the same question the other way round.
  const isApart = draft.heard.cues.has("apart");
  const name = isApart ? (isShared ? "apartNo" : "apartYes") : isShared ? "togetherYes" : "togetherNo";
  draft.say(isShared === isApart ? "correct" : "answer", name);
  const named = ages.filter((age) => age >= from && age <= to);
  if (named.length > 0) draft.say("answer", "togetherPods", { pods: podsOf(draft, named) });
  const others = ages.filter((age) => !named.includes(age));
  if (others.length > 0) tellFit(draft, others);
  draft.thing = "school";
}

/** "The two" of three children: those who were compared before. */
function comparedOf({ desk, turn, heard }: Draft, ages: readonly number[]): readonly number[] {
  if (heard.ages.length > 1) return heard.ages;
  if (!heard.cues.has("both") || ages.length < 3) return ages;
  const before = turn.history
    .filter(({ role }) => role === "visitor")
    .map(({ text }) => figuresIn(desk.answerer.read(text).tokens, true).ages)
    .findLast((named) => named.length === 2);
  return before ?? ages;
}

/** "Would they be together?" of several children, not whether the school keeps groups together. */
function isOfGroup({ desk, heard, turn, state: { children } }: Draft): boolean {
  const { answerer, knowledge } = desk;
  // What is told beside it ("she is shy") names nothing of it.
  const asks = sentences(turn.message).find((one) => asksOfGroup(answerer.cues(one))) ?? turn.message;
  // "Could we put two passes together?" groups no children.
  const isOfSchool = (thingNamed(knowledge, answerer.read(asks))?.id ?? "school") === "school";
  return isOfSchool && (heard.cues.has("mine") || children.ages.length > 1 || (children.count ?? 0) > 1);
}
