import { read, WHOLE } from "../follow-ups/asked.ts";
import { type Bid, SCORES } from "../scores.ts";
import { isGentle, type Waiting } from "../state.ts";
import { type Answer, commands, mentions, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { isAskingUnmarked, isTelling } from "../understanding/said-as.ts";
import { mayHurt } from "./advice.ts";
import { type Alike, alikes } from "./alike.ts";
import { bringsSentence, givesReason, known, tellKnown } from "./knowledge.ts";

/** In words: longer messages tell more than they ask. */
const LONGEST = 30;
const FEWEST = 2;

/**
 * From which likeness and lead on an answer is told plainly, and from which with a word of doubt: nine and six of ten such are
 * right on the questions of a writer who was left out, and seven of ten on the least plain ones (tests/tutor-asked.test.ts).
 */
const SURE = { likeness: 0.4, lead: 0.15 };
/** Surer than one key of an entry that is named: of such questions, other means answer four in five times wrongly (decision 217). */
const FIRM = { likeness: 0.5, lead: 0.2 };
const LIKELY = { likeness: 0.33, lead: 0.05 };
const reaches = (found: Alike, bar: typeof SURE): boolean =>
  found.likeness >= bar.likeness && found.lead >= bar.lead;

/** A question of two numbers is worked with; of an exercise that waits, one with any. */
const isWorkedWith = ({ state, whole, words }: Turn): boolean =>
  (whole ?? words).filter((word) => /\d/.test(word)).length > (state.waiting?.kind === "mathematics" ? 0 : 1);

/** "Do they sleep", "and why": asked on about what was told last, or of nothing. */
function isAskedOn(turn: Turn): boolean {
  const { content, isPronoun } = read(turn);
  const isOn = isPronoun || turn.state.last !== undefined;
  return content.length === 0 || (isOn && content.length < 2);
}

/** In words that carry something: of so few, each says what is asked; what is only likely needs more of them. */
const SHORT = { sure: 2, likely: 3 };

/** What is the child's beside what is the tutor's. */
const isOfBoth = ({ words }: Turn): boolean =>
  words.some((word) => /^(?:my|mi)$/.test(word)) &&
  words.some((word) => /^(?:yours?|tu|tuy[ao])$/.test(word));

/** Somebody is named with a worry, or something that has words of its own, and the entry does not speak of it. */
function isGrave(turn: Turn, { entry, holds }: Alike): boolean {
  const { bodyAndFeelings, grave, guarded, persons, worries } = turn.library;
  if (entry.answers === "advice") return mayHurt(turn, entry);
  const others = { words: turn.words.filter((word) => !holds(word)) };
  return (
    mentions(others, grave) ||
    mentions(others, guarded) ||
    (mentions(others, worries) && (mentions(turn, persons) || mentions(turn, bodyAndFeelings)))
  );
}

type Score = typeof SCORES.alikeFirm | typeof SCORES.alike | typeof SCORES.alikeMaybe;

/** In the middle of these anything may be asked by somebody in it. */
const MADE_UP: readonly Waiting["kind"][] = ["joke", "own_joke", "story", "story_choice", "writing", "talk"];
const isMadeUp = ({ state: { waiting } }: Turn): boolean =>
  waiting !== null && MADE_UP.includes(waiting.kind);

/** An answer, a greeting or "no, I like my fingers" ask for nothing on fingers, however alike; one word is seldom all. */
const isFirm = (turn: Turn, found: Alike): boolean =>
  read(turn).content.length > 1 && reaches(found, FIRM) && !isMadeUp(turn);

/**
 * Named so that likeness does not pass it over: by all words of the question, more than one; or what has no questions to be
 * like, as rows of tables and lessons; or what is tender or has a question of its own.
 */
function isNamed(turn: Turn): boolean {
  const named = known(turn);
  if (named === null) return false;
  const { id, isTender, wonder, words } = named.entry;
  const isWhole = named.words > 1 && named.key >= WHOLE;
  return isWhole || id.includes("/") || words !== undefined || wonder !== undefined || isTender === true;
}

/** How surely the entry is asked for; null where it is not. */
function scoreOf(turn: Turn, found: Alike): Score | null {
  if (!isAsking(turn) && !commands(turn, "teach") && !isAskingUnmarked(turn)) return null;
  if (isAsking(turn) && isFirm(turn, found) && !isNamed(turn)) return SCORES.alikeFirm;
  if (reaches(found, SURE)) return SCORES.alike;
  return read(turn).content.length > 1 ? SCORES.alikeMaybe : null;
}

/** The entry whose questions a message is most like; null where too little is alike, or more is meant than a question. */
function likest(turn: Turn): Alike | null {
  const { library, state, words } = turn;
  if (words.length < FEWEST || words.length > LONGEST || turn.isDelicate || isGentle(state)) return null;
  if (isWorkedWith(turn) || isAskedOn(turn) || isOfBoth(turn) || bringsSentence(turn)) return null;
  if (state.waiting?.kind === "topic" && givesReason(turn)) return null;
  const found = alikes(library.knowledge, state.language).get()(words);
  if (found === null || !reaches(found, LIKELY)) return null;
  const { content } = read(turn);
  const isShort = content.length <= SHORT[reaches(found, SURE) ? "sure" : "likely"];
  const isOpen = isShort && !content.every(found.holds);
  // Another year is another question.
  const isOther = words.some((word) => /\d/.test(word) && !found.holds(word));
  return isOpen || isOther || isGrave(turn, found) ? null : found;
}

/** What children ask in words that no key foresees, answered as the questions that it is most like. */
export function askedAlike(turn: Turn): Bid | null {
  const found = likest(turn);
  const score = found === null ? null : scoreOf(turn, found);
  if (found === null || score === null) return null;
  const told = tell(turn, found);
  if (score !== SCORES.alikeMaybe) return { score, answer: told };
  return { score, answer: { ...told, text: `${say(turn, "alike_maybe")} ${told.text}` } };
}

/** In words that carry something: of fewer, what is told is told for its own sake. */
const FEWEST_TOLD = 3;

/** What is said as children ask for it, "my popsicle got smaller in the sun", where nobody knows what else to say. */
export function saidAlike(turn: Turn): Answer | null {
  const found = likest(turn);
  if (found === null || !isFirm(turn, found) || found.entry.isTender === true) return null;
  if (!isTelling(turn)) return tell(turn, found);
  if (read(turn).content.length < FEWEST_TOLD) return null;
  const told = tell(turn, found);
  return { ...told, text: `${say(turn, "alike_told")} ${told.text}` };
}

/** Where the entry is named as well, the sentence that was asked for. */
function tell(turn: Turn, { entry }: Alike): Answer {
  const named = known(turn);
  const isSame = named?.entry === entry;
  return tellKnown(turn, isSame ? named : { entry, key: 1, cover: 1, words: turn.words.length });
}
