import { find } from "../knowledge/find.ts";
import { indexOf } from "../knowledge/index.ts";
import { givesReason } from "../knowledge/knowledge.ts";
import { lastOf, type Passage, quoted, tellPart } from "../knowledge/passage.ts";
import type { Act } from "../library.ts";
import { understand } from "../mathematics/understanding.ts";
import { type Bid, SCORES } from "../scores.ts";
import type { Answer, Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { type Asked, isSurely, read, WHOLE, WISHED } from "./asked.ts";
import { marked, markedBeside } from "./marks.ts";
import { reasonOf, sameOf, siblingOf } from "./other-things.ts";
import { named, spoken } from "./same-thing.ts";
import { lost, nextOr, onwards, simpler } from "./telling-on.ts";

/** Longer messages bring their own subject along. */
const LONGEST = 10;

/** "Why", "and when", "more", "an example", "is it bigger than Earth": an act on what was told last. */
export function followUp(turn: Turn): Bid | null {
  const { isDelicate, words } = turn;
  const passage = lastOf(turn);
  if (passage === null || isDelicate || words.length > LONGEST) return null;
  // "Can you show me with 96 / 4": a problem of its own.
  if (/\d/.test(turn.message) && understand(turn)?.kind === "problem") return null;
  // "Because the ash is good for them?" answers what was wondered.
  if (turn.state.waiting?.kind === "topic" && givesReason(turn)) return null;
  const { age, library, state } = turn;
  const asked = read(turn);
  const alone = find(indexOf(library.knowledge, state.language), words, age, asked.act === "why");
  // "Another word for big" asks in so many words, though "another" alone is a wish for more.
  const isSpelledOut = alone !== null && alone.words > 2 && alone.entry.words === undefined;
  if (isSpelledOut && alone.key > WHOLE && !asked.isPronoun) return null;
  const sibling = siblingOf(turn, passage);
  if (sibling !== null) return { score: SCORES.followUp, answer: tellPart(turn, sibling, 0) };
  const same = sameOf(turn, passage, asked);
  if (same !== null) return { score: SCORES.followUp, answer: same };
  if (!isAsking(turn) && !asked.isLed && (asked.act === null || !WISHED.includes(asked.act))) return null;
  if (asked.content.length === 0) {
    if (asked.act === null) return null;
    const found = acted(turn, passage, asked, asked.act);
    // "Why", "how": nothing is named, so nothing is said to be unknown, and more of it is told.
    const isLesson = asked.act === "why" && passage.entry.lesson !== undefined;
    const isOpen = WISHED.includes(asked.act) || asked.act === "how";
    const next = found ?? (isLesson || !isOpen ? null : nextOr(turn, passage));
    return next === null ? lost(turn) : { score: SCORES.followUp, answer: next };
  }
  const isWhole = alone !== null && alone.key > WHOLE && alone.entry.id !== passage.id;
  // "And how many minutes has an hour" names all that it asks; "why have they no bones" points back.
  const isNew = asked.content.length > 1 || (asked.act === null && !asked.isLed);
  if (isWhole && !asked.isPronoun && isNew) return null;
  const own = named(turn, passage, asked);
  if (own !== null) return { score: SCORES.followUpNamed, answer: own };
  if (isWhole && !(asked.isPronoun && isSurely(turn))) return null;
  const found = spoken(turn, passage, asked);
  const isSure = asked.isPronoun && isSurely(turn) && words.length <= LONGEST_POINTING;
  if (found === null && isSure) return { ...lost(turn), score: SCORES.lostSurely };
  // "So I can bite apples" is said, and nothing is asked that could be unknown.
  const isAsked = isAsking(turn) || asked.act !== null;
  if (found === null) return asked.isPointing && isAsked ? lost(turn) : null;
  return { score: asked.isPointing ? SCORES.followUpNamed : SCORES.followUpLoose, answer: found };
}

const LONGEST_POINTING = 7;

/** Nothing but the act: "why?", "more". */
function acted(turn: Turn, passage: Passage, asked: Asked, act: Act): Answer | null {
  switch (act) {
    case "more":
    case "again":
      return onwards(turn, passage);
    case "simpler":
    case "meaning":
      return simpler(turn, passage);
    case "why":
      return reasonOf(turn, passage) ?? marked(turn, passage, act);
    case "did":
      return quoted(turn, passage, passage.sentences.slice(passage.sentences.length > 1 ? 1 : 0).join(" "));
    case "example":
      return named(turn, passage, asked) ?? marked(turn, passage, act) ?? nextOr(turn, passage);
    case "how":
      return marked(turn, passage, act) ?? onwards(turn, passage);
    default:
      return named(turn, passage, asked) ?? marked(turn, passage, act) ?? markedBeside(turn, passage, act);
  }
}
