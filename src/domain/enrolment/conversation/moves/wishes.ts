import { reachOf, type WishKind } from "#domain/dialogue/state.ts";
import type { Draft } from "../draft.ts";
import { withTimes } from "../free-times.ts";
import { quote, showForm } from "../questions.ts";
import { namesNothing } from "../thing.ts";
import type { Turn } from "../turn.ts";
import { lastAsked } from "../understanding/correction.ts";
import type { Respond } from "./move.ts";

/** What is spoken of once a visit was wished for. */
const VISIT = "visit";

/** "Thursday afternoon?", "how long is it?", "Friday is better" after a visit was wished for: what is open of it. */
export function ofVisit(draft: Draft): boolean {
  const { heard, turn } = draft;
  const { concepts, tokens } = heard.reading;
  const isPrice = concepts.has("cost") && !concepts.has("howlong");
  const isOpen = namesNothing(heard.reading) && heard.parts.length === 1 && !isPrice;
  const isDay = heard.cues.has("weekday");
  const isSpokenOf = turn.state.topic === VISIT && (heard.isQuestion || isDay || concepts.has("howlong"));
  const isNamed = isWished(turn) && isDay && (concepts.has("tour") || !heard.isQuestion);
  if (!(isSpokenOf || isNamed) || !isOpen || tokens.length > MOST_OF_ASPECT) return false;
  visit(draft, {});
  return true;
}
/** Whether a visit was wished for in an earlier turn. */
const isWished = ({ state: { said } }: Turn) => VISIT_WISHES.some((name) => said[name] !== undefined);
const VISIT_WISHES = ["visitNoted", "visitAsk"];
const MOST_OF_ASPECT = 10;

/** A wish that needs a way to reach the family: noted at once, and again when the way is known. */
export function wish(
  kind: WishKind,
  noted: string,
  ask: string,
  slot: "email" | "phone" | "reach",
  topic: string | null,
): Respond {
  return (draft) => {
    const { contact } = draft.state;
    const reach = slot === "reach" ? reachOf(contact) : contact[slot];
    draft.topic = topic;
    if (kind === "visit") Object.assign(draft.state, { topic: VISIT, thing: null });
    draft.note(kind);
    if (kind === "visit" && isWished(draft.turn)) return draft.say("unknown", "visitOpen");
    if (reach !== null) return draft.say("confirm", noted, { reach });
    draft.ask(slot, ask);
    if (kind === "visit") showForm(draft);
    draft.state.pending = kind;
  };
}

export const visit = withTimes("visit", wish("visit", "visitNoted", "visitAsk", "reach", null));

export const person: Respond = (draft, { told }) => {
  const reach = reachOf(draft.state.contact);
  draft.topic = "contact_person";
  draft.note("person");
  if (reach !== null) return draft.say("confirm", "personNoted", { reach });
  if (showForm(draft, true)) draft.add("answer", told?.text ?? draft.phrase("askReach"));
  else draft.say("ask", "askReachPerson");
  draft.state.asked = "reach";
};

export const complain: Respond = (draft, { told }) => {
  draft.topic = "trouble";
  draft.note("person");
  const reach = reachOf(draft.state.contact);
  if (reach === null && showForm(draft)) return draft.add("repair", told?.text ?? "");
  draft.say("repair", "sorry");
  if (reach !== null) draft.say("confirm", "personNoted", { reach });
  else draft.ask("reach", "askReachOnly");
};

/** "You keep saying the same": what was asked before goes to a person as it was written. */
export const unanswered: Respond = (draft) => {
  if (draft.isEmpty) draft.say("repair", "sorry");
  const asked = draft.heard.correction?.asks || lastAsked(draft.turn) || draft.turn.message;
  quote(draft, asked);
  draft.note("question", asked);
  const reach = reachOf(draft.state.contact);
  if (reach !== null) draft.say("confirm", "reachedAt", { reach });
  else if (!draft.defersContact) draft.ask("reach", "askReachOnly");
};

/** "Take me off the list", "erase my data": a person sees to it, and nothing more is asked. */
export const leaveList: Respond = (draft) => {
  const { contact } = draft.state;
  const { email, phone } = draft.heard.reach;
  draft.state.contact = { ...contact, email: email ?? contact.email, phone: phone ?? contact.phone };
  const reach = reachOf(draft.state.contact);
  draft.topic = "data_delete";
  draft.state.unlisted = true;
  draft.note("person");
  if (reach === null) return draft.say("confirm", "eraseUnnamed");
  draft.say("confirm", "leaveList");
  draft.say("confirm", "reachedAt", { reach });
};
