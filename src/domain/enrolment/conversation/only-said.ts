import type { Draft } from "./draft.ts";
import { tellFitHere } from "./family/fit.ts";
import { MOVES } from "./moves/moves.ts";
import { metOf, remark } from "./not-known.ts";
import { isPriced } from "./prices.ts";
import { isTold } from "./questions.ts";
import {
  isAboutPlace,
  isPleasantry,
  isUnderstood,
  isWorry,
  moveOf,
  type Part,
} from "./understanding/part.ts";

/** What was told, or thought of what was heard, is met as that; what is undecided of it, and what is also wished, is answered. */
export function isOnlySaid(draft: Draft): boolean {
  const { heard } = draft;
  const { only, parts, cues, reading } = heard;
  const isOther = parts.some(
    (part) =>
      isWorry(part) ||
      isIdle(part) ||
      // "Quiero trabajar de maestra" wishes for what can be told.
      (cues.has("wishes") && isUnderstood(part) && !isPleasantry(part) && !isAboutPlaceOf(part)) ||
      (moveOf(part) !== undefined && !(part.meaning.kind === "fact" && isPleasantry(part))) ||
      (isOpen(part) && isUnderstood(part)),
  );
  const isOfPayment = cues.has("haspaid") || cues.has("paysagain");
  // "And if it's three children?" after a price.
  const isOfCount = heard.isCount || (heard.count !== null && heard.ages.length === 0 && isAfterPrice(draft));
  if (only === null || isOther || isOfCount || isOfPayment || cues.has("wantsvisit")) return false;
  // An age beside what may be undecided ("only January to April, he is 9") is told with it.
  if (heard.ages.length > 0 && parts.some(isOpen)) return false;
  // What is only likely to ask nothing is answered where it is understood, but for little more than an age.
  const isAge = heard.ages.length > 0 && reading.tokens.length <= MOST_OF_AGE;
  const isNew = ({ meaning }: Part) => {
    if (meaning.kind !== "fact") return true;
    const root = draft.desk.answerer.fact(meaning.fact.aspectOf ?? "");
    return !(isTold(draft, meaning.fact) || (root !== undefined && isTold(draft, root)));
  };
  if (!only.isSure && !isAge && parts.some((part) => isUnderstood(part) && isNew(part))) return false;
  if (only.does === "leaves") {
    MOVES[leaveOf(draft)]?.(draft, {});
    return true;
  }
  if (heard.ages.length > 0) return tellFitHere(draft, heard.ages);
  else if (only.does === "tells" && (draft.turn.history.length === 0 || metOf(draft) !== undefined))
    remark(draft);
  else if (only.does === "tells") draft.say("remember", "told");
  else draft.say("close", "reacted");
  draft.topic = draft.turn.state.topic;
  return true;
}

/** Right after a price. */
function isAfterPrice({ desk, turn: { state } }: Draft): boolean {
  const told = desk.answerer.fact(state.topic ?? "");
  return told !== undefined && isPriced(told);
}
const isAboutPlaceOf = ({ meaning }: Part) => meaning.kind === "fact" && isAboutPlace(meaning.fact);

/** "Thank you", "see you", "let me ask my husband first": how somebody leaves. */
function leaveOf({ heard: { reading, cues, parts } }: Draft): string {
  if (parts.some((part) => moveOf(part) === "think_over")) return "think_over";
  if (reading.concepts.has("thanks")) return "thanks";
  return reading.concepts.has("bye") || cues.has("goodbye") ? "goodbye" : "think_over";
}

const isOpen = ({ meaning }: Part) => meaning.kind === "outside" && meaning.area?.lead !== undefined;
const isIdle = ({ meaning }: Part) => meaning.kind === "outside" && meaning.area?.idle === true;

const MOST_OF_AGE = 6;
