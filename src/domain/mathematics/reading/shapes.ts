import { apply, type Expression, number } from "../expression.ts";
import { type Problem, problems } from "../problem.ts";
import { greatestCommon, isWhole, leastCommon, type Rational, rational, toNumber } from "../rational.ts";
import { hasRole, type NumberToken, saying, type Token } from "./tokens/token.ts";

/** Areas and perimeters, averages, common multiples and divisors, roots, round numbers: named by one word. */
export function readNamed(tokens: readonly Token[]): Problem | null {
  const numbers = tokens.filter(
    (token): token is NumberToken => token.kind === "number" && token.isWord !== true,
  );
  const has = saying(tokens);
  const values = numbers.map(({ value }) => value);
  const [a, b, c] = values;
  if (a === undefined || values.some(({ top }) => top < 0)) return null;
  const unit = numbers.find(({ group }) => group === "length")?.unit;
  if (has("mean")) {
    // "3 towels held 20 ml, 35 ml and 30 ml": how many there are is no value among them.
    const [first, ...rest] = numbers;
    const isCount = first !== undefined && rest.length === toNumber(first.value) && rest.length > 1;
    const counted = isCount && rest.every(({ noun }) => noun !== first.noun) ? rest : numbers;
    const all = counted.map(({ value }) => value);
    return all.length >= 2 && all.length <= 12
      ? problems.mean(all, { unit: numbers.find(({ unit: each }) => each !== undefined)?.unit })
      : null;
  }
  if (has("multiple", "divisor")) return b === undefined ? null : common(has("multiple"), a, b);
  if (has("root")) {
    const root = Math.round(Math.sqrt(a.top));
    return isWhole(a) && root ** 2 === a.top && values.length === 1
      ? problems.plain("root", rational(root), [a])
      : null;
  }
  // "Uno de redondear" wishes for one.
  if (has("round") && !(numbers[0]?.isSpoken === true && a.top === 1)) {
    // "To the nearest hundredth": the place is a part that is said in words.
    const [, to = undefined] = tokens.filter((token) => token.kind === "number");
    const place = has("ones") ? 1 : has("hundreds") ? 100 : has("thousands") ? 1000 : isWhole(a) ? 10 : 1;
    return rounded(a, to?.kind === "number" ? to.value : rational(place));
  }
  const isLong = saying(tokens)("perimeter");
  if (has("circle", "radius", "diameter") && has("area", "perimeter")) {
    const radius = has("diameter") ? rational(a.top, a.bottom * 2) : a;
    return isLong ? problems.circle_around(radius, { unit }) : problems.circle_area(radius);
  }
  const isSized = numbers.length === 3 && numbers.every(({ group }) => group === "length");
  // "A pool of 4 m by 3 m by 2 m, how many liters fit": a cubic meter holds a thousand.
  const asksVolume = tokens.some((token) => token.kind === "word" && token.group === "volume");
  if (isSized && asksVolume && b !== undefined && c !== undefined) {
    const box = problems.box_volume(a, b, c);
    const isMeters = numbers.every(({ unit: each }) => each === "meter" || each === "metre");
    return isMeters ? { ...box, expression: apply("*", box.expression, number(1000)), form: "whole" } : box;
  }
  if (has("volume", "box") && has("volume"))
    return b !== undefined && c !== undefined
      ? problems.box_volume(a, b, c)
      : has("volume") && values.length === 1
        ? problems.box_volume(a, a, a)
        : null;
  if (has("trapezoid")) return isLong ? null : trapezoid(tokens, numbers);
  // A shape that is not worked out here is no rectangle.
  if (!has("area", "perimeter") || has("other_shape")) return null;
  // "4 birds sit on the fence" measures nothing.
  if (numbers.some(({ group, noun }) => noun !== undefined && group !== "length")) return null;
  if (has("triangle"))
    return b !== undefined && !isLong
      ? problems.triangle_area(a, b)
      : b !== undefined && c !== undefined
        ? problems.several(sumOf(values), values, { unit })
        : null;
  if (has("square") || (b === undefined && !has("rectangle")))
    return isLong ? problems.square_perimeter(a, { unit }) : problems.square_area(a);
  if (b === undefined) return null;
  return isLong ? problems.rectangle_perimeter(a, b, { unit }) : problems.rectangle_area(a, b);
}

/** Its two sides that run alike, and the height: the number after that word, or the last. */
function trapezoid(tokens: readonly Token[], numbers: readonly NumberToken[]): Problem | null {
  const at = tokens.findIndex((token) => hasRole(token, "height"));
  const after = at < 0 ? undefined : numbers.find((token) => tokens.indexOf(token) > at);
  const height = after ?? numbers.at(-1);
  const [a, b, ...others] = numbers.filter((token) => token !== height);
  if (a === undefined || b === undefined || height === undefined || others.length > 0) return null;
  return problems.trapezoid_area(a.value, b.value, height.value);
}

const sumOf = (values: readonly Rational[]): Expression =>
  values
    .slice(1)
    .reduce<Expression>((all, each) => apply("+", all, number(each), "around"), number(values[0] ?? 0));

function common(isMultiple: boolean, a: Rational, b: Rational): Problem | null {
  if (!isWhole(a) || !isWhole(b) || a.top < 1 || b.top < 1 || Math.max(a.top, b.top) > 1000) return null;
  const value = isMultiple ? leastCommon(a.top, b.top) : greatestCommon(a.top, b.top);
  return problems.plain(isMultiple ? "multiple" : "divisor", rational(value), [a, b]);
}

function rounded(a: Rational, to: Rational): Problem | null {
  if (![1, 10, 100, 1000].includes(to.top * to.bottom)) return null;
  const steps = Math.floor((a.top * to.bottom) / (a.bottom * to.top) + 0.5);
  return problems.plain("round", rational(steps * to.top, to.bottom), [a, to]);
}
