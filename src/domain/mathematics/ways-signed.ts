import type { Step } from "./expression.ts";
import { absolute, multiply, negative, type Rational, rational, toNumber, written } from "./rational.ts";
import { type Picture, type Way, way } from "./way.ts";

/** Sums with a number below zero in them. */
export function signed({ operator, left, right, result }: Step): readonly Way[] {
  const [a, b, value] = [left, right, result].map((each) => written(each, "decimal"));
  if (operator === "*" || operator === "/") {
    const isSame = left.top < 0 === right.top < 0;
    const [amountA, amountB, amount] = [left, right, result].map((each) =>
      written(absolute(each), "decimal"),
    );
    const values = {
      a: a ?? "",
      b: b ?? "",
      amountA: amountA ?? "",
      amountB: amountB ?? "",
      amount: amount ?? "",
      value: value ?? "",
      sum: `${amountA} ${operator === "*" ? "×" : "÷"} ${amountB}`,
    };
    const picture: Picture = { material: "number-line", from: 0, jumps: [toNumber(result)] };
    return [
      way(isSame ? "signs_same" : "signs_other", values, picture, [absolute(result)]),
      isSame
        ? way("signs_pattern", { ...values, pattern: patternOf(right) }, picture)
        : way("signs_repeat", values, picture),
    ];
  }
  // To add −3 is to take 3; to take −3 is to add 3.
  const turned = right.top < 0;
  const goesUp = (operator === "+") !== turned;
  const from = toNumber(left);
  const steps = toNumber(absolute(right));
  const values = {
    a: a ?? "",
    b: b ?? "",
    from: a ?? "",
    steps: written(absolute(right), "decimal"),
    value: value ?? "",
    other: `${a} ${goesUp ? "+" : "−"} ${written(absolute(right), "decimal")}`,
  };
  const picture: Picture = { material: "number-line", from, jumps: [goesUp ? steps : -steps] };
  const ways: Way[] = [];
  if (turned) ways.push(way(operator === "+" ? "plus_below" : "minus_below", values, picture));
  const upwards = left.top < 0 ? "line_through" : "line_right";
  ways.push(way(goesUp ? upwards : "line_left", values, picture));
  if (left.top < 0)
    ways.push(
      way(
        goesUp ? "debt_get" : "debt_more",
        { ...values, owed: written(negative(left), "decimal") },
        picture,
        [rational(0)],
      ),
    );
  return ways;
}

/** What multiplying by less and less does: "2 × −3 = −6, 1 × −3 = −3, 0 × −3 = 0, −1 × −3 = 3". */
const patternOf = (by: Rational): string =>
  [2, 1, 0, -1]
    .map((times) => [rational(times), by, multiply(rational(times), by)])
    .map((each) => each.map((one) => written(one, "decimal")))
    .map(([times, one, product]) => `${times} × ${one} = ${product}`)
    .join(", ");
