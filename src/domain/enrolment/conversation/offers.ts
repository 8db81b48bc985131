import type { Statement } from "../assistant/answer.ts";
import type { Draft } from "./draft.ts";

export function pay(draft: Draft, deposit: Statement["deposit"]): void {
  const { cues } = draft.heard;
  if (cues.has("haspaid") || cues.has("paysagain")) return;
  draft.payment = deposit ?? "founders_circle";
  draft.outcome = "payment";
  draft.acts.push("pay");
  draft.state.offered = { kind: "pay", type: draft.payment };
}

/** The form stands in the conversation once; whoever refused it gets it again only by asking for it. */
export function showForm(draft: Draft, isWanted = false): boolean {
  const { form } = draft.state;
  const shows = !draft.heard.defersContact && (form === "unseen" || (form === "refused" && isWanted));
  draft.state.offered = { kind: "person" };
  if (!shows) return false;
  draft.form = true;
  draft.state.form = "shown";
  draft.acts.push("form");
  return true;
}

export function declined(draft: Draft): void {
  const { phrases } = draft.desk.knowledge;
  const { language } = draft.turn;
  draft.add("decline", phrases.declineInert[language]);
  if (showForm(draft)) draft.add("ask", phrases.offerPerson[language]);
}

/** A word of doubt before a guess; who heard it once knows that it may say no. */
export function sayDoubt(draft: Draft): void {
  if (draft.state.said.ifUnderstood === undefined) draft.say("answer", "ifUnderstood");
}
