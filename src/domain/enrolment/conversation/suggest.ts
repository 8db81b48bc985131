import type { Topic } from "../assistant/knowledge.ts";
import type { Draft } from "./draft.ts";
import { MOST_QUESTIONS, unknown } from "./not-known.ts";
import { thingNamed, thingOf } from "./thing.ts";

/** Offers what may be meant, for the family to choose. */
export function suggested(draft: Draft, likely: readonly Topic[]) {
  const facts = likely.filter((fact) => isAtHand(draft, fact));
  const { language } = draft.turn;
  const { offered } = draft.turn.state;
  const before = offered?.kind === "facts" ? offered.facts : [];
  // Who was offered them just now and did not take one meant something else.
  if (facts.length === 0 || facts.every(({ id }) => before.includes(id))) return unknown(draft, null);
  draft.say("suggest", "didYouMean");
  draft.suggestions = facts.map(({ question }) => question[language]);
  if (draft.wish === null) draft.note("question");
  draft.outcome = "suggested";
  draft.state.offered = { kind: "facts", facts: facts.map(({ id }) => id) };
  draft.state.questions = [...draft.state.questions, draft.turn.message].slice(-MOST_QUESTIONS);
}

/** A chip is of what the message names, else of what is spoken of. */
function isAtHand({ desk, heard, turn }: Draft, fact: Topic): boolean {
  const { concepts } = heard.reading;
  const of = thingOf(desk.knowledge, fact);
  const named = thingNamed(desk.knowledge, heard.reading);
  if (named !== undefined) return of === undefined ? shares(fact, concepts) : of === named;
  return shares(fact, concepts) || (of !== undefined && of.id === turn.state.thing);
}
const shares = ({ subject }: Topic, concepts: ReadonlySet<string>) =>
  subject.some((concept) => concepts.has(concept));
