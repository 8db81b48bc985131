import { strangers } from "./answer-words.ts";
import { findSum, isRight, nextSum, shownSum, workOut } from "./arithmetic.ts";
import { figures, numbersSaid } from "./number-words.ts";
import type { Phrase } from "./phrases.ts";
import type { Sum, Waiting } from "./state.ts";
import { helpWith } from "./sums.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";

/** A sum the child asks about: a hint first, never the answer; one that brings its answer along is checked. */
export function askedSum(turn: Turn): Answer | null {
  const found = findSum(turn.message);
  if (found === null) return wordProblem(turn);
  if (found.kind === "hard") return answer(turn, [say(turn, "sum_hard")], null);
  const { sum, claimed } = found;
  const values = { sum: shownSum(sum), value: shownValue(turn, sum) };
  if (sum.operator === "/" && sum.right === 0)
    return answer(turn, [say(turn, "div_zero", { left: String(sum.left) })], null);
  if (claimed !== null) {
    if (isRight(sum, [claimed])) {
      return answer(turn, [say(turn, "sum_claim_right", values), say(turn, "sum_another")], {
        kind: "offer",
        what: "sum",
      });
    }
    return answer(turn, [say(turn, "sum_wrong"), hint(turn, sum, 0)], { kind: "sum", tries: 0, ...sum });
  }
  return answer(turn, [say(turn, "sum_asked", values), hint(turn, sum, 0)], {
    kind: "sum",
    tries: 0,
    ...sum,
  });
}

/** Numbers and a "how many": the child finds the sum in it, and the tutor checks the sum. */
function wordProblem(turn: Turn): Answer | null {
  const text = figures(turn.words).join(" ");
  if (BEYOND.test(text)) return answer(turn, [say(turn, "math_beyond")], null);
  const isProblem = (text.match(/\d+/g) ?? []).length >= 2 && turn.words.length >= 8 && HOW_MANY.test(text);
  return isProblem ? answer(turn, [say(turn, "problem_asked")], null) : null;
}

const HOW_MANY =
  /\b(?:how (?:many|much|old|far|long|tall)|what fraction|cuant[oa]s?|que fraccion|en total|in all|altogether)\b/;
/** Mathematics that the tutor cannot check. */
const BEYOND =
  /\b(?:solve|resuelve|despeja) \S*(?:\d ?)?x\b|\b(?:square root|raiz cuadrada) (?:of|de)\b|\b(?:round|redondea) \d|\b(?:area|perimeter|perimetro|volume|volumen) (?:of|de) .*\d/;

/** A sum that the tutor sets. */
export function setSum(turn: Turn): Answer {
  const { message } = turn;
  const wish = /rest|subtract|minus|take/i.test(message)
    ? "-"
    : /mult|times|tabla/i.test(message)
      ? "*"
      : /div/i.test(message)
        ? "/"
        : undefined;
  const table = tableIn(turn);
  const age = commands(turn, "harder") ? turn.age + 3 : commands(turn, "easier") ? turn.age - 3 : turn.age;
  const sum: Sum =
    table === null
      ? nextSum(age, turn.state.turn, wish)
      : { left: 2 + ((turn.state.turn * 7 + 3) % 8), operator: "*", right: table };
  return answer(turn, [say(turn, "sum_given", { sum: shownSum(sum) })], { kind: "sum", tries: -1, ...sum });
}

/** "The table of 7", "tabla del siete". */
function tableIn({ words }: Turn): number | null {
  const text = figures(words).join(" ");
  const found =
    /\b(?:tablas? (?:de multiplicar )?del? |times tables? (?:of|for) (?:the )?|table of )(\d+)|\b(\d+) times tables?\b/.exec(
      text,
    );
  const table = Number(found?.[1] ?? found?.[2]);
  return table >= 2 && table <= 12 ? table : null;
}

/** The child's try at the sum that was asked; null when the message is about something else. */
export function triedSum(turn: Turn, waiting: Waiting & { kind: "sum" }): Answer | null {
  const { left, operator, right, tries } = waiting;
  const sum: Sum = { left, operator, right };
  const words = withoutReason(turn.words);
  // A sum in the reason is a way to the answer, another one is another sum.
  const found = words.length < turn.words.length ? null : findSum(turn.message);
  if (found?.kind === "hard") return null;
  if (found?.kind === "sum" && !isSame(found.sum, sum)) return null;
  const said = numbersSaid(words);
  const others = strangers(figures(words).join(" "));
  if (said.length > 0 && others > 1) return null;
  const isEither = /\d (?:or|o) \d/.test(figures(words).join(" "));
  if (isRight(sum, said) && !isEither) {
    const values = { sum: shownSum(sum), value: shownValue(turn, sum) };
    return answer(turn, [say(turn, "sum_right", values), say(turn, "sum_another")], {
      kind: "offer",
      what: "sum",
    });
  }
  const gaveUp = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "more");
  const justYes = commands(turn, "yes") && turn.words.length <= 2;
  if (said.length === 0 && !gaveUp && !justYes) return null;
  // A number that is told of is no try: "7 is prime".
  if (said.length > 0 && others > 0) return null;
  const isClose = said.length > 0 && Math.abs((said.at(-1) ?? 0) - workOut(sum).value) === 1;
  const opening: Phrase = said.length === 0 || isEither ? "sum_unsure" : isClose ? "sum_close" : "sum_wrong";
  if (tries < 1) {
    const next = commands(turn, "show") && tries >= 0 ? 1 : tries + 1;
    return answer(turn, [say(turn, opening), hint(turn, sum, next === 0 ? 0 : 1)], {
      ...waiting,
      tries: next,
    });
  }
  const values = { sum: shownSum(sum), value: shownValue(turn, sum) };
  const parts = [say(turn, "sum_shown", values), hint(turn, sum, 2), say(turn, "sum_another")];
  return answer(turn, parts, { kind: "offer", what: "sum" });
}

/** What is said before a reason: "it is 12 because 7 and 5 make 12". */
function withoutReason(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => ["because", "cause", "cuz", "porque", "xq", "pq"].includes(word));
  return at > 0 ? words.slice(0, at) : words;
}

/** The same sum, or the other way round where that changes nothing: 8 × 7 and 7 × 8. */
function isSame(one: Sum, other: Sum): boolean {
  const turned = { ...one, left: one.right, right: one.left };
  return (
    shownSum(one) === shownSum(other) || ("+*".includes(one.operator) && shownSum(turned) === shownSum(other))
  );
}

function hint(turn: Turn, sum: Sum, which: 0 | 1 | 2): string {
  const { phrase, values } = helpWith(sum)[which];
  return say(turn, phrase, values);
}

function shownValue({ state }: Turn, sum: Sum): string {
  const { value, rest } = workOut(sum);
  if (rest > 0)
    return state.language === "es" ? `${value} y sobran ${rest}` : `${value} and ${rest} left over`;
  return value < 0 ? `−${-value}` : String(value);
}
