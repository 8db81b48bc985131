import { plain } from "../../tutor/words.ts";
import {
  add,
  type Form,
  fromDecimal,
  isWhole,
  multiply,
  type Rational,
  rational,
  TooLarge,
} from "../rational.ts";
import type { Lexicon, Role, UnitGroup } from "./lexicon.ts";
import { type Matcher, matcherOf } from "./phrases.ts";

export type NumberToken = {
  readonly kind: "number";
  readonly value: Rational;
  readonly form: Form;
  /** What it counts, as a listed unit or as the word beside it. */
  readonly unit?: string | undefined;
  readonly group?: UnitGroup | undefined;
  readonly noun?: string | undefined;
  readonly isPercent?: boolean;
  /** A part by a word alone: "half". */
  readonly isWord?: boolean;
  /** Said in words: the "one" in "one part" may count nothing. */
  readonly isSpoken?: boolean;
};
export type Sign = "+" | "-" | "*" | "/" | "^" | "(" | ")" | "=" | "<" | ">" | "?";
export type Token =
  | NumberToken
  | { readonly kind: "clock"; readonly minutes: number }
  | { readonly kind: "sign"; readonly sign: Sign }
  | { readonly kind: "letter"; readonly letter: string }
  | {
      readonly kind: "word";
      readonly word: string;
      readonly roles: readonly Role[];
      readonly unit?: string | undefined;
      readonly group?: UnitGroup | undefined;
    };

type Raw = { readonly text: string; readonly isTight: boolean };
const SIGNS: Readonly<Record<string, Sign>> = {
  ...{ "+": "+", "-": "-", "−": "-", "–": "-", "*": "*", "×": "*", "·": "*", "÷": "/", "/": "/", "^": "^" },
  ...{ "(": "(", ")": ")", "=": "=", "<": "<", ">": ">", "?": "?" },
};
const LETTERS = new Set(["x", "n", "z", "m", "w", "t"]);
/** More is no child's message about numbers. */
const MOST_WORDS = 90;

/** "X al cuadrado", "x squared": a letter's power in words, as it is written in signs. */
export function withPowers(message: string, { roles }: Lexicon): string {
  const written = (text: string, phrases: readonly string[] | undefined, sign: string) =>
    phrases === undefined || phrases.length === 0
      ? text
      : text.replace(
          new RegExp(`(?<!\\p{L})([a-z])\\s(?:${phrases.join("|")})(?!\\p{L})`, "giu"),
          `$1${sign}`,
        );
  return written(written(message, roles.squared, "²"), roles.cubed, "³");
}

function rawOf(message: string): readonly Raw[] {
  const text = plain(message)
    .replace(/['’]/g, "")
    .replace(/¿/g, " ")
    .replace(/\bo clock\b/g, "oclock")
    // "km/h" is no division.
    .replace(/\bkm\s*\/\s*h(?:r|ora|our)?\b/g, "km kmh")
    .replace(/²/g, "^2")
    .replace(/³/g, "^3");
  const found: Raw[] = [];
  let end = -1;
  for (const { 0: each, index } of text.matchAll(/\d+(?:[.,:]\d+)*|\.\d+|[a-zñ]+|[+−–*×·÷/=<>()%$?^-]/g)) {
    found.push({ text: each, isTight: index === end });
    end = index + each.length;
    if (found.length >= MOST_WORDS) break;
  }
  return found;
}

/** The number of figures; a clock's for "9:15". */
function figure(
  text: string,
): { readonly value: Rational; readonly form: Form } | { readonly minutes: number } | null {
  const [hours = "", minutes, ...others] = text.split(":");
  if (minutes !== undefined) {
    const isTime =
      others.length === 0 && /^\d{1,2}$/.test(hours) && /^\d\d$/.test(minutes) && Number(hours) < 24;
    if (!isTime) return null;
    // No time of day has 75 minutes: kept as it is written, so that it is the time of nothing.
    const per = Number(minutes) < 60 ? 60 : 100;
    return { minutes: Number(hours) * per + Number(minutes) };
  }
  const clean = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(",", "")
    : text.replace(",", ".");
  if (!/^\d{0,9}(?:\.\d{1,5})?$/.test(clean)) return null;
  return {
    value: fromDecimal(clean.startsWith(".") ? `0${clean}` : clean),
    form: clean.includes(".") ? "decimal" : "whole",
  };
}

const matchers = new WeakMap<Lexicon, Matcher>();
function matcher(lexicon: Lexicon): Matcher {
  const known = matchers.get(lexicon) ?? matcherOf(lexicon);
  matchers.set(lexicon, known);
  return known;
}

/** What stands in a message: numbers with what they count, signs, and words with what they may say. */
export function tokensOf(message: string, lexicon: Lexicon): readonly Token[] {
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
    if (phrase?.sign !== undefined && isBetween(tokens, words[at + phrase.length], lexicon)) {
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

const isNumberWord = (
  word: string,
  { numbers, tens, hundreds, hundred, thousand, articles, parts, roles }: Lexicon,
) =>
  [numbers, tens, hundreds, parts].some((each) => Object.hasOwn(each, word)) ||
  [hundred, thousand, articles, roles.below_zero ?? [], roles.half_of ?? []].some((each) =>
    each.includes(word),
  );

function mark(tokens: Token[], more: Partial<NumberToken>): void {
  const last = tokens.at(-1);
  if (last?.kind === "number") tokens[tokens.length - 1] = { ...last, ...more };
}

/** A number in words: "treinta y dos", "three quarters", "one and a half", "half". */
function spokenNumber(
  words: readonly string[],
  start: number,
  lexicon: Lexicon,
): { readonly token: NumberToken; readonly end: number } | null {
  const { numbers, tens, hundreds, hundred, thousand, joins, articles, parts, wholes } = lexicon;
  const word = (at: number) => words[at] ?? "";
  let at = start;
  const below100 = (): number | null => {
    const ten = tens[word(at)];
    if (ten !== undefined) {
      at += 1;
      const one = joins.includes(word(at)) ? at + 1 : at;
      const value = numbers[word(one)];
      const isJoined = value !== undefined && value > 0 && value < 10;
      if (isJoined) at = one + 1;
      return ten + (isJoined ? value : 0);
    }
    const one = numbers[word(at)];
    if (one !== undefined) at += 1;
    return one ?? null;
  };
  const below1000 = (): number | null => {
    let value: number | null = null;
    if (hundreds[word(at)] !== undefined) value = hundreds[word(at++)] ?? null;
    else if (
      hundred.includes(word(at + 1)) &&
      (numbers[word(at)] !== undefined || articles.includes(word(at)))
    ) {
      value = (numbers[word(at)] ?? 1) * 100;
      at += 2;
    } else if (hundred.includes(word(at))) {
      value = 100;
      at += 1;
    }
    if (value === null) return below100();
    const back = at;
    if (joins.includes(word(at))) at += 1;
    const rest = below100();
    if (rest === null) at = back;
    return value + (rest ?? 0);
  };
  let value = below1000();
  if (thousand.includes(word(at)) && (value !== null || !articles.includes(word(at)))) {
    at += 1;
    value = (value ?? 1) * 1000 + (below1000() ?? 0);
  }
  if (value !== null) {
    const bottom = parts[word(at)];
    // "Three quarters", but "one second" and "twenty third" are no parts.
    if (bottom !== undefined && at > start) return { token: part(value, bottom), end: at + 1 };
    const end = wholes.includes(word(at)) ? at + 1 : at;
    return { token: { kind: "number", value: rational(value), form: "whole", isSpoken: true }, end };
  }
  const isArticle = articles.includes(word(at));
  if (isArticle && wholes.includes(word(at + 1)))
    return { token: { kind: "number", value: rational(1), form: "whole" }, end: at + 2 };
  const bottom = parts[word(isArticle ? at + 1 : at)];
  if (bottom === undefined) return null;
  return { token: { ...part(1, bottom), isWord: true }, end: at + (isArticle ? 2 : 1) };
}

/** As it was said: 2/4 stays 2/4. */
const part = (top: number, bottom: number): NumberToken => ({
  kind: "number",
  value: { top, bottom },
  form: "fraction",
});

/** What belongs together: "3/4", "1 1/2", "one and a half", "minus 7", "3 over 4", "2 cuartos". */
function joined(tokens: readonly Token[], raw: readonly Raw[], lexicon: Lexicon): readonly Token[] {
  const found: Token[] = [];
  const isSlash = (token: Token | undefined) => token?.kind === "sign" && token.sign === "/";
  const hasFraction = tokens.some(
    (token, at) =>
      (token.kind === "number" && token.form === "fraction") ||
      (isSlash(token) && isProper(tokens[at - 1], tokens[at + 1])),
  );
  // "Add 1 and 1/2", "compare 1 and 1/2" name two numbers; "which is less, 2/3 or 3/4" none below zero.
  const isList = tokens.some((token) => hasRole(token, "add", "compare", "difference"));
  const isChoice = tokens.some((token) => hasRole(token, "or"));
  const isTight = raw.some(({ text, isTight: tight }) => text === "/" && tight);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.kind === "word" && lexicon.wholes.includes(token.word) && tokens[at - 1]?.kind === "number")
      continue;
    const skip = lexicon.wholes.includes(word(tokens[at + 1])) ? 1 : 0;
    const next = tokens[at + 1 + skip];
    const after = tokens[at + 2 + skip];
    if (isSlash(token) && isTight && (hasFraction || isProper(tokens[at - 1], next))) {
      const top = found.at(-1);
      if (
        isWholeNumber(top) &&
        isWholeNumber(next) &&
        next.value.top !== 0 &&
        (isProper(top, next) || hasFraction)
      ) {
        found[found.length - 1] = {
          ...next,
          value: { top: top.value.top, bottom: next.value.top },
          form: "fraction",
        };
        if (!isList) joinSpoken(found);
        joinMixed(found);
        at += 1;
        continue;
      }
    }
    if (
      token.kind === "word" &&
      token.roles.includes("of") &&
      lexicon.partWords.includes(word(found.at(-1)))
    ) {
      found.pop();
    }
    const isPart = next?.kind === "word" && next.unit === undefined && lexicon.parts[next.word] !== undefined;
    if (isWholeNumber(token) && next?.kind === "word" && isPart) {
      found.push({ ...part(token.value.top, lexicon.parts[next.word] ?? 2) });
      at += 1;
      continue;
    }
    // "3 quarters", as "three quarters".
    if (isWholeNumber(token) && next?.kind === "number" && next.isWord === true && next.value.top === 1) {
      found.push(part(token.value.top, next.value.bottom));
      at += 1;
      continue;
    }
    const isAnd = next?.kind === "word" && next.roles.includes("and");
    const isOneNumber =
      after?.kind === "number" && (after.isWord === true || (isProperPart(after) && !isList));
    if (isWholeNumber(token) && isAnd && isOneNumber) {
      found.push({ ...after, value: add(token.value, after.value), form: "fraction", isWord: false });
      at += 2 + skip;
      continue;
    }
    if (!isChoice && token.kind === "word" && token.roles.includes("below_zero") && next?.kind === "number") {
      found.push({ ...next, value: multiply(rational(-1), next.value) });
      at += 1;
      continue;
    }
    found.push(token);
    joinMixed(found);
  }
  return found;
}

const isProperPart = ({ form, value }: NumberToken) => form === "fraction" && value.top < value.bottom;
const word = (token: Token | undefined) => (token?.kind === "word" ? token.word : "");
const isWholeNumber = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && isWhole(token.value) && token.form === "whole";
const isProper = (top: Token | undefined, bottom: Token | undefined) =>
  isWholeNumber(top) && isWholeNumber(bottom) && top.value.top < bottom.value.top && top.value.top > 0;

/** "1 y 1/2" is one number. */
function joinSpoken(found: Token[]): void {
  const [whole, and, fraction] = found.slice(-3);
  if (found.length < 3 || !isWholeNumber(whole) || !hasRole(and, "and")) return;
  if (fraction?.kind !== "number" || !isProperPart(fraction) || hasRole(found.at(-4), "label")) return;
  found.splice(-3, 3, { ...fraction, value: add(whole.value, fraction.value) });
}

/** "1 1/2" is one number. */
function joinMixed(found: Token[]): void {
  const [whole, fraction] = found.slice(-2);
  if (hasRole(found.at(-3), "label")) return;
  if (
    !isWholeNumber(whole) ||
    fraction?.kind !== "number" ||
    fraction.form !== "fraction" ||
    fraction.isWord === true
  )
    return;
  if (whole.value.top === 0 || fraction.value.top >= fraction.value.bottom || fraction.value.top < 0) return;
  found.splice(-2, 2, { ...fraction, value: add(whole.value, fraction.value) });
}

/** What each number counts: the unit after it, or the word. Percent by a word; hours and minutes are minutes. */
function counted(tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const half = halfMore(tokens, at);
    if (half !== null) {
      const before = found.at(-1);
      const isCounted = before?.kind === "number" && before.unit === half.unit;
      if (isCounted) found.pop();
      found.push({ ...half, value: add(isCounted ? before.value : rational(1), half.value) });
      at += 2;
      continue;
    }
    if (token.kind !== "number") {
      found.push(token);
      continue;
    }
    const next = tokens[at + 1];
    if (next?.kind === "word" && next.roles.includes("percent")) {
      found.push({ ...token, isPercent: true });
      at += 1;
      continue;
    }
    const near = [tokens[at + 1], tokens[at + 2]];
    const unit = near.find(
      (each, index) =>
        each?.kind === "word" && each.unit !== undefined && (index === 0 || isNoun(near[0]) || isOf(near[0])),
    );
    if (unit?.kind === "word" && token.group === undefined)
      found.push({ ...token, unit: unit.unit, group: unit.group, noun: unit.unit });
    else found.push(isNoun(next) ? { ...token, noun: next.word } : token);
  }
  return found;
}

/** "Un kilo y medio": the half is of the unit before it. Of hours it is minutes, which whoever reads times adds. */
function halfMore(tokens: readonly Token[], at: number): NumberToken | null {
  const [unit, and, half] = tokens.slice(at, at + 3);
  const isHalf = half?.kind === "number" && half.isWord === true && hasRole(and, "and");
  if (unit?.kind !== "word" || !isHalf || !["mass", "volume", "length"].includes(unit.group ?? ""))
    return null;
  return { ...half, unit: unit.unit, group: unit.group, noun: unit.unit, isWord: false };
}

const isNoun = (token: Token | undefined): token is Token & { kind: "word" } =>
  token?.kind === "word" && token.roles.length === 0 && token.unit === undefined;
const isOf = (token: Token | undefined) => token?.kind === "word" && token.roles.includes("of");

export const hasRole = (token: Token | undefined, ...roles: readonly Role[]): boolean =>
  token?.kind === "word" && roles.some((role) => token.roles.includes(role));

/** Reads nothing, or what is said instead, rather than a number that is too large. */
export function readSafely<Found, Instead = null>(
  read: () => Found | null,
  instead?: Instead,
): Found | Instead | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooLarge) return instead ?? null;
    throw error;
  }
}
