import { reachOf, type WishKind } from "#domain/dialogue/state.ts";
import { sentencesKept, trimSigns } from "#domain/language/text.ts";
import type { Statement } from "../assistant/answer.ts";
import { withoutVerdict } from "../assistant/crossings.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { THRESHOLDS } from "../assistant/ranking.ts";
import { wishesToPay } from "../assistant/wish.ts";
import { continueLead } from "./contact.ts";
import type { Draft } from "./draft.ts";
import { areAllTooYoung, recommend } from "./family/fit.ts";
import { withTimes } from "./free-times.ts";
import { pay, tellFact as sayFact, showForm } from "./questions.ts";
import { namesNothing } from "./thing.ts";
import type { Turn } from "./turn.ts";
import { lastAsked } from "./understanding/correction.ts";

/** The fact that the move came with, and what it says. */
type Came = { readonly fact?: Topic; readonly told?: Statement };
type Respond = (draft: Draft, came: Came) => void;

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
  MOVES.visit?.(draft, {});
  return true;
}
/** Whether a visit was wished for in an earlier turn. */
const isWished = ({ state: { said } }: Turn) => VISIT_WISHES.some((name) => said[name] !== undefined);
const VISIT_WISHES = ["visitNoted", "visitAsk"];
const MOST_OF_ASPECT = 10;

/** A wish that needs a way to reach the family: noted at once, and again when the way is known. */
function wish(
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

const person: Respond = (draft, { told }) => {
  const reach = reachOf(draft.state.contact);
  draft.topic = "contact_person";
  draft.note("person");
  if (reach !== null) return draft.say("confirm", "personNoted", { reach });
  if (showForm(draft, true)) draft.add("answer", told?.text ?? draft.phrase("askReach"));
  else draft.say("ask", "askReachPerson");
  draft.state.asked = "reach";
};

/** The list of families: by the form, or by what is typed here. */
const join: Respond = (draft, { fact, told }) => {
  const { state } = draft;
  if (draft.heard.cues.has("unlist")) return leaveList(draft, {});
  const reach = reachOf(state.contact);
  draft.topic = fact?.id ?? "waitlist";
  draft.note("waitlist");
  if (state.lead !== "none" && draft.heard.ages.length > 0) return continueLead(draft);
  if (state.lead !== "none")
    return draft.say("confirm", "onList", { name: state.contact.name ?? "", reach: reach ?? "" });
  if (reach !== null) return continueLead(draft);
  const text = told?.text ?? "";
  if (areAllTooYoung(draft) && fact?.id !== "waitlist") tooYoung(draft);
  else if (showsForm(draft)) draft.add("answer", text);
  else if (fact !== undefined && told !== undefined && fact.id !== "waitlist") sayFact(draft, fact, told);
  if (!draft.form && !showsForm(draft) && !draft.defersContact) draft.say("ask", "formAgain");
  state.asked = "reach";
};
/** Who refused the form gets it again by asking for it, not by what is only half likely to mean that. */
const showsForm = (draft: Draft) =>
  showForm(draft, (draft.heard.parts[0]?.confidence ?? 0) >= THRESHOLDS.certain);

function tooYoung(draft: Draft): void {
  draft.say("correct", "enrolBelow", { age: String(Math.max(...draft.state.children.ages)) });
}

const reserve: Respond = (draft, { fact, told }) => {
  if (areAllTooYoung(draft)) return join(draft, {});
  const { heard, desk } = draft;
  const deposits = desk.answerer.fact("deposit_overview");
  // Who asks whether it has to be paid does not wish to pay.
  if (heard.isQuestion && heard.cues.has("mustcue") && deposits !== undefined) {
    draft.say("answer", "nothingDue");
    return tellFact(draft, deposits);
  }
  const founders = desk.answerer.fact("deposit_founders");
  if (heard.isQuestion && heard.cues.has("ifpays") && founders !== undefined)
    return tellFact(draft, founders);
  draft.topic = "reserve";
  if (told !== undefined) draft.add("answer", told.text);
  const isOne = heard.parts.length === 1 || wishesToPay(heard.reading, draft.turn.state.topic);
  if (fact?.opens === "payment" && isOne) pay(draft, told?.deposit ?? null);
};

const affirm: Respond = (draft) => {
  const { offered, asked, pending } = draft.turn.state;
  if (asked !== null && asked !== "children") return invite(draft);
  if (offered?.kind === "pay") return pay(draft, offered.type);
  if (offered?.kind === "person" || pending !== null) return invite(draft);
  const facts =
    offered?.kind === "facts" ? offered.facts.flatMap((id) => draft.desk.answerer.fact(id) ?? []) : [];
  const { language } = draft.turn;
  if (facts.length === 1 && facts[0]) return tellFact(draft, facts[0]);
  if (facts.length > 1) {
    draft.say("suggest", "whichOne");
    draft.suggestions = facts.map(({ question }) => question[language]);
    draft.state.offered = offered;
    return;
  }
  draft.say("close", "ok");
};

/** "Yes" to being contacted. */
function invite(draft: Draft) {
  const { contact, lead } = draft.state;
  const reach = reachOf(contact);
  draft.topic = "contact_person";
  draft.note(draft.turn.state.pending ?? "person", draft.turn.state.questions.at(-1) ?? draft.turn.message);
  if (reach !== null)
    return lead === "none" ? continueLead(draft) : draft.say("confirm", "personNoted", { reach });
  const shows = showForm(draft);
  draft.ask("reach", shows ? "askReach" : "askReachOnly");
}

function tellFact(draft: Draft, fact: Topic): void {
  const { language } = draft.turn;
  const question = { message: fact.question[language], language, topic: draft.turn.state.topic };
  sayFact(draft, fact, draft.desk.answerer.tell(fact, question, draft.desk.open));
}

const refuse: Respond = (draft) => {
  const { offered, asked, form } = draft.turn.state;
  const { state } = draft;
  if (offered?.kind === "facts") {
    draft.say("repair", "refusedTopics");
    state.offered = { kind: "person" };
    return;
  }
  if (offered?.kind === "pay") return draft.say("close", "refusedPay");
  state.pending = null;
  if (asked !== null && asked !== "reach") return draft.say("close", "refusedSlot");
  const refusesForm = offered?.kind === "person" || asked === "reach";
  if (refusesForm && form !== "unseen") state.form = "refused";
  draft.say("close", refusesForm ? "refused" : "fine");
};

const thanks: Respond = (draft) => {
  const { lead, questions } = draft.state;
  draft.topic = "thanks";
  if (!draft.heard.cues.has("goodbye")) return draft.say("close", "thanks");
  draft.say(
    "close",
    lead !== "none" || (questions.length > 0 && reachOf(draft.state.contact) !== null) ? "byeKept" : "bye",
  );
};

const goodbye: Respond = (draft) => {
  const { lead } = draft.state;
  draft.topic = "goodbye";
  draft.say("close", lead === "none" ? "bye" : "byeKept");
};

const greet: Respond = (draft, { fact, told }) => {
  const { name } = draft.state.contact;
  if (name !== null && draft.heard.name !== null) return draft.say("answer", "greetName", { name });
  if (draft.turn.history.length > 0) return draft.say("answer", "helloAgain");
  draft.topic = fact?.id ?? null;
  draft.add("answer", told?.text ?? "");
};

const complain: Respond = (draft, { told }) => {
  draft.topic = "trouble";
  draft.note("person");
  const reach = reachOf(draft.state.contact);
  if (reach === null && showForm(draft)) return draft.add("repair", told?.text ?? "");
  draft.say("repair", "sorry");
  if (reach !== null) draft.say("confirm", "personNoted", { reach });
  else draft.ask("reach", "askReachOnly");
};

/** "Is that per month?", "per child?": said of what was spoken of last. */
const unit: Respond = (draft) => {
  const { answerer, open } = draft.desk;
  const { topic } = draft.turn.state;
  const { charged } = answerer.fact(topic ?? "") ?? {};
  const overview = answerer.fact("cost_overview");
  draft.topic = topic;
  const perChild = draft.heard.cues.has("perchild") || draft.heard.isCount;
  if (charged === "once") return draft.say("answer", perChild ? "unitFamily" : "unitOnce");
  if (charged === "month" && !perChild) return draft.say("confirm", "unitMonth");
  if (topic === "pod_school") {
    const { podPrice = "" } = answerer.figures(draft.turn.language);
    return draft.say("unknown", "unitChildUnknown", { price: podPrice });
  }
  if (overview === undefined) return;
  const { language, message } = draft.turn;
  const known = { ages: [], children: perChild ? 2 : null };
  sayFact(draft, overview, answerer.tell(overview, { message, language, topic: null }, open, known));
};

/** The last thing said, in one sentence. */
const unclear: Respond = (draft) => {
  const fact = draft.desk.answerer.fact(draft.turn.state.topic ?? "");
  if (fact === undefined) return draft.say("repair", "tellMe");
  const { language, message } = draft.turn;
  const { text } = draft.desk.answerer.tell(fact, { message, language, topic: fact.id }, draft.desk.open);
  draft.topic = fact.id;
  draft.say("repair", "simpler", { first: sentencesKept(withoutVerdict(text))[0]?.trim() ?? text });
};

/** "You keep saying the same": what was asked before goes to a person as it was written. */
const unanswered: Respond = (draft) => {
  if (draft.isEmpty) draft.say("repair", "sorry");
  const asked = draft.heard.correction?.asks || lastAsked(draft.turn) || draft.turn.message;
  draft.say("unknown", "alsoAsked", { question: trimSigns(asked, ",.;:") });
  draft.note("question", asked);
  const reach = reachOf(draft.state.contact);
  if (reach !== null) draft.say("confirm", "reachedAt", { reach });
  else if (!draft.defersContact) draft.ask("reach", "askReachOnly");
};

/** "What's next?": what this family still has to do, else the way to enrol. */
const nextStep: Respond = (draft) => {
  const { contact, lead } = draft.state;
  const reach = reachOf(contact);
  if (lead !== "none" && reach !== null)
    return draft.say("answer", "nextOnList", { name: contact.name ?? "", reach });
  const steps = draft.desk.answerer.fact("enrolment_steps");
  if (reach !== null) {
    draft.say("answer", "nextReach", { reach });
    return continueLead(draft);
  }
  if (steps !== undefined) tellFact(draft, steps);
};

/** "Am I on the list?", "is my spot saved?": how this family stands. */
const standing: Respond = (draft) => {
  const { contact, lead } = draft.state;
  const reach = reachOf(contact);
  if (reach === null) return draft.ask("reach", "standsNothing");
  if (lead !== "none") {
    // What was paid, and how many stand before it, is for the family alone: a person looks.
    draft.note("question");
    draft.say("answer", "standsList", { name: contact.name ?? "", reach });
    return draft.say("confirm", "passedOn");
  }
  draft.say("answer", "standsReach", { reach });
  continueLead(draft);
};

const answerTime: Respond = (draft, { fact }) => {
  const reach = reachOf(draft.state.contact);
  if (reach !== null) {
    draft.topic = fact?.id ?? null;
    return draft.say("answer", "answerAt", { reach });
  }
  if (fact !== undefined) tellFact(draft, fact);
};

/** "Take me off the list", "erase my data": a person sees to it, and nothing more is asked. */
const leaveList: Respond = (draft) => {
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

/** "You don't know much, do you": owned, with what can be asked. */
const criticism: Respond = (draft) => {
  draft.topic = draft.turn.state.topic;
  draft.say("repair", "criticism");
  draft.state.offered = { kind: "person" };
};

/** What each move calls for. */
export const MOVES: Readonly<Record<string, Respond>> = {
  affirm,
  refuse,
  thanks,
  goodbye,
  greet,
  person,
  join,
  enrol: join,
  reserve,
  complain,
  unit,
  unclear,
  unanswered,
  criticism,
  next_step: nextStep,
  standing,
  answer_time: answerTime,
  leave_list: leaveList,
  recommend,
  call: withTimes("call", wish("call", "callNoted", "askPhone", "phone", "contact_person")),
  visit: withTimes("visit", wish("visit", "visitNoted", "visitAsk", "reach", null)),
  refund_me: wish("refund", "refundNoted", "refundAsk", "email", "refund"),
  cancel_me: wish("cancel", "cancelNoted", "cancelAsk", "email", "cancel"),
  which_child: (draft) => draft.ask("children", "askAgesFirst"),
};
