import { figuresIn } from "#domain/dialogue/figures.ts";
import { words } from "#domain/language/text.ts";
import { fill } from "../assistant/facts.ts";
import type { AskedOfThing, Thing, Topic } from "../assistant/knowledge.ts";
import { THRESHOLDS } from "../assistant/ranking.ts";
import type { Reading } from "../assistant/reader.ts";
import type { Draft } from "./draft.ts";
import { MOVES } from "./moves/moves.ts";
import { notOfThing } from "./not-known.ts";
import { tellMore } from "./questions.ts";
import { askedOf, isElliptic, saidOf, spokenOf, thingNamed, thingOf } from "./thing.ts";
import { isAccepted, isOfItself, type Part } from "./understanding/part.ts";
import { startersOf } from "./understanding/starters.ts";

/**
 * "And how long is it?", "y de qué edad": a question that names nothing is answered of the thing that is spoken of, and
 * never with what holds for another. Says whether it was.
 */
export function tellOfThing(draft: Draft, { meaning, reading, question, confidence }: Part): boolean {
  const { desk, heard, turn } = draft;
  const spoken = spokenOf(desk, turn.state.thing, readUpTo(draft, question.message));
  if (spoken === undefined || !heard.isQuestion || reading.concepts.has("everything")) return false;
  if (meaning.kind === "steered") return false;
  const said = saidOf(desk, spoken, question.message);
  if (said !== undefined) return tellEntry(draft, spoken, said);
  if (meaning.kind === "crossing" || meaning.kind === "move") return false;
  if (meaning.kind === "outside" && meaning.area?.lead !== undefined) return false;
  // An amount names what it is paid for.
  if (figuresIn(reading.tokens).money.length > 0) return false;
  const isOfOwn = isOwnQuestion(draft, question.message);
  if (isOfOwn && heard.cues.has("ofschool")) return false;
  const entry = entryFor(spoken, meaning, reading);
  const isBare = thingNamed(desk.knowledge, reading) === undefined && entry?.isMeant;
  if (!isBare && !isElliptic(desk, spoken, question.message)) return false;
  const other = meaning.kind === "fact" ? meaning.fact : undefined;
  const of = thingOf(desk.knowledge, other);
  const isCertain = of === spoken && confidence >= THRESHOLDS.certain;
  if (other !== undefined && (isCertain || other.move !== undefined || other.subject.length === 0))
    return false;
  // "How?" after "can I cancel?" asks more of what was told last, unless that is all that there is to say of a thing.
  const isWhole = entry !== undefined && other?.id === spoken.facts[0];
  if (other !== undefined && (other.aspectOf ?? other.id) === turn.state.topic && !isWhole) return false;
  if (!tellEntry(draft, spoken, entry)) {
    const isOfAnother = of !== undefined && of !== spoken;
    const asks = [...reading.concepts].some((concept) => OPEN.has(concept));
    const isGeneral = other?.subject.every((concept) => GENERAL.has(concept)) ?? true;
    if (isOfOwn || spoken.id === SCHOOL || !(isOfAnother || (isGeneral && asks))) return false;
    notOfThing(draft, spoken);
  }
  return true;
}

/** "How much is it, and is the deposit refundable?": what is named after a part of a message is not what that part asks of. */
function readUpTo({ desk, heard: { parts, asking } }: Draft, message: string): Reading {
  const texts = parts.map(({ question }) => question.message);
  const at = texts.indexOf(message);
  return at < 0 || at === texts.length - 1 ? asking : desk.answerer.read(texts.slice(0, at + 1).join(" "));
}

/** "What are the hours?", "when do you open?": whole by itself, it asks nothing of what was spoken of before it. */
function isOwnQuestion({ desk, turn: { language } }: Draft, message: string): boolean {
  const { answerer } = desk;
  const question = { message, language, topic: null };
  const alone: Part = { question, ...answerer.interpret(question) };
  const { joins } = startersOf(desk);
  const own = words(message).filter((word, at) => at > 0 || !joins.has(word));
  return (own.length >= FEWEST_WHOLE || answerer.cues(message).has("ofschool")) && isOfItself(desk, alone);
}
/** "And from what age?" lacks what it is about. */
const FEWEST_WHOLE = 4;

const LINK = "seekslink";
/** In words: a longer message asks something else as well. */
const MOST_OF_LINK = 14;

/** "What's the link?", "¿cómo los veo?": where what is spoken of can be opened. Says whether that was asked. */
export function tellWhere(draft: Draft): boolean {
  const { desk, heard, turn } = draft;
  if (!heard.cues.has(LINK) || heard.reading.tokens.length > MOST_OF_LINK) return false;
  const spoken = spokenOf(desk, turn.state.thing, heard.asking);
  const entry = spoken?.asked.find(({ said }) => said?.includes(LINK));
  const isOther = heard.parts.some(
    (part) =>
      part.meaning.kind === "fact" &&
      part.meaning.fact.id !== PAGES &&
      isAccepted(part) &&
      thingOf(desk.knowledge, part.meaning.fact) !== spoken,
  );
  if (isOther) return false;
  if (spoken !== undefined && entry !== undefined) return tellEntry(draft, spoken, entry);
  const pages = desk.answerer.fact(PAGES);
  if (pages === undefined || !ASKS_LINK.some((cue) => heard.cues.has(cue))) return false;
  tellMore(draft, pages, { message: pages.question[turn.language], language: turn.language, topic: null });
  return true;
}
const PAGES = "pages_where";
/** A page is wished for, or asked after. */
const ASKS_LINK = ["asks", "wishes", LINK];

/** Whether a part of a message asks nothing but where something is. */
export const asksWhere = ({ desk }: Draft, text: string) => desk.answerer.cues(text).has(LINK);

/**
 * "How does the waitlist work?", "do you send the packs to Oaxaca?": a side of a thing that is named is told, and not
 * once more what the thing is. Says whether it was.
 */
export function tellSide(draft: Draft, { meaning, reading, confidence }: Part): boolean {
  const fact = meaning.kind === "fact" ? meaning.fact : undefined;
  const thing = thingOf(draft.desk.knowledge, fact);
  // What is taken for granted is put right by the fact itself; a chip is its own question.
  if (fact === undefined || thing === undefined || reading.concepts.has("confirm") || confidence === 1)
    return false;
  // "And if she doesn't like it in October?": a part of it that is surely meant says more than a side of the whole.
  if (fact.aspectOf !== undefined && confidence >= THRESHOLDS.certain) return false;
  const entry = draft.heard.isQuestion ? askedOf(thing, reading) : undefined;
  if (entry === undefined || entry.fact === fact.id || entry.of.some((concept) => GENERAL.has(concept)))
    return false;
  const isOwn = entry.of.every((concept) => !OPEN.has(concept));
  return (isOwn || fact.id === thing.facts[0]) && tellEntry(draft, thing, entry);
}

function tellEntry(draft: Draft, spoken: Thing, entry: AskedOfThing | undefined): boolean {
  const { answerer } = draft.desk;
  const { language } = draft.turn;
  const fact = answerer.fact(entry?.fact ?? "");
  if (fact !== undefined) tellMore(draft, fact, { message: fact.question[language], language, topic: null });
  else if (entry?.text !== undefined) {
    draft.topic = spoken.facts[0] ?? null;
    draft.thing = spoken.id;
    draft.add("answer", fill(entry.text[language], answerer.figures(language)));
  } else if (entry?.move !== undefined) MOVES[entry.move]?.(draft, {});
  else return false;
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
const GENERAL: ReadonlySet<string> = new Set(["when", "cost", "free", "age", "child"]);
