import { reachOf, type WishKind } from "#domain/dialogue/state.ts";
import { isPaidBack, wishInProgress } from "#domain/dialogue/wishes.ts";
import { THRESHOLDS } from "../assistant/ranking.ts";
import type { Draft } from "./draft.ts";
import { owedSlot } from "./owed.ts";
import { TEACHING } from "./teaching.ts";
import { isKnownWord, nameAnswered, remindedOf } from "./understanding/names.ts";
import { moveOf } from "./understanding/part.ts";

/** Moves that say what a contact is given for. */
const WISH_OF: Readonly<Record<string, WishKind>> = {
  call: "call",
  person: "person",
  join: "waitlist",
  enrol: "waitlist",
  visit: "visit",
  refund_me: "refund",
  cancel_me: "cancel",
};

/** Takes what was asked for, or was given unasked, to reach the family; says whether the message was that. */
export function takeContact(draft: Draft): boolean {
  const { heard } = draft;
  const { reach } = heard;
  if (reach.email !== null || reach.phone !== null) return takeReach(draft);
  if (reach.brokenEmail) {
    draft.ask("email", "badEmail");
    return true;
  }
  return takePerson(draft);
}

/** "It was with the card ending 4242": in the middle of a wish a remark belongs to it, and what was asked stays asked. */
export function takeDetail(draft: Draft): boolean {
  const { heard, turn } = draft;
  const { asked, pending } = turn.state;
  const [part] = heard.parts;
  const isAsking = heard.isQuestion || heard.cues.has("wantsknow");
  // A receipt that did not come is a trouble of its own.
  const isTold = !isAsking && !heard.defersContact && !heard.correctsAges && !heard.cues.has("noreceipt");
  const isDetail = pending !== null && asked !== null && isTold && heard.parts.length === 1;
  if (!isDetail || part === undefined || part.meaning.kind === "move") return false;
  if (
    heard.reading.tokens.length < FEWEST_DETAIL ||
    (part.meaning.kind === "fact" && part.meaning.fact.move !== undefined)
  )
    return false;
  draft.say("remember", "detailNoted");
  draft.note(pending);
  draft.ask(asked, (asked === "email" && EMAIL_FOR[pending]) || "askReachOnly");
  return true;
}
const FEWEST_DETAIL = 4;

/** How an e-mail is asked for where it is of a payment. */
export const EMAIL_FOR: Readonly<Partial<Record<WishKind, string>>> = {
  refund: "refundAsk",
  cancel: "cancelAsk",
};

function takeReach(draft: Draft): true {
  const { heard, state, turn } = draft;
  const { email, phone } = heard.reach;
  const first = reachOf(state.contact) === null;
  if (isOfOther(draft)) {
    draft.say("remember", "reachOfOther", { reach: email ?? phone ?? "" });
    if (!first) {
      draft.note("person");
      return true;
    }
  }
  // Who asks to teach has no children to put on a list.
  if (turn.state.thing === TEACHING) state.unlisted = true;
  state.contact = {
    ...state.contact,
    adult: heard.isAdult ? true : state.contact.adult,
    email: email ?? state.contact.email,
    phone: phone ?? state.contact.phone,
  };
  state.asked = null;
  const values = { reach: email ?? phone ?? "" };
  const kind = wishOf(draft);
  draft.note(kind, heard.beside === "" ? (turn.state.questions.at(-1) ?? turn.message) : turn.message);
  draft.acts.push("contact");
  if (wantsCall(draft)) {
    if (state.contact.phone === null) draft.ask("phone", "askPhone");
    else draft.say("confirm", "callNoted", { reach: state.contact.phone });
    const isForList = state.contact.phone !== null && !state.unlisted && state.lead === "none";
    if (isForList && state.contact.name === null) draft.ask("name", "askName");
    else if (isForList) continueLead(draft);
  } else if (putsRight(draft)) draft.say("confirm", "reachPassedOn", values);
  else if (kind === "refund") draft.say("confirm", "refundNoted", values);
  else if (kind === "cancel") draft.say("confirm", "cancelNoted", values);
  else if (state.unlisted) draft.say("confirm", "contactKept", values);
  else if (state.lead !== "none") draft.say("confirm", first ? "contactKept" : "reachPassedOn", values);
  else continueLead(draft);
  return true;
}

/** "My wife's number is …": a way to reach somebody else than who writes. */
function isOfOther({ desk, turn, heard }: Draft): boolean {
  const { email, phone } = heard.reach;
  const at = turn.message.indexOf(email ?? phone ?? "");
  const piece = (at < 0 ? turn.message : turn.message.slice(0, at)).split(/[,.;!?\n]/).at(-1) ?? "";
  const said = desk.answerer.cues(piece);
  return said.has("kin") && said.has("owndata");
}

/** "I put the wrong e-mail on the form, it should be …": a person changes it, and nothing more is needed. */
const putsRight = ({ heard: { parts } }: Draft) =>
  parts.some(({ meaning }) => meaning.kind === "fact" && meaning.fact.id === "change_detail");

/** "Call me, no e-mails": what was given has to be a number. */
const wantsCall = ({ heard, turn }: Draft) => heard.cues.has("bycall") || turn.state.pending === "call";

/** What the contact is for: what was under way, else what the message itself wants. */
function wishOf({ heard: { parts, cues }, turn }: Draft): WishKind {
  if (cues.has("wantsrefund")) return "refund";
  const own = WISH_OF[(parts[0] && moveOf(parts[0])) ?? ""];
  const asked = wishInProgress(turn.state);
  if (own === undefined && (asked === "refund" || asked === "cancel")) return asked;
  return own ?? turn.state.pending ?? (turn.state.questions.length > 0 ? "question" : "person");
}

/** A name or an age may come in any turn and in any order: the last thing that was missing makes the lead. */
export function settleContact(draft: Draft): void {
  const { contact, lead, unlisted } = draft.state;
  if (
    unlisted ||
    isPaidBack(draft.state) ||
    lead !== "none" ||
    draft.lead !== null ||
    reachOf(contact) === null
  )
    return;
  if (contact.name !== null && contact.adult === true) continueLead(draft);
}

/** The name of who writes, and that it is an adult: what was asked for just now, or is owed since earlier. */
function takePerson(draft: Draft): boolean {
  const { heard, state, turn, desk } = draft;
  const { asked } = turn.state;
  const isAsked = asked === "name" || asked === "adult";
  const before = turn.state.contact;
  // A name beside nothing, and one that puts the known one right.
  const isNews =
    heard.name !== null &&
    reachOf(before) !== null &&
    (before.name === null || (heard.cues.has("namecue") && heard.name !== before.name));
  // "No, I'm 42, my son is 7": who was taken for a child says otherwise.
  const isGrownAfterAll = before.adult === false && heard.isAdult;
  if (!isAsked && owedSlot(turn.state) === null && !isNews && !isGrownAfterAll) return false;
  const isAnswer = isAsked && !heard.isQuestion && !(asked === "name" && saysSomethingElse(draft));
  const reminded = asked === "name" ? remindedOf(turn.message, desk.answerer) : null;
  const isNamedLow =
    reminded !== null ||
    ((heard.cues.has("namecue") || (isAnswer && asked === "name")) && !heard.cues.has("toldbefore"));
  const low = isNamedLow ? nameAnswered(reminded ?? turn.message, desk.answerer) : null;
  // "Ya no me interesa" answers, but is no name.
  const isSentence = low?.includes(" ") && low.split(" ").every((word) => isKnownWord(word, desk.answerer));
  // "My name is Margaret" holds against what was taken for a name before.
  const announced = heard.cues.has("namecue") ? heard.name : null;
  const name = announced ?? before.name ?? heard.name ?? (isSentence ? null : low);
  const adult = heard.isAdult ? true : isAnswer ? adultOf(draft) : null;
  if (name === before.name && adult === null) return false;
  state.contact = { ...state.contact, name, adult: adult ?? before.adult };
  if (isGrownAfterAll) draft.say("repair", "sorry");
  if (adult === false) draft.say("decline", "notAdult");
  else if (state.unlisted || isPaidBack(state)) {
    const kind = wishInProgress(turn.state);
    if (kind !== null) draft.note(kind);
    draft.say("confirm", "haveIt", { name: name ?? "", reach: reachOf(state.contact) ?? "" });
  } else continueLead(draft);
  return true;
}

/** Whether a message is clearly another thing than a name: "thx bye", "no", or a fact asked for in several words. */
function saysSomethingElse({ heard: { parts, cues } }: Draft): boolean {
  const [part] = parts;
  if (part === undefined || cues.has("namecue") || cues.has("isadult")) return false;
  const { meaning, confidence, reading } = part;
  // A name alone looks like a greeting, or like a move that is weighed low.
  if (meaning.kind === "move") return meaning.move !== "affirm" && confidence >= THRESHOLDS.clause;
  if (meaning.kind !== "fact" || meaning.fact.move === "greet") return false;
  if (meaning.fact.subject.length === 0) return true;
  return confidence >= THRESHOLDS.clause && reading.tokens.length > 2;
}

/** The ages that are said of who writes: "9", "I'm 9", but not "after 6 pm please, I'm on shift". */
function yearsIn({ turn, desk }: Draft): number[] {
  // "Dave 1/4" counts messages, or is a day.
  const { tokens } = desk.answerer.read(turn.message.replace(/\d{1,3}\s?\/\s?\d{1,3}/g, " "));
  const isOfWriter = (at: number) =>
    tokens.length <= MOST_OF_AGE ||
    desk.answerer.cues(tokens.slice(Math.max(0, at - 2), at + 3).join(" ")).has("ofme");
  return tokens.flatMap((token, at) => {
    const value = Number(token);
    return value > 0 && value < 120 && isOfWriter(at) ? [value] : [];
  });
}
const MOST_OF_AGE = 3;

/** Whether the answer says that an adult writes; null when it does not say. The ages of children say nothing of it. */
function adultOf(draft: Draft): boolean | null {
  const { heard } = draft;
  const [part] = heard.parts;
  const move = part?.meaning.kind === "move" ? part.meaning.move : null;
  const isOfSomeone = heard.cues.has("mine") || heard.cues.has("someone");
  const years = yearsIn(draft);
  const speaksOfChildren = heard.count !== null || heard.ages.length > 1 || isOfSomeone;
  // "My name is Ana, not Anna" refuses a name.
  const refuses = move === "refuse" && heard.name === null;
  const isYoung = years.length > 0 && years.every((year) => year < draft.desk.catalogue.adultAge);
  if (refuses || (isYoung && !speaksOfChildren)) return false;
  return move === "affirm" || heard.cues.has("affirmword") ? true : null;
}

/** Makes the lead as soon as an adult has a name and can be reached; asks for what is missing, one thing at a time. */
export function continueLead(draft: Draft) {
  const { state, desk } = draft;
  const { name, email, phone, adult } = state.contact;
  const reach = reachOf(state.contact) ?? "";
  const adultAge = String(desk.catalogue.adultAge);
  if (state.lead === "none") {
    if (name === null && adult === null) return draft.ask("name", "askNameAdult", { reach, adultAge });
    if (name === null) return draft.ask("name", "askName");
    if (adult !== true) return draft.ask("adult", "askAdult", { name, adultAge });
  }
  const { count, ages } = state.children;
  const children = Math.max(count ?? 0, ages.length);
  const isNew = state.lead === "none";
  draft.lead = {
    ...{ name: name ?? reach, email, phone },
    ...{ numberOfChildren: children, childrenAges: ages.join(", ") },
  };
  draft.acts.push("contact");
  draft.outcome = draft.wish === null ? "contact" : draft.outcome;
  state.pending = null;
  state.lead = children > 0 ? "whole" : "made";
  const forVisit = draft.turn.state.said.visitAsk !== undefined && state.said.leadVisit === undefined;
  // Who only wanted an answer is told of the answer, and of no list.
  const isForList = state.said.wantsList !== undefined;
  const said = !isNew ? "leadHas" : forVisit ? "leadVisit" : isForList ? "leadMade" : "leadReached";
  draft.say("confirm", said, { name: name ?? reach, reach });
  if (children === 0) draft.ask("children", "askChildren");
}
