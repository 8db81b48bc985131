import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { hintAt, shownTask } from "./fraction-hints.ts";
import { type Fraction, type FractionOperator, type FractionTask, shownMixed } from "./fractions.ts";

/** The word in both languages, as children write it. */
const NAMED = /\b(?:fra[cx][cst]?[sc]?i?on(?:e?s)?|quebrados?)\b/;
const ASKS_WHAT =
  /\b(?:what (?:is|are|does|do)|whats|que (?:es|son|significa|quiere decir)|explain|explica|explicame|explicas|como (?:son|funcionan?)|how do fractions work|para que sirven|tell me about|teach me(?: about)?|hablame)\b/;
const WISHES =
  /\b(?:practice|practise|practicar|practiquemos|problems?|problemas?|exercises?|ejercicios?|help|ayuda|ayudame|give|dame|ponme|pon|do|hacer|hagamos|try|quiz|test me|another|more|otra|otro|mas|want|quiero|learn|aprender|enseñame|sumar?|suman?|restar?|restan?|comparar?|add|adding|subtract|subtracting|compare|comparing|dont (?:get|understand|know)|no (?:le )?entiendo|no (?:le )?entendi|no se|confused|hard|dificil(?:es)?|cuestan|stuck)\b/;
const REFUSES =
  /\b(?:hate|odio|no me gustan?|dont (?:like|want)|no quiero|ya no quiero|no more|boring|aburrid[oa]s?)\b/;

/** Stand around such a wish. */
const AROUND = new Set(
  `i im me my we us you can could would like want wanna need to do does did a an the some of with about in at on for please
  and but so is are it its they what how help give let lets try practice practise practising practicing problem problems
  exercise exercises another more one quiz test teach learn learning explain tell dont not know understand get confused
  hard too very stuck add adding subtract subtracting compare comparing work homework school class today tomorrow math
  maths mean means ok okay hi hello hey hilda yes now have really yo mi me te tu se le lo la las el los un una unos unas
  de del con en para por favor que como cuales cual es son y o pero hoy mañana ayer quiero quisiera necesito puedes
  puedo podemos vamos vimos a ayuda ayudame ayudas practicar practiquemos practica problema problemas ejercicio ejercicios
  otro otra mas dame ponme pon haz hacer hagamos hago hace hacen aprender enseñame explica explicame explicas dime
  hablame significa quiere decir no ni entiendo entendi se nada muy dificil dificiles cuestan cuesta sumar suma suman
  sumas restar resta restan restas comparar comparan compara funciona funcionan sirven tarea escuela clase examen
  matematicas mate hola porfa si ya ahora tengo`.split(/\s+/),
);

/** Fractions in tune with an age: a picture, pieces of one size, pieces of two. */
const LIKE: readonly FractionTask[] = [
  task(1, 4, "+", 2, 4),
  task(2, 5, "+", 1, 5),
  task(5, 6, "-", 2, 6),
  task(3, 8, "+", 2, 8),
  task(4, 5, "-", 1, 5),
];
const UNLIKE: readonly FractionTask[] = [
  task(1, 2, "+", 1, 4),
  task(1, 2, "-", 1, 3),
  task(2, 3, "+", 1, 6),
  task(3, 4, "-", 1, 2),
  task(1, 3, "+", 1, 4),
];

function task(a: number, p: number, operator: FractionOperator, b: number, q: number): FractionTask {
  return { left: { top: a, bottom: p }, operator, right: { top: b, bottom: q } };
}

/** Talk about fractions: what they are, a wish for one to try, or one that stands alone; null for anything else. */
export function aboutFractions(
  turn: Turn,
  lone: { readonly value: Fraction; readonly written: string } | null,
): Answer | null {
  if (lone !== null) return met(turn, lone.value, lone.written);
  const text = turn.words.join(" ");
  const others = turn.words.filter((word) => !NAMED.test(word) && !AROUND.has(word));
  // What is told beside it may be harm, and is not talked past.
  if (!NAMED.test(text) || others.length > 1 || turn.isDelicate || REFUSES.test(text)) return null;
  if (turn.words.length === 1) return setFraction(turn);
  if (ASKS_WHAT.test(text)) return explainedToo(turn);
  return WISHES.test(text) ? setFraction(turn) : null;
}

/** What a fraction means, with one to find out. */
function met(turn: Turn, value: Fraction, written: string): Answer {
  const values = { fraction: written, top: String(value.top), bottom: String(value.bottom) };
  const mixed = shownMixed(value);
  if (value.top >= value.bottom) {
    const more = say(turn, "fraction_meaning_more", {
      ...values,
      mixed: mixed ?? String(value.top / value.bottom),
    });
    return answer(turn, [more, say(turn, "fraction_offer")], { kind: "offer", what: "fraction" });
  }
  return left(turn, [say(turn, "fraction_meaning", values)], value);
}

function explainedToo(turn: Turn): Answer {
  if (turn.age <= 7) {
    const half = halfOf(turn);
    const parts = [say(turn, "fraction_explained_short"), picture(turn, half)];
    return answer(turn, parts, { kind: "fraction", task: half, tries: -1 });
  }
  return left(turn, [say(turn, "fraction_explained")], { top: 1, bottom: 4 });
}

/** A tortilla of which a part was eaten: what is left. */
function left(turn: Turn, parts: readonly string[], eaten: Fraction): Answer {
  const { top, bottom } = eaten;
  const question = say(turn, "fraction_left", { top: String(top), bottom: String(bottom) });
  const whole: FractionTask = { left: { top: bottom, bottom }, operator: "-", right: eaten };
  return answer(turn, [...parts, question], { kind: "fraction", task: whole, tries: -1 });
}

/** A fraction to try that the tutor sets, fit for the age. */
export function setFraction(turn: Turn): Answer {
  const wish = wished(turn.words.join(" "));
  if (turn.age <= 8) {
    const half = halfOf(turn);
    return answer(turn, [picture(turn, half)], { kind: "fraction", task: half, tries: -1 });
  }
  const some = turn.age <= 10 ? LIKE : UNLIKE;
  const fitting = some.filter(({ operator }) => wish === null || wish === "larger" || operator === wish);
  const chosen = fitting[turn.state.turn % fitting.length] ?? task(1, 2, "+", 1, 4);
  const next = wish === "larger" ? { ...chosen, operator: wish } : chosen;
  // Whoever does not understand, or asks how, begins with a hint.
  const isLost = commands(turn, "unsure") || /\b(?:how|como)\b/.test(turn.words.join(" "));
  const given = say(turn, wish === "larger" ? "fraction_given_compare" : "sum_given", {
    sum: shownTask(turn, next),
  });
  if (!isLost) return answer(turn, [given], { kind: "fraction", task: next, tries: -1 });
  const opening = say(turn, "sum_asked", { sum: shownTask(turn, next) });
  return answer(turn, [opening, hintAt(turn, next, 0)], { kind: "fraction", task: next, tries: 0 });
}

function wished(text: string): "+" | "-" | "larger" | null {
  if (/\bcompar/.test(text)) return "larger";
  if (/\b(?:rest|subtract|minus)/.test(text)) return "-";
  return /\b(?:suma|suman|sumar|sumas|add|adding|addition)\b/.test(text) ? "+" : null;
}

function halfOf({ state }: Turn): FractionTask {
  const whole = [6, 8, 4, 10, 12][state.turn % 5] ?? 6;
  return { left: { top: 1, bottom: 2 }, operator: "of", right: { top: whole, bottom: 1 } };
}

const picture = (turn: Turn, { right }: FractionTask): string =>
  say(turn, "fraction_picture", { whole: String(right.top) });
