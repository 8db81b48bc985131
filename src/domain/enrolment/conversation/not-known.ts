import { reachOf } from "#domain/dialogue/state.ts";
import { sentencesKept } from "#domain/language/text.ts";
import { fill } from "../assistant/facts.ts";
import type { OutsideArea, Thing } from "../assistant/knowledge.ts";
import { LEGIBLE } from "../assistant/ranking.ts";
import type { Relation } from "../assistant/relations.ts";
import type { Draft } from "./draft.ts";
import { declined, showForm } from "./offers.ts";
import { thingNamed } from "./thing.ts";

/** So many of a family's questions wait for a person at most; the newest stay. */
export const MOST_QUESTIONS = 5;

/** Once, and never whoever will not say it. */
export function askHowToReach(draft: Draft): void {
  const isKnown = reachOf(draft.state.contact) !== null;
  if (!isKnown && draft.state.form !== "refused" && draft.state.said.howToReach === undefined)
    draft.say("ask", "howToReach");
}

/** A question beside others that is not understood: the family hears that it is not lost, and not its own words again. */
export function passOn(draft: Draft, question: string): void {
  // The whole message went to a person already.
  if (draft.wish?.kind === "question" && draft.wish.text === draft.turn.message) {
    if (isOfAnother(draft, question)) draft.say("unknown", "restPassed");
    return;
  }
  draft.say("unknown", "alsoPassed");
  draft.state.questions = [...draft.state.questions, question].slice(-MOST_QUESTIONS);
  if (draft.wish !== null) return;
  draft.note("question");
  askHowToReach(draft);
}

/** Whether a question names something of which nothing is known at all, and not more of what was answered. */
function isOfAnother({ desk, turn: { language } }: Draft, message: string): boolean {
  const { meaning, unexplained } = desk.answerer.interpret({ message, language, topic: null });
  if (meaning.kind !== "outside") return false;
  const { area } = meaning;
  if (area === null) return unexplained.length > 0;
  return area.lead === undefined && area.idle !== true && area.inert !== true;
}

/** Who lost somebody, or asks for a child that is sad, afraid or shy, hears more than that nothing is known. */
const isTender = ({ heard: { cues }, state: { said } }: Draft) =>
  cues.has("tender") || (TENDER.some((name) => said[name] !== undefined) && cues.has("mine"));
const TENDER = ["sorryToHear", "sorryForChild"];

/** What is not decided is said in full once, then in one sentence as said before, and from then on no more. */
function leadOf(draft: Draft, area: OutsideArea | null) {
  const { desk, turn } = draft;
  const { language } = turn;
  if (area?.lead === undefined) return draft.say("unknown", isTender(draft) ? "notKnownWarm" : "notKnown");
  const key = `area:${area.id}`;
  const lead = fill(area.lead[language], desk.answerer.figures(language));
  const { [key]: times = 0, ...others } = draft.state.said;
  if (times === 0) draft.add("unknown", lead);
  else if (area.byPerson) draft.say("unknown", "withPerson");
  else if (times === 1 && draft.heard.correction === null)
    draft.say("unknown", "openAsBefore", { first: sentencesKept(lead)[0]?.trim() ?? lead });
  else draft.say("unknown", "stillOpen");
  draft.state.said = { ...others, [key]: times + 1 };
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
export function unknown(draft: Draft, area: OutsideArea | null) {
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
export function forPerson(draft: Draft, question: string): void {
  if (draft.wish !== null) return;
  const { phrases } = draft.desk.knowledge;
  draft.state.questions = [...draft.state.questions, question].slice(-MOST_QUESTIONS);
  draft.note("question");
  const reach = reachOf(draft.state.contact);
  draft.say("confirm", "passedOn");
  if (reach !== null) {
    // Who is put on the list with this message hears where it is reached with that.
    const { name, adult } = draft.state.contact;
    const isWhole = draft.state.lead === "none" && name !== null && adult === true && !draft.state.unlisted;
    const isNext = isWhole || draft.lead !== null;
    if (draft.state.said.reachedAt === undefined && !isNext) draft.say("confirm", "reachedAt", { reach });
    return;
  }
  // Nothing stands between a family and the payment that it is about to make.
  const isPaying = draft.turn.state.offered?.kind === "pay";
  if (!isPaying && showForm(draft)) draft.add("ask", phrases.offerPerson[draft.turn.language]);
  else askHowToReach(draft);
}
