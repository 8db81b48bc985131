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
  return null;
}

function numberIn(clause: string, lexicon: Lexicon): Rational | null {
  const [one, ...others] = numbersAmong(tokensOf(clause, lexicon));
  return one === undefined || others.length > 0 ? null : one.value;
}
