import { apply, type Expression, number } from "../../mathematics/expression.ts";
import { PI, problems } from "../../mathematics/problem.ts";
import {
  type Form,
  fromDecimal,
  isEqual,
  isLess,
  type Rational,
  rational,
  toNumber,
  written,
} from "../../mathematics/rational.ts";
import { numbersAmong } from "../../mathematics/reading/tokens/token.ts";
import type { Command } from "../library.ts";
import { begun } from "../mathematics/pending.ts";
import { talk } from "../mathematics/sentences.ts";
import { tokensIn } from "../mathematics/tokens.ts";
import type { Phrase } from "../phrases.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { likeTerms } from "./terms.ts";

/** What is read of a task that goes by a formula: the first hint, and what works it out. */
type Read = {
  readonly phrase: Phrase;
  readonly values?: Readonly<Record<string, string>>;
  readonly expression: Expression;
  readonly form?: Form;
};

/** Tasks of the higher grades that a formula's name and its numbers tell: a hint first, then the child's number is checked. */
export function formula(turn: Turn): Answer | null {
  if (turn.isDelicate || turn.words.length > LONGEST) return null;
  const value = triedValue(turn) ?? medianOf(turn) ?? line(turn) ?? likeTerms(turn);
  if (value !== null) return value;
  const found = [cylinder, density, force, chance, ratio]
    .map((read) => read(turn))
    .find((each) => each !== null);
  if (found === undefined || found === null) return null;
  const { phrase, values, expression, form = "decimal" } = found;
  return answer(turn, [say(turn, phrase, values)], begun(problems.sum(expression, form)), { act: "hint" });
}
/** In words. */
const LONGEST = 40;

const has = (turn: Turn, ...all: readonly Command[]): boolean => all.every((each) => commands(turn, each));
const figuresIn = (turn: Turn): readonly Rational[] => numbersAmong(tokensIn(turn)).map(({ value }) => value);

/** "Radius 3 cm", "3 cm radius"; and the same of a height. */
const RADIUS = [
  /radi[ou]s?[^\d]{0,12}(\d{1,6}(?:\.\d{1,4})?)/iu,
  /(?<![\d.])(\d{1,6}(?:\.\d{1,4})?)\s?(?:cm|mm|m)?\sradi[ou]s?/iu,
];
const HEIGHT = [
  /(?:height|altura|high|tall|alto)[^\d]{0,12}(\d{1,6}(?:\.\d{1,4})?)/iu,
  /(?<![\d.])(\d{1,6}(?:\.\d{1,4})?)\s?(?:cm|mm|m)?\s(?:height|high|tall)/iu,
];
const MASS = /(?<![\d.])(\d{1,6}(?:\.\d{1,4})?)\s?(?:g|kg|grams?|gramos?)\b/iu;
const SPACE =
  /(?<![\d.])(\d{1,6}(?:\.\d{1,4})?)\s?(?:cm\^?[3³]|m\^?[3³]|ml|mililitros?|milliliters?|lit(?:er|ro)s?|l)(?![\p{L}\d])/iu;

const measured = (message: string, patterns: readonly RegExp[]): Rational | null => {
  const found = patterns.map((each) => each.exec(message)?.[1]).find((each) => each !== undefined);
  return found === undefined ? null : fromDecimal(found);
};

/** "The volume of a cylinder with radius 3 and height 10". */
function cylinder(turn: Turn): Read | null {
  if (!has(turn, "cylinder", "volume")) return null;
  const r = measured(turn.message, RADIUS);
  const h = measured(turn.message, HEIGHT);
  if (r === null || h === null) return null;
  const base = apply("*", number(PI), apply("*", number(r), number(r), "rows"), "circle");
  return {
    phrase: "cylinder",
    values: { r: written(r, "decimal") },
    expression: apply("*", base, number(h), "layers"),
  };
}

/** "A block of 20 g and 10 cm3, what is its density": mass by volume. */
function density(turn: Turn): Read | null {
  if (!has(turn, "density")) return null;
  const [mass, space] = [measured(turn.message, [MASS]), measured(turn.message, [SPACE])];
  if (mass === null || space === null || space.top === 0) return null;
  return { phrase: "density", expression: apply("/", number(mass), number(space)) };
}

/** "If the mass is 2 and the acceleration 3, what is the force". */
function force(turn: Turn): Read | null {
  const [a, b, ...others] = figuresIn(turn);
  if (!has(turn, "force", "mass", "acceleration") || a === undefined || b === undefined) return null;
  // "3 m/s2" brings its own figure along.
  const isOnly = others.every((each) => toNumber(each) === 2);
  return isOnly ? { phrase: "force_product", expression: apply("*", number(a), number(b)) } : null;
}

const SIDES = 6;
const PRIMES = 3;

/** "The probability of rolling an even number", "more than 4", "of heads". */
function chance(turn: Turn): Read | null {
  if (!has(turn, "chance") || commands(turn, "dice")) return null;
  const [value, ...others] = figuresIn(turn)
    .map(toNumber)
    .filter((each) => each >= 1 && each <= SIDES);
  if (has(turn, "coin"))
    return { phrase: "coin_chance", expression: apply("/", number(1), number(2)), form: "fraction" };
  if (!has(turn, "die") || others.length > 0) return null;
  const fits = ((): number => {
    if (has(turn, "odd_number") || has(turn, "even_number")) return SIDES / 2;
    if (has(turn, "prime_number")) return PRIMES;
    if (value === undefined) return 0;
    if (has(turn, "greater_than")) return SIDES - value;
    return has(turn, "smaller_than") ? value - 1 : 1;
  })();
  return fits < 1
    ? null
    : { phrase: "die_chance", expression: apply("/", number(fits), number(SIDES)), form: "fraction" };
}

/** "Boys to girls are 3:4, there are 12 boys, how many girls": so much is one part, and of the other there are so many. */
function ratio(turn: Turn): Read | null {
  const [whole, a = "", b = ""] = /(?<![\d:])(\d{1,3})\s?:\s?(\d{1,3})(?![\d:])/.exec(turn.message) ?? [];
  const [, first = "", second = ""] = OF_TWO.exec(turn.message) ?? [];
  if (whole === undefined || first === "" || second === "") return null;
  const rest = turn.message.replace(whole, " ");
  const words = rest.match(/\p{L}+|\d+/gu) ?? [];
  const at = words.findIndex((word) => /^\d/.test(word));
  const all = words[at] ?? "";
  const near = words.slice(at + 1, at + 4).map((word) => word.toLowerCase());
  // "15 cats, how many dogs": the nearer of the two.
  const named = near.find((word) => word === first.toLowerCase() || word === second.toLowerCase());
  if (at < 0 || named === undefined) return null;
  const isOfFirst = named === first.toLowerCase();
  const [from, to] = isOfFirst ? [a, b] : [b, a];
  const one = apply("/", number(Number(all)), number(Number(from)), "unit_price");
  return {
    phrase: "ratio_parts",
    values: { a, b, all, from, to },
    expression: apply("*", one, number(Number(to)), "rate"),
  };
}
const OF_TWO =
  /(?:ratio|raz[oó]n|proporci[oó]n)\s+(?:of|de|entre)\s+(?:los\s+|las\s+|the\s+)?(\p{L}+)\s+(?:to|a|y|and)\s+(?:los\s+|las\s+|the\s+)?(\p{L}+)/iu;

/** What is asked for, in so many words of a phrase, and its value: it needs no step, so it only waits to be said. */
const VALUE = /^value\/(median_middle|line_slope|line_cross)\/(-?\d+)\/(\d+)\/(\d+)$/;
const NAMED = ["median", "slope", "crosses"] as const;

/** One value that is only looked for: a number by itself is a try at it. */
function looked(
  turn: Turn,
  phrase: "median_middle" | "line_slope" | "line_cross",
  value: Rational,
  count = 0,
): Answer {
  const id = `value/${phrase}/${value.top}/${value.bottom}/${count}`;
  return answer(turn, [say(turn, phrase, { count: String(count) })], null, {
    act: "hint",
    last: { id, at: 0 },
  });
}

/** "The median of 7, 3 and 9", "and the median" after the mean of some numbers. */
function medianOf(turn: Turn): Answer | null {
  const { problem } = turn.state;
  const figures = figuresIn(turn);
  if (!commands(turn, "median")) return null;
  const told =
    figures.length > 2 ? figures : problem?.kind === "mean" && figures.length === 0 ? problem.told : [];
  if (told.length < 3) return null;
  const inOrder = [...told].sort((one, other) => (isLess(one, other) ? -1 : 1));
  const half = Math.floor(told.length / 2);
  const [below, middle] = [inOrder[half - 1], inOrder[half]];
  if (below === undefined || middle === undefined) return null;
  if (told.length % 2 !== 0) return looked(turn, "median_middle", middle, told.length);
  const sum = apply("/", apply("+", number(below), number(middle)), number(2));
  const both = { ...problems.sum(sum, "decimal"), told };
  return answer(turn, [say(turn, "median_two", { count: String(told.length) })], begun(both), {
    act: "hint",
  });
}

const LINE = /y\s?=\s?([-−]?\s?\d{0,3})\s?x\s?(?:([+−-])\s?(\d{1,3}))?/iu;

/** "y = 2x + 3, what is the slope", "and where does it cross the y-axis". */
function line(turn: Turn): Answer | null {
  const [asks, crosses] = [commands(turn, "slope"), commands(turn, "crosses")];
  if (!asks && !crosses) return null;
  const [whole, m = "", sign, b = "0"] = LINE.exec(turn.message) ?? [];
  if (whole !== undefined) {
    const plain = m.replace("−", "-").replace(/\s/g, "");
    const slope = plain === "" ? 1 : plain === "-" ? -1 : Number(plain);
    const cross = (sign === "-" || sign === "−" ? -1 : 1) * Number(b);
    const found = looked(turn, asks ? "line_slope" : "line_cross", rational(asks ? slope : cross));
    return { ...found, state: { ...found.state, question: [...LINE_WORDS, String(slope), String(cross)] } };
  }
  const kept: readonly string[] = turn.state.question ?? [];
  const isAfter = turn.words.length <= 8 && LINE_WORDS.every((each, at) => kept[at] === each);
  const [slope, cross] = kept.slice(LINE_WORDS.length).map(Number);
  if (!isAfter || slope === undefined || cross === undefined) return null;
  const found = looked(turn, asks ? "line_slope" : "line_cross", rational(asks ? slope : cross));
  return { ...found, state: { ...found.state, question: kept } };
}
/** What is kept of a line is its two numbers, behind this. */
const LINE_WORDS = ["line"];

function triedValue(turn: Turn): Answer | null {
  const { last, question } = turn.state;
  const [id, phrase, top, bottom, count = ""] = VALUE.exec(last?.id ?? "") ?? [];
  const [said, ...others] = figuresIn(turn);
  if (id === undefined || said === undefined || others.length > 0) return null;
  if (turn.words.length > LONGEST_TRY || NAMED.some((each) => commands(turn, each))) return null;
  const value = { top: Number(top), bottom: Number(bottom) };
  if (!isEqual(said, value))
    return answer(turn, [talk(turn, "unsure"), say(turn, phrase as Phrase, { count })], null, {
      ...{ act: "wrong", last: { id, at: 0 } },
    });
  const shown = `${written(value, "decimal")}.`;
  const offer = { kind: "offer", what: "mathematics" } as const;
  const found = answer(turn, [talk(turn, "right", { line: shown }), talk(turn, "another")], offer, {
    ...{ act: "right", last: null },
  });
  return question !== undefined && question[0] === LINE_WORDS[0]
    ? { ...found, state: { ...found.state, question } }
    : found;
}
/** In words. */
const LONGEST_TRY = 6;
