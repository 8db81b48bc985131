import { figuresIn } from "#domain/dialogue/figures.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Known, Statement } from "../assistant/answer.ts";
import { hasCondition, isConditional, withoutVerdict } from "../assistant/crossings.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { type EnrolmentQuestion, type RankedTopic, THRESHOLDS } from "../assistant/ranking.ts";
import { relationsIn } from "../assistant/relations.ts";
import { wishesToPay } from "../assistant/wish.ts";
import { amountOf, amountsIn } from "./amounts.ts";
import type { Draft } from "./draft.ts";
import { nearestSentence } from "./nearest-sentence.ts";
import { forPerson } from "./not-known.ts";
import { pay, sayDoubt, showForm } from "./offers.ts";
import { thingOf } from "./thing.ts";
import { isAccepted } from "./understanding/part.ts";

/** Ages are applied only to a question about the family's own children. */
export function knownFor({ state: { children }, heard }: Draft, fact: Topic): Known {
  const isOwn = heard.cues.has("mine") || heard.cues.has("younger") || heard.cues.has("elder");
  const isOfAges = fact.id === "ages" || fact.id === "pods";
  const isAtHome = fact.subject.includes("athome");
  // "And the big one, what can she do?" asks of the eldest alone.
  const [youngest, eldest] = [Math.min(...children.ages), Math.max(...children.ages)];
  const one = heard.cues.has("elder") ? [eldest] : heard.cues.has("younger") ? [youngest] : children.ages;
  if (isOfAges && heard.ages.length > 0) return { ages: heard.ages, children: heard.count };
  const ages = children.ages.length > 1 ? one : children.ages;
  return {
    ages: (isOwn && isOfAges) || isAtHome ? ages : [],
    children: heard.count ?? (heard.cues.has("several") ? children.count : null),
  };
}

/** Says a fact; in the same words only once. */
export function tellFact(
  draft: Draft,
  fact: Topic,
  { text: said, plain, opens, deposit }: Statement,
  mark = "",
) {
  // The condition may stand in another part of the message; a rule promises nothing of what it does not name.
  const { reading } = draft.heard;
  const notQuite = draft.desk.knowledge.phrases.notQuite[draft.turn.language];
  const isPlain = hasCondition(reading) && said.startsWith(notQuite);
  const full = isPlain ? plain : isConditional(fact, reading) ? withoutVerdict(said) : said;
  const text = draft.state.children.ages.length > 0 ? withoutAgeAsked(draft, full) : full;
  const key = `${fact.id}${mark}:${text.length}`;
  draft.topic = fact.id;
  const isJustTold = draft.state.said[toldKey(fact)] !== undefined && !isTold(draft, fact);
  if (isJustTold) return;
  if (draft.state.said[key] !== undefined || isMostlySaid(draft, text)) return repeat(draft, fact, text);
  draft.state.said = { ...draft.state.said, [key]: 1, [toldKey(fact)]: 1 };
  draft.thing = thingOf(draft.desk.knowledge, fact)?.id ?? draft.thing;
  draft.add("answer", text);
  if (opens === "contact") showForm(draft);
  if (opens === "payment" && wishesToPay(draft.heard.reading, draft.turn.state.topic)) pay(draft, deposit);
}

/** What was told is not asked: "How old is your child?" at the end of a fact. */
function withoutAgeAsked({ desk }: Draft, text: string): string {
  const kept = sentencesKept(text);
  const last = kept.at(-1) ?? "";
  const isOfAge = last.trimEnd().endsWith("?") && desk.answerer.read(last).concepts.has("age");
  return isOfAge && kept.length > 1 ? kept.slice(0, -1).join("").trimEnd() : text;
}

const toldKey = (fact: Topic) => `told:${fact.id}`;
export const isTold = (draft: Draft, fact: Topic) => draft.turn.state.said[toldKey(fact)] !== undefined;

/** A fact that was spoken of, for a question that is about it: of all that it says, what the question is nearest to. */
export function tellMore(draft: Draft, fact: Topic, question: EnrolmentQuestion): void {
  const { answerer, open } = draft.desk;
  tellFact(draft, fact, answerer.tell(fact, question, open, knownFor(draft, fact)));
}

/**
 * What was told already is not told again. Asked in other words, another fact may be meant; what the question shares
 * with one of its sentences is said in short; anything else is something that this fact does not say, for a person.
 */
function repeat(draft: Draft, fact: Topic, text: string) {
  const { answerer } = draft.desk;
  const { sentence, nearness } = nearestSentence(draft, text);
  const key = `again:${fact.id}:${sentence.length}`;
  const isRefused = draft.heard.correction !== null && draft.turn.state.topic === fact.id;
  if (isRefused) return insist(draft, fact, text, sentence);
  // A word that the answer says nothing of asks, or tells, more than it.
  // Only the part that means this fact has to be explained by it.
  const own = draft.heard.parts.find(({ meaning }) => meaning.kind === "fact" && meaning.fact.id === fact.id);
  const asks = draft.heard.parts.length > 1 ? own?.reading : undefined;
  const { tokens } = asks ?? draft.heard.reading;
  const isExplained = answerer.unexplained(fact, tokens.join(" ")).length === 0;
  const isFirst = draft.state.said[key] === undefined && isExplained;
  const question = draft.heard.parts.length > 1 ? own?.question.message : undefined;
  const other = isFirst ? undefined : another(draft, fact, question ?? draft.turn.message);
  if (other !== undefined && draft.state.said[toldKey(other)] === undefined) {
    sayDoubt(draft);
    const { message, language } = draft.turn;
    return tellMore(draft, other, { message, language, topic: null });
  }
  // "Premium is 1,000, no?" after it was told.
  const { money } = figuresIn(draft.heard.reading.tokens);
  if (money.length > 0 && money.every((amount) => amountsIn(text).includes(amount)))
    return draft.say("confirm", "amountYes", { amount: amountOf(money, draft.turn.language) });
  draft.state.offered = { kind: "person" };
  if (isExplained && nearness >= NEAR) {
    draft.state.said = { ...draft.state.said, [key]: 1 };
    return draft.say("repair", "again", { first: sentence });
  }
  if (isFirst) {
    draft.state.said = { ...draft.state.said, [key]: 1 };
    return draft.say("repair", "asBefore", { first: withoutVerdict(text) });
  }
  // Who says that this was not asked hears it no third time.
  if (draft.heard.correction !== null) draft.say("unknown", "notKnown");
  else if (nearness > NEAR) draft.say("repair", "again", { first: sentence });
  else draft.say("unknown", "nothingNew", { first: sentence });
  forPerson(draft, draft.turn.message);
}
const NEAR = 2;

/**
 * Who says that this was no answer does not hear it again. What surely asks for it gets the one sentence of it that says so,
 * "… yes or no?" the first; anything else goes to a person.
 */
function insist(draft: Draft, fact: Topic, text: string, sentence: string) {
  const [verdict = ""] = sentencesKept(text);
  const own = draft.heard.parts.find(({ meaning }) => meaning.kind === "fact" && meaning.fact.id === fact.id);
  const isYesOrNo = draft.desk.answerer.cues(draft.turn.message).has("yesorno");
  const key = `insisted:${fact.id}`;
  // What asks who, where or when is answered by what stands first.
  const isFirst = isYesOrNo || relationsIn(own?.question.message ?? "", draft.desk.answerer.cues).length > 0;
  const isMeant = isYesOrNo || (own !== undefined && isAccepted(own));
  if (isMeant && draft.state.said[key] === undefined) {
    draft.state.said = { ...draft.state.said, [key]: 1 };
    return draft.say("repair", "plainly", { first: (isFirst ? verdict : sentence).trim() });
  }
  draft.say("unknown", "stillOpen");
  forPerson(draft, draft.turn.message);
}

/** Who asks a third time means something else: the next likeliest fact that was not told. */
function another(draft: Draft, told: Topic, message: string): Topic | undefined {
  const { language } = draft.turn;
  const refused = draft.heard.parts.flatMap(({ question }) => question.refused ?? []);
  const ranked = draft.desk.answerer.rank({ message, language, topic: null, refused }, 3);
  const isFree = ({ topic, probability }: RankedTopic) =>
    probability >= THRESHOLDS.guess &&
    topic.id !== told.id &&
    topic.move === undefined &&
    !isTold(draft, topic) &&
    draft.desk.answerer.unexplained(topic, message).length === 0;
  return ranked.find(isFree)?.topic;
}

/** Whether nearly all of a text was said in this conversation. */
function isMostlySaid({ turn }: Draft, text: string): boolean {
  const sentences = sentencesKept(text).map((sentence) => sentence.trim());
  const before = turn.history.filter(({ role }) => role === "assistant").map((one) => one.text);
  const said = sentences.filter((sentence) => before.some((one) => one.includes(sentence)));
  return said.length > sentences.length / 2;
}
