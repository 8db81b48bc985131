import { reachOf, type Slot } from "#domain/dialogue/state.ts";
import { speaks } from "#domain/language/detect.ts";
import { sentencesKept, words } from "#domain/language/text.ts";
import { withoutVerdict } from "../assistant/crossings.ts";
import { relationsIn } from "../assistant/relations.ts";
import { answerPart } from "./answer-part.ts";
import { tellOpening } from "./arrival.ts";
import { answerBeside } from "./beside.ts";
import { EMAIL_FOR, settleContact, takeContact, takeDetail } from "./contact.ts";
import type { Desk } from "./desk.ts";
import { Draft } from "./draft.ts";
import { aboutChildren, fitAfter, fitBeside, isAnsweredByFit } from "./family/about-children.ts";
import { orient } from "./family/fit.ts";
import { remember } from "./family/remember.ts";
import { goesOnWithWish, takeCallTime } from "./in-progress.ts";
import { keepRefused, takeLeave } from "./last.ts";
import { meetFirst } from "./matters.ts";
import { MOVES } from "./moves/moves.ts";
import { ofMeeting } from "./moves/wishes.ts";
import { passOn } from "./not-known.ts";
import { isOnlySaid } from "./only-said.ts";
import { owedSlot } from "./owed.ts";
import { tellFact } from "./questions.ts";
import { asksWhere, tellWhere } from "./tell-of-thing.ts";
import type { Reply, Turn } from "./turn.ts";
import { dangerIn } from "./understanding/danger.ts";
import { isGreeting } from "./understanding/names.ts";
import { isPleasantry } from "./understanding/part.ts";
import { personIn } from "./understanding/person.ts";
import { understand } from "./understanding/understand.ts";
import { putsNameRight } from "./wrong-name.ts";

/**
 * One turn of the conversation: understand the message, decide what to do from it and from what is remembered, and say
 * it. Nothing else is consulted, so the same conversation always goes the same way.
 */
export function respond(desk: Desk, turn: Turn): Reply {
  const heard = understand(desk, turn);
  const draft = new Draft(desk, turn, heard);
  const [first] = heard.parts;
  if (first?.meaning.kind === "steered") answerPart(draft, first);
  else if (heard.reach.cardNumber) draft.say("decline", "cardNumber");
  else if (isOfDanger(draft)) return draft.reply();
  else {
    remember(draft);
    if (heard.defersContact) draft.state.form = "refused";
    if (wantsErasure(draft)) {
      MOVES.leave_list?.(draft, {});
      return sayAnew(draft.reply(), draft);
    }
    const isCallTime = takeCallTime(draft);
    const isTaken = isCallTime || takeContact(draft);
    if (isTaken && !isCallTime) draft.ahead(() => answerBeside(draft));
    const isWhereTold = !isTaken && tellWhere(draft);
    // What asks when, who or how long is not told by what only has its words.
    const isToldIn = (question: string) =>
      relationsIn(question, desk.answerer.cues).length === 0 &&
      heard.parts.some(
        ({ meaning }) =>
          meaning.kind === "fact" && desk.answerer.unexplained(meaning.fact, question).length === 0,
      );
    const isLeft = (question: string) => !(isWhereTold && asksWhere(draft, question));
    const isSeenTo = () =>
      keepsRefusal(draft) ||
      opensForm(draft) ||
      putsNameRight(draft) ||
      signsSelf(draft) ||
      isKnown(draft) ||
      takeDetail(draft) ||
      goesOnWithWish(draft) ||
      ofMeeting(draft) ||
      (isWhereTold && heard.parts.length === 1) ||
      orient(draft) ||
      aboutChildren(draft);
    if (!isTaken && !isSeenTo() && !introduced(draft) && !isOnlySaid(draft)) {
      const isOfWorry = heard.parts.some(({ meaning }) => meaning.kind === "outside" && meaning.area?.lead);
      if (!isOfWorry) fitBeside(draft);
      const parts = meetFirst(draft).filter(({ question }) => isLeft(question.message));
      if (heard.correction !== null) draft.say("repair", "sorry");
      const before = draft.acts.length;
      for (const part of parts)
        if (draft.isEmpty || !(isAnsweredByFit(draft, part) || isPleasantry(part))) answerPart(draft, part);
      if (heard.correction !== null && draft.acts.length === before) MOVES.unanswered?.(draft, {});
      if (isOfWorry) fitBeside(draft);
      fitAfter(draft);
      tellOpening(draft);
      for (const question of heard.leftOver.filter((one) => isLeft(one) && !isToldIn(one)))
        passOn(draft, question);
      if (heard.parts.length > 1) draft.suggestions = [];
      resume(draft);
    }
    visitBeside(draft);
    // Whatever was decided, a family is never left without a word.
    if (draft.isEmpty && !draft.form && draft.payment === null) MOVES.unanswered?.(draft, {});
    sympathise(draft);
    settleContact(draft);
  }
  takeLeave(draft);
  keepRefused(draft);
  noteLanguage(draft);
  return sayAnew(draft.reply(), draft);
}

/** Who tells of violence, or asks what is done about it, hears of nothing else, and is put on no list. */
function isOfDanger(draft: Draft): boolean {
  const danger = dangerIn(draft.desk, draft.heard.reading.tokens);
  if (danger === null) return false;
  takeContact(draft);
  if (danger === "ofFamily") draft.state.unlisted = true;
  draft.note("person");
  draft.say("decline", danger === "ofFamily" ? "dangerOfFamily" : "dangerOfChild");
  return true;
}

/** "Don't phone me", "no me quiero anotar": kept for the whole conversation, and said; true where nothing else was said. */
function keepsRefusal(draft: Draft): boolean {
  const { refuses, isRefusal } = draft.heard;
  if (refuses.has("list")) draft.state.unlisted = true;
  if (refuses.has("phone")) draft.say("note", "onlyWritten");
  else if (refuses.has("list")) draft.say("note", "notListed");
  if (refuses.has("pay")) {
    draft.say("note", "notPaid");
    // What was offered before is refused with it.
    if (draft.state.offered?.kind === "pay") draft.state.offered = null;
  }
  return isRefusal && (refuses.has("phone") || refuses.has("list") || refuses.has("pay"));
}

/** "Ok, open the form for me": shown where it is wished for, however often. */
function opensForm(draft: Draft): boolean {
  if (!draft.heard.cues.has("wantsform")) return false;
  draft.form = true;
  draft.state.form = "shown";
  draft.acts.push("form");
  draft.ask("reach", "formHere");
  return true;
}

/** "I'm 10, can I sign up by myself": a child writes, and signing up is for adults, whatever fits its age. */
function signsSelf(draft: Draft): boolean {
  const { answerer, open } = draft.desk;
  const terms = answerer.fact("adult_terms");
  const [part] = draft.heard.parts;
  if (terms === undefined || part === undefined || !draft.heard.cues.has("signsself")) return false;
  tellFact(draft, terms, answerer.tell(terms, part.question, open, { ages: [], children: null }));
  return true;
}

/** A death, a lost job, a child that was bullied: one warm word before all else. */
function sympathise(draft: Draft): void {
  const { cues } = draft.heard;
  const isOfChild = cues.has("hardchild") && cues.has("mine");
  const name = cues.has("hardnews") ? "sorryToHear" : isOfChild ? "sorryForChild" : null;
  if (name !== null && draft.state.said[name] === undefined) draft.ahead(() => draft.say("answer", name));
}

/** "We'd like to visit with our kids, 7 and 11": the wish is kept, whatever else was answered. */
function visitBeside(draft: Draft): void {
  const { cues } = draft.heard;
  if (cues.has("wantsvisit") && draft.wish?.kind !== "visit" && draft.state.asked === null)
    MOVES.visit?.(draft, {});
}

/** "Take me off the list", "thanks anyway. delete my info": told, and not asked how or when it is done. */
function wantsErasure({ turn, desk }: Draft): boolean {
  const { cues } = desk.answerer;
  return turn.message.split(/[,.;!?\n]/).some((piece) => {
    const said = cues(piece);
    // "Is what he types deleted" asks about it.
    const isAsked = cues(words(piece)[0] ?? "").has("beverb");
    const isOther = isAsked || said.has("openly") || said.has("negative");
    return (
      (said.has("leaves") && !said.has("asksif")) || (said.has("erases") && said.has("owndata") && !isOther)
    );
  });
}

/** Nothing is said twice in the same words: the second time it is the first sentence of it, as said again. */
function sayAnew(reply: Reply, draft: Draft): Reply {
  const { history } = draft.turn;
  const isSaid = (text: string) => history.some((one) => one.role === "assistant" && one.text === text);
  const [first = ""] = sentencesKept(reply.message);
  if (!isSaid(reply.message) || reply.suggestions.length > 0) return reply;
  const plain = withoutVerdict(first);
  const message =
    reply.payment === null
      ? draft.phrase("asBefore", { first: (plain === "" ? first : plain).trim() })
      : draft.phrase("payBelow");
  const times = reply.state.said.asBefore ?? 0;
  return { ...reply, message, state: { ...reply.state, said: { ...reply.state.said, asBefore: times + 1 } } };
}

/** "Hi, I'm Sara" and nothing else that is understood. */
function introduced(draft: Draft): boolean {
  const { name, isQuestion, parts } = draft.heard;
  const kind = parts[0]?.meaning.kind;
  const { rest } = personIn(draft.turn.message, draft.desk.catalogue.adultAge, false, draft.desk.answerer);
  const isOnly = rest === "" || isGreeting(rest, draft.desk.answerer);
  if (name === null || (isQuestion && !isOnly) || (kind !== "outside" && kind !== "unsure")) return false;
  draft.say("remember", "greetName", { name });
  return true;
}

/** "I told you: Jen Halloran", "MARCUS THIEL": what was given before, and nothing else. */
function isKnown(draft: Draft): boolean {
  const { heard, turn, desk } = draft;
  const { name, adult } = turn.state.contact;
  if (name === null) return false;
  const { adultAge } = desk.catalogue;
  const person = personIn(turn.message, adultAge, false, desk.answerer);
  if (adult === true && person.adult && person.rest === "" && !heard.isQuestion) {
    draft.say("confirm", "haveIt", { name, reach: reachOf(turn.state.contact) ?? name });
    return true;
  }
  const own = new Set(words(name));
  const others = words(turn.message).filter((word) => !own.has(word));
  const isName = others.length < words(turn.message).length;
  const isOnly =
    others.length === 0 || (desk.answerer.cues(turn.message).has("toldbefore") && others.length < 5);
  if (!isName || !isOnly || heard.isQuestion) return false;
  draft.say("confirm", "haveIt", { name, reach: reachOf(turn.state.contact) ?? name });
  return true;
}

/** How each open question is asked again. */
const ASK: Readonly<Record<Slot, string>> = {
  reach: "askReachOnly",
  email: "askReachOnly",
  phone: "askPhone",
  name: "askNamePlain",
  adult: "askAdult",
  children: "askChildren",
};

/** A question in the middle of something was answered: what was left is offered again, however long ago it was asked. */
function resume(draft: Draft): void {
  const asked = draft.turn.state.asked ?? owedSlot(draft.state);
  if (asked === null || asked === "children" || draft.state.asked !== null || draft.form) return;
  if (draft.defersContact && reachOf(draft.state.contact) === null) return;
  if (!draft.acts.some((act) => act === "answer" || act === "unknown")) return;
  if (draft.state.said.backTo !== undefined || draft.state.said.howToReach !== undefined) return;
  const { pending } = draft.turn.state;
  const name = asked === "email" && pending !== null ? (EMAIL_FOR[pending] ?? ASK.email) : ASK[asked];
  const values = { name: draft.state.contact.name ?? "" };
  draft.ask(asked, "backTo", { ask: draft.phrase(name, values) });
}

/** Somebody who writes in the other language is told once where to change it. */
function noteLanguage(draft: Draft): void {
  const { language, message } = draft.turn;
  if (speaks(message, language) || draft.state.said.otherLanguage !== undefined) return;
  draft.say("answer", "otherLanguage");
}
