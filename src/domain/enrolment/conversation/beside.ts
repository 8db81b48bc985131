import { clausesOf, isAsking } from "#domain/dialogue/clauses.ts";
import { words } from "#domain/language/text.ts";
import { THRESHOLDS } from "../assistant/ranking.ts";
import { answerPart } from "./answer-part.ts";
import type { Draft } from "./draft.ts";
import { tellTogether } from "./family/together.ts";
import { tellProgress } from "./in-progress.ts";
import { saysPaid, tellPaid } from "./matters.ts";
import { ofMeeting } from "./moves/wishes.ts";
import { passOn } from "./not-known.ts";
import { isUnclear, moveOf, type Part, tellsAges } from "./understanding/part.ts";
import { startersOf } from "./understanding/starters.ts";

/** What is said beside an address, a number or a name: a question is answered or passed on, a detail is noted. */
export function answerBeside(draft: Draft): void {
  const { desk, turn, heard } = draft;
  const { answerer } = desk;
  const starters = startersOf(desk);
  if (saysPaid(draft)) tellPaid(draft);
  if (heard.beside === "") return;
  const clauses = clausesOf(heard.beside, starters);
  // "Es para Santi, tiene 6 y va a entrar a segundo" begins like a question, and tells.
  const tellsOfChild = (clause: string) =>
    answerer.cues(words(clause)[0] ?? "").has("itis") && tellsAges(answerer.read(clause).tokens);
  const tells = (clause: string) =>
    !clause.includes("?") && (tellsOfChild(clause) || answerer.does(clause, null).tells >= LIKELY_TOLD);
  const asks = (clause: string) =>
    (isAsking(clause, starters) && !tells(clause)) || answerer.cues(clause).has("wantsknow");
  for (const message of clauses.length > 0 ? clauses : [heard.beside]) {
    // "Es 33 …, Guadalupe": one word of what was taken out.
    if (words(message).length < 2 && !message.includes("?")) continue;
    const question = { message, language: turn.language, topic: turn.state.topic };
    const part: Part = { question, ...answerer.interpret(question) };
    // "Could somebody ring my daughter?": what the number is for.
    if (answerer.cues(message).has("bycall") && !answerer.cues(message).has("openly")) continue;
    if (isOfDetail(part) && (heard.reach.email !== null || heard.reach.phone !== null)) continue;
    if (moveOf(part) === "visit") {
      answerPart(draft, part);
      continue;
    }
    if (asks(message) && tellTogether(draft)) continue;
    if (STANDING.has(moveOf(part) ?? "") && tellProgress(draft)) continue;
    if (isOfContact(part)) {
      const own = asks(message) ? ofItsOwn(draft, part) : null;
      if (own !== null) answerPart(draft, own);
      continue;
    }
    // What it is given for is confirmed with it.
    if (!asks(message) && answerer.cues(message).has("wantsrefund")) continue;
    const isGuessed = part.meaning.kind === "unsure" && part.meaning.guess !== null;
    const isSure = part.meaning.kind !== "unsure" && part.confidence >= THRESHOLDS.certain;
    if (asks(message) && !isSure && ofMeeting(draft)) continue;
    if (!asks(message)) detail(draft, part);
    else if (!isUnclear(part.meaning) || isGuessed) answerPart(draft, part);
    else if (!ofMeeting(draft)) passOn(draft, message);
  }
}

const LIKELY_TOLD = 0.5;

/** "Could you change the e-mail, it is …": the right one stands beside it, and is taken. */
const isOfDetail = ({ meaning }: Part) => meaning.kind === "fact" && meaning.fact.id === "change_detail";

/** "When will they ring?" asks something of its own: what it means when it is no wish to be called. */
function ofItsOwn({ desk }: Draft, own: Part): Part | null {
  const { meaning, question, confidence } = own;
  // "Do you write by WhatsApp?", "at what time do you ring?"
  if (meaning.kind === "fact" && meaning.fact.aspectOf !== undefined)
    return confidence >= THRESHOLDS.clause ? own : null;
  if (meaning.kind !== "move") return null;
  if (!CONTACT_MOVES.has(meaning.move)) return { question, ...desk.answerer.interpret(question) };
  const other = { ...question, without: [...CONTACT_MOVES] };
  const part: Part = { question: other, ...desk.answerer.interpret(other) };
  return part.meaning.kind === "fact" && part.meaning.fact.subject.length > 0 ? part : null;
}
const STANDING: ReadonlySet<string> = new Set(["next_step", "standing"]);
const CONTACT_MOVES: ReadonlySet<string> = new Set([
  ...["call", "person", "affirm", "refuse", "unclear", "unanswered", "next_step", "standing"],
]);

/** "Call me after six": kept with what is passed on. */
function detail(draft: Draft, { reading }: Part): void {
  const isOfFamily = draft.heard.ages.length > 0 || draft.heard.count !== null;
  if (reading.tokens.length < FEWEST_OF_DETAIL || isOfFamily) return;
  if (draft.wish === null) draft.note(draft.turn.state.pending ?? "question");
  if (!draft.acts.includes("remember")) draft.say("remember", "detailNoted");
}
const FEWEST_OF_DETAIL = 3;

/** "Can you call me?" beside a number is what the number is for. */
const isOfContact = ({ meaning }: Part) =>
  meaning.kind === "move" ||
  (meaning.kind === "fact" &&
    (meaning.fact.move !== undefined ||
      meaning.fact.subject.length === 0 ||
      meaning.fact.aspectOf === "contact_person"));
