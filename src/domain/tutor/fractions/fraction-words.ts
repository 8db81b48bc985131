import { figures } from "../number-words.ts";
import { plain } from "../words.ts";
import type { Fraction } from "./fractions.ts";

/**
 * - `fraction`: "3/4", "three quarters", "3 over 4"; `mixed`: "1 1/2"; `joined`: "1 and 1/2", which may be two amounts
 * - `half`: a word such as "half" by itself; `ordinal`: one that is a room or a grade as well, such as "cuarto"
 * - `pieces`: "quarters", with no number of them
 * - `number`: a whole number or a decimal
 */
export type Amount = {
  readonly form: "fraction" | "mixed" | "joined" | "half" | "ordinal" | "pieces" | "number";
  readonly value: Fraction;
  readonly written: string;
};
/** A message whose amounts are letters among its words: "what is F + F ?"; and the amounts in their order. */
export type Amounts = { readonly skeleton: string; readonly amounts: readonly Amount[] };

const LETTERS = { fraction: "F", mixed: "F", joined: "F", half: "H", ordinal: "O", pieces: "P", number: "N" };

/** How the pieces are called, in the singular. Source: dictionaries; RAE for the Spanish forms. */
const PIECES: Readonly<Record<string, number>> = {
  ...{ half: 2, halve: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 },
  ...{ ninth: 9, tenth: 10, eleventh: 11, twelfth: 12, twentieth: 20, hundredth: 100 },
  ...{ medio: 2, media: 2, tercio: 3, cuarto: 4, quinto: 5, sexto: 6, septimo: 7, octavo: 8, noveno: 9 },
  ...{ decimo: 10, onceavo: 11, doceavo: 12, veinteavo: 20, centesimo: 100 },
  ...{ tercera: 3, cuarta: 4, quinta: 5, sexta: 6, septima: 7, octava: 8, novena: 9, decima: 10 },
  ...{ onceava: 11, doceava: 12 },
};
/** Stand for a fraction by themselves; "third" or "cuarta" count off instead. */
const HALVES = new Set("half mitad medio media quarter".split(" "));
const ORDINALS = new Set("tercio cuarto quinto sexto septimo octavo noveno decimo doceavo".split(" "));
const ARTICLES = new Set("a an un una one uno".split(" "));
/** Before "one", which then is no number: "which one", "cada uno"; so is a fraction: "the 1/3 one". */
const POINTING = new Set(
  "the which that this first second other last bigger larger biggest largest smaller smallest each every cada ninguno".split(
    " ",
  ),
);
/** Before a number that counts off exercises: "problem 3". */
const LABELS = new Set("problem question exercise number numero problema pregunta ejercicio".split(" "));
const UNITS =
  /^(?:cups?|tazas?|kilos?|litros?|lit(?:er|re)s?|met(?:er|re|ro)s?|pizzas?|pastel(?:es)?|cakes?|tortillas?|hours?|horas?)$/;

type Token = string | Amount;
/** What stands at a place, and of how many tokens it is made; null where the rule does not fit. */
type Rule = (
  tokens: readonly Token[],
  at: number,
) => { readonly take: number; readonly put: readonly Token[] } | null;

/** Reads every amount of a message, in figures or in words of either language. */
export function readAmounts(message: string): Amounts {
  let tokens = rewrite(rewrite(tokensOf(message), pointed), onePiece);
  tokens = inFigures(tokens);
  for (const rule of [written, counted, wholes, alone, mixed, unit, article]) tokens = rewrite(tokens, rule);
  const amounts = tokens.filter((token) => typeof token !== "string");
  const words = tokens.map((token) => (typeof token === "string" ? token : LETTERS[token.form]));
  return { skeleton: words.join(" "), amounts };
}

/** The amounts inside a match of the skeleton, in order; null when it does not match. */
export function amountsIn({ skeleton, amounts }: Amounts, pattern: RegExp): readonly Amount[] | null {
  const found = pattern.exec(skeleton);
  if (found === null) return null;
  const count = (text: string) => text.match(/[A-Z]/g)?.length ?? 0;
  const from = count(skeleton.slice(0, found.index));
  return amounts.slice(from, from + count(found[0]));
}

function tokensOf(message: string): Token[] {
  const text = plain(message)
    .replace(/['’]/g, "")
    .replace(/[−–]/g, "-")
    .replace(/[×·]/g, "*")
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    // Dates, and what is open day and night.
    .replace(/\d+\/\d+\/\d+|\b24\/7\b/g, " date ");
  return text.match(/\d+\s*\/\s*\d+|\d+(?:[.,]\d+)?|[a-zñ]+|[+\-*÷=<>?,.:;]/g) ?? [];
}

function rewrite(tokens: readonly Token[], rule: Rule): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = rule(tokens, at);
    const token = tokens[at];
    if (read !== null) {
      found.push(...read.put);
      at += read.take - 1;
    } else if (token !== undefined) found.push(token);
  }
  return found;
}

/** Number words as figures, around what was read already. */
function inFigures(tokens: readonly Token[]): Token[] {
  const read = tokens.filter((token) => typeof token !== "string");
  return figures(tokens.map((token) => (typeof token === "string" ? token : "@"))).map((word) =>
    word === "@" ? (read.shift() ?? word) : word,
  );
}

const isIn = (token: Token | undefined, words: ReadonlySet<string>) =>
  typeof token === "string" && words.has(token);
const isPart = (token: Token | undefined) => typeof token === "string" && /^part(?:e?s?)$/.test(token);
const isNumber = (token: Token | undefined): token is Amount =>
  typeof token === "object" && token.form === "number" && token.value.bottom === 1;
const pieceOf = (token: Token | undefined): number | undefined =>
  typeof token === "string" && Object.hasOwn(PIECES, token) ? PIECES[token] : undefined;
const singular = (token: Token | undefined) =>
  typeof token === "string" ? token.replace(/s$/, "") : undefined;

function asFraction(top: number, bottom: number): Amount {
  return { form: "fraction", value: { top, bottom }, written: `${top}/${bottom}` };
}

function pointed(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const isOne = tokens[at] === "one" || tokens[at] === "uno";
  const isPointed = isIn(tokens[at - 1], POINTING) || /\//.test(String(tokens[at - 1]));
  return isOne && isPointed ? { take: 1, put: [] } : null;
}

/** "A quarter", "la cuarta parte". */
function onePiece(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const piece = pieceOf(tokens[at + 1]);
  if (piece === undefined) return null;
  const hasPart = isPart(tokens[at + 2]);
  if (!isIn(tokens[at], ARTICLES) && !(tokens[at] === "la" && hasPart)) return null;
  return { take: hasPart ? 3 : 2, put: [asFraction(1, piece)] };
}

/** "3/4", "0.75". What has nothing below is no fraction. */
function written(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const token = tokens[at];
  if (typeof token !== "string" || !/^\d/.test(token)) return null;
  const [top = "", bottom] = token.split(/\s*\/\s*/);
  if (bottom === undefined) return { take: 1, put: [asNumber(token)] };
  const isFraction = Number(bottom) > 0;
  const put = isFraction
    ? [asFraction(Number(top), Number(bottom))]
    : [asNumber(top), "over", asNumber(bottom)];
  return { take: 1, put };
}

function asNumber(text: string): Amount {
  const number = Number(text.replace(",", "."));
  const value = Number.isInteger(number)
    ? { top: number, bottom: 1 }
    : { top: Math.round(number * 1000), bottom: 1000 };
  return { form: "number", value, written: text };
}

/** "3 quarters", "3 cuartas partes", "3 over 4", "3 out of 4". */
function counted(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const top = tokens[at];
  if (!isNumber(top)) return null;
  const piece = pieceOf(tokens[at + 1]) ?? pieceOf(singular(tokens[at + 1]));
  if (piece !== undefined)
    return { take: isPart(tokens[at + 2]) ? 3 : 2, put: [asFraction(top.value.top, piece)] };
  const isOver = tokens[at + 1] === "over" || tokens[at + 1] === "sobre";
  const isOutOf = tokens[at + 1] === "out" && tokens[at + 2] === "of";
  const bottom = tokens[at + (isOutOf ? 3 : 2)];
  if (!(isOver || isOutOf) || !isNumber(bottom) || bottom.value.top === 0) return null;
  return { take: isOutOf ? 4 : 3, put: [asFraction(top.value.top, bottom.value.top)] };
}

/** "One whole", "un entero". */
function wholes(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const next = tokens[at + 1];
  if (typeof next !== "string" || !/^(?:wholes?|enter[oa]s?)$/.test(next)) return null;
  const token = tokens[at];
  if (isNumber(token)) return { take: 2, put: [token] };
  return isIn(token, ARTICLES) ? { take: 2, put: [asNumber("1")] } : null;
}

/** "Half", "cuarto", "los tercios": nothing beside it says how many. */
function alone(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const token = tokens[at];
  if (token === "la" && tokens[at + 1] === "mitad") return { take: 1, put: [] };
  const one = token === "mitad" ? 2 : pieceOf(token);
  if (one !== undefined && (isIn(token, HALVES) || isIn(token, ORDINALS))) {
    const form = isIn(token, HALVES) ? "half" : "ordinal";
    return { take: 1, put: [{ ...asFraction(1, one), form }] };
  }
  const many = one === undefined ? pieceOf(singular(token)) : undefined;
  return many === undefined ? null : { take: 1, put: [{ ...asNumber(String(many)), form: "pieces" }] };
}

/** "1 1/2", "one and a half", "una y media". */
function mixed(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const token = tokens[at];
  const isJoined = /^(?:and|y|con)$/.test(String(tokens[at + 1]));
  const whole = isJoined && isIn(token, ARTICLES) ? asNumber("1") : token;
  if (!isNumber(whole) || whole.value.top === 0 || isIn(tokens[at - 1], LABELS)) return null;
  const part = tokens[at + (isJoined ? 2 : 1)];
  if (typeof part !== "object" || part.value.top >= part.value.bottom) return null;
  if (part.form !== "fraction" && !(isJoined && (part.form === "half" || part.form === "ordinal")))
    return null;
  const { top, bottom } = part.value;
  const value = { top: whole.value.top * bottom + top, bottom };
  const text = `${whole.value.top} ${part.written}`;
  return {
    take: isJoined ? 3 : 2,
    put: [{ form: isJoined ? "joined" : "mixed", value, written: text }],
  };
}

/** "1/2 cup", "un cuarto de pizza": what it is a part of does not count. */
function unit(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const token = tokens[at];
  if (typeof token !== "object" || token.form === "number") return null;
  let end = at + 1;
  if (tokens[end] === "of" || tokens[end] === "de") end += 1;
  if (isIn(tokens[end], new Set(["a", "the", "un", "una", "el", "la"]))) end += 1;
  const isUnit = typeof tokens[end] === "string" && UNITS.test(String(tokens[end]));
  if (isUnit) return { take: end + 1 - at, put: [token] };
  return isPart(tokens[at + 1]) ? { take: 2, put: [token] } : null;
}

/** "Un 1/2", "the 3/4"; but "1/4 a 3/4" is Spanish for "to". */
function article(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const isTo = tokens[at] === "a" && typeof tokens[at - 1] === "object";
  const isArticle = !isTo && /^(?:an?|un|una|the|el|la)$/.test(String(tokens[at]));
  const next = tokens[at + 1];
  const isBefore = typeof next === "object" && next.form !== "number" && next.form !== "pieces";
  return isArticle && isBefore && next.form !== "ordinal" ? { take: 1, put: [] } : null;
}
