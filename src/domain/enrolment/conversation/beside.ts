import { clausesOf, isAsking } from "#domain/dialogue/clauses.ts";
import { answerPart } from "./answer-part.ts";
import type { Draft } from "./draft.ts";
import { saysPaid } from "./matters.ts";
import { passOn } from "./questions.ts";
import { isUnclear, type Part, startersOf } from "./understand.ts";

/** The questions beside an address, a number or a name: each is answered, or passed on in its own words. */
export function answerBeside(draft: Draft): void {
  const { desk, turn, heard } = draft;
  const { answerer } = desk;
  const starters = startersOf(desk);
  if (saysPaid(draft)) draft.say("repair", "paidAlready");
  const text = heard.reach.rest === "" ? turn.message : heard.reach.rest;
  const clauses = clausesOf(text, starters);
  const asks = (clause: string) => isAsking(clause, starters) || answerer.cues(clause).has("wantsknow");
  for (const message of (clauses.length > 0 ? clauses : [text]).filter(asks)) {
    const question = { message, language: turn.language, topic: turn.state.topic };
    const part: Part = { question, ...answerer.interpret(question) };
    if (isOfContact(part)) continue;
    const isGuessed = part.meaning.kind === "unsure" && part.meaning.guess !== null;
    if (isUnclear(part.meaning) && !isGuessed) passOn(draft, message);
    else answerPart(draft, part);
  }
}

/** "Can you call me?" beside a number is what the number is for. */
const isOfContact = ({ meaning }: Part) =>
  meaning.kind === "move" ||
  (meaning.kind === "fact" &&
    (meaning.fact.move !== undefined ||
      meaning.fact.subject.length === 0 ||
      meaning.fact.aspectOf === "contact_person"));
