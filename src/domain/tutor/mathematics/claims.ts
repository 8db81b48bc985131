import type { Rational } from "../../mathematics/rational.ts";
import type { Lexicon } from "../../mathematics/reading/lexicon.ts";
import { type Reading, readProblem } from "../../mathematics/reading/read.ts";
import { hasRole, numbersAmong } from "../../mathematics/reading/tokens/token.ts";
import { tokensOf } from "../../mathematics/reading/tokens/tokens.ts";
import { commands, type Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { tokensIn } from "./tokens.ts";

/** "I got 312, is that right", "is it 5", "so 4 buses": a number is said to be the answer. */
export function claims(turn: Turn): boolean {
  const numbers = turn.message.match(/\d+(?:[.,:/]\d+)?/g) ?? [];
  // "What is the square root of 50" claims nothing, though "es" stands in it.
  if (tokensIn(turn).some((token) => hasRole(token, "what_is", "how_many", "why"))) return false;
  if (numbers.length === 0 || numbers.length > 2 || /\d\s*[-+×x*÷/−=]\s*\d/.test(turn.message)) return false;
  const isClaimed = commands(turn, "claim") || commands(turn, "check");
  return isClaimed && turn.words.length <= LONGEST_CLAIM;
}
const LONGEST_CLAIM = 10;

/** Where what a child says ends and its own answer begins: a sentence, a comma, "and". */
const CLAUSES = /(?<=[.?!;,])\s|\s(?=(?:y|and) (?:me|i) )/iu;

/**
 * "144 rolls in bags of 6, how many bags? I think it's 24": the problem is read without the answer that the child brings
 * along, which is what it claims. Null where no clause claims a number, or the others are no problem.
 */
export function readWithClaim(turn: Turn, lexicon: Lexicon): Reading | null {
  // The comma of "(1, 5)" ends nothing.
  if (/\(-?\d+,/.test(turn.message)) return null;
  const clauses = turn.message.split(CLAUSES);
  for (const clause of clauses.length > 1 ? clauses : []) {
    const own = { ...turn, message: clause, words: wordsOf(clause) };
    const said = claims(own) ? numberIn(clause, lexicon) : null;
    if (said === null) continue;
    const rest = clauses.filter((each) => each !== clause).join(". ");
    const found = readProblem(rest, lexicon);
    if (found?.kind === "problem" && found.claimed === undefined) return { ...found, claimed: said };
  }
  for (const clause of clauses) {
    const found = readStated(clause, lexicon);
    if (found !== null) return found;
  }
  return null;
}

/** "4,750 rounded to the nearest hundred is 4,700": a problem with its result behind "is", where without that it is read whole. */
const STATED = /\s(?:is|are|es|son|da)\s(-?\d[\d.,/]*)$/iu;
function readStated(clause: string, lexicon: Lexicon): Reading | null {
  const text = clause.replace(/[.!?;,]$/, "").slice(-LONGEST_STATED);
  const [all = "", result = ""] = STATED.exec(text) ?? [];
  const before = text.slice(0, text.length - all.length);
  if (all === "" || !/\d/.test(before)) return null;
  const claimed = numberIn(result, lexicon);
  const whole = claimed === null ? null : readProblem(text, lexicon);
  // What is read whole already, or tells a story, needs none of this.
  const isRead = whole !== null && !(whole.kind === "problem" && whole.problem.isUnsure === true);
  if (claimed === null || isRead) return null;
  const found = readProblem(before, lexicon);
  const isSure = found?.kind === "problem" && found.problem.isUnsure !== true && found.claimed === undefined;
  return isSure ? { ...found, claimed } : null;
}
/** In letters. */
const LONGEST_STATED = 160;

function numberIn(clause: string, lexicon: Lexicon): Rational | null {
  const [one, ...others] = numbersAmong(tokensOf(clause, lexicon));
  return one === undefined || others.length > 0 ? null : one.value;
}
