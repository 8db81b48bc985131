import { clausesOf, isAsking } from "#domain/dialogue/clauses.ts";
import { figuresIn } from "#domain/dialogue/figures.ts";
import { trimSigns, words } from "#domain/language/text.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { acceptance, THRESHOLDS } from "../assistant/ranking.ts";
import { wishesToPay } from "../assistant/wish.ts";
import type { Desk } from "./desk.ts";
import type { Draft } from "./draft.ts";
import { OF_AGE } from "./family/fit.ts";
import { tellTogether } from "./family/together.ts";
import { MOVES } from "./moves/moves.ts";
import { forPerson, MOST_QUESTIONS, notOfThing, passOn, remark, unknown } from "./not-known.ts";
import { declined, sayDoubt } from "./offers.ts";
import { awaitsRefund, isOfOtherAmount, REFUNDS, seesToMoney, tellByThen } from "./paid.ts";
import { compare, isPriced, tellPriced, tellPrices, tellSum, tellTimes } from "./prices.ts";
import { isTold, knownFor, tellFact, tellMore } from "./questions.ts";
import { suggested } from "./suggest.ts";
import { tellTeacher } from "./teaching.ts";
import { tellOfThing, tellSide } from "./tell-of-thing.ts";
import { matterBefore, namesNothing, thingOf } from "./thing.ts";
import { isAboutPlace, isAccepted, isUnclear, isWeak, isWorry, type Part } from "./understanding/part.ts";
import { listed, startersOf } from "./understanding/starters.ts";

/** A few words after an answer are about it; what is far ahead is told; else the family chooses. */
function unsure(draft: Draft, part: Part, facts: readonly Topic[], guess: Topic | null) {
  const { isQuestion, reading } = draft.heard;
  const asksPrice = part.reading.concepts.has("cost") && part.unexplained.length === 0;
  if (asksPrice && facts.every(isPriced)) return tellPrices(draft);
  const isFirst = draft.turn.history.length === 0;
  if ((guess === null || isFirst) && !isQuestion && reading.tokens.length > FOLLOW_UP) return remark(draft);
  const [first] = facts;
  const isPleasant = first?.subject.length === 0 && part.unexplained.length === 0;
  if (isPleasant && !draft.turn.message.includes("?"))
    return MOVES[first.move ?? ""]?.(draft, { fact: first });
  if (first?.move === "recommend" && draft.heard.ages.length > 0) return MOVES.recommend?.(draft, {});
  const before = facts.find(({ id }) => id === draft.turn.state.topic);
  const isFollowUp = before !== undefined && part.reading.tokens.length <= FOLLOW_UP;
  const fact = isFollowUp ? before : guess;
  if (fact !== null && fact === guess && lacksAsked(draft, part)) return unknownOf(draft, fact, part);
  if (fact === null || fact.move !== undefined || isTold(draft, fact)) {
    if (isFollowUp && before.move === undefined) return tellMore(draft, before, part.question);
    return suggested(draft, facts);
  }
  // One of two, where a word is unexplained, is right in one of three only: the family says which.
  const open = part.unexplained.length;
  if (open > 0) return open > 1 ? unknown(draft, null) : suggested(draft, facts.slice(0, 2));
  guessed(draft, fact, part);
}

/** A word that names another matter refuses a fact as the answer, unless it is all but certain, or an age is judged. */
const isOfOther = ({ heard }: Draft, { ofOthers, confidence }: Part, fact: Topic) =>
  heard.isQuestion &&
  ofOthers.length > 0 &&
  confidence < ALL_BUT_CERTAIN &&
  !(isAboutPlace(fact) && heard.ages.length > 0);

const ALL_BUT_CERTAIN = 0.9;

/** "Who made the demo?": a fact that never says who is no answer to it; what is taken for granted it puts right. */
const lacksAsked = ({ heard }: Draft, { lacks, reading, confidence }: Part) =>
  heard.isQuestion && lacks.length > 0 && confidence < 1 && !reading.concepts.has("confirm");

/** What is asked of a fact's thing and is not written is not known of that thing. */
function unknownOf(draft: Draft, fact: Topic | undefined, { lacks: [asked] }: Part) {
  // What the word names is said by itself.
  if (draft.heard.parts.some(isWorry)) return;
  const thing = thingOf(draft.desk.knowledge, fact);
  return thing === undefined ? unknown(draft, null) : notOfThing(draft, thing, asked);
}

const nearest = ({ desk }: Draft, { question }: Part): Topic | undefined =>
  desk.answerer.rank(question, 1)[0]?.topic;

const FOLLOW_UP = 5;
const MOST_BARE = 3;
/** "What does the 39 one include?" */
const SHORT_PRICED = 8;

/**
 * A fact that leaves words of the question unexplained may not be all that was asked: the question goes to a person
 * too, and that is said after it.
 */
function tellKnown(draft: Draft, part: Part, fact: Topic) {
  const { unexplained, confidence, question } = part;
  const { answerer, open } = draft.desk;
  const told = answerer.tell(fact, question, open, knownFor(draft, fact));
  const isAsked = draft.heard.isQuestion || draft.heard.parts.length > 1;
  if (lacksAsked(draft, part)) return unknownOf(draft, fact, part);
  const accepted = acceptance(confidence, unexplained.length);
  const half = isWeak(part) || !isAsked ? null : halfWith(unexplained, question.message, draft.desk);
  const said = draft.heard.isQuestion ? told : { ...told, text: told.plain };
  const isPlain = accepted === "plain" && !isOfOther(draft, part, fact);
  if (half === null && (isPlain || !isAsked)) return tellFact(draft, fact, said);
  if (isWeak(part)) return unknown(draft, null);
  if (half === null && isOfOther(draft, part, fact)) return unknownOf(draft, fact, part);
  if (half === null) return guessed(draft, fact, part);
  tellFact(draft, fact, told);
  passOn(draft, half);
}

/** "How much is it, and does it have captions?": the half of a question that holds every word that is not explained. */
function halfWith(open: readonly string[], text: string, desk: Desk): string | null {
  const between = listed(desk, "between");
  const pieces = [""];
  for (const piece of text.split(" ")) {
    if (between.has(words(piece)[0] ?? "")) pieces.push("");
    else pieces.push(`${pieces.pop()} ${piece}`);
    if (/[,;.?!]$/.test(piece)) pieces.push("");
  }
  const sought = new Set(open);
  const holds = (piece: string) => desk.answerer.read(piece).tokens.some((word) => sought.has(word));
  const [half, other] = pieces.filter(holds);
  // What stands first is what the answer was found by.
  return half === undefined || other !== undefined || half === pieces.find((piece) => piece !== "")
    ? null
    : trimSigns(half, " ?");
}

/** Told with a word of doubt; whoever meant something else says no, and the question goes to a person. */
function guessed(draft: Draft, fact: Topic, part: Part) {
  const { question } = part;
  const { answerer, open } = draft.desk;
  const told = answerer.tell(fact, question, open, knownFor(draft, fact));
  if (!isTold(draft, fact)) sayDoubt(draft);
  tellFact(draft, fact, { ...told, text: told.plain });
  draft.state.offered = { kind: "facts", facts: [fact.id] };
  draft.state.questions = [...draft.state.questions, question.message].slice(-MOST_QUESTIONS);
}

/** "Thank you. And could his mother see it over video": thanks, and a question after them. */
function asksBeside({ desk, heard, turn }: Draft): boolean {
  const starters = startersOf(desk);
  return heard.isQuestion || clausesOf(turn.message, starters).some((clause) => isAsking(clause, starters));
}

/** "And is it included?", "who decides that?": few words that point at what was just spoken of. */
const isPointing = ({ desk, heard }: Draft, { reading, question }: Part) =>
  heard.isQuestion &&
  reading.tokens.length <= FOLLOW_UP &&
  !reading.tokens.some((token) => /\d/.test(token)) &&
  desk.answerer.cues(question.message).has("points");

/** "When will you decide about food?": of the matter that is named, else of the one that was told last, no day is known. */
function decidedWhen(draft: Draft, { meaning }: Part): boolean {
  const named = meaning.kind === "outside" && meaning.area?.lead !== undefined ? meaning.area : undefined;
  const matter = named ?? matterBefore(draft);
  if (matter === undefined) return false;
  draft.say("unknown", "notDecidedWhen");
  if (matter === named) unknown(draft, matter);
  else forPerson(draft, draft.turn.message);
  return true;
}

/** "And if I bring two?": how many it is for asks more of the fact that was told, and of nothing undecided that is only guessed. */
function ofCount(draft: Draft, part: Part): Part {
  const before = draft.desk.answerer.fact(draft.turn.state.topic ?? "");
  const isGuess = part.meaning.kind === "outside" && part.meaning.isGuess === true;
  if (!isGuess || !draft.heard.isCount || before === undefined) return part;
  return { ...part, meaning: { kind: "fact", fact: before }, unexplained: [], confidence: 1 };
}

const isUnit = (meaning: Part["meaning"]) => meaning.kind === "move" && meaning.move === "unit";

/** Does what one part of the message calls for. */
export function answerPart(draft: Draft, heard: Part) {
  const part = ofCount(draft, heard);
  const { meaning, question } = part;
  const { answerer, open } = draft.desk;
  const isVague = isUnclear(meaning);
  // Who was misunderstood once does not choose from a list: its own words go to a person.
  const { correction, cues } = draft.heard;
  if (isVague && cues.has("bycall")) return MOVES.call?.(draft, {});
  // "Ok I'll trust it, yes lets pay" after the deposit.
  const reserve = answerer.fact("reserve");
  const isOpenToIt = isVague || (meaning.kind === "fact" && part.confidence < THRESHOLDS.certain);
  const isYes = meaning.kind === "move" && meaning.move === "affirm";
  const isWilling = (isOpenToIt || isYes) && !draft.heard.isQuestion;
  if (isWilling && reserve && wishesToPay(part.reading, draft.turn.state.topic))
    return MOVES.reserve?.(draft, { fact: reserve, told: answerer.tell(reserve, question, open) });
  if (correction !== null && !correction.isElliptic && isVague) return MOVES.unanswered?.(draft, {});
  // "And what would it cost like that?" asks of what is undecided, and gets no price of another thing.
  const isThatWay = draft.heard.cues.has("thatway") && part.reading.tokens.length <= SHORT_PRICED;
  const own = draft.heard.parts.length === 1 ? cues : answerer.cues(question.message);
  if (own.has("whendecided") && decidedWhen(draft, part)) return;
  // "Who decides that?" names nothing else.
  const isBare = meaning.kind === "outside" && part.reading.tokens.length <= MOST_BARE;
  const isDoubtful = meaning.kind === "fact" && !isAccepted(part);
  // Right after what is undecided, "who decides that?" is of it, unless something else is certainly meant.
  const isOfMatter =
    meaning.kind === "fact" &&
    part.confidence < THRESHOLDS.certain &&
    namesNothing(part.reading) &&
    matterBefore(draft) !== undefined;
  const points = (isVague || isBare || isDoubtful || isOfMatter) && isPointing(draft, part);
  const matter = points || isThatWay ? matterBefore(draft) : undefined;
  if (matter !== undefined) return unknown(draft, matter);
  if (cues.has("cheapest") && part.beside.length === 0) return tellPrices(draft);
  if (seesToMoney(draft, part) || tellTeacher(draft, part)) return;
  if (tellOfThing(draft, part)) return;
  if (tellSide(draft, part)) return;
  const isOutside = meaning.kind === "outside" && part.reading.tokens.length <= SHORT_PRICED;
  // "The 500 and the 1000 one": two amounts that are compared say themselves what is asked.
  // Of one question the amount may stand beside what asks.
  const { money } = figuresIn((draft.heard.parts.length === 1 ? draft.heard : part).reading.tokens);
  const comparesAmounts = money.length > 1 && part.reading.concepts.has("compareword");
  // "What does the $500 get me", "and the 19 a month?": a fact that does not name the amount is not what is asked.
  const isTold = meaning.kind === "fact" && meaning.fact.move === undefined;
  const spoken = isTold
    ? meaning.fact
    : isUnit(meaning)
      ? answerer.fact(draft.turn.state.topic ?? "")
      : undefined;
  // "I paid the 500, how do I get it back?": the amount is what goes back.
  const isOtherAmount =
    spoken !== undefined && !REFUNDS.has(spoken.id) && isOfOtherAmount(draft, spoken, part, money);
  const isPriced = isVague || isOutside || (isDoubtful && isTold) || comparesAmounts || isOtherAmount;
  if (isPriced && tellPriced(draft)) return;
  if (meaning.kind === "fact" && meaning.fact.id === "pod_school" && tellTimes(draft)) return;
  if (compare(draft, part)) return;
  if (tellSum(draft, part)) return;
  if (isVague && draft.heard.isCount)
    return draft.turn.state.thing === "packs" ? tellPrices(draft) : MOVES.unit?.(draft, {});
  // What the pass costs was said with it.
  const isOfPass = draft.thing === "pass";
  if (meaning.kind === "fact" && meaning.fact.id === "cost_overview" && isOfPass) return;
  if (meaning.kind === "fact" && meaning.fact.id === "cost_overview") return tellPrices(draft);
  const isThanks =
    draft.heard.reading.concepts.has("thanks") && draft.heard.reading.tokens.length <= FOLLOW_UP;
  if (
    meaning.kind !== "move" &&
    (isVague || isThanks) &&
    !asksBeside(draft) &&
    draft.heard.reading.concepts.has("thanks")
  )
    return MOVES.thanks?.(draft, {});
  switch (meaning.kind) {
    case "steered":
      return declined(draft);
    case "crossing":
      return tellFact(draft, meaning.fact, answerer.cross(meaning.crossing, meaning.fact, question));
    case "fact": {
      const move = meaning.fact.move === undefined ? undefined : MOVES[meaning.fact.move];
      const told = () => answerer.tell(meaning.fact, question, open, knownFor(draft, meaning.fact));
      if (OF_AGE.has(meaning.fact.id) && tellTogether(draft)) return;
      if (meaning.fact.move === "person" && cues.has("bycall")) return MOVES.call?.(draft, {});
      if (move !== undefined) return move(draft, { fact: meaning.fact, told: told() });
      // "Then give me my money back" wishes for what could be asked.
      const isWished = cues.has("wantsrefund") && !draft.heard.isQuestion;
      if (isWished && REFUNDS.has(meaning.fact.id)) return MOVES.refund_me?.(draft, {});
      if (meaning.fact.id === "refund" || meaning.fact.id === "refund_after") tellByThen(draft);
      awaitsRefund(draft, meaning.fact);
      return tellKnown(draft, part, meaning.fact);
    }
    case "move":
      return MOVES[meaning.move]?.(draft, {});
    case "unsure":
      return unsure(draft, part, meaning.facts, meaning.guess);
    case "outside":
      // "Can I talk to somebody who knows about that?": what was said of it is not said again beside a person.
      if (draft.wish?.kind === "person" && draft.turn.state.said[`area:${meaning.area?.id}`] !== undefined)
        return;
      if (meaning.isGuess && lacksAsked(draft, part)) return unknownOf(draft, nearest(draft, part), part);
      return meaning.area?.move === undefined
        ? unknown(draft, meaning.area)
        : MOVES[meaning.area.move]?.(draft, {});
  }
}
