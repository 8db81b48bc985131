import type { Draft } from "./draft.ts";
import { MOVES } from "./moves.ts";
import { declined, knownFor, suggested, tellFact, unknown } from "./questions.ts";
import type { Part } from "./understand.ts";

/** Does what one part of the message calls for. */
export function answerPart(draft: Draft, part: Part) {
  const { meaning, question } = part;
  const { answerer, open } = draft.desk;
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
      return suggested(draft, meaning.facts);
    case "outside":
      return meaning.area?.move === undefined
        ? unknown(draft, meaning.area)
        : MOVES[meaning.area.move]?.(draft, {});
  }
}
