import { isAsking } from "../asking.ts";
import { read } from "../follow-ups/asked.ts";
import { isAskingUnmarked } from "../said-as.ts";
import { type Bid, SCORES } from "../scores.ts";
import { isGentle } from "../state.ts";
import { commands, mentions, say, type Turn } from "../turn.ts";
import { mayHurt } from "./advice.ts";
import { type Alike, alikes } from "./alike.ts";
import type { Entry } from "./entry.ts";
import { bringsSentence, givesReason, tellKnown } from "./knowledge.ts";

/** In words: longer messages tell more than they ask. */
const LONGEST = 30;
const FEWEST = 2;

/**
 * From which likeness and lead on an answer is told plainly, and from which with a word of doubt: nine and six of ten such are
 * right on the questions of a writer who was left out, and seven of ten on the least plain ones (tests/tutor-asked.test.ts).
 */
const SURE = { likeness: 0.4, lead: 0.15 };
/** Where only one word carries something, nearly all must be alike. */
const ALONE = { likeness: 0.6, lead: 0.15 };
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

/** Somebody is named with a worry, or something that has words of its own. */
function isGrave(turn: Turn, entry: Entry): boolean {
  const { bodyAndFeelings, grave, guarded, persons, worries } = turn.library;
  if (entry.answers === "advice") return mayHurt(turn, entry);
  return (
    mentions(turn, grave) ||
    mentions(turn, guarded) ||
    (mentions(turn, worries) && (mentions(turn, persons) || mentions(turn, bodyAndFeelings)))
  );
}

/** What children ask in words that no key foresees, answered as the questions that it is most like. */
export function askedAlike(turn: Turn): Bid | null {
  const { library, state, words } = turn;
  if (words.length < FEWEST || words.length > LONGEST || turn.isDelicate || isGentle(state)) return null;
  if (!isAsking(turn) && !commands(turn, "teach") && !isAskingUnmarked(turn)) return null;
  if (isWorkedWith(turn) || isAskedOn(turn) || isOfBoth(turn) || bringsSentence(turn)) return null;
  if (state.waiting?.kind === "topic" && givesReason(turn)) return null;
  const found = alikes(library.knowledge, state.language).get()(words);
  if (found === null || !reaches(found, LIKELY)) return null;
  const { entry } = found;
  const { content } = read(turn);
  const isSure = reaches(found, content.length < 2 ? ALONE : SURE);
  const isShort = content.length <= SHORT[isSure ? "sure" : "likely"];
  if (!isSure && content.length < 2) return null;
  const isOpen = isShort && !content.every(found.holds);
  // Another year is another question.
  const isOther = words.some((word) => /\d/.test(word) && !found.holds(word));
  if (isOpen || isOther || isGrave(turn, entry)) return null;
  const told = tellKnown(turn, { entry, key: 1, cover: 1, words: words.length });
  if (isSure) return { score: SCORES.alike, answer: told };
  return { score: SCORES.alikeMaybe, answer: { ...told, text: `${say(turn, "alike_maybe")} ${told.text}` } };
}
