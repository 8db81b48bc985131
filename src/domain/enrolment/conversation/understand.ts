import type { Birthday } from "#domain/dialogue/birthday.ts";
import { clausesOf, isAsking } from "#domain/dialogue/clauses.ts";
import { type Reach, reachIn } from "#domain/dialogue/contact.ts";
import { figuresIn, tokensWithoutAges } from "#domain/dialogue/figures.ts";
import { reachOf } from "#domain/dialogue/state.ts";
import { numberWord } from "#domain/language/numbers.ts";
import { words } from "#domain/language/text.ts";
import type { Interpretation, Meaning } from "../assistant/answer.ts";
import type { Topic } from "../assistant/knowledge.ts";
import type { EnrolmentQuestion } from "../assistant/ranking.ts";
import { acceptance, THRESHOLDS } from "../assistant/ranking.ts";
import { asking, type Reading } from "../assistant/reader.ts";
import { birthdayOf, deniedIn, isNumber, takenBackIn, withSpans } from "./ages.ts";
import { type Correction, correctionIn, lastAsked } from "./correction.ts";
import { withoutDeferral } from "./deferral.ts";
import type { Desk } from "./desk.ts";
import { nameIn } from "./names.ts";
import { personIn } from "./person.ts";
import { contextOf } from "./thing.ts";
import type { Turn } from "./turn.ts";

/** Everything that was found in one message, once. */
export type Understanding = {
  readonly reading: Reading;
  readonly cues: ReadonlySet<string>;
  readonly reach: Reach;
  readonly name: string | null;
  /** The message says that an adult writes. */
  readonly isAdult: boolean;
  /** What the message says beside addresses, and beside a name and an age where they are expected. */
  readonly beside: string;
  readonly ages: readonly number[];
  /** Ages that nobody is ("nobody is 2"). */
  readonly denied: readonly number[];
  readonly count: number | null;
  readonly birthday: Birthday | null;
  readonly isQuestion: boolean;
  /** What the message means, part by part: one part unless it asks several things. */
  readonly parts: readonly Part[];
  /** The ages are told beside a question about something else. */
  readonly isToldBeside: boolean;
  /** Questions of the message, in its own words, that are not understood beside those that are. */
  readonly leftOver: readonly string[];
  /** The message is ages and nothing else. */
  readonly isAges: boolean;
  /** The ages stand in place of some that were told before. */
  readonly correctsAges: boolean;
  /** The message is how many it is for, and nothing else ("and for two?"). */
  readonly isCount: boolean;
  /** Who writes will not say now how to be reached. */
  readonly defersContact: boolean;
  /** The answer before is refused. */
  readonly correction: Correction | null;
};
export type Part = { readonly question: EnrolmentQuestion } & Interpretation;

/** What a part wants done, whether it is a wish of its own or comes with a fact or something undecided. */
export function moveOf({ meaning }: Part): string | undefined {
  if (meaning.kind === "move") return meaning.move;
  if (meaning.kind === "outside") return meaning.area?.move;
  return meaning.kind === "fact" ? meaning.fact.move : undefined;
}

const OLDEST_CHILD = 17;
/** A longer message tells a story, and asks one thing at its end. */
const STORY = 36;

/** Reads a message: every intent is weighed, names and figures are found, nothing is answered yet. */
export function understand(desk: Desk, turn: Turn): Understanding {
  const { answerer } = desk;
  const reach = reachIn(turn.message);
  const { asked } = turn.state;
  const hasReach = reach.email !== null || reach.phone !== null;
  const { name: known, adult } = turn.state.contact;
  const isNamed = known === null || adult === null || answerer.cues(turn.message).has("namecue");
  const isOpen = reachOf(turn.state.contact) !== null && isNamed;
  const isExpected = hasReach || asked === "name" || asked === "adult" || isOpen;
  const person = isExpected
    ? personIn(reach.rest, desk.catalogue.adultAge, asked === "name" || hasReach, answerer, asked === "adult")
    : { name: null, adult: false, rest: reach.rest };
  const { rest: kept, defers } = withoutDeferral(person.rest === "" ? turn.message : person.rest, answerer);
  const said = withoutFiller(desk, kept);
  const corrected = hasReach ? null : correctionIn(said, turn, answerer);
  // "Sorry, I meant 6" puts an age right, not the answer.
  const isOfAge = corrected !== null && onlyFigures(desk, answerer.read(corrected.asks).tokens, true);
  const correction = isOfAge ? null : corrected;
  const asks = correction === null ? corrected?.asks : meantBy(correction, desk, turn);
  const text = asks || said;
  const reading = answerer.read(text);
  const { tokens } = reading;
  const cues = answerer.cues(text);
  const told = turn.state.children.ages;
  const isMistake = told.length > 0 && (cues.has("mistake") || isNegative(desk, tokens[0]));
  const isFigures = onlyFigures(desk, tokens, isMistake);
  const aboutChildren =
    turn.state.asked === "children" ||
    cues.has("mine") ||
    cues.has("deniesage") ||
    cues.has("birthday") ||
    isFigures ||
    (told.length > 0 && isShortQuestion(desk, said, answerer.read(said).tokens));
  const takenBack = takenBackIn(desk, text);
  const denied = [...deniedIn(desk, turn, text), ...takenBack];
  const spoken = answerer.read(withSpans(text)).tokens;
  const figures = figuresIn(spoken, aboutChildren);
  // "And would you take the one of 4?": a bare figure is an age that was told before.
  const again = aboutChildren ? [] : figuresIn(spoken, true).ages.filter((age) => told.includes(age));
  const isAsked = turn.state.asked === "children";
  const isElliptical = isShortQuestion(desk, text, tokens);
  const counted = figures.children ?? (isAsked || isElliptical ? countAlone(tokens, isAsked) : null);
  const { ages: named, count } = countedApart([...figures.ages, ...again], counted, isAsked);
  const ages = [...new Set(named.filter((age) => age <= OLDEST_CHILD && !denied.includes(age)))];
  const birthday = birthdayOf(desk, turn, tokens, ages);
  return {
    reading,
    cues,
    reach,
    name: person.name ?? nameIn(text, answerer),
    isAdult: person.adult,
    beside: person.rest,
    ages:
      birthday === null ? ages : ages.filter((age) => age !== birthday.turns && age !== birthday.turns - 1),
    denied,
    count: count ?? (ages.length > 1 ? ages.length : null),
    birthday,
    isQuestion: text.includes("?") || cues.has("asks") || cues.has("wantsknow"),
    isAges: isFigures && ages.length > 0,
    correctsAges:
      ages.length > 0 &&
      !text.includes("?") &&
      (isMistake || takenBack.length > 0 || denied.some((age) => told.includes(age))),
    isCount: count !== null && ages.length === 0 && isElliptical && tokens.some(isNumber),
    defersContact: defers && !hasReach,
    correction,
    ...withSubjects(partsOf(desk, turn, text, birthday !== null, correction)),
  };
}

/** "Ok so", "hmm": what is said before the question says nothing of it. */
function withoutFiller(desk: Desk, text: string): string {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  const isFiller = rest.length > 1 && listed(desk, "filler").has(words(first).join(" "));
  return isFiller ? rest.join(" ") : text;
}

const isNegative = ({ answerer }: Desk, token = "") => answerer.cues(token).has("negative");

/** "5 and 8", "7": small numbers and nothing else are the ages of children, also put right ("no, 10"). */
function onlyFigures(desk: Desk, tokens: readonly string[], isMistake: boolean): boolean {
  const { joins } = startersOf(desk);
  if (tokens.every((token) => !/\d/.test(token))) return false;
  const isBeside = (token: string) =>
    joins.has(token) || (isMistake && (isNegative(desk, token) || desk.answerer.cues(token).has("mistake")));
  return tokens.every((token) => isNumber(token) || isBeside(token));
}

/** "Just one", "and if I bring two?": a small number in words, or a small figure at the end, is how many it is for. */
function countAlone(tokens: readonly string[], isAsked: boolean): number | null {
  const last = tokens.at(-1) ?? "";
  const isWhole = isAsked && tokens.length <= MOST_ELLIPTICAL;
  const words = isWhole ? tokens.filter((token) => !/\d/.test(token)) : [last];
  const value = words.map((token) => numberWord(token)).find((each) => each !== null) ?? null;
  return value !== null && value >= (isAsked ? 1 : 2) && value <= MOST_COUNTED ? value : null;
}
const MOST_COUNTED = 5;

const isShortQuestion = (desk: Desk, text: string, tokens: readonly string[]) =>
  tokens.length <= MOST_ELLIPTICAL && (text.includes("?") || startersOf(desk).joins.has(tokens[0] ?? ""));
const MOST_ELLIPTICAL = 6;

/** "Two for two kids" names no age, and "two, 7 and 9" answers how many before how old. */
function countedApart(ages: readonly number[], children: number | null, isAsked: boolean) {
  const [first, ...rest] = ages;
  if (isAsked && first !== undefined && first === rest.length) return { ages: rest, count: first };
  const isOnlyCount = ages.length < 3 && ages.includes(children ?? -1);
  return { ages: isOnlyCount ? ages.filter((age) => age !== children) : ages, count: children };
}

type Heard = Pick<Understanding, "parts" | "isToldBeside" | "leftOver">;

/** What was told last, and what is said not to be meant. */
function refusedBy({ answerer }: Desk, { state, language }: Turn, { refuses }: Correction): string[] {
  const named = refuses.flatMap(
    (message) => answerer.rank({ message, language, topic: null }, 1)[0]?.topic.id ?? [],
  );
  return [...(state.topic === null ? [] : [state.topic]), ...named];
}

/** What is asked instead; where it only names a thing ("the deposit"), and that says too little, what was asked of it. */
function meantBy(correction: Correction, desk: Desk, turn: Turn): string {
  const before = lastAsked(turn) ?? "";
  const { asks, isNamed } = correction;
  if (asks === "") return before;
  const refused = refusedBy(desk, turn, correction);
  const question = { language: turn.language, topic: null, refused };
  const isUnderstood = (message: string) => {
    const { meaning } = desk.answerer.interpret({ ...question, message });
    return !isUnclear(meaning) && meaning.kind !== "move";
  };
  const both = `${before} ${asks}`;
  return isUnderstood(asks) || !(isNamed || isUnderstood(both)) ? asks : both;
}

/** What a word gives away is answered beside what the part of the message means. */
function withSubjects({ parts, ...heard }: Heard): Heard {
  return besides({ ...heard, parts: parts.map(bySubject) });
}

/** What is not understood is what a word of it gives away. */
function bySubject(part: Part): Part {
  const [area, ...beside] = part.beside;
  if (!isUnclear(part.meaning) || area === undefined || part.reading.tokens.length > STORY) return part;
  return { ...part, meaning: { kind: "outside", area }, confidence: 1, beside };
}

function besides(heard: Heard): Heard {
  const named = new Set(
    heard.parts.map(({ meaning }) => (meaning.kind === "outside" ? meaning.area?.id : "")),
  );
  const others = heard.parts.flatMap((part) => {
    if (part.reading.tokens.length > STORY) return [];
    return part.beside
      .filter(({ id }) => !named.has(id))
      .map((area): Part => ({ ...part, meaning: { kind: "outside", area }, confidence: 1, beside: [] }));
  });
  return { ...heard, parts: [...heard.parts, ...others] };
}

function partsOf(
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
  const asked = (message: string, topic: string | null): Part => {
    const without = [...senseless(desk, turn), ...(isCorrection ? ["unanswered", "refuse", "unclear"] : [])];
    const question = { message, language: turn.language, topic, history, without, refused };
    return { question, ...interpret(question) };
  };
  const goesOn = (correction === null || correction.isElliptic) && !namesSchool(desk, turn, text);
  const context = (message: string) => contextOf(desk, turn, message);
  const inContext = asked(text, goesOn ? context(text) : null);
  const whole = withoutAges(
    isUnclear(inContext.meaning) ? standing(asked(text, null), inContext) : inContext,
    asked,
  );
  const alone: Heard = { parts: [whole], isToldBeside: false, leftOver: [] };
  const { kind } = whole.meaning;
  if (kind === "steered" || kind === "crossing" || whole.confidence === 1) return alone;
  const starters = startersOf(desk);
  const isVague = isUnclear(whole.meaning) || isWeak(whole);
  const isStory = whole.reading.tokens.length > STORY;
  // What a story asks says more than all of it; who it is about is told beside that.
  const question = isStory && isVague ? asking(text) : "";
  if (question !== "" && question.length < text.length) {
    const heard = partsOf(desk, turn, question, tellsBirthday, correction);
    const isHeard = heard.parts.every((part) => !isUnclear(part.meaning) && !isWeak(part));
    if (isHeard) return { ...heard, isToldBeside: tellsAges(whole.reading.tokens) };
  }
  const clauses = isStory ? [] : clausesOf(text, starters);
  const isPlain = clauses.length < 2 && !tellsBirthday && whole.reading.tokens.length <= MOST_OF_HALVES;
  const isCompared = whole.reading.concepts.has("compareword");
  const halves = isPlain && !isCompared ? halvesOf(desk, text, asked) : null;
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
    const certain = clauses.map((clause) => asked(clause, null)).filter(stands);
    const others = certain.filter(({ meaning }) => meaning.kind !== "fact" || !isAboutPlace(meaning.fact));
    return { parts: others.length > 0 ? others : [whole], isToldBeside: false, leftOver: [] };
  }
  const tells = (clause: string) =>
    !isAsking(clause, starters) && tellsAges(read(clause).tokens) && !isWorry(asked(clause, null));
  const isToldBeside = clauses.some(tells);
  const asks = (clause: string) => isAsking(clause, starters) || desk.answerer.cues(clause).has("wantsknow");
  const asksSomewhere = clauses.some(asks);
  const parts: Part[] = [];
  const others: Part[] = [];
  for (const clause of clauses.filter((each) => !tells(each))) {
    const after = asked(clause, topicOf(parts.at(-1)) ?? context(clause));
    const part = stands(after) ? after : standing(asked(clause, null), after);
    if (isPleasantry(part) && clauses.length > 1) continue;
    // Beside a question only what is certain is one too.
    const isTold = asksSomewhere && !asks(clause);
    if (isTold && part.meaning.kind === "fact" && part.confidence < THRESHOLDS.certain) continue;
    if (stands(part)) {
      if (belongs(desk, parts.at(-1), part) && !parts.some((other) => isPartOf(other, part)))
        parts.push(part);
    } else if (asks(clause) && isNew(desk, part)) others.push(part);
  }
  const [only] = parts.length > 0 ? parts : others;
  const leftOver = parts.length > 0 ? others.map(({ question }) => question.message) : [];
  if (parts.length > 1) return { parts, isToldBeside, leftOver };
  if (only === undefined) return likeliest(whole, text, asked, (piece) => read(piece).tokens) ?? alone;
  if (isToldBeside) return { parts: [only], isToldBeside, leftOver };
  if (parts.length === 0 && isPleasantry(whole)) return { parts: [only], isToldBeside, leftOver };
  if (parts.length === 0) return likeliest(whole, text, asked, (piece) => read(piece).tokens) ?? alone;
  if (sameAs(only, whole)) return { parts: [only], isToldBeside, leftOver };
  // What is understood by itself says more than a whole that is not.
  const isMoreThanWhole =
    whole.meaning.kind === "unsure" ||
    isPleasantry(whole) ||
    wants(whole) ||
    (isAccepted(only) && !isAccepted(whole));
  return isMoreThanWhole ? { parts, isToldBeside, leftOver } : alone;
}

/** "What does the AI do with my 9 year old?": an age says whom it is about; what is asked is said by the other words. */
function withoutAges(whole: Part, asked: (message: string, topic: string | null) => Part): Part {
  const { meaning, reading, question } = whole;
  const isOfAge = meaning.kind === "fact" && (meaning.fact.id === "ages" || meaning.fact.id === "pods");
  if (!isUnclear(meaning) && !isOfAge) return whole;
  const { tokens } = reading;
  const rest = tokensWithoutAges(tokens);
  if (rest.length === tokens.length || rest.length === 0) return whole;
  const other = asked(rest.join(" "), question.topic);
  const isOther = stands(other) && !(other.meaning.kind === "fact" && isAboutPlace(other.meaning.fact));
  return isOther && other.unexplained.length === 0 ? { ...other, question } : whole;
}

/** "Would the school take her?" after the packs or the plans for home: no longer of those. */
function namesSchool({ answerer }: Desk, { state }: Turn, text: string): boolean {
  const before = answerer.fact(state.topic ?? "")?.subject ?? [];
  const { concepts } = answerer.read(text);
  const names = (of: readonly string[], all: readonly string[]) => of.some((one) => all.includes(one));
  return names(AT_HOME, before) && !names(AT_HOME, [...concepts]) && concepts.has("schoolword");
}
const AT_HOME = ["explorers", "planname", "homeplan", "athome"];

/** "How much is the deposit and do I get it back": two halves that each say something else for certain. */
function halvesOf(
  desk: Desk,
  text: string,
  asked: (message: string, topic: string | null) => Part,
): readonly Part[] | null {
  const { joins } = startersOf(desk);
  const things = listed(desk, "thingstart");
  const pieces = text.split(/\s+/);
  const isFact = (part: Part) => stands(part) && part.unexplained.length === 0 && !isPleasantry(part);
  for (let at = FEWEST_OF_HALF; at < pieces.length - FEWEST_OF_HALF; at += 1) {
    const isJoined = joins.has(words(pieces[at] ?? "").join(" "));
    if (!isJoined && !pieces[at - 1]?.endsWith(",")) continue;
    const rest = pieces.slice(isJoined ? at + 1 : at);
    // "The plan and the pod": one question about two things.
    if (things.has(words(rest[0] ?? "").join(" "))) continue;
    const first = asked(pieces.slice(0, at).join(" "), null);
    const second = asked(rest.join(" "), topicOf(first) ?? null);
    if (isFact(first) && isFact(second) && familyOf(first) !== familyOf(second)) return [first, second];
  }
  return null;
}
const FEWEST_OF_HALF = 2;
const MOST_OF_HALVES = 18;

const familyOf = ({ meaning }: Part) => {
  if (meaning.kind === "fact") return meaning.fact.aspectOf ?? meaning.fact.id;
  return meaning.kind === "outside" ? `-${meaning.area?.id}` : "";
};

/** Something undecided, said for certain. */
const isWorry = ({ meaning, confidence, beside }: Part) =>
  beside.length > 0 ||
  (meaning.kind === "outside" && meaning.area?.lead !== undefined && confidence >= THRESHOLDS.clauseOutside);

const PLACES = new Set([
  "ages",
  "pods",
  "pod_school",
  "enrolment_steps",
  "waitlist",
  "who_for",
  "launch_date",
]);

/** Whether a fact is about getting a place, for which the ages count. */
export const isAboutPlace = (fact: Topic) => PLACES.has(fact.aspectOf ?? fact.id);

export const isUnclear = (meaning: Meaning | undefined) =>
  meaning?.kind === "unsure" || (meaning?.kind === "outside" && meaning.area?.lead === undefined);

/** A fact that leaves words unexplained and is not likely enough for that. */
export const isWeak = ({ meaning, confidence, unexplained }: Part) =>
  meaning.kind !== "outside" &&
  unexplained.length > 0 &&
  acceptance(confidence, unexplained.length) === "none";

/** What can be told without a word of doubt. */
export const isAccepted = ({ confidence, unexplained }: Part) =>
  acceptance(confidence, unexplained.length) === "plain";

/** What is not understood as a whole may be between its commas: the piece that is understood best says it. */
function likeliest(
  whole: Part,
  text: string,
  asked: (message: string, topic: string | null) => Part,
  tokensOf: (text: string) => readonly string[],
): Heard | null {
  if (!isUnclear(whole.meaning) && !isWeak(whole)) return null;
  const pieces = text.split(/[,.;:!]/).filter((piece) => words(piece).length >= FEWEST_OF_PIECE);
  if (pieces.length < 2) return null;
  // An age is a thing told: what is asked stands in another piece, where there is one.
  const rest = pieces
    .filter((piece) => !tellsAges(tokensOf(piece)))
    .map((piece) => asked(piece.trim(), whole.question.topic));
  const isToldBeside = rest.length < pieces.length;
  const [understood] = rest
    .filter((part) => !isUnclear(part.meaning) && part.meaning.kind !== "move" && !isPleasantry(part))
    .sort((one, other) => other.confidence - one.confidence);
  const best = understood ?? (isToldBeside ? rest.at(-1) : undefined);
  return best === undefined ? null : { parts: [best], isToldBeside, leftOver: [] };
}

const FEWEST_OF_PIECE = 2;

/** "I sent the form. How long do you take?": what is asked says more than what seems to be wished. */
const wants = ({ meaning }: Part) => meaning.kind === "fact" && meaning.fact.move === "join";

/** Greetings and thanks are about nothing: a question beside them wins. */
export const isPleasantry = ({ meaning }: Part) =>
  (meaning.kind === "fact" && meaning.fact.subject.length === 0) ||
  (meaning.kind === "move" && (meaning.move === "affirm" || meaning.move === "refuse"));

const tellsAges = (tokens: readonly string[]) => figuresIn(tokens, true).ages.length > 0;

/** A question that may be about anything, not what points at another part of the message. */
const isNew = ({ answerer }: Desk, { meaning, reading, question }: Part) =>
  reading.tokens.length >= FEWEST_NEW &&
  !answerer.cues(question.message).has("points") &&
  (meaning.kind === "unsure" || meaning.kind === "outside");
const FEWEST_NEW = 3;

/** "And the little one?" needs children, "is that per month?" a price: without them the words mean something else. */
function senseless({ answerer }: Desk, { state, message }: Turn): readonly string[] {
  const { ages, count } = state.children;
  const charged = answerer.fact(state.topic ?? "")?.charged;
  return [
    ...(ages.length === 0 && count === null ? ["which_child"] : []),
    ...(charged === undefined ? ["unit"] : []),
    // "Not even roughly?" refuses nothing.
    ...(message.endsWith("?") && words(message).length > 1 ? ["refuse", "affirm"] : []),
  ];
}

/** Whether a part of a message is understood by itself; half a thought is not answered. */
function stands({ meaning, confidence, reading }: Part): boolean {
  if (reading.tokens.length < 2) return false;
  if (meaning.kind === "fact") return confidence >= THRESHOLDS.clause && isTellable(meaning.fact);
  if (meaning.kind === "outside")
    return meaning.area?.lead !== undefined && confidence >= THRESHOLDS.clauseOutside;
  return false;
}

/** What stands by itself is not made unclear by what was spoken of before. */
const standing = (alone: Part, inContext: Part): Part => (stands(alone) ? alone : inContext);

/** What is only told; and of what is also done, how to enrol, to reserve, and when somebody answers. */
const isTellable = ({ move }: Topic) => move === undefined || TOLD_MOVES.has(move);
const TOLD_MOVES: ReadonlySet<string> = new Set(["enrol", "reserve", "answer_time"]);

/** "What is it and what do I pay for it" is one question; "and is it refundable?" asks more of the same thing. */
function belongs({ answerer }: Desk, before: Part | undefined, { meaning, question }: Part): boolean {
  if (before?.meaning.kind !== "fact" || meaning.kind !== "fact") return true;
  const { subject } = before.meaning.fact;
  return (
    !answerer.cues(question.message).has("points") ||
    meaning.fact.subject.some((one) => subject.includes(one))
  );
}

const topicOf = (part: Part | undefined) =>
  part?.meaning.kind === "fact" ? part.meaning.fact.id : undefined;

/** Whether a part says no more than another: the same, or the whole fact of which the other told what was asked. */
const isPartOf = (one: Part, other: Part) =>
  sameAs(one, other) || (other.meaning.kind === "fact" && familyOf(one) === other.meaning.fact.id);

function sameAs(one: Part, other: Part): boolean {
  const name = ({ meaning }: Part) =>
    meaning.kind === "fact" ? meaning.fact.id : meaning.kind === "outside" ? meaning.area?.id : null;
  return name(one) === name(other);
}

const listed = ({ knowledge }: Desk, concept: string) =>
  new Set((knowledge.cues[concept] ?? "").split(",").map((word) => word.trim()));

const starters = new WeakMap<Desk["knowledge"], Record<"joins" | "asks", Set<string>>>();
export const startersOf = (desk: Desk) => {
  const found = starters.get(desk.knowledge) ?? { joins: listed(desk, "joins"), asks: listed(desk, "asks") };
  starters.set(desk.knowledge, found);
  return found;
};
