import { reachOf } from "#domain/dialogue/state.ts";
import { wishesToPay } from "../../assistant/wish.ts";
import { continueLead } from "../contact.ts";
import type { Draft } from "../draft.ts";
import { areAllTooYoung } from "../family/fit.ts";
import { tellProgress } from "../in-progress.ts";
import { pay, showForm } from "../offers.ts";
import { tellFact as sayFact } from "../questions.ts";
import { isAccepted } from "../understanding/part.ts";
import { type Respond, tellFact } from "./move.ts";
import { leaveList } from "./wishes.ts";

/** The list of families: by the form, or by what is typed here. */
export const join: Respond = (draft, { fact, told }) => {
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
  // The form that was opened for another question of the message is that of the list too.
  const isOpen = draft.form;
  if (areAllTooYoung(draft) && fact?.id !== "waitlist") tooYoung(draft);
  // "I won't leave my details yet. What do I need to sign her up?" is told, and not answered with the form.
  else if (draft.defersContact && draft.heard.isQuestion) return draft.say("answer", "listWhenReady");
  else if (isOpen || showsForm(draft)) draft.add("answer", text);
  else if (fact !== undefined && told !== undefined && fact.id !== "waitlist") sayFact(draft, fact, told);
  if (!draft.form && !showsForm(draft) && !draft.defersContact) draft.say("ask", "formAgain");
  state.asked = "reach";
};
/** Who refused the form gets it again by asking for it, not by what is only half likely to mean that. */
const showsForm = (draft: Draft) =>
  showForm(draft, draft.heard.parts[0] !== undefined && isAccepted(draft.heard.parts[0]));

function tooYoung(draft: Draft): void {
  draft.say("correct", "enrolBelow", { age: String(Math.max(...draft.state.children.ages)) });
}

export const reserve: Respond = (draft, { fact, told }) => {
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

/** "What's next?": what this family still has to do, else the way to enrol. */
export const nextStep: Respond = (draft) => {
  if (tellProgress(draft)) return;
  const { contact, lead } = draft.state;
  const reach = reachOf(contact);
  if (lead !== "none" && reach !== null)
    return draft.say("answer", "nextOnList", { name: contact.name ?? "", reach });
  const steps = draft.desk.answerer.fact("enrolment_steps");
  const { pending } = draft.turn.state;
  // Who was promised a person, and gave no address yet, does that next.
  if (reach === null && (pending === "person" || pending === "question"))
    return draft.ask("reach", "askReachOnly");
  if (reach !== null) {
    draft.say("answer", "nextReach", { reach });
    return continueLead(draft);
  }
  if (steps !== undefined) tellFact(draft, steps);
};

/** "Am I on the list?", "is my spot saved?": how this family stands. */
export const standing: Respond = (draft) => {
  const payment = draft.desk.answerer.fact("payment_status");
  // "I paid last night, did it go through?" is of the payment, and not of the list.
  if (payment !== undefined && draft.heard.reading.concepts.has("paidword")) return tellFact(draft, payment);
  // What names the list asks of it, whatever else is under way.
  if (!draft.heard.cues.has("listword") && tellProgress(draft)) return;
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

export const answerTime: Respond = (draft, { fact }) => {
  const reach = reachOf(draft.state.contact);
  if (reach !== null) {
    draft.topic = fact?.id ?? null;
    return draft.say("answer", "answerAt", { reach });
  }
  if (fact !== undefined) tellFact(draft, fact);
};
