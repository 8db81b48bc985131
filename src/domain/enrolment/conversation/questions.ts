import { reachOf } from "#domain/dialogue/state.ts";
import { sentencesKept, trimSigns, words } from "#domain/language/text.ts";
import type { Known, Statement } from "../assistant/answer.ts";
import { hasCondition, isConditional, withoutVerdict } from "../assistant/crossings.ts";
import { fill } from "../assistant/facts.ts";
import type { OutsideArea, Thing, Topic } from "../assistant/knowledge.ts";
import { type EnrolmentQuestion, LEGIBLE, type RankedTopic, THRESHOLDS } from "../assistant/ranking.ts";
import type { Relation } from "../assistant/relations.ts";
import { wishesToPay } from "../assistant/wish.ts";
import type { Draft } from "./draft.ts";
import { thingNamed, thingOf } from "./thing.ts";

/** Ages are applied only to a question about the family's own children. */
export function knownFor({ state: { children }, heard }: Draft, fact: Topic): Known {
  const isOwn = heard.cues.has("mine") || heard.cues.has("younger") || heard.cues.has("elder");
  const isOfAges = fact.id === "ages" || fact.id === "pods";
  const isAtHome = fact.subject.includes("athome");
  // "And the big one, what can she do?" asks of the eldest alone.
  const [youngest, eldest] = [Math.min(...children.ages), Math.max(...children.ages)];
  const one = heard.cues.has("elder") ? [eldest] : heard.cues.has("younger") ? [youngest] : children.ages;
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
  const text = isPlain ? plain : isConditional(fact, reading) ? withoutVerdict(said) : said;
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
  // A word that the answer says nothing of asks, or tells, more than it.
  const isExplained = answerer.unexplained(fact, draft.heard.reading.tokens.join(" ")).length === 0;
  const isFirst = draft.state.said[key] === undefined && isExplained;
  const other = isFirst ? undefined : another(draft, fact);
  if (other !== undefined) {
    sayDoubt(draft);
    const { message, language } = draft.turn;
    return tellMore(draft, other, { message, language, topic: null });
  }
  draft.state.offered = { kind: "person" };
  if (isFirst) {
    draft.state.said = { ...draft.state.said, [key]: 1 };
    if (nearness >= NEAR) return draft.say("repair", "again", { first: sentence });
    return draft.say("repair", "asBefore", { first: withoutVerdict(text) });
  }
  draft.say("unknown", "nothingNew");
  forPerson(draft, draft.turn.message);
}
const NEAR = 2;

/** A word of doubt before a guess; who heard it once knows that it may say no. */
export function sayDoubt(draft: Draft): void {
  if (draft.state.said.ifUnderstood === undefined) draft.say("answer", "ifUnderstood");
}

/** Who asks a third time means something else: the next likeliest fact that was not told. */
function another(draft: Draft, told: Topic): Topic | undefined {
  const { message, language } = draft.turn;
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

/** Words of one root begin alike: "exact", "exactly". */
const root = (token: string) => token.slice(0, 5);

function nearestSentence({ desk, heard }: Draft, text: string) {
  const { concepts, tokens } = heard.reading;
  const nearness = (sentence: string) => {
    const read = desk.answerer.read(sentence);
    const shared = [...read.concepts].filter((concept) => concepts.has(concept)).length;
    const own = new Set(read.tokens.map(root));
    return 2 * shared + tokens.filter((token) => token.length > 3 && own.has(root(token))).length;
  };
  let best = { sentence: text, nearness: Number.NEGATIVE_INFINITY };
  for (const each of sentencesKept(withoutVerdict(text))) {
    const sentence = each.trim();
    const near = nearness(sentence);
    if (near > best.nearness) best = { sentence, nearness: near };
  }
  return best;
}

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

export function suggested(draft: Draft, likely: readonly Topic[]) {
  const facts = likely.filter((fact) => isAtHand(draft, fact));
  const { language } = draft.turn;
  const { offered } = draft.turn.state;
  const before = offered?.kind === "facts" ? offered.facts : [];
  // Who was offered them just now and did not take one meant something else.
  if (facts.length === 0 || facts.every(({ id }) => before.includes(id))) return unknown(draft, null);
  draft.say("suggest", "didYouMean");
  draft.suggestions = facts.map(({ question }) => question[language]);
  if (draft.wish === null) draft.note("question");
  draft.outcome = "suggested";
  draft.state.offered = { kind: "facts", facts: facts.map(({ id }) => id) };
  draft.state.questions = [...draft.state.questions, draft.turn.message].slice(-MOST_QUESTIONS);
}
export const MOST_QUESTIONS = 5;

/** A chip is of what the message names, else of what is spoken of. */
function isAtHand({ desk, heard, turn }: Draft, fact: Topic): boolean {
  const { concepts } = heard.reading;
  const of = thingOf(desk.knowledge, fact);
  const named = thingNamed(desk.knowledge, heard.reading);
  if (named !== undefined) return of === undefined ? shares(fact, concepts) : of === named;
  return shares(fact, concepts) || (of !== undefined && of.id === turn.state.thing);
}
const shares = ({ subject }: Topic, concepts: ReadonlySet<string>) =>
  subject.some((concept) => concepts.has(concept));

export function declined(draft: Draft): void {
  const { phrases } = draft.desk.knowledge;
  const { language } = draft.turn;
  draft.add("decline", phrases.declineInert[language]);
  if (showForm(draft)) draft.add("ask", phrases.offerPerson[language]);
}

/** Once, and never whoever will not say it. */
function askHowToReach(draft: Draft): void {
  const isKnown = reachOf(draft.state.contact) !== null;
  if (!isKnown && draft.state.form !== "refused" && draft.state.said.howToReach === undefined)
    draft.say("ask", "howToReach");
}

/** A whole question is named in its own words; half a sentence, or one that was put together, is not quoted back. */
export function quote(draft: Draft, question: string): void {
  const { desk, turn } = draft;
  const said = trimSigns(question, ",.;:¿ ");
  const pieces = said.split(" ");
  const own =
    pieces.map((_, at) => pieces.slice(at).join(" ")).find((rest) => turn.message.includes(rest)) ?? "";
  const isTorn = desk.answerer.cues(words(own).slice(0, 2).join(" ")).has("dangles");
  if (words(own).length >= (own === said ? 2 : 4) && !isTorn)
    draft.say("unknown", "alsoAsked", { question: turn.message.includes(`¿${own}`) ? `¿${own}` : own });
  else draft.say("unknown", "alsoPassed");
}

/** A question beside others that is not understood: it is named, so that the family sees that it is not lost. */
export function passOn(draft: Draft, question: string): void {
  quote(draft, question);
  draft.state.questions = [...draft.state.questions, question].slice(-MOST_QUESTIONS);
  if (draft.wish !== null) return;
  draft.note("question");
  askHowToReach(draft);
}

/** What is not decided is said in full once, and then as said before. */
function leadOf(draft: Draft, area: OutsideArea | null) {
  const { desk, turn } = draft;
  const { language } = turn;
  if (area?.lead === undefined) return draft.say("unknown", "notKnown");
  const key = `area:${area.id}`;
  const lead = fill(area.lead[language], desk.answerer.figures(language));
  if (draft.state.said[key] === undefined) draft.add("unknown", lead);
  else draft.say("unknown", "stillOpen", { first: nearestSentence(draft, lead).sentence });
  draft.state.said = { ...draft.state.said, [key]: 1 };
}

/** A word on a thing that was named and never asked about, once in a talk. */
export const metOf = ({ desk, heard, state }: Draft) =>
  state.said.met === undefined ? thingNamed(desk.knowledge, heard.reading)?.met : undefined;

/** Something told, and no question: of what it is about there may be a word; else a family that has just come is asked. */
export function remark(draft: Draft): void {
  const { desk, heard, turn } = draft;
  const met = metOf(draft);
  if (met !== undefined) {
    draft.state.said = { ...draft.state.said, met: 1 };
    draft.add("answer", fill(met[turn.language], desk.answerer.figures(turn.language)));
    return;
  }
  const isFirst = turn.history.length === 0;
  const name = heard.cues.has("hardnews") ? "helpRemark" : isFirst ? "welcomeRemark" : "notedRemark";
  draft.say(isFirst ? "answer" : "remember", name);
  if (!isFirst) draft.note("question");
}

/** Whoever asks this is told how many seats are free, where the school says so. */
export const FREE_PLACES = "waitlist_length";

/** What nobody has told us: said as it is, and the question goes to a person as it was written. */
export function unknown(draft: Draft, area: OutsideArea | null, isGuess = false) {
  const { desk, turn } = draft;
  const { phrases, starters } = desk.knowledge;
  const { language, message } = turn;
  if (area?.idle) {
    draft.add("decline", phrases.idle[language]);
    draft.suggestions = starters.flatMap((id) => desk.answerer.fact(id)?.question[language] ?? []);
    return;
  }
  if (area?.inert) return declined(draft);
  const { freePlaces } = turn;
  if (area?.id === FREE_PLACES && freePlaces !== undefined)
    return draft.say("answer", "placesFree", { places: freePlaces });
  const isRemark = !draft.heard.isQuestion && draft.heard.reading.known >= LEGIBLE;
  if (area?.lead === undefined && isRemark) return remark(draft);
  if (isGuess && area?.lead !== undefined) sayDoubt(draft);
  leadOf(draft, area);
  forPerson(draft, message);
}

/** What is asked of a thing and nobody has told us. */
export function notOfThing(draft: Draft, { called }: Thing, asked?: Relation): void {
  draft.topic = draft.turn.state.topic;
  const name = called[draft.turn.language];
  if (asked === undefined) draft.say("unknown", "notOfThing", { thing: name });
  else draft.say("unknown", "notTold", { thing: name, asked: draft.phrase(`notTold.${asked}`) });
  forPerson(draft, draft.turn.message);
}

/** Keeps a question for a person and says so, once a reply. */
function forPerson(draft: Draft, question: string): void {
  if (draft.wish !== null) return;
  const { phrases } = draft.desk.knowledge;
  draft.state.questions = [...draft.state.questions, question].slice(-MOST_QUESTIONS);
  draft.note("question");
  const reach = reachOf(draft.state.contact);
  draft.say("confirm", "passedOn");
  if (reach !== null) {
    if (draft.state.said.reachedAt === undefined) draft.say("confirm", "reachedAt", { reach });
    return;
  }
  if (showForm(draft)) draft.add("ask", phrases.offerPerson[draft.turn.language]);
  else askHowToReach(draft);
}
