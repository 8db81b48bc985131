import type { Topic } from "../assistant/knowledge.ts";
import type { Draft } from "./draft.ts";
import { MOVES } from "./moves.ts";
import { tellPriced } from "./prices.ts";
import { declined, knownFor, MOST_QUESTIONS, suggested, tellFact, unknown } from "./questions.ts";
import type { Part } from "./understand.ts";

/** Told with a word of doubt; whoever meant something else says no, and the question goes to a person. */
function guessed(draft: Draft, fact: Topic, { question }: Part): void {
  const { answerer, open } = draft.desk;
  draft.say("answer", "ifUnderstood");
  tellFact(draft, fact, answerer.tell(fact, question, open, knownFor(draft, fact)));
  draft.state.offered = { kind: "facts", facts: [fact.id] };
  draft.state.questions = [...draft.state.questions, question.message].slice(-MOST_QUESTIONS);
}

/** Does what one part of the message calls for. */
export function answerPart(draft: Draft, part: Part) {
  const { meaning, question } = part;
  const { answerer, open } = draft.desk;
  const isVague =
    meaning.kind === "unsure" || (meaning.kind === "outside" && meaning.area?.lead === undefined);
  if (isVague && draft.heard.isCount) return MOVES.unit?.(draft, {});
  if (isVague && tellPriced(draft)) return;
  switch (meaning.kind) {
    case "steered":
      return declined(draft);
    case "crossing":
      return tellFact(draft, meaning.fact, answerer.cross(meaning.crossing, meaning.fact, question));
    case "fact": {
      const move = meaning.fact.move === undefined ? undefined : MOVES[meaning.fact.move];
      const told = () => answerer.tell(meaning.fact, question, open, knownFor(draft, meaning.fact));
      if (move !== undefined) return move(draft, { fact: meaning.fact, told: told() });
      return tellFact(draft, meaning.fact, told());
    }
    case "move":
      return MOVES[meaning.move]?.(draft, {});
    case "unsure":
      if (meaning.guess === null || meaning.guess.move !== undefined) return suggested(draft, meaning.facts);
      return guessed(draft, meaning.guess, part);
    case "outside":
      return meaning.area?.move === undefined
        ? unknown(draft, meaning.area)
        : MOVES[meaning.area.move]?.(draft, {});
  }
}
