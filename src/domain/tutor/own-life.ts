import type { BilingualList } from "../locale/language.ts";
import { questionsIn } from "./asking.ts";
import { commands, mentions, type Turn } from "./turn.ts";
import { wordsOf } from "./words.ts";

/** What is told may be told of one's own life, and what may be grave in it the child need not name. */

/** "It lies on me": nothing made up does. */
const NEAR = /\b(?:on|with|to|at|in|inside|under) me\b|\b(?:encima|conmigo)\b/;

/** Somebody, the body, a feeling or a worry: no play goes on with it. */
export function mayWeigh(turn: Turn): boolean {
  const { alone, bodyAndFeelings, persons, worries } = turn.library;
  const isNamed = [persons, bodyAndFeelings, worries, alone].some((list) => mentions(turn, list));
  return isNamed || NEAR.test(turn.words.join(" "));
}

/** A hurt, a cry, a fright by its name. */
export const isGrave = (turn: Turn): boolean => exactly(turn, turn.library.grave);

/** Grave by itself, or told of home and of whom nobody looks after. */
export const isLonely = (turn: Turn): boolean => isGrave(turn) || exactly(turn, turn.library.alone);

/** "My mom hides too": told of oneself and somebody near. */
export const isOfOnesOwn = (turn: Turn): boolean =>
  isLonely(turn) || (commands(turn, "oneself") && mentions(turn, turn.library.persons));

/** As it is written: "cold" is not "colt". */
const exactly = ({ words }: Turn, { en, es }: BilingualList): boolean =>
  words.some((word) => en.includes(word) || es.includes(word));

/** "Él" and "he", somebody who is known and not named: "otra vez vino él", which is not the article. */
const HIM = /(?<!\p{L})(?:él|he|him)(?!\p{L})|(?<!\p{L})el[\s.!]*$/iu;
export const namesHim = ({ message }: Pick<Turn, "message">): boolean => HIM.test(message);

/** "I play guitar and my teacher asked why strings sound": a question of the world that somebody set, however it is told. */
export const isPassedOn = (turn: Turn): boolean =>
  commands(turn, "passed_on") &&
  !isGrave(turn) &&
  questionsIn(turn.message).some((asked) => !commands({ ...turn, words: wordsOf(asked) }, "oneself"));
