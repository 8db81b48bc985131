import { figuresIn } from "#domain/dialogue/figures.ts";
import { fill } from "../assistant/facts.ts";
import type { Knowledge, Thing, Topic } from "../assistant/knowledge.ts";
import { THRESHOLDS } from "../assistant/ranking.ts";
import type { Reading } from "../assistant/reader.ts";
import type { Desk } from "./desk.ts";
import type { Draft } from "./draft.ts";
import { notOfThing, tellMore } from "./questions.ts";
import type { Turn } from "./turn.ts";
import type { Part } from "./understand.ts";

const thing = ({ knowledge }: Desk, id: string | null): Thing | undefined =>
  knowledge.things.find((one) => one.id === id);

/** The thing that a fact is told of; none for what holds for all, such as the opening day. */
export function thingOf({ things }: Pick<Knowledge, "things">, fact: Topic | undefined): Thing | undefined {
  if (fact === undefined) return undefined;
  const isOf = ({ facts }: Thing) => facts.includes(fact.id) || facts.includes(fact.aspectOf ?? "");
  return things.find(isOf) ?? things.find(({ names }) => fact.subject.some((one) => names.includes(one)));
}

/** The only thing that a message names. */
export function thingNamed({ things }: Pick<Knowledge, "things">, { concepts }: Reading): Thing | undefined {
  const [one, other] = things.filter(({ names }) => names.some((name) => concepts.has(name)));
  return other === undefined ? one : undefined;
}

/** What may be asked of anything: its day, its length, its price, who it is for. */
const ASPECTS: ReadonlySet<string> = new Set([
  ...[
    "tour",
    "when",
    "schedule",
    "howlong",
    "cost",
    "free",
    "weekend",
    "week",
    "month",
    "child",
    "age",
    "now",
  ],
  ...["anytime", "confirm", "includes", "notword", "everything", "language", "difference"],
]);

/** Whether a question leaves unsaid what it is about: "how long is it?", "can they come along?". */
export const namesNothing = ({ concepts }: Pick<Reading, "concepts">) =>
  [...concepts].every((concept) => ASPECTS.has(concept));

/** What a question that names nothing is about: what the rest of its message names, else what was spoken of. */
export const spokenOf = (desk: Desk, before: string | null, message: Reading) =>
  thingNamed(desk.knowledge, message) ?? thing(desk, before);

/** The fact that a question goes on from: the last one, or, where it names nothing, the thing that is spoken of. */
export function contextOf(desk: Desk, { state, message }: Turn, text: string): string | null {
  const spoken = spokenOf(desk, state.thing, desk.answerer.read(message));
  const isOfThing = thingOf(desk.knowledge, desk.answerer.fact(state.topic ?? "")) === spoken;
  if (spoken === undefined || isOfThing || !isElliptic(desk, spoken, text)) return state.topic;
  if (askedOf(spoken, desk.answerer.read(text)) === undefined) return state.topic;
  return spoken.facts[0] ?? state.topic;
}

const askedOf = ({ asked }: Thing, { concepts }: Reading) =>
  asked.find(({ of }) => of.some((concept) => concepts.has(concept)));

/** Whether a question names nothing besides the thing that is spoken of. */
function isElliptic({ answerer }: Desk, { names, also = [] }: Thing, text: string): boolean {
  const { tokens, concepts } = answerer.read(text);
  const own = new Set([...names, ...also]);
  const others = [...concepts].filter((concept) => !ASPECTS.has(concept) && !own.has(concept));
  return tokens.length <= MOST_ELLIPTIC && others.length === 0 && answerer.unnamed(text).length === 0;
}
const MOST_ELLIPTIC = 9;

/**
 * "And how long is it?", "y de qué edad": a question that names nothing is answered of the thing that is spoken of, and
 * never with what holds for another. Says whether it was.
 */
export function tellOfThing(draft: Draft, { meaning, reading, question, confidence }: Part): boolean {
  const { desk, heard, turn } = draft;
  const spoken = spokenOf(desk, turn.state.thing, heard.reading);
  if (spoken === undefined || !heard.isQuestion || reading.concepts.has("everything")) return false;
  if (meaning.kind === "steered" || meaning.kind === "crossing" || meaning.kind === "move") return false;
  if (meaning.kind === "outside" && meaning.area?.lead !== undefined) return false;
  // An amount names what it is paid for.
  if (figuresIn(reading.tokens).money.length > 0) return false;
  const entry = entryFor(spoken, meaning, reading);
  const isBare = thingNamed(desk.knowledge, reading) === undefined && entry?.isMeant;
  if (!isBare && !isElliptic(desk, spoken, question.message)) return false;
  const other = meaning.kind === "fact" ? meaning.fact : undefined;
  const of = thingOf(desk.knowledge, other);
  const isCertain = of === spoken && confidence >= THRESHOLDS.certain;
  if (other !== undefined && (isCertain || other.move !== undefined || other.subject.length === 0))
    return false;
  // "How?" after "can I cancel?" asks more of what was told last.
  if (other !== undefined && (other.aspectOf ?? other.id) === turn.state.topic) return false;
  const fact = desk.answerer.fact(entry?.fact ?? "");
  const { language } = turn;
  if (fact !== undefined) {
    const canonical = { message: fact.question[language], language, topic: null };
    tellMore(draft, fact, canonical);
  } else if (entry?.text !== undefined) {
    draft.topic = spoken.facts[0] ?? null;
    draft.add("answer", fill(entry.text[language], desk.answerer.figures(language)));
  } else {
    const isOfAnother = of !== undefined && of !== spoken;
    const asks = [...reading.concepts].some((concept) => OPEN.has(concept));
    const isGeneral = other?.subject.every((concept) => GENERAL.has(concept)) ?? true;
    if (spoken.id === SCHOOL || !(isOfAnother || (isGeneral && asks))) return false;
    notOfThing(draft, spoken);
  }
  return true;
}

/** What of a thing a question asks; and whether that is all that it seems to mean ("can I cancel?"). */
function entryFor(spoken: Thing, meaning: Part["meaning"], reading: Reading) {
  const entry = askedOf(spoken, reading);
  const facts = meaning.kind === "fact" ? [meaning.fact] : meaning.kind === "unsure" ? meaning.facts : [];
  const isOf = ({ subject }: Topic) =>
    subject.length > 0 && subject.every((concept) => entry?.of.includes(concept));
  return entry && { ...entry, isMeant: facts.some(isOf) };
}
const SCHOOL = "school";
/** What asks for something of a thing by itself. */
const OPEN: ReadonlySet<string> = new Set(["when", "howlong", "cost", "free", "age", "includes", "language"]);
/** What a fact is of that tells them all together: the ages, the opening day, the prices. */
const GENERAL: ReadonlySet<string> = new Set(["when", "cost", "age", "child"]);
