import type { Lexicon } from "../lexicon.ts";
import { type Matcher, matcherOf } from "../phrases.ts";
import { counted } from "./counted.ts";
import { joined } from "./joined.ts";
import { isNumberWord, spokenNumber } from "./spoken.ts";
import type { NumberToken, Sign, Token } from "./token.ts";
import { figure, type Raw, rawOf, withPowers } from "./written.ts";

const SIGNS: Readonly<Record<string, Sign>> = {
  ...{ "+": "+", "-": "-", "−": "-", "–": "-", "*": "*", "×": "*", "·": "*", "÷": "/", "/": "/", "^": "^" },
  ...{ "(": "(", ")": ")", "=": "=", "<": "<", ">": ">", "?": "?" },
};

const LETTERS = new Set(["x", "n", "z", "m", "w", "t"]);

const matchers = new WeakMap<Lexicon, Matcher>();

function matcher(lexicon: Lexicon): Matcher {
  const known = matchers.get(lexicon) ?? matcherOf(lexicon);
  matchers.set(lexicon, known);
  return known;
}

/** Without what was counted last: "5 nests" as 5. */
const unnamed = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.kind === "word" && tokens.at(-2)?.kind === "number" ? tokens.slice(0, -1) : tokens;

/** What stands in a message: numbers with what they count, signs, and words with what they may say. */
export function tokensOf(message: string, lexicon: Lexicon, isNamed = false): readonly Token[] {
  const raw = rawOf(withPowers(message, lexicon));
  const words = raw.map(({ text }) => text);
  const find = matcher(lexicon);
  const tokens: Token[] = [];
  /** Whether other money is spoken of: a quarter among cents is a coin. */
  const isOfMoney = () =>
    words.some((word, at) => lexicon.parts[word] === undefined && find.phrase(words, at)?.group === "money");
  for (let at = 0; at < raw.length; ) {
    const { text = "" } = raw[at] ?? {};
    const read = /^[.\d]/.test(text) ? figure(text) : null;
    if (read !== null) {
      tokens.push("minutes" in read ? { kind: "clock", minutes: read.minutes } : { kind: "number", ...read });
      at += 1;
      continue;
    }
    if (text === "%") {
      mark(tokens, { isPercent: true });
      at += 1;
      continue;
    }
    if (text === "$") {
      at += 1;
      const next = figure(raw[at]?.text ?? "");
      if (next !== null && "value" in next) {
        tokens.push({ kind: "number", ...next, unit: "peso", group: "money" });
        at += 1;
      }
      continue;
    }
    const sign = SIGNS[text];
    if (sign !== undefined) {
      tokens.push({ kind: "sign", sign });
      at += 1;
      continue;
    }
    if (LETTERS.has(text) && isUnknown(raw, at)) {
      tokens.push({ kind: "letter", letter: text });
      at += 1;
      continue;
    }
    const phrase = find.phrase(words, at);
    const isCoin = phrase?.group === "money" && lexicon.parts[text] !== undefined && isOfMoney();
    const spoken = isCoin ? null : spokenNumber(words, at, lexicon);
    if (spoken !== null && (phrase === null || phrase.length <= spoken.end - at)) {
      tokens.push(spoken.token);
      at = spoken.end;
      continue;
    }
    if (text === "x") {
      tokens.push({ kind: "sign", sign: "*" });
      at += 1;
      continue;
    }
    if (
      phrase?.sign !== undefined &&
      isBetween(isNamed ? unnamed(tokens) : tokens, words[at + phrase.length], lexicon)
    ) {
      tokens.push({ kind: "sign", sign: phrase.sign as Sign });
    } else if (phrase !== null)
      tokens.push({
        kind: "word",
        word: words.slice(at, at + phrase.length).join(" "),
        roles: phrase.roles,
        unit: phrase.unit,
        group: phrase.group,
      });
    else tokens.push({ kind: "word", word: text, roles: [] });
    at += phrase?.length ?? 1;
  }
  return counted(joined(tokens, raw, lexicon));
}

/** "x" is a letter beside a sign or right after a number, and times between two numbers. */
function isUnknown(raw: readonly Raw[], at: number): boolean {
  const [before, letter, after] = [raw[at - 1], raw[at], raw[at + 1]];
  const isNumber = (each: Raw | undefined) => /^[\d.(-]/.test(each?.text ?? "");
  if (
    letter?.text === "x" &&
    /^[\d.)]/.test(before?.text ?? "") &&
    isNumber(after) &&
    !/^-/.test(after?.text ?? "")
  )
    return false;
  // "-4 x -6" multiplies; in "3x - 6" the letter stands right after its number.
  const isNegative =
    after?.text === "-" && raw[at + 2]?.isTight === true && /^\d/.test(raw[at + 2]?.text ?? "");
  if (letter?.text === "x" && letter.isTight === false && isNumber(before) && !after?.isTight && isNegative)
    return false;
  const isSign = (each: Raw | undefined) =>
    each !== undefined && SIGNS[each.text] !== undefined && each.text !== "?";
  return (
    isSign(before) || isSign(after) || (isNumber(before) && letter?.isTight === true && letter.text === "x")
  );
}

/** A sign said in words stands between numbers: "8 por 7", not "por qué". */
function isBetween(tokens: readonly Token[], next: string | undefined, lexicon: Lexicon): boolean {
  const before = tokens.at(-1);
  const isAfterNumber =
    before?.kind === "number" ||
    before?.kind === "letter" ||
    (before?.kind === "sign" && before.sign === ")");
  return (
    isAfterNumber &&
    next !== undefined &&
    (/^[\d.(−-]/.test(next) || LETTERS.has(next) || isNumberWord(next, lexicon))
  );
}

function mark(tokens: Token[], more: Partial<NumberToken>): void {
  const last = tokens.at(-1);
  if (last?.kind === "number") tokens[tokens.length - 1] = { ...last, ...more };
}
