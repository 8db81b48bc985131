import { LANGUAGES } from "../../locale/language.ts";
import type { Answer, Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { CUT } from "./asking.ts";
import { likelihoodOf } from "./said-as.ts";

/** From this likelihood on a part that is right is the answer, and from the other a part that is wrong is a try. */
const MAY_BE = 0.1;
const LIKELY = 0.4;
/** In words: longer ones tell more than they answer. */
const LONGEST = 16;
const JOINS = /\s(?:so|then|thats|that's|cause|because|entonces|entonses|osea|o sea|porque|pues|ya)\s/i;
const RIGHT: readonly (string | undefined)[] = ["right", "step"];

/**
 * "90 thats not harder", "un lugar entonces ahí": an answer with something around it, which by itself is right, or where that is asked for at
 * least a try. What is asked, or denied, answers nothing.
 */
export function answeredWithin(
  turn: Turn,
  attempt: (part: Turn) => Answer | null,
  mayBeWrong = false,
): Answer | null {
  const { words } = turn;
  if (words.length < 2 || words.length > LONGEST || /[<>=?¿]/.test(turn.message)) return null;
  const likely = likelihoodOf(turn, "answer", "check", "correction");
  if (likely < MAY_BE) return null;
  let wrong: Answer | null = null;
  for (const message of partsOf(turn)) {
    const part = { ...turn, message, words: wordsOf(message) };
    if (isDenied(turn, part.words)) continue;
    const found = attempt(part);
    if (found !== null && RIGHT.includes(found.act)) return found;
    wrong ??= found;
  }
  return mayBeWrong && likely >= LIKELY ? wrong : null;
}

/** In words: so far before it what is not so is said to be none. */
const NEAR = 2;

/** "It's not there". */
function isDenied({ library, words }: Turn, [first = ""]: readonly string[]): boolean {
  const at = words.lastIndexOf(first);
  const before = words.slice(Math.max(0, at - NEAR), at);
  return LANGUAGES.some((language) => before.some((word) => library.denials[language].includes(word)));
}

/** What stands between its stops and its "so", the last first; and a number or a last word of its own. */
function partsOf({ message, words }: Turn): readonly string[] {
  const pieces = message.split(CUT).flatMap((piece) => piece.split(JOINS));
  const numbers = message.match(/\d+(?:[.,/]\d+)?/g) ?? [];
  const found = [...pieces.toReversed(), ...(numbers.length === 1 ? numbers : [words.at(-1) ?? ""])];
  // A number beside it is part of what is said.
  const isWhole = (part: string) =>
    (part.match(/\d+/g) ?? []).length === (message.match(/\d+/g) ?? []).length;
  return [...new Set(found.map((each) => each.trim()))].filter(
    (each) => each !== "" && each !== message && isWhole(each),
  );
}
