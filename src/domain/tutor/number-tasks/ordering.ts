import {
  isEqual,
  isLess,
  isWhole,
  leastCommon,
  places,
  type Rational,
  written,
} from "../../mathematics/rational.ts";
import { strangers } from "../../mathematics/reading/sums/run.ts";
import { type NumberToken, numbersAmong } from "../../mathematics/reading/tokens/token.ts";
import { tokensIn } from "../mathematics/tokens.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";

type Ordering = Waiting & { kind: "ordering" };
type Figure = Ordering["of"][number];

/** In numbers. */
const FEWEST = 3;
const MOST = 10;
const SHORT = 6;

/** "Order from greatest to least: 345, 534, 453": what to look at first; an order that the child brings along is checked. */
export function askedOrder(turn: Turn): Answer | null {
  if (!/\d\D+\d/.test(turn.message)) return null;
  const [isDown, isUp] = [commands(turn, "order_down"), commands(turn, "order_up")];
  const isNamed = isDown || isUp;
  if (!(isNamed || commands(turn, "order_numbers")) || turn.isDelicate) return null;
  const figures = figuresIn(turn);
  if (figures.length < (isNamed ? FEWEST - 1 : FEWEST) || figures.length > MOST) return null;
  const { of, said } = inHalves(figures);
  const task: Ordering = { kind: "ordering", of, isDown: isDown && !isUp, tries: 0 };
  // "It was from greatest to least. Is 534, 453, 345 right?": what is shown is the answer already.
  const isShown = said.length === 0 && (commands(turn, "check") || commands(turn, "spelled_right"));
  if (said.length > 0 || isShown) return judged(turn, task, isShown ? of : said);
  return answer(turn, hint(turn, task), task, { act: "hint" });
}

/** The order that the child gives, whole or its beginning; null where it says no number. */
export function triedOrder(turn: Turn, task: Ordering): Answer | null {
  const said = figuresIn(turn);
  // "And 7", after the first one was found: it goes on from there.
  const before = orderOf(task).slice(0, task.done ?? 0);
  const isOn =
    before.length > 0 &&
    said.length <= task.of.length - before.length &&
    !said.some((each) => holds(before, each));
  if (said.length > 0)
    return said.length <= task.of.length ? judged(turn, task, isOn ? [...before, ...said] : said) : null;
  const isStuck = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "help");
  return isStuck && turn.words.length <= SHORT ? helped(turn, task, "") : null;
}

/** The numbers of a list: between them stand no words but such as "and". */
function figuresIn(turn: Turn): readonly Figure[] {
  const tokens = tokensIn(turn);
  const numbers = numbersAmong(tokens).filter(({ isSpoken }) => isSpoken !== true);
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  if (first === undefined || last === undefined) return [];
  const list = tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1);
  return strangers(list) > MOST_BETWEEN ? [] : numbers.map(figureOf);
}
/** "… and my order is …". */
const MOST_BETWEEN = 2;
const figureOf = ({ form, value }: NumberToken): Figure => ({ form, value });

/** The numbers, and the same ones in the child's order, where both stand in one message. */
function inHalves(all: readonly Figure[]): {
  readonly of: readonly Figure[];
  readonly said: readonly Figure[];
} {
  const half = all.length / 2;
  const [of, said] = [all.slice(0, half), all.slice(half)];
  const isTwice = Number.isInteger(half) && half > 1 && isSame(of, said);
  return isTwice ? { of, said } : { of: all, said: [] };
}

const holds = (all: readonly Figure[], { value }: Figure) => all.some((each) => isEqual(each.value, value));
const isSame = (one: readonly Figure[], other: readonly Figure[]): boolean =>
  one.length === other.length && one.every((each) => holds(other, each));

function orderOf({ isDown, of }: Ordering): readonly Figure[] {
  const up = of.toSorted((one, other) =>
    isLess(one.value, other.value) ? -1 : isEqual(one.value, other.value) ? 0 : 1,
  );
  return isDown ? up.toReversed() : up;
}

const shown = (figures: readonly Figure[]): string =>
  figures.map(({ form, value }) => written(value, form)).join(", ");

function judged(turn: Turn, task: Ordering, said: readonly Figure[]): Answer {
  const order = orderOf(task);
  const isOn = said.every(({ value }, at) => isEqual(value, order[at]?.value ?? { top: 0, bottom: 0 }));
  if (isOn && said.length === order.length)
    return answer(turn, [say(turn, "order_right", { row: shown(order) })], null, { act: "right" });
  if (isOn)
    return answer(
      turn,
      [say(turn, "order_on", { row: shown(said) })],
      { ...task, done: said.length },
      { act: "step" },
    );
  if (!said.every((each) => holds(task.of, each)))
    return helped(turn, task, say(turn, "order_others", { row: shown(task.of) }));
  const at = said.findIndex(({ value }, place) => isTurned(task, said[place - 1]?.value, value));
  const [one, other] = [said[at - 1], said[at]];
  if (one === undefined || other === undefined) return helped(turn, task, say(turn, "order_not_yet"));
  const values = { a: shown([one]), b: shown([other]) };
  return helped(turn, task, say(turn, "order_wrong", values));
}

const isTurned = ({ isDown }: Ordering, before: Rational | undefined, value: Rational): boolean =>
  before !== undefined && (isDown ? isLess(before, value) : isLess(value, before));

function helped(turn: Turn, task: Ordering, opening: string): Answer {
  if (task.tries > 1 || (task.tries > 0 && opening === ""))
    return answer(turn, [say(turn, "order_shown", { row: shown(orderOf(task)) })], null, { act: "shown" });
  const next = { ...task, tries: task.tries + 1 };
  // Which two are turned around is hint enough the first time.
  const parts = opening === "" || task.tries > 0 ? [opening, ...hint(turn, task)] : [opening];
  return answer(turn, parts, next, { act: opening === "" ? "hint" : "wrong" });
}

/** How numbers of their kind are compared, and which one to look for first. */
function hint(turn: Turn, { isDown, of }: Ordering): readonly string[] {
  return [compared(turn, of), say(turn, isDown ? "order_first_down" : "order_first_up")];
}

function compared(turn: Turn, of: readonly Figure[]): string {
  const values = of.map(({ value }) => value);
  if (values.every(isWhole)) return say(turn, "order_wholes");
  const most = Math.max(...values.map((each) => places(each) ?? 0));
  if (of.every(({ form, value }) => form !== "fraction" && places(value) !== null)) {
    const row = values.map(({ bottom, top }) => (top / bottom).toFixed(most)).join(", ");
    return say(turn, "order_decimals", { row });
  }
  const bottom = values.reduce((all, each) => leastCommon(all, each.bottom), 1);
  const row = values.map((each) => `${(each.top * bottom) / each.bottom}/${bottom}`).join(", ");
  return say(turn, "order_fractions", { row });
}
