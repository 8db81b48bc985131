import { editDistance } from "../../language/spelling.ts";
import { soundOf } from "../../safety/reading/fold.ts";
import type { Turn } from "../turn.ts";
import { LETTER_NAMES } from "../words/letters.ts";
import { plain } from "../words.ts";
import { ABOUT_WRITING, AFTER, BEFORE, groupOf, isFrame } from "./look-alike-questions.ts";
import { bareOf, tokensOf } from "./look-alike-words.ts";

/** What stands beside "or" in questions about writing, and is no word that is asked about. */
const NO_WORD = new Set(
  "mayuscula minuscula acento tilde accent con sin with without rr ll ch qu".split(" "),
);

/** Two words that sound alike, asked about, and in no group: "weather or whether". Null when there are none. */
export function findUnknownPair(turn: Turn): readonly [string, string] | null {
  const tokens = tokensOf(turn.message);
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || !["or", "vs", "o", "u"].includes(plain(token))) continue;
    const [one = "", other = ""] = [
      tokens[at - 1],
      tokens.slice(at + 1).find((each) => !["es", "con"].includes(each)),
    ];
    const left = plain(tokens.slice(0, at - 1).join(" "));
    const right = plain(tokens.slice(tokens.indexOf(other, at + 1) + 1).join(" "));
    if (
      ![one, other].every(isWord) ||
      one === other ||
      isKnown(turn, one, other) ||
      one.length + other.length < 3
    )
      continue;
    const isAbout = ABOUT_WRITING.test(left) || ABOUT_WRITING.test(right);
    const isAsked = isAbout || BEFORE.test(left) || AFTER.test(right);
    const isEnd = right === "" && (token !== "or" || isFrame(left));
    if (
      soundAlike(one, other, token === "or" || token === "vs")
        ? isAsked || isEnd
        : isAbout && isNear(one, other)
    )
      return [one, other];
  }
  return null;
}

function isKnown(turn: Turn, one: string, other: string): boolean {
  const group = groupOf(turn, one);
  return group !== null && group === groupOf(turn, other);
}

const isWord = (token: string): boolean =>
  /^[\p{L}']+$/u.test(token) && !NO_WORD.has(plain(token)) && LETTER_NAMES[token] === undefined;

function isNear(one: string, other: string): boolean {
  return one.length > 3 && other.length > 3 && editDistance(plain(one), plain(other), 2) <= 2;
}

function soundAlike(one: string, other: string, isEnglish: boolean): boolean {
  if (!isEnglish) return soundOf(plain(one)) === soundOf(plain(other));
  const isLong = Math.max(one.length, other.length) > 2;
  // "Mom or mommy", "cat or kitty": a little one is no look-alike.
  return isLong && one.endsWith("y") === other.endsWith("y") && skeleton(one) === skeleton(other);
}

/** What is left of an English word without its vowels and silent letters; one sound is too little to go by. */
function skeleton(word: string): string {
  const bones = bareOf(word)
    .replace(/^kn/, "n")
    .replace(/^wr/, "r")
    .replace(/^wh(?=o)/, "h")
    .replace(/wh/g, "w")
    .replace(/ph/g, "f")
    .replace(/gh/g, "")
    .replace(/mb$/, "m")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/z/g, "s")
    .replace(/(?<=[aeiou])[wy]/g, "")
    .replace(/^[aeiou]+/, "@")
    .replace(/[aeiou]+|(?<!^)y/g, "")
    .replace(/(.)\1+/g, "$1");
  return bones.length < 2 ? word : bones;
}
