import { reachOf } from "#domain/dialogue/state.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { DEPOSIT_TOPICS } from "../assistant/wish.ts";
import { amountsIn } from "./amounts.ts";
import type { Draft } from "./draft.ts";
import { monthOf } from "./family/entry.ts";
import { MOVES } from "./moves/moves.ts";
import { isPriced } from "./prices.ts";
import { tellFact } from "./questions.ts";
import { isUnclear, type Part } from "./understanding/part.ts";
import { asksOpenly } from "./understanding/telling.ts";

/** What is meant where money was paid, or is to be paid, and an amount or a month stands beside it. */

/** From here on a fact that names no price is told, whatever amount stands beside it: "did my $500 arrive?" */
const SURELY_MEANT = 0.65;
const isOfDeposit = ({ meaning }: Part): boolean =>
  meaning.kind === "fact" && DEPOSIT_TOPICS.has(meaning.fact.id);
export const REFUNDS: ReadonlySet<string> = new Set(["refund", "refund_how"]);
/**
 * Whether a fact is of something else than the amounts that stand beside it: it names other prices, or it names none and
 * is not surely meant.
 */
export function isOfOtherAmount(
  draft: Draft,
  fact: Topic,
  { confidence, question }: Part,
  money: readonly number[],
) {
  const { answerer, catalogue, open } = draft.desk;
  const said = amountsIn(answerer.tell(fact, question, open).plain);
  if (money.length === 0 || money.some((amount) => said.includes(amount))) return false;
  const namesPrice = Object.values(catalogue.prices).some((price) => said.includes(price));
  return namesPrice || confidence < SURELY_MEANT;
}

/** "And if we change our mind in April?": a deposit that is asked back then comes back, or it is after that day. */
export function tellByThen(draft: Draft): void {
  const { start } = draft.heard;
  if (start === null) return;
  const { launchDate } = draft.desk.catalogue;
  const isBefore = start < launchDate;
  draft.say("answer", isBefore ? "refundThen" : "refundAfterThen", { month: monthOf(draft, start) });
}

/** Whether who writes has said, now or before, that it has paid. */
const saysPaid = ({ desk: { answerer }, heard, turn: { history } }: Draft): boolean =>
  heard.reading.concepts.has("paidword") ||
  history.some(({ role, text }) => role === "visitor" && answerer.read(text).concepts.has("paidword"));

/** "And the price per month?", after a deposit, which is paid once: what is paid monthly is the school. */
function asksMonthly({ heard, turn }: Draft, { meaning, reading }: Part): boolean {
  const isPrice =
    (meaning.kind === "fact" && isPriced(meaning.fact)) ||
    (meaning.kind === "unsure" && reading.concepts.has("cost"));
  const isAfterDeposit = DEPOSIT_TOPICS.has(turn.state.topic ?? "");
  return isPrice && isAfterDeposit && heard.cues.has("permonth") && !reading.concepts.has("deposit");
}

/** Who has paid was told that the e-mail is enough: the next one that comes is for the refund. */
export function awaitsRefund(draft: Draft, fact: Topic): void {
  const isOwed = fact.id === "refund_how" && saysPaid(draft);
  if (isOwed && reachOf(draft.state.contact) === null) draft.state.pending = "refund";
}

/** A wish for money back, a receipt that did not come, what is paid monthly; says whether it was one of these. */
export function seesToMoney(draft: Draft, part: Part): boolean {
  const { answerer, open } = draft.desk;
  const { cues, isQuestion } = draft.heard;
  // "Quiero que me regresen …" has a word that asks, and asks nothing.
  const wishes =
    cues.has("wantsrefund") ||
    (cues.has("wishes") &&
      !cues.has("wantsknow") &&
      (draft.heard.reading.concepts.has("refund") || cues.has("backagain")));
  const isWish = wishes && !asksOpenly(draft.desk, draft.turn.message);
  const told = (fact: Topic) => answerer.tell(fact, part.question, open);
  // "I want my $500 back": the amount is what is wished for, and not what is asked about.
  if (isWish && (isUnclear(part.meaning) || isOfDeposit(part))) {
    MOVES.refund_me?.(draft, {});
    return true;
  }
  const school = asksMonthly(draft, part) ? answerer.fact("pod_school") : undefined;
  if (school !== undefined) {
    tellFact(draft, school, told(school));
    return true;
  }
  // "No, the receipt did not reach me": a person looks at the payment.
  const trouble = cues.has("noreceipt") && !isQuestion ? answerer.fact("trouble") : undefined;
  if (trouble === undefined) return false;
  MOVES.complain?.(draft, { fact: trouble, told: told(trouble) });
  return true;
}
