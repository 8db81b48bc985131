import { reachOf, type WishKind } from "#domain/dialogue/state.ts";
import { wishInProgress } from "#domain/dialogue/wishes.ts";
import type { Draft } from "../draft.ts";
import { withTimes } from "../free-times.ts";
import { askHowToReach } from "../not-known.ts";
import { showForm } from "../offers.ts";
import { namesNothing } from "../thing.ts";
import type { Turn } from "../turn.ts";
import { lastAsked } from "../understanding/correction.ts";
import { moveOf } from "../understanding/part.ts";
import type { Respond } from "./move.ts";

/** What is spoken of once a visit was wished for. */
const VISIT = "visit";

/**
 * "Thursday afternoon?", "how long is it?", "at what time will you ring?" after a visit or a call was wished for: what is
 * open of it.
 */
export function ofMeeting(draft: Draft): boolean {
  const { heard, turn } = draft;
  const { tokens } = heard.reading;
  const kind = meetingUnderWay(draft);
  if (kind === null || heard.only?.does === "leaves") return false;
  // "Am I on a list now?" asks of the list.
  if (heard.cues.has("listword") && heard.parts.some((part) => moveOf(part) === "standing")) return false;
  // "And when do you open?" asks of the school, whatever was wished for before.
  if (heard.cues.has("ofschool") && !heard.reading.concepts.has("tour")) return false;
  if (tokens.length > MOST_OF_ASPECT || !asksOnlyWhen(draft, kind)) return false;
  const isDay = heard.cues.has("weekday");
  const isNamed = heard.cues.has(NAMED[kind]);
  const isSpokenOf = turn.state.topic === kind || wishInProgress(turn.state) === kind;
  if (!isSpokenOf && !(isNamed && isDay)) return false;
  const isOfTime = isDay || TIMES.some((concept) => heard.reading.concepts.has(concept));
  if (!isOfTime && !(heard.isQuestion && (isNamed || kind === VISIT))) return false;
  MEETINGS[kind](draft, {});
  return true;
}
const TIMES = ["when", "schedule", "howlong", "monthname"];
type Meeting = "visit" | "call";
const MEETINGS: Readonly<Record<Meeting, (draft: Draft, came: object) => void>> = {
  visit: (draft) => visit(draft, {}),
  call: (draft) => call(draft, {}),
};
/** What names a visit or a call. */
const NAMED: Readonly<Record<Meeting, string>> = { visit: "wantsvisit", call: "bycall" };

/** The visit or the call that was wished for earlier: the one that is named, else the last. */
function meetingUnderWay({ turn, heard }: Draft): Meeting | null {
  const named = heard.cues.has(NAMED.call) ? "call" : heard.reading.concepts.has("tour") ? VISIT : null;
  if (named !== null && isWished(turn, named)) return named;
  const last = wishInProgress(turn.state);
  return last === "visit" || last === "call" ? last : null;
}

/** Nothing is asked but a day, an hour or how long. */
function asksOnlyWhen({ heard }: Draft, kind: Meeting): boolean {
  const { concepts } = heard.reading;
  const others = [...concepts].filter((concept) => !PLEASANT.has(concept) && concept !== ABOUT[kind]);
  const isPrice = concepts.has("cost") && !concepts.has("howlong");
  return namesNothing({ concepts: new Set(others) }) && !isPrice;
}
const PLEASANT: ReadonlySet<string> = new Set(["thanks"]);
const ABOUT: Readonly<Record<Meeting, string>> = { visit: "tour", call: "contact" };
const MOST_OF_ASPECT = 12;

/** Whether it was wished for in an earlier turn. */
const isWished = ({ state: { said } }: Turn, kind: Meeting) => said[`wish:${kind}`] !== undefined;

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
    if ((kind === "visit" || kind === "call") && isWished(draft.turn, kind))
      return draft.say("unknown", `${kind}Open`);
    if (reach !== null && wishInProgress(draft.turn.state) === kind)
      return draft.say("confirm", `stands.${kind}`, { reach });
    if (reach !== null) return draft.say("confirm", noted, { reach });
    draft.ask(slot, ask);
    if (kind === "visit") showForm(draft);
    draft.state.pending = kind;
  };
}

export const visit = withTimes("visit", wish("visit", "visitNoted", "visitAsk", "reach", null));
export const call = withTimes("call", wish("call", "callNoted", "askPhone", "phone", "contact_person"));

export const person: Respond = (draft, { told }) => {
  const reach = reachOf(draft.state.contact);
  draft.topic = "contact_person";
  draft.note("person");
  if (reach !== null) draft.say("confirm", "personNoted", { reach });
  else if (showForm(draft, true)) draft.add("answer", told?.text ?? draft.phrase("askReach"));
  else draft.say("ask", "askReachPerson");
  // "Can I talk to somebody tomorrow?": the day is passed on, and not promised.
  const { cues } = draft.heard;
  if (cues.has("dayword") || cues.has("weekday")) draft.say("answer", "dayPassedOn");
  if (reach === null) draft.state.asked = "reach";
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
  draft.say("confirm", "passedOn");
  draft.note("question", asked);
  const reach = reachOf(draft.state.contact);
  if (reach !== null) draft.say("confirm", "reachedAt", { reach });
  else if (!draft.defersContact) draft.ask("reach", "askReachOnly");
};

/** "Please pass that on", "did you note the allergy?": a plain yes, and the family's own words for a person. */
export const passMessage: Respond = (draft) => {
  const reach = reachOf(draft.state.contact);
  const before = draft.turn.history.findLast(({ role }) => role === "visitor")?.text ?? "";
  draft.topic = draft.turn.state.topic;
  draft.note(
    "question",
    draft.heard.isQuestion ? `${before}\n${draft.turn.message}`.trim() : draft.turn.message,
  );
  draft.say("confirm", "passedYes");
  if (reach === null) askHowToReach(draft);
  else if (draft.state.said.reachedAt === undefined) draft.say("confirm", "reachedAt", { reach });
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
