import { reachOf } from "#domain/dialogue/state.ts";
import type { Draft } from "./draft.ts";
import { MOVES } from "./moves/moves.ts";
import { moveOf, type Part } from "./understanding/part.ts";

/** These see to a payment themselves. */
const SEE_TO_PAYMENT = new Set(["complain", "refund_me", "cancel_me"]);

/**
 * What comes before every other answer: who wants a person gets one, and who says that it has paid is not asked to pay
 * but passed on. Gives the parts of the message that are still to be answered.
 */
export function meetFirst(draft: Draft): readonly Part[] {
  const { parts, cues } = draft.heard;
  const wantsPerson = cues.has("wantsperson") && !parts.some((part) => moveOf(part) === "person");
  const answered = parts.filter(({ meaning }) => meaning.kind !== "unsure" && meaning.kind !== "move");
  if (saysPaid(draft)) {
    const own = answered.filter((part) => moveOf(part) === undefined && !isToPay(part));
    if (own.length > 0 && !wantsPerson) {
      draft.note("person");
      return own;
    }
    tellPaid(draft);
    callPerson(draft);
    return own;
  }
  if (!wantsPerson) return parts;
  callPerson(draft);
  const isNew = ({ meaning }: Part) =>
    meaning.kind !== "outside" ||
    (meaning.area?.lead !== undefined && draft.turn.state.said[`area:${meaning.area.id}`] === undefined);
  return answered.filter(isNew);
}

/** Not to pay again is said to who says that it may: that it has no receipt, or that it was charged twice. */
export function tellPaid(draft: Draft): void {
  const { cues } = draft.heard;
  const name = cues.has("paysagain") || cues.has("noreceipt") ? "paidAlready" : "paidNoted";
  if (draft.state.said[name] === undefined) draft.say("repair", name);
}

/** Says that it has paid, and nothing that sees to it already. */
export function saysPaid({ heard: { parts, cues } }: Draft): boolean {
  if (cues.has("wantsrefund")) return false;
  const isSeenTo = parts.some((part) => SEE_TO_PAYMENT.has(moveOf(part) ?? "") || isAfterDeposit(part));
  return (cues.has("haspaid") || cues.has("paysagain")) && !isSeenTo;
}

function callPerson(draft: Draft): void {
  MOVES.person?.(draft, {});
  // Asked for once, however often a person is wished for.
  if (reachOf(draft.state.contact) === null) draft.state.asked = "reach";
}

const isAfterDeposit = ({ meaning }: Part) => meaning.kind === "fact" && meaning.fact.id === "after_deposit";

/** How to pay is nothing for who has paid. */
const isToPay = ({ meaning }: Part) =>
  meaning.kind === "outside"
    ? meaning.area?.lead === undefined
    : meaning.kind === "fact" && (meaning.fact.id === "payment_methods" || meaning.fact.opens === "payment");
