import { figuresIn } from "#domain/dialogue/figures.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { Catalogue } from "../assistant/facts.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { DEPOSIT_TOPICS } from "../assistant/wish.ts";
import type { Draft } from "./draft.ts";
import { tellFit } from "./family/fit.ts";
import { isTold, knownFor, tellFact } from "./questions.ts";
import type { Part } from "./understanding/part.ts";

/** What has a price, by the fact that speaks of it. */
const pricesOf = ({ prices }: Catalogue): Readonly<Record<string, readonly number[]>> => ({
  deposit_founders: [prices.founders_circle],
  deposit_sponsor: [prices.teacher_sponsor],
  pod_school: [prices.pod_school],
  school_subscriptions: [prices.subscription_explorer, prices.subscription_premium],
  companion_plans: [prices.plan_explorer, prices.plan_pathfinder, prices.plan_trailblazer],
});

/** "What does the $500 get me": an amount of the catalogue names what it is paid for, also where that is two things. */
export function tellPriced(draft: Draft): boolean {
  const { heard, desk, turn, state } = draft;
  const { money } = figuresIn(heard.reading.tokens);
  if (money.length === 0) return false;
  const worry = desk.answerer.fact("price_worry");
  // "950 is more than a private school": what stands beside the amount weighs it, and asks nothing.
  if (worry !== undefined && money.includes(desk.catalogue.prices.pod_school) && heard.cues.has("weighs")) {
    tell(draft, worry, false);
    return true;
  }
  const facts = Object.entries(pricesOf(desk.catalogue))
    .filter(([, amounts]) => money.some((amount) => amounts.includes(amount)))
    .flatMap(([id]) => desk.answerer.fact(id) ?? []);
  const before = turn.state.topic ?? "";
  const isDeposit = ({ id }: { readonly id: string }) => DEPOSIT_TOPICS.has(id);
  const meant = facts.filter(({ id }) => id === before || (isDeposit({ id: before }) && isDeposit({ id })));
  const told = meant.length > 0 ? meant : facts;
  if (told.length === 0) return tellTimes(draft);
  if (told.length > 1) draft.say("answer", "severalPrices", { amount: amountOf(money, turn.language) });
  for (const fact of told) tell(draft, fact, told.length > 1);
  const { offered } = turn.state;
  state.offered = offered?.kind === "pay" && told.every(isDeposit) ? offered : null;
  return true;
}

/** "So 1900 for both?": so many times the price of the school. */
export function tellTimes(draft: Draft): boolean {
  const { money } = figuresIn(draft.heard.reading.tokens);
  const monthly = draft.desk.catalogue.prices.pod_school;
  const { language } = draft.turn;
  const amount = money.find((each) => each > monthly && each % monthly === 0 && each / monthly <= MOST_TIMES);
  if (amount === undefined) return false;
  draft.topic = "pod_school";
  draft.say("answer", "timesPrice", {
    times: String(amount / monthly),
    price: amountOf([monthly], language),
    amount: amountOf([amount], language),
  });
  return true;
}
const MOST_TIMES = 6;

/** Of several only what they are: their first sentences, and on to the last of their prices. */
function tell(draft: Draft, fact: Topic, isShort: boolean) {
  const { language } = draft.turn;
  const question = { message: fact.question[language], language, topic: null };
  const said = draft.desk.answerer.tell(fact, question, draft.desk.open, knownFor(draft, fact));
  if (!isShort) return tellFact(draft, fact, said);
  draft.topic = fact.id;
  const sentences = sentencesKept(said.text);
  const prices = (pricesOf(draft.desk.catalogue)[fact.id] ?? []).map((price) => amountOf([price], language));
  const last = sentences.findLastIndex((sentence) => prices.some((price) => sentence.includes(price)));
  draft.add(
    "answer",
    sentences
      .slice(0, Math.max(2, last + 1))
      .join("")
      .trim(),
  );
}

function amountOf(money: readonly number[], language: Language): string {
  return `$${new Intl.NumberFormat(LOCALES[language]).format(money[0] ?? 0)}`;
}

const PRICED: ReadonlySet<string> = new Set([
  ...[
    "deposit_founders",
    "deposit_sponsor",
    "pod_school",
    "school_subscriptions",
    "companion_plans",
    "cost_overview",
    "worldschooler_pass",
  ],
]);
export const isPriced = ({ id }: Topic) => PRICED.has(id);

/** A price was asked for, of whatever: of the family's own children where their ages are known, else all. */
export function tellPrices(draft: Draft): void {
  const overview = draft.desk.answerer.fact("cost_overview");
  if (!tellOwnPrice(draft) && overview !== undefined) tell(draft, overview, false);
}

/** Whose ages are known hears what is for them: the school's price for who may come, the packs for who is too young. */
export function tellOwnPrice(draft: Draft): boolean {
  const { ages } = draft.state.children;
  const { from, to } = draft.desk.catalogue.podSchool.ages;
  const school = draft.desk.answerer.fact("pod_school");
  const mayCome = ages.filter((age) => age >= from && age <= to);
  if (mayCome.length === 0 || school === undefined || isTold(draft, school)) return false;
  if (mayCome.length > 1) {
    const { podPrice = "" } = draft.desk.answerer.figures(draft.turn.language);
    draft.topic = school.id;
    draft.say("unknown", "unitChildUnknown", { price: podPrice });
  } else tell(draft, school, false);
  if (mayCome.length < ages.length)
    tellFit(
      draft,
      ages.filter((age) => !mayCome.includes(age)),
    );
  draft.topic = school.id;
  return true;
}

/** "What is the difference between the plan for home and the school?": each in short, side by side. */
export function compare(draft: Draft, { meaning, reading: { concepts } }: Part): boolean {
  if (!concepts.has("compareword") || meaning.kind === "crossing") return false;
  const { knowledge, answerer } = draft.desk;
  const named = knowledge.things.filter(({ names }) => names.some((name) => concepts.has(name)));
  const facts = named.flatMap(({ facts: [first] }) => answerer.fact(first ?? "") ?? []);
  if (facts.length < 2) return false;
  for (const fact of facts) tell(draft, fact, true);
  return true;
}
