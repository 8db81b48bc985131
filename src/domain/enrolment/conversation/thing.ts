import { fill } from "../assistant/facts.ts";
import type { Knowledge, OutsideArea, Thing, Topic } from "../assistant/knowledge.ts";
import type { Reading } from "../assistant/reader.ts";
import type { Desk } from "./desk.ts";
import type { Turn } from "./turn.ts";
import { toldApart } from "./understanding/telling.ts";

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
  ...["anytime", "confirm", "includes", "notword", "everything", "language", "difference", "about", "works"],
]);

/** Whether a question leaves unsaid what it is about: "how long is it?", "can they come along?". */
export const namesNothing = ({ concepts }: Pick<Reading, "concepts">) =>
  [...concepts].every((concept) => ASPECTS.has(concept));

/** What a question that names nothing is about: what the rest of its message names, else what was spoken of. */
export const spokenOf = (desk: Desk, before: string | null, message: Reading) =>
  thingNamed(desk.knowledge, message) ?? thing(desk, before);

/** The fact that a question goes on from: the last one, or, where it names nothing, the thing that is spoken of. */
export function contextOf(desk: Desk, { state, message }: Turn, text: string): string | null {
  const asks = toldApart(desk, message)?.asks ?? message;
  const spoken = spokenOf(desk, state.thing, desk.answerer.read(asks));
  const isOfThing = thingOf(desk.knowledge, desk.answerer.fact(state.topic ?? "")) === spoken;
  if (spoken === undefined || isOfThing || !isElliptic(desk, spoken, text)) return state.topic;
  if (askedOf(spoken, desk.answerer.read(text)) === undefined) return state.topic;
  return spoken.facts[0] ?? state.topic;
}

/** What is known of a thing that a question may ask. */
export const askedOf = ({ asked }: Thing, { concepts }: Reading) =>
  asked.find(({ of }) => of.some((concept) => concepts.has(concept)));

/** The same, asked whole in small words that name nothing: "can I see it first?", "¿y luego qué sigue?". */
export function saidOf({ knowledge, answerer }: Desk, thing: Thing, text: string) {
  const cues = answerer.cues(text);
  const entry = thing.asked.find(({ said = [] }) => said.some((cue) => cues.has(cue)));
  if (entry === undefined) return undefined;
  const reading = answerer.read(text);
  const own = new Set([...thing.names, ...(thing.also ?? [])]);
  const isSmall = (concept: string) => ASPECTS.has(concept) || SMALL.has(concept) || own.has(concept);
  const namesOther = thingNamed(knowledge, reading) !== undefined || ![...reading.concepts].every(isSmall);
  return namesOther || reading.tokens.length > MOST_ELLIPTIC ? undefined : entry;
}

/** What such small words show besides: "how do I sign up", "where is it", "what happens after that". */
const SMALL: ReadonlySet<string> = new Set([
  ...["enrol", "signup", "where", "pay", "wishpay", "required", "cancel", "order", "trial", "stafffacts"],
  ...["homeworkhelp", "thanks", "sending"],
]);

/** Whether a question names nothing besides the thing that is spoken of. */
export function isElliptic({ answerer }: Desk, { names, also = [] }: Thing, text: string): boolean {
  const { tokens, concepts } = answerer.read(text);
  const own = new Set([...names, ...also]);
  const others = [...concepts].filter((concept) => !ASPECTS.has(concept) && !own.has(concept));
  return tokens.length <= MOST_ELLIPTIC && others.length === 0 && answerer.unnamed(text).length === 0;
}
const MOST_ELLIPTIC = 9;

const AREA = "area:";

/** The undecided matter that the last reply spoke of: "who decides that?" asks more of it. */
export function matterBefore({ desk, turn }: { desk: Desk; turn: Turn }): OutsideArea | undefined {
  const { language, state } = turn;
  const last = turn.history.findLast(({ role }) => role === "assistant")?.text ?? "";
  const figures = desk.answerer.figures(language);
  const told = desk.knowledge.outside.find(
    ({ lead }) => lead !== undefined && last.includes(fill(lead[language], figures)),
  );
  // Asked once more of it, the sentence about it is not said again.
  const isAgain = desk.sayings.stillOpen?.[language].some((one) => last.includes(one)) === true;
  const [latest] = Object.keys(state.said)
    .flatMap((key) => (key.startsWith(AREA) ? [key.slice(AREA.length)] : []))
    .slice(-1);
  return told ?? (isAgain ? desk.knowledge.outside.find(({ id }) => id === latest) : undefined);
}
