import { reachOf, type WishKind } from "#domain/dialogue/state.ts";
import { isToBeAnswered, wishInProgress } from "#domain/dialogue/wishes.ts";
import { trimSigns } from "#domain/language/text.ts";
import { THRESHOLDS } from "../assistant/ranking.ts";
import type { Draft } from "./draft.ts";
import { isUnclear } from "./understanding/part.ts";
import { asksOpenly } from "./understanding/telling.ts";

/** What a family still has to give for a wish, and how it is asked. */
const LACKS: Readonly<Partial<Record<WishKind, readonly ["email" | "phone" | "reach", string]>>> = {
  refund: ["email", "refundAsk"],
  cancel: ["email", "cancelAsk"],
  visit: ["reach", "visitAsk"],
  call: ["phone", "askPhone"],
};

/** What says how a wish is made, which is nothing for who has made it. */
const MADE_BY: Readonly<Partial<Record<WishKind, readonly string[]>>> = {
  refund: ["refund_me", "refund_how"],
  cancel: ["cancel_me", "cancel_how"],
};

/** In words. */
const MOST_OF_STANDING = 16;

/** "I only want my refund", "confirm that my refund is under way": said of the wish that was passed on; says whether it was. */
export function goesOnWithWish(draft: Draft): boolean {
  const { parts, reading, cues, isQuestion } = draft.heard;
  const kind = wishInProgress(draft.turn.state);
  const [part, other] = parts;
  const wantsRefund =
    kind === "refund" && cues.has("wantsrefund") && !asksOpenly(draft.desk, draft.turn.message);
  if (kind === null || part === undefined || (other !== undefined && !wantsRefund)) return false;
  const { meaning } = part;
  const name = meaning.kind === "fact" ? meaning.fact.id : meaning.kind === "move" ? meaning.move : undefined;
  const isOfIt = MADE_BY[kind]?.includes(name ?? "") === true;
  // "I only want my refund" wishes for what was passed on.
  const asksHowFar = cues.has("isdone") && reading.tokens.length <= MOST_OF_STANDING;
  const isWishedAgain = name === kind && (cues.has("isdone") || !isQuestion);
  const isVague = isUnclear(meaning) && reading.concepts.has(kind);
  return (
    (isOfIt || isVague || asksHowFar || isWishedAgain || wantsRefund) &&
    reachOf(draft.state.contact) !== null &&
    tellProgress(draft)
  );
}

/**
 * "After 6 pm please, I'm on shift", to who is to be called: kept with the wish, and what was asked stays asked. Fewer words
 * than a story, and no question; says whether it was that.
 */
export function takeCallTime(draft: Draft): boolean {
  const { heard, turn } = draft;
  const { cues, parts, reading, ages, reach } = heard;
  const isCalled = isToBeAnswered(turn.state) && turn.state.contact.phone !== null;
  const isTime = (cues.has("aroundtime") && /\d/.test(turn.message)) || cues.has("daypart");
  // "… que salgo de trabajar" has a word that asks, and asks nothing.
  const isAsked =
    turn.message.includes("?") ||
    parts.some(({ meaning, confidence }) => meaning.kind === "fact" && confidence >= THRESHOLDS.certain);
  const isOther = isAsked || ages.length > 0 || reach.phone !== null || reach.email !== null;
  if (!isCalled || !isTime || isOther || reading.tokens.length > MOST_OF_STANDING) return false;
  draft.note("person");
  if (heard.correction !== null) draft.say("repair", "sorry");
  draft.say("remember", "callTimeNoted", { first: timeSaid(draft), reach: turn.state.contact.phone ?? "" });
  draft.state.asked = turn.state.asked;
  draft.topic = turn.state.topic;
  return true;
}

/** The piece of the message that says when. */
function timeSaid({ heard, turn, desk }: Draft): string {
  const text = heard.correction?.asks || turn.message;
  const isTime = (piece: string) => {
    const said = desk.answerer.cues(piece);
    return said.has("daypart") || (said.has("aroundtime") && /\d/.test(piece));
  };
  return trimSigns((text.split(/[,;!?\n]|\.\s/).find(isTime) ?? text).trim(), " .");
}

/** "Is it done?", "do I have to do anything else?": how the wish under way stands; says whether there is one. */
export function tellProgress(draft: Draft): boolean {
  const kind = wishInProgress(draft.turn.state);
  const lacks = kind === null ? undefined : LACKS[kind];
  if (kind === null || lacks === undefined) return false;
  const [slot, ask] = lacks;
  const { contact } = draft.state;
  const reach = slot === "reach" ? reachOf(contact) : contact[slot];
  draft.topic = draft.turn.state.topic;
  if (reach === null) draft.ask(slot, ask);
  else draft.say("confirm", `stands.${kind}`, { reach });
  return true;
}
