import { apply, type Expression, number, type Operator } from "../mathematics/expression.ts";
import { fromDecimal, type Rational } from "../mathematics/rational.ts";

/** The numbers that were drawn, by their names. */
export type Values = Readonly<Record<string, Rational>>;

const RANKS: readonly (readonly Operator[])[] = [
  ["+", "-"],
  ["*", "/"],
];

/**
 * Reads "2 * (a + b)" with the drawn numbers in their places; a name without a number stays a letter, as in an equation.
 *
 * @throws SyntaxError where it is no formula
 */
export function formula(text: string, values: Values = {}): Expression {
  const tokens = text.match(/\d+(?:\.\d+)?|[A-Za-z]\w*|\S/g) ?? [];
  let at = 0;
  const wrong = () => new SyntaxError(`"${text}" is no formula`);
  const operand = (): Expression => {
    const token = tokens[at++];
    if (token === undefined) throw wrong();
    if (token === "-") return apply("-", number(0), operand());
    if (token === "(") {
      const inner = level(0);
      if (tokens[at++] !== ")") throw wrong();
      return inner;
    }
    if (/^\d/.test(token)) return number(fromDecimal(token));
    if (!/^[A-Za-z]/.test(token)) throw wrong();
    const value = values[token];
    return value === undefined ? { letter: token } : number(value);
  };
  const level = (rank: number): Expression => {
    const operators = RANKS[rank];
    if (operators === undefined) return operand();
    let left = level(rank + 1);
    for (;;) {
      const operator = operators.find((each) => each === tokens[at]);
      if (operator === undefined) return left;
      at += 1;
      left = apply(operator, left, level(rank + 1));
    }
  };
  const whole = level(0);
  if (at !== tokens.length) throw wrong();
  return whole;
}
