import { stemIn } from "../../language/stems.ts";
import { apply, number } from "../../mathematics/expression.ts";
import { problems } from "../../mathematics/problem.ts";
import { add, rational, written } from "../../mathematics/rational.ts";
import { clocksIn } from "../../mathematics/reading/times.ts";
import { numbersAmong, saying } from "../../mathematics/reading/tokens/token.ts";
import { formula } from "../formulas/formulas.ts";
import { polygon } from "../formulas/polygons.ts";
import { system } from "../formulas/systems.ts";
import { lastOf } from "../knowledge/passage.ts";
import type { TutorLibrary } from "../library.ts";
import { groupOf } from "../look-alikes/look-alike-questions.ts";
import { begin } from "../mathematics/begin.ts";
import { begun } from "../mathematics/pending.ts";
import { tokensIn } from "../mathematics/tokens.ts";
import { asksAnother, setToSimplify } from "../number-tasks/simplifying.ts";
import { type Answer, answer, commands, mentions, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { wordAskedFor } from "../words/asked-word.ts";
import { accented, writtenAs } from "../words/dictionary.ts";
import { rhymes } from "../words/rhymes.ts";
import { strongAt, vowelsOf } from "../words/spanish-words.ts";
import { plain, wordsOf } from "../words.ts";
import { converted } from "./conversions.ts";
import { quadratic } from "./quadratics.ts";
import { inRow } from "./rows.ts";

/** What is worked out from the words and numbers of the question itself. */
export function worked(turn: Turn): Answer | null {
  return (
    quadratic(turn) ??
    system(turn) ??
    polygon(turn) ??
    formula(turn) ??
    converted(turn) ??
    mixedNumber(turn) ??
    prime(turn) ??
    clocks(turn) ??
    twoDice(turn) ??
    drawn(turn) ??
    simplified(turn) ??
    slope(turn) ??
    root(turn) ??
    inRow(turn) ??
    firstLetter(turn) ??
    accentRule(turn) ??
    accents(turn) ??
    rhymes(turn)
  );
}

/** `about` is the entry that "what does that mean" is asked of then. */
const done = (turn: Turn, text: string, about?: string): Answer =>
  answer(turn, [text], null, { act: "worked", last: about === undefined ? null : { id: about, at: 0 } });

/** "What is a prime number, and is 51 one?" */
const LONGEST_PRIME = 12;
/** "Is 91 prime": with the two numbers that make it, where it is not. */
function prime(turn: Turn): Answer | null {
  const value = Number(/(?<![\d.])\d{1,5}(?![\d.])/.exec(turn.message)?.[0] ?? 0);
  if (turn.words.length > LONGEST_PRIME || !commands(turn, "prime") || /\d\D+\d/.test(turn.message))
    return null;
  if (/(?<![\d.])1(?![\d.])/.test(turn.message)) return done(turn, say(turn, "prime_one"));
  if (value < 2) return null;
  let by = 2;
  while (by * by <= value && value % by !== 0) by += 1;
  const values = { number: String(value), a: String(by), b: String(value / by) };
  return done(turn, say(turn, by * by > value ? "prime_yes" : "prime_no", values));
}

/** "She says it is quarter to 4 but the clock says 3:45, who is right", "what does quarter past 4 mean". */
function clocks(turn: Turn): Answer | null {
  const tokens = tokensIn(turn);
  const [one, other, ...others] = clocksIn(tokens);
  if (one === undefined || others.length > 0 || turn.isDelicate) return null;
  const shownAt = ({ minutes }: { readonly minutes: number }) => written(rational(minutes), "clock");
  if (other !== undefined) {
    if (!commands(turn, "same_time")) return null;
    const isSame = (one.minutes - other.minutes) % HALF_DAY === 0;
    const values = { one: shownAt(one), other: shownAt(other) };
    return done(turn, say(turn, isSame ? "clock_same" : "clock_apart", values));
  }
  return commands(turn, "meaning") && one.minutes % 60 !== 0
    ? done(turn, say(turn, "clock_meaning", { one: shownAt(one) }))
    : null;
}
const HALF_DAY = 12 * 60;

/** "What is the probability that two dice make 7": so many pairs of the 36. */
function twoDice(turn: Turn): Answer | null {
  const numbers = tokensIn(turn).flatMap((token) => (token.kind === "number" ? [token.value.top] : []));
  const sum = numbers.find((each) => each > 2 && each <= 12);
  if (sum === undefined || !commands(turn, "dice") || !commands(turn, "chance")) return null;
  const pairs = 6 - Math.abs(7 - sum);
  const problem = problems.sum(apply("/", number(pairs), number(36)), "fraction");
  const one = Math.max(1, sum - 6);
  const values = { sum: String(sum), one: String(one), other: String(sum - one) };
  return answer(turn, [say(turn, "dice", values)], begun(problem), { act: "hint" });
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** "35% as a fraction", "0.75 como fracción": hundredths, or as many as its places say. */
function partsWritten(turn: Turn): readonly [top?: string, bottom?: string] {
  const tokens = tokensIn(turn);
  const [one, ...others] = numbersAmong(tokens);
  if (one === undefined || others.length > 0 || !saying(tokens)("as_fraction")) return [];
  const { top, bottom } = one.value;
  const of = one.isPercent === true ? 100 : [10, 100, 1000].find((each) => each % bottom === 0);
  const isWritten = one.isPercent === true ? bottom === 1 : one.form === "decimal";
  return of === undefined || !isWritten
    ? []
    : [String(one.isPercent === true ? top : (top * of) / bottom), String(of)];
}

/** "How do I simplify 12/18": by what both are divided, and what comes out. */
function simplified(turn: Turn): Answer | null {
  const [, a0, b0] = /(?<!\d)(\d{1,4})\s*\/\s*(\d{1,4})(?!\d)/.exec(turn.message) ?? [];
  // "And 12/18?", after another one was simplified.
  const isOn = turn.state.waiting?.kind === "simplifying" && asksAnother(turn);
  const isAsked = a0 !== undefined && (isOn || commands(turn, "simplify"));
  const [top = "", bottom = ""] = isAsked ? [a0, b0] : partsWritten(turn);
  if (top === "") return null;
  const [a, b] = [Number(top), Number(bottom)];
  if (a === 0 || b === 0) return null;
  const by = gcd(a, b);
  const values = { a: top, b: bottom, by: String(by), c: String(a / by), d: String(b / by) };
  if (by === 1) return done(turn, say(turn, "simple_already", values));
  const waiting = setToSimplify(a, b);
  const set = `${waiting.top}/${waiting.bottom}`;
  return answer(turn, [say(turn, "simplified", { ...values, set })], waiting, { act: "worked", last: null });
}

/** "11/3 as a mixed number", "is 7/4 improper": how often the whole goes into it, and what is left. */
function mixedNumber(turn: Turn): Answer | null {
  const [, top = "", bottom = ""] = /(?<!\d)(\d{1,4})\/(\d{1,4})(?!\d)/.exec(turn.message) ?? [];
  const [a, b] = [Number(top), Number(bottom)];
  const names = lastOf(turn)?.names.flatMap(wordsOf) ?? [];
  const isPointing =
    isAsking(turn) && mentions(turn, { en: turn.library.followUps.en.of, es: turn.library.followUps.es.of });
  // "Is 7/4 one of those", once mixed numbers were told of.
  const isMeant = commands(turn, "mixed") || (isPointing && commands({ ...turn, words: names }, "mixed"));
  if (top === "" || b === 0 || !isMeant) return null;
  const values = { a: top, b: bottom, wholes: String(Math.floor(a / b)), rest: String(a % b) };
  if (a < b) return done(turn, say(turn, "mixed_none", values));
  return done(turn, say(turn, a % b === 0 ? "mixed_whole" : "mixed_found", values));
}

/** "The slope between (1, 2) and (3, 8)". */
function slope(turn: Turn): Answer | null {
  if (!commands(turn, "slope")) return null;
  const points = [...turn.message.matchAll(/\(\s*(-?\d{1,4})\s*[,;]\s*(-?\d{1,4})\s*\)/g)];
  const [one, other] = points;
  if (one === undefined || other === undefined || points.length !== 2) return null;
  const [x1, y1, x2, y2] = [one[1], one[2], other[1], other[2]].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const shown = { x1: String(x1), y1: sign(y1), x2: String(x2), y2: String(y2), x1s: sign(x1) };
  const [rise, run] = [y2 - y1, x2 - x1];
  if (run === 0) return done(turn, say(turn, "slope_none", shown));
  const by = gcd(Math.abs(rise), Math.abs(run)) || 1;
  const [top, bottom] = run < 0 ? [-rise / by, -run / by] : [rise / by, run / by];
  const value = bottom === 1 ? String(top) : `${top}/${bottom}`;
  return done(
    turn,
    say(turn, "slope_found", { ...shown, rise: String(rise), run: String(run), value }),
    "slope_meaning",
  );
}

/** A number that is taken away, in brackets where it is negative. */
const sign = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** "What letter does dog start with?" */
function firstLetter(turn: Turn): Answer | null {
  const isFirst = commands(turn, "first_letter");
  if (!isFirst && !commands(turn, "last_letter")) return null;
  const asked = wordAskedFor(turn);
  if (asked === null) return null;
  const word = accented(turn.library, turn.state.language, asked);
  const letter = isFirst ? word.charAt(0) : word.charAt(word.length - 1);
  const text = say(turn, isFirst ? "letter_first" : "letter_last", { word, letter: letter.toUpperCase() });
  const waiting = isFirst
    ? ({ kind: "beginning", word } as const)
    : ({ kind: "spelling", word, tries: 0 } as const);
  return answer(turn, [text], waiting, { act: "worked", last: null });
}

/** "The square root of 50": between which whole numbers, where it is none. */
function root(turn: Turn): Answer | null {
  const tokens = tokensIn(turn);
  const numbers = tokens.filter((token) => token.kind === "number");
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || !saying(tokens)("root")) return null;
  const { top, bottom } = only.value;
  const a = Math.floor(Math.sqrt(top));
  if (bottom !== 1 || top < 2 || top > 10_000 || a * a === top) return null;
  const b = a + 1;
  const values = { number: top, a, b, aa: a * a, bb: b * b, value: Math.sqrt(top).toFixed(2) };
  return done(
    turn,
    say(
      turn,
      "root_between",
      Object.fromEntries(Object.entries(values).map(([name, each]) => [name, String(each)])),
    ),
  );
}

/** "3 red and 5 blue marbles, what is the chance of a red one": so many of all of them. */
function drawn(turn: Turn): Answer | null {
  if (!commands(turn, "chance")) return null;
  const tokens = tokensIn(turn);
  const places = tokens.flatMap((token, at) => (token.kind === "number" ? [{ value: token.value, at }] : []));
  const last = places.at(-1);
  if (places.length < 2 || places.length > 4 || last === undefined) return null;
  const stems = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .flatMap((token) => (token.kind === "word" ? [stemIn(turn.state.language, token.word)] : []));
  const wanted = stems(tokens.length - 2, tokens.length);
  const end = (index: number) => Math.min(places[index + 1]?.at ?? tokens.length - 2, tokens.length - 2);
  const found = places.filter(({ at }, index) =>
    stems(at + 1, end(index)).some((each) => wanted.includes(each)),
  );
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return null;
  const all = places.map(({ value }) => value).reduce(add);
  return begin(turn, problems.share_of(one.value, all, false));
}

/** The classes of words by their strong syllable, the last one first. */
const CLASSES = [/^agudas?$/, /^(?:grave|llana)s?$/, /^esdrujulas?$/];
const RULES = ["accent_rule_last", "accent_rule_second", "accent_rule_third"] as const;

/** "Do agudas always take an accent": the rule, and no word is looked at. */
function accentRule(turn: Turn): Answer | null {
  const of = CLASSES.findIndex((each) => turn.words.some((word) => each.test(word)));
  const rule = RULES[of];
  if (rule === undefined || !commands(turn, "of_all") || !commands(turn, "accent")) return null;
  return answer(turn, [say(turn, rule)], null, { act: "told", last: { id: ACCENTED, at: 0 } });
}

const STRONG = ["accent_last", "accent_second", "accent_third"] as const;

/** "Does cancion take an accent", "is pajaro esdrújula": which syllable is strong, and what follows from that. */
function accents(turn: Turn): Answer | null {
  const { library, state } = turn;
  const isAfter = state.last?.id === ACCENTED && turn.words.length <= LONGEST_ACCENT;
  const [, before] = /«([^«»]{1,40})»/.exec(state.said ?? "") ?? [];
  const isLed = library.followUps[state.language].leads.includes(turn.words[0] ?? "");
  // "And camiones?", "so does it or doesn't it": of the same rule.
  const isOn = isAfter && (isLed || commands(turn, "takes_it"));
  if (
    !isOn &&
    (!commands(turn, "accent") || !(isAsking(turn) || turn.words.length <= 4 || WHICH.test(turn.message)))
  )
    return null;
  const { stop } = library.knowledge.questions[state.language];
  const cues = [...library.commands.accent.en, ...library.commands.accent.es].flatMap(wordsOf);
  if (!isOn && turn.words.some((word) => groupOf(turn, word) !== null)) return null;
  const words = turn.words
    .filter((word) => word.length > 3 && !stop.includes(word) && !cues.includes(word))
    .filter((word) => !isOn || !TALKS_OF.has(word))
    .map((word) => writtenAs(library, "es", word) ?? pluralOf(library, word))
    .filter((word) => word !== null && vowelsOf(word).length > 1);
  const asked = words.length === 0 && isOn && before !== undefined ? [before] : words;
  if (asked.length === 0 || asked.length > 3) return null;
  const told = asked.map((word) => {
    const has = say(turn, /[áéíóú]/.test(word ?? "") ? "accent_yes" : "accent_no");
    return `${has} ${say(turn, STRONG[strongAt(word ?? "")] ?? "accent_last", { word: word ?? "" })}`;
  });
  return answer(turn, [told.join(" ")], null, { act: "worked", last: { id: ACCENTED, at: 0 } });
}
/** "Aguda, grave o esdrújula". */
const WHICH = /\sor?\s/iu;
const LONGEST_ACCENT = 12;
/** What accents are told of by. */
const ACCENTED = "aguda_words";
/** Said of the rule, and not asked of. */
const TALKS_OF = new Set(
  "ultima penultima antepenultima silaba fuerte vocal regla palabra entonces".split(" "),
);

/** "Camiones" of "camión": its strong syllable stays, and its mark goes or comes with that. */
function pluralOf(library: TutorLibrary, said: string): string | null {
  const one = said.endsWith("ces") ? `${said.slice(0, -3)}z` : said.replace(/e?s$/, "");
  const base = said.endsWith("s") ? writtenAs(library, "es", one) : null;
  if (base === null) return null;
  if (/[aeiouáéó]$/.test(base)) return `${base}s`;
  const stem = base.endsWith("z") ? `${base.slice(0, -1)}c` : base;
  return strongAt(base) === 0 ? `${plain(stem)}es` : `${stem}es`;
}
