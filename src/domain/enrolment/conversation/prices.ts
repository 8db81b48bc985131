import { figuresIn } from "#domain/dialogue/figures.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Catalogue } from "../assistant/facts.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { DEPOSIT_TOPICS } from "../assistant/wish.ts";
import type { Draft } from "./draft.ts";
import { knownFor, tellFact } from "./questions.ts";

/** What has a price, by the fact that speaks of it. */
const pricesOf = (catalogue: Catalogue): Readonly<Record<string, readonly number[]>> => {
  const monthly = (of: Readonly<Record<string, { readonly monthly: number }>>) =>
    Object.values(of).map((one) => one.monthly);
  return {
    deposit_founders: [catalogue.deposits.founders_circle.amount],
    deposit_sponsor: [catalogue.deposits.teacher_sponsor.amount],
    pod_school: [catalogue.podSchool.monthly],
    school_subscriptions: monthly(catalogue.schoolSubscriptions),
    companion_plans: monthly(catalogue.companionPlans),
  };
};

/** "What does the $500 get me": an amount of the catalogue names what it is paid for, also where that is two things. */
export function tellPriced(draft: Draft): boolean {
  const { heard, desk, turn, state } = draft;
  const { money } = figuresIn(heard.reading.tokens);
  if (money.length === 0) return false;
  const facts = Object.entries(pricesOf(desk.catalogue))
    .filter(([, amounts]) => money.some((amount) => amounts.includes(amount)))
    .flatMap(([id]) => desk.answerer.fact(id) ?? []);
  const before = turn.state.topic ?? "";
  const isDeposit = ({ id }: { readonly id: string }) => DEPOSIT_TOPICS.has(id);
  const meant = facts.filter(({ id }) => id === before || (isDeposit({ id: before }) && isDeposit({ id })));
  const told = meant.length > 0 ? meant : facts;
  if (told.length === 0) return false;
  if (told.length > 1) draft.say("answer", "severalPrices", { amount: amountOf(money, turn.language) });
  for (const fact of told) tell(draft, fact, told.length > 1);
  const { offered } = turn.state;
  state.offered = offered?.kind === "pay" && told.every(isDeposit) ? offered : null;
  return true;
}

/** Of several only what they are: their first sentences. */
function tell(draft: Draft, fact: Topic, isShort: boolean) {
  const { language } = draft.turn;
  const question = { message: fact.question[language], language, topic: null };
  const said = draft.desk.answerer.tell(fact, question, draft.desk.open, knownFor(draft, fact));
  if (!isShort) return tellFact(draft, fact, said);
  draft.topic = fact.id;
  draft.add("answer", sentencesKept(said.text).slice(0, 2).join("").trim());
}

function amountOf(money: readonly number[], language: string): string {
  return `$${new Intl.NumberFormat(language === "es" ? "es-MX" : "en-US").format(money[0] ?? 0)}`;
}
