import { clausesOf, isAsking } from "#domain/dialogue/clauses.ts";
import { THRESHOLDS } from "../../assistant/ranking.ts";
import { asking } from "../../assistant/reader.ts";
import type { Desk } from "../desk.ts";
import { contextOf, matterBefore } from "../thing.ts";
import type { Turn } from "../turn.ts";
import type { Correction } from "./correction.ts";
import { halvesOf, isWhen, likeliest, withoutAges } from "./halves.ts";
import { withHeadings } from "./headings.ts";
import { isOwnMatter, namesSchool, senseless } from "./own-matter.ts";
import {
  belongs,
  type Heard,
  isAboutPlace,
  isAccepted,
  isNew,
  isOfAges,
  isOfItself,
  isOfNothing,
  isPartOf,
  isPleasantry,
  isUnclear,
  isWeak,
  isWorry,
  type Part,
  sameAs,
  standing,
  stands,
  tellsAges,
  tellsOfAge,
  topicOf,
  wants,
} from "./part.ts";
import { refusedBy } from "./refused.ts";
import { startersOf } from "./starters.ts";
import { STORY } from "./subjects.ts";
import { toldApart } from "./telling.ts";

/** What a message asks; what its writer tells of itself only where that says nothing of the asking (see telling.ts). */
export function partsOf(
  desk: Desk,
  turn: Turn,
  text: string,
  tellsBirthday: boolean,
  correction: Correction | null,
): Heard {
  const apart = toldApart(desk, text);
  if (apart === null) return partsIn(desk, turn, text, tellsBirthday, correction);
  const heard = partsIn(desk, turn, apart.asks, tellsBirthday, correction);
  const isToldBeside = heard.isToldBeside || tellsAges(desk.answerer.read(apart.told.join(" ")).tokens);
  if (heard.parts.some((part) => !isUnclear(part.meaning))) return { ...heard, isToldBeside };
  const whole = partsIn(desk, turn, text, tellsBirthday, correction);
  const question = { message: apart.told.join(" "), language: turn.language, topic: null };
  const told: Part = { question, ...desk.answerer.interpret(question) };
  const isOfTold = whole.parts.some(
    (part) => sameAs(part, told) || question.message.includes(part.question.message),
  );
  return isOfTold ? { ...heard, isToldBeside } : whole;
}

function partsIn(
  desk: Desk,
  turn: Turn,
  text: string,
  tellsBirthday: boolean,
  correction: Correction | null,
): Heard {
  const isCorrection = correction !== null;
  const refused = isCorrection ? refusedBy(desk, turn, correction) : [];
  const { interpret, read } = desk.answerer;
  const history = turn.history.map((one) => ({ text: one.text }));
  const after = turn.history.length === 0 ? null : (matterBefore({ desk, turn })?.id ?? turn.state.topic);
  const asked = (message: string, topic: string | null): Part => {
    const without = [...senseless(desk, turn), ...(isCorrection ? ["unanswered", "refuse", "unclear"] : [])];
    const question = { message, language: turn.language, topic, after, history, without, refused };
    return { question, ...interpret(question) };
  };
  const told = desk.answerer.fact(turn.state.topic ?? "");
  const before = told && { meaning: { kind: "fact", fact: told } as const };
  const goesOn = (correction === null || correction.isElliptic) && !namesSchool(desk, turn, text);
  const context = (message: string) => contextOf(desk, turn, message);
  const inContext = asked(text, goesOn ? context(text) : null);
  // What the topic before leaves open of the message's own words is no answer where the message stands by itself.
  const isOpen = isUnclear(inContext.meaning) || inContext.unexplained.length > 0;
  const byItself = asked(text, null);
  // "And how much is it?" after the hours asks nothing more of them.
  const isOfSchool = before !== undefined && isOfNothing(desk, before);
  const isAnother =
    isOfSchool && isOfItself(desk, byItself, before) && topicOf(inContext) === turn.state.topic;
  const own = isOpen ? standing(byItself, inContext) : isAnother ? byItself : inContext;
  const whole = withoutAges(own, asked);
  const alone: Heard = { parts: [whole], isToldBeside: false, leftOver: [] };
  const { kind } = whole.meaning;
  if (kind === "steered" || kind === "crossing") return alone;
  if (kind === "fact" && whole.confidence === 1) return alone;
  const starters = startersOf(desk);
  const isVague = isUnclear(whole.meaning) || isWeak(whole);
  const isStory = whole.reading.tokens.length > STORY;
  // What a story asks says more than all of it; who it is about is told beside that.
  const question = isStory ? asking(text) : "";
  if (question !== "" && question.length < text.length) {
    const heard = partsIn(desk, turn, question, tellsBirthday, correction);
    const isHeard = heard.parts.every(
      (part) => !isUnclear(part.meaning) && !isWeak(part) && (isVague || part.confidence >= whole.confidence),
    );
    if (isHeard) return { ...heard, isToldBeside: tellsAges(whole.reading.tokens) };
  }
  const apart = isStory ? [] : clausesOf(text, starters);
  const clauses = withHeadings(desk, apart);
  const isHeaded = clauses.length < apart.length;
  const isPlain = clauses.length < 2 && !tellsBirthday && whole.reading.tokens.length <= MOST_OF_HALVES;
  const isCompared = whole.reading.concepts.has("compareword");
  // "I paid the deposit and we can't come": told as one thing, which the whole says.
  const isOneTold = !isAsking(text, starters) && stands(whole) && isAccepted(whole);
  const halves = isPlain && !isCompared && !isOneTold && !isHeaded ? halvesOf(desk, text, asked) : null;
  if (halves !== null) return { parts: halves, isToldBeside: false, leftOver: [] };
  if (clauses.length < 2)
    return (
      (isVague &&
        !tellsBirthday &&
        !isStory &&
        likeliest(whole, text, asked, (piece) => read(piece).tokens)) ||
      alone
    );
  // A birthday is asked about in the same breath: of the rest only what is certain is a question of its own.
  if (tellsBirthday) {
    // Where something is asked, what is told beside it ("I am sorry to trouble you") is no question.
    const asking = clauses.filter((clause) => isAsking(clause, starters));
    const certain = (asking.length > 0 ? asking : clauses)
      .map((clause) => asked(clause, null))
      .filter(stands);
    const others = certain.filter(({ meaning }) => meaning.kind !== "fact" || !isAboutPlace(meaning.fact));
    return { parts: others.length > 0 ? others : [whole], isToldBeside: false, leftOver: [] };
  }
  const tells = (clause: string) =>
    !isAsking(clause, starters) && tellsAges(read(clause).tokens) && !isWorry(asked(clause, null));
  const isToldBeside = clauses.some(tells);
  const isOnlyWhen = (clause: string) => isWhen(clause, starters.joins) && !clause.includes("?");
  const reacts = (clause: string) => desk.answerer.does(clause, null).reacts >= LIKELY_SAID;
  const asks = (clause: string) =>
    !isOnlyWhen(clause) &&
    // "Qué bueno que son grupos chiquitos": begins like a question and is none.
    (clause.includes("?") || !reacts(clause)) &&
    (isAsking(clause, starters) || desk.answerer.cues(clause).has("wantsknow"));
  const asksSomewhere = clauses.some(asks);
  const parts: Part[] = [];
  const others: Part[] = [];
  const toldOf: Part[] = [];
  for (const clause of clauses.filter((each) => !tells(each))) {
    const after = asked(clause, topicOf(parts.at(-1)) ?? context(clause));
    const byItself = asked(clause, null);
    // "The second one" is found in what was told before.
    const isWhole = isOfItself(desk, byItself, parts.at(-1)) && !sameAs(byItself, after);
    const part = isWhole || !stands(after) ? standing(byItself, after) : after;
    if (isPleasantry(part) && clauses.length > 1) continue;
    // Beside a question only what is certain is one too.
    const isTold = asksSomewhere && !asks(clause);
    // "If you open later, do I lose it?": what is asked holds under a condition that is a matter of its own.
    const isCondition = isOnlyWhen(clause) && part.meaning.kind === "outside";
    if (isTold && !isCondition && !isOwnMatter(desk, turn, part)) {
      if (stands(part) && part.meaning.kind === "outside") toldOf.push(part);
      continue;
    }
    // "Would I be on the list now?", "¿qué hago?" beside another question.
    const asksToDo = part.meaning.kind === "move" && ASKED.has(part.meaning.move);
    if (asksToDo && asks(clause) && part.confidence >= THRESHOLDS.certain) {
      parts.push(part);
      continue;
    }
    if (stands(part)) {
      const isSaid = parts.some((other) => isPartOf(other, part));
      if (belongs(desk, parts.at(-1), part)) parts.push(...(isSaid ? [] : [part]));
      // "And how long does that take?", which looks like another matter: not known of this one.
      else if (asks(clause) && !isSaid) others.push(part);
    } else if (asks(clause) && isNew(desk, part)) others.push(part);
  }
  // "We have tourist visas, is that a problem?": what is asked is of what is told.
  if (parts.length === 0) parts.push(...toldOf.slice(0, 1));
  const [only] = parts.length > 0 ? parts : others;
  const leftOver =
    parts.length > 0 && parts[0] !== toldOf[0] ? others.map(({ question }) => question.message) : [];
  if (parts.length > 1) return saysMore(whole, parts) ? alone : { parts, isToldBeside, leftOver };
  // "He was bullied a lot. How would you deal with that?": of what is told before it.
  if (parts.length === 0 && only !== undefined && desk.answerer.cues(only.question.message).has("points")) {
    const before = clauses.slice(0, clauses.indexOf(only.question.message)).filter((each) => !asks(each));
    const both = asked([...before, only.question.message].join(" "), null);
    const told = withoutAges(both, asked);
    const found = [told, both].find((part) => !isUnclear(part.meaning) && !isPleasantry(part));
    if (found !== undefined && before.length > 0) return { parts: [found], isToldBeside, leftOver: [] };
  }
  // "Thx. Fridays too?": what is asked after thanks, of what was spoken of.
  const afterThanks = isPleasantry(whole)
    ? clauses.find((clause) => clause.includes("?") && asks(clause))
    : undefined;
  if (only === undefined && afterThanks !== undefined)
    return { parts: [asked(afterThanks, context(afterThanks))], isToldBeside, leftOver };
  if (only === undefined) return likeliest(whole, text, asked, (piece) => read(piece).tokens) ?? alone;
  // "I have a girl of 5, can she come?" asks of the age.
  const isOfTold = isOfAges(desk, only.reading) && whole.meaning.kind === "fact" && isAccepted(whole);
  if (isToldBeside && isOfTold && !sameAs(only, whole)) return alone;
  if (isToldBeside) return { parts: [only], isToldBeside, leftOver };
  if (parts.length === 0 && isPleasantry(whole)) return { parts: [only], isToldBeside, leftOver };
  if (parts.length === 0) return likeliest(whole, text, asked, (piece) => read(piece).tokens) ?? alone;
  if (sameAs(only, whole)) return { parts: [only], isToldBeside, leftOver };
  // "What is your method? She comes from a traditional school": what is told after a question is not what it asks.
  const isToldAfter = toldOf.some(
    (told) =>
      sameAs(told, whole) && clauses.indexOf(told.question.message) > clauses.indexOf(only.question.message),
  );
  if (isToldAfter && only.question.message.includes("?") && isAccepted(only))
    return { parts, isToldBeside, leftOver };
  // "How do I ask for my money back?" after a story: the one question of the message, whole by itself, is what it asks.
  const isSurer = whole.unexplained.length > 0 && only.confidence > whole.confidence;
  const wished = whole.meaning.kind === "fact" ? whole.meaning.fact : undefined;
  const isOneAsked =
    wished?.move === undefined &&
    wished?.opens === undefined &&
    isOfItself(desk, only) &&
    (isSurer || only.question.message.endsWith("?")) &&
    // What is thought of a thing beside it is answered with it ("that's a lot for a school that isn't there yet").
    !clauses.some((clause) => !asks(clause) && reacts(clause));
  // What is understood by itself says more than a whole that is not.
  const isMoreThanWhole =
    isOneAsked ||
    whole.meaning.kind === "unsure" ||
    isPleasantry(whole) ||
    wants(whole) ||
    (isAccepted(only) && !isAccepted(whole));
  return isMoreThanWhole ? { parts, isToldBeside, leftOver } : alone;
}

/** Moves that are asked for like a fact. */
const ASKED: ReadonlySet<string> = new Set(["standing", "next_step", "pass_on"]);

/** From how likely on a piece of a message only says what its writer thinks. */
const LIKELY_SAID = 0.5;

/** "It's on the beach, is that safe?", "4, 7 and 13": all of it together means one thing, and surer than its pieces do. */
function saysMore(whole: Part, parts: readonly Part[]): boolean {
  if (tellsOfAge(whole) && parts.every(tellsOfAge)) return true;
  const isOther = !isUnclear(whole.meaning) && !parts.some((part) => sameAs(part, whole));
  return (
    isOther &&
    whole.unexplained.length === 0 &&
    whole.confidence >= THRESHOLDS.certain &&
    parts.every(({ confidence }) => confidence < whole.confidence)
  );
}
const MOST_OF_HALVES = 18;
