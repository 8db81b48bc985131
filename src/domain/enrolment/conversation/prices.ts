import { monthIn } from "#domain/dialogue/birthday.ts";
import { figuresIn } from "#domain/dialogue/figures.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Catalogue } from "../assistant/facts.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { STORY } from "../assistant/ranking.ts";
import { DEPOSIT_TOPICS } from "../assistant/wish.ts";
import { amountOf } from "./amounts.ts";
import type { Draft } from "./draft.ts";
import { tellFit } from "./family/fit.ts";
import { isTold, knownFor, tellFact } from "./questions.ts";
import { thingNamed, thingOf } from "./thing.ts";
import { isUnclear, type Part } from "./understanding/part.ts";

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
  const isPrice = (amount: number) =>
    Object.values(pricesOf(desk.catalogue)).some((amounts) => amounts.includes(amount));
  const before = turn.state.topic ?? "";
  const isDeposit = ({ id }: { readonly id: string }) => DEPOSIT_TOPICS.has(id);
  const meant = facts.filter(({ id }) => id === before || (isDeposit({ id: before }) && isDeposit({ id })));
  // "The 500 deposit": which of several is said beside the amount.
  const isNamed = (fact: Topic) =>
    thingOf(desk.knowledge, fact)?.names.some((name) => heard.reading.concepts.has(name)) === true;
  const named = facts.filter(isNamed);
  const told = [named, meant, facts].find((some) => some.length > 0) ?? [];
  if (told.length === 0) return tellTimes(draft);
  if (told.length > 1)
    draft.say("answer", "severalPrices", { amount: amountOf(money.filter(isPrice), turn.language) });
  for (const fact of told) tell(draft, fact, told.length > 1);
  const { offered } = turn.state;
  state.offered = offered?.kind === "pay" && told.every(isDeposit) ? offered : null;
  return true;
}

/** "So 1900 for both?": so many times the price of the school. */
export function tellTimes(draft: Draft): boolean {
  const { money } = figuresIn(draft.heard.reading.tokens);
  const monthly = draft.desk.catalogue.prices.pod_school;
  const { language, history } = draft.turn;
  const last = history.findLast(({ role }) => role === "assistant")?.text ?? "";
  const said = money.find((each) => last.includes(`${amountOf([each], language)}:`));
  if (said !== undefined) {
    draft.topic = "pod_school";
    draft.say("confirm", "amountYes", { amount: amountOf([said], language) });
    return true;
  }
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
  const isOfPacks = draft.turn.state.thing === "packs" && draft.heard.reading.tokens.length <= MOST_COUNTED;
  const isLeast = draft.heard.cues.has("cheapest");
  const overview = draft.desk.answerer.fact(
    isLeast ? "cheapest" : isOfPacks ? "packs_free" : "cost_overview",
  );
  if ((isLeast || !tellOwnPrice(draft)) && overview !== undefined) tell(draft, overview, false);
}

/** Whose ages are known hears what is for them: the school's price for who may come, the packs for who is too young. */
function tellOwnPrice(draft: Draft): boolean {
  const { ages } = draft.state.children;
  const mayCome = ages.filter((age) => isOfSchool(draft, age));
  const school = draft.desk.answerer.fact("pod_school");
  if (mayCome.length === 0 || school === undefined) return false;
  if (mayCome.length > 1 || isTold(draft, school)) sum(draft, mayCome.length, 1);
  else tell(draft, school, false);
  if (mayCome.length < ages.length)
    tellFit(
      draft,
      ages.filter((age) => !mayCome.includes(age)),
    );
  draft.topic = school.id;
  return true;
}

export const isOfSchool = ({ desk }: Draft, age: number) =>
  age >= desk.catalogue.podSchool.ages.from && age <= desk.catalogue.podSchool.ages.to;

/**
 * "And both?", "what would 3 months cost", "when he is 6, how much": today's price of what is spoken of, for so many
 * children and so long. Says whether so many, or an age, were named.
 */
export function tellSum(draft: Draft, part: Part): boolean {
  const { heard, desk, turn, state } = draft;
  if (!asksSum(draft, part)) return false;
  const { reading, cues } = heard;
  const facts = heard.parts.flatMap(({ meaning }) => (meaning.kind === "fact" ? [meaning.fact] : []));
  // "Could they come for a month, and what is it?": what else the message means says of what the price is.
  const isOfPass = facts.some((fact) => thingOf(desk.knowledge, fact)?.id === "pass");
  if (isOfPass) return false;
  const named =
    thingNamed(desk.knowledge, reading)?.id ??
    turn.state.thing ??
    thingOf(desk.knowledge, desk.answerer.fact(turn.state.topic ?? ""))?.id ??
    null;
  const isOfPlans = named === "plans" || named === "home";
  const isOfPacks =
    named === "packs" &&
    !reading.concepts.has("month") &&
    !state.children.ages.some((age) => isOfSchool(draft, age));
  const isOther = named !== null && !["school", "plans", "packs", "home", "pass"].includes(named);
  if (isOther || isOfPacks || figuresIn(reading.tokens).money.length > 0) return false;
  const { ages, count } = state.children;
  const known = Math.max(count ?? 0, ages.length);
  const months = monthsOf(draft);
  if (named === "pass" && months === 1) return false;
  const goesOn = months > 1 && heard.reading.tokens.length <= MOST_COUNTED;
  const children =
    heard.count ?? ((cues.has("several") || goesOn) && known > 0 ? known : cues.has("both") ? 2 : null);
  const isAge = heard.ages.length > 0 || cues.has("later");
  if (isOfPlans) return children !== null && sumOfPlans(draft, children);
  const mayCome = ages.filter((each) => isOfSchool(draft, each)).length;
  const isPlain = part.meaning.kind === "fact" && OWN.has(part.meaning.fact.id) && heard.ages.length === 0;
  if (children === null && months === 1 && mayCome > 1 && isPlain && !cues.has("perchild")) {
    sum(draft, mayCome, 1);
    return true;
  }
  const isBeside = part.meaning.kind === "fact" && BESIDE_PRICE.has(part.meaning.fact.id);
  if (children === null && months === 1 && !(isAge && ages.length < 2))
    return isBeside && named !== "packs" && tellOwnPrice(draft);
  const entitled = ages.filter((age) => isOfSchool(draft, age)).length;
  // Of those whose ages are known only those whom the school takes pay for it.
  const asked = children ?? 1;
  const paying = entitled > 0 && ages.length >= asked ? Math.min(asked, entitled) : asked;
  const young = ages.filter((age) => age < desk.catalogue.podSchool.ages.from);
  const isAlone = draft.isEmpty;
  sum(draft, paying, months);
  if (entitled === 0 && young.length > 0) {
    if (isAlone && heard.ages.every((age) => young.includes(age))) draft.say("answer", "sumYoung");
  } else if (young.length > 0 && paying < asked) tellFit(draft, young);
  draft.topic = "pod_school";
  draft.thing = "school";
  return true;
}

const monthsOf = ({ heard }: Draft) =>
  figuresIn(heard.reading.tokens).months[0] ??
  monthsBetween(heard.reading.tokens) ??
  (heard.cues.has("halfyear")
    ? 6
    : heard.cues.has("wholeyear") && heard.reading.concepts.has("cost")
      ? YEAR
      : 1);
const YEAR = 12;

/** "From September to December": both count. */
function monthsBetween(tokens: readonly string[]): number | undefined {
  const [from, to, other] = tokens.flatMap((token) => monthIn(token) ?? []);
  if (from === undefined || to === undefined || other !== undefined || from === to) return undefined;
  return ((to - from + YEAR) % YEAR) + 1;
}

/** A price is asked for, or in few words how it is for so many. */
function asksSum(draft: Draft, { meaning, reading }: Part): boolean {
  const { desk, heard, turn } = draft;
  if (heard.cues.has("cheapest")) return false;
  const fact = meaning.kind === "fact" ? meaning.fact : undefined;
  const isPrice = fact !== undefined && isPriced(fact);
  const isOpen = isPrice || isUnclear(meaning) || (fact !== undefined && BESIDE_PRICE.has(fact.id));
  const before = desk.answerer.fact(turn.state.topic ?? "");
  const isCounted = (heard.count !== null && heard.ages.length === 0) || monthsOf(draft) > 1;
  const goesOn = OWN.has(fact?.id ?? "") || (isCounted && isOpen && before !== undefined && isPriced(before));
  if (isCounted && goesOn && heard.reading.tokens.length <= MOST_COUNTED) return true;
  const isOfPrice = reading.concepts.has("cost") || heard.reading.concepts.has("cost");
  // "What would September to December cost?" looks like holidays, or like coming for a part of the year.
  const isOfMonths = isCounted && meaning.kind === "outside" && heard.reading.tokens.length <= MOST_COUNTED;
  return (isOpen || isOfMonths) && isOfPrice && reading.tokens.length <= STORY;
}
const MOST_COUNTED = 10;
const OWN: ReadonlySet<string> = new Set(["pod_school", "companion_plans", "cost_overview"]);
const BESIDE_PRICE: ReadonlySet<string> = new Set(["ages", "pods", "packs_free", "launch_date", "recommend"]);

/** The school's price times so many children and months. */
export function sum(draft: Draft, children: number, months: number, age = draft.heard.ages[0]) {
  const { language } = draft.turn;
  const monthly = draft.desk.catalogue.prices.pod_school;
  const values = {
    count: String(children),
    months: String(months),
    price: amountOf([monthly], language),
    amount: amountOf([monthly * children * months], language),
  };
  if (children === 1 && months === 1 && age !== undefined && isOfSchool(draft, age))
    return draft.say("answer", "sumAtAge", { ...values, age: String(age) });
  const [one, several] = months === YEAR ? ["sumYear", "sumYears"] : ["sumMonths", "sumBoth"];
  const name = children > 1 ? (months > 1 ? several : "sumChildren") : months > 1 ? one : "sumOne";
  draft.topic = "pod_school";
  draft.say("answer", name, values);
}

/** The plans for home, one for each child. */
function sumOfPlans(draft: Draft, children: number): true {
  const { language } = draft.turn;
  const { prices } = draft.desk.catalogue;
  const of = (price: number, times: number) => amountOf([price * times], language);
  draft.topic = "companion_plans";
  draft.say("answer", "sumPlans", {
    count: String(children),
    explorer: of(prices.plan_explorer, 1),
    explorers: of(prices.plan_explorer, children),
    pathfinder: of(prices.plan_pathfinder, 1),
    pathfinders: of(prices.plan_pathfinder, children),
    trailblazer: of(prices.plan_trailblazer, 1),
    trailblazers: of(prices.plan_trailblazer, children),
  });
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
