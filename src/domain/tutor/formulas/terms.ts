import { trimSigns } from "../../language/text.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";

/** A piece of "3x + 5x - 2": a term, a sign, or some of them written together. */
const PIECE = /^[+−-]?(?:\d{1,3}[a-z]?|[a-z])?(?:[+−-](?:\d{1,3}[a-z]?|[a-z])){0,8}$/iu;
/** More is no exercise of a child's. */
const MOST_PIECES = 24;

/** "3x + 5x - 2", "2a + 3b + 4a" at the end of a message: terms with a letter and plain numbers; undefined where none stand there. */
function termsIn(message: string): string | undefined {
  const pieces = message.split(/\s/).slice(-MOST_PIECES);
  const from = pieces.findLastIndex((piece) => !PIECE.test(piece)) + 1;
  // "A" before them is an article.
  const terms = pieces.slice(from).join(" ").trim();
  return /[a-z]/iu.test(terms) && /\d/.test(terms) && /[+−-]/.test(terms) ? terms : undefined;
}
const ONE = /(?:^|\s)(-?\s?\d{0,3}[a-z])$/iu;
const TERM = /([+−-]?)\s?(\d{0,3})([a-z]?)/giu;
const ABOUT = /^terms\/(.*)$/;

/** How often each letter stands in it, and what stands alone, as it is kept: "6a,3b,8"; and of how many terms it was. */
function sumOf(text: string): { readonly sum: string; readonly count: number } {
  const all = new Map<string, number>();
  let count = 0;
  for (const [whole, sign, digits = "", name = ""] of text.matchAll(TERM)) {
    if (whole.trim() === "" || (digits === "" && name === "")) continue;
    const value = (sign === "-" || sign === "−" ? -1 : 1) * (digits === "" ? 1 : Number(digits));
    const letter = name.toLowerCase();
    all.set(letter, (all.get(letter) ?? 0) + value);
    count += 1;
  }
  const kept = [...all].filter(([, value]) => value !== 0).map(([letter, value]) => `${value}${letter}`);
  return { sum: kept.toSorted().join(","), count };
}

/** "Simplify 3x + 5x - 2": what is alike is put together; then what the child writes is checked. */
export function likeTerms(turn: Turn): Answer | null {
  const message = trimSigns(turn.message, "?!. ");
  const written = termsIn(message);
  const found = written === undefined ? null : sumOf(written);
  const [, kept] = ABOUT.exec(turn.state.last?.id ?? "") ?? [];
  const letter = /[a-z]/iu.exec(written ?? kept ?? "")?.[0]?.toLowerCase() ?? "x";
  if (found !== null && commands(turn, "put_together") && found.count > 2) {
    const last = { id: `terms/${found.sum}`, at: 0 };
    return answer(turn, [say(turn, "terms_hint", { letter })], null, { act: "hint", last });
  }
  const { last } = turn.state;
  if (isAsking(turn) && found === null) return null;
  const said = found ?? sumOf(ONE.exec(message)?.[1] ?? "");
  if (kept === undefined || last === undefined || turn.words.length > LONGEST || said.count === 0)
    return null;
  const isRight = said.sum === kept && said.count === kept.split(",").length;
  const phrase = isRight ? "terms_right" : "terms_wrong";
  return answer(turn, [say(turn, phrase, { letter })], null, { act: isRight ? "right" : "wrong", last });
}
/** In words. */
const LONGEST = 10;
