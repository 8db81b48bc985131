import { isAsking } from "../asking.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";

/** "3x + 5x - 2", "2a + 3b + 4a", with nothing else behind it: terms with a letter and plain numbers. */
const TERMS =
  /(?:^|[\s:])([-−]?\s?\d{0,3}[a-z](?:\s?[+−-]\s?\d{1,3}[a-z]?(?![a-z])|\s?[+−-]\s?[a-z](?![a-z]))+)\s*[.?!]?\s*$/iu;
const ONE = /(?:^|\s)(-?\s?\d{0,3}[a-z])\s*[.?!]?\s*$/iu;
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
  const [, written] = TERMS.exec(turn.message) ?? [];
  const found = written === undefined ? null : sumOf(written);
  const [, kept] = ABOUT.exec(turn.state.last?.id ?? "") ?? [];
  const letter = /[a-z]/iu.exec(written ?? kept ?? "")?.[0]?.toLowerCase() ?? "x";
  if (found !== null && commands(turn, "put_together") && found.count > 2) {
    const last = { id: `terms/${found.sum}`, at: 0 };
    return answer(turn, [say(turn, "terms_hint", { letter })], null, { act: "hint", last });
  }
  const { last } = turn.state;
  if (isAsking(turn) && found === null) return null;
  const said = found ?? sumOf(ONE.exec(turn.message)?.[1] ?? "");
  if (kept === undefined || last === undefined || turn.words.length > LONGEST || said.count === 0)
    return null;
  const isRight = said.sum === kept && said.count === kept.split(",").length;
  const phrase = isRight ? "terms_right" : "terms_wrong";
  return answer(turn, [say(turn, phrase, { letter })], null, { act: isRight ? "right" : "wrong", last });
}
/** In words. */
const LONGEST = 10;
