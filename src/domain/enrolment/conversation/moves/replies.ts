import { reachOf } from "#domain/dialogue/state.ts";
import { wishInProgress } from "#domain/dialogue/wishes.ts";
import { sentencesKept } from "#domain/language/text.ts";
import { withoutVerdict } from "../../assistant/crossings.ts";
import { continueLead } from "../contact.ts";
import type { Draft } from "../draft.ts";
import { pay, showForm } from "../offers.ts";
import { tellFact as sayFact } from "../questions.ts";
import { type Respond, tellFact } from "./move.ts";

export const affirm: Respond = (draft) => {
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

export const refuse: Respond = (draft) => {
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

export const thanks: Respond = (draft) => {
  draft.topic = "thanks";
  if (draft.heard.isFarewell || draft.heard.cues.has("goodbye")) sayBye(draft);
  else draft.say("close", "thanks");
};

export const goodbye: Respond = (draft) => {
  draft.topic = "goodbye";
  sayBye(draft);
};

/** A goodbye, with what happens next for who left a way to be reached. */
export function sayBye(draft: Draft): void {
  const { lead, questions, contact } = draft.state;
  const reach = reachOf(contact);
  const isCalled = contact.phone !== null && wishInProgress(draft.turn.state) === "call";
  if (isCalled) draft.say("close", "byeCall", { reach: contact.phone ?? "" });
  else if (reach !== null) draft.say("close", "byeReach", { reach });
  else draft.say("close", lead !== "none" || questions.length > 0 ? "byeKept" : "bye");
}

/** "Let me talk to my wife first": nothing is pressed, and what was asked for waits. */
export const thinkOver: Respond = (draft) => {
  draft.topic = draft.turn.state.topic;
  draft.say("close", "thinkOver");
};

export const greet: Respond = (draft, { fact, told }) => {
  const { name } = draft.state.contact;
  if (name !== null && draft.heard.name !== null) return draft.say("answer", "greetName", { name });
  if (draft.turn.history.length > 0) return draft.say("answer", "helloAgain");
  draft.topic = fact?.id ?? null;
  draft.add("answer", told?.text ?? "");
};

/** "Is that per month?", "per child?": said of what was spoken of last. */
export const unit: Respond = (draft) => {
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
export const unclear: Respond = (draft) => {
  const fact = draft.desk.answerer.fact(draft.turn.state.topic ?? "");
  if (fact === undefined) return draft.say("repair", "tellMe");
  const { language, message } = draft.turn;
  const { text } = draft.desk.answerer.tell(fact, { message, language, topic: fact.id }, draft.desk.open);
  draft.topic = fact.id;
  draft.say("repair", "simpler", { first: sentencesKept(withoutVerdict(text))[0]?.trim() ?? text });
};

/** "You don't know much, do you": owned, with what can be asked. */
export const criticism: Respond = (draft) => {
  draft.topic = draft.turn.state.topic;
  draft.say("repair", "criticism");
  draft.state.offered = { kind: "person" };
};
