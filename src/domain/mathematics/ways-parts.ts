import type { Step } from "./expression.ts";
import type { Comparison } from "./problem.ts";
import {
  add,
  type Form,
  isWhole,
  leastCommon,
  mixed,
  multiply,
  places,
  type Rational,
  rational,
  toNumber,
  written,
} from "./rational.ts";
import { type Picture, type Way, way } from "./way.ts";

const bars = (...values: readonly Rational[]): Picture => ({
  material: "fraction-bars",
  bars: values.map(({ top, bottom }) => ({ top, bottom })),
});
const shown = (value: Rational) => written(value, "fraction");
/** The same amount in pieces of another size, not shortened. */
const inPieces = ({ top, bottom }: Rational, size: number) => `${(top * size) / bottom}/${size}`;
const tops = ({ top, bottom }: Rational, size: number) => (top * size) / bottom;

/** "6/4 = 3/2 = 1 1/2". */
function ending(raw: string, value: Rational): string {
  const all = [raw, shown(value), mixed(value)].filter((each): each is string => each !== null);
  return all.filter((each, at) => all.indexOf(each) === at).join(" = ");
}

export function fractions(step: Step): readonly Way[] {
  const { operator, left, right, result } = step;
  const [a, b] = [shown(left), shown(right)];
  const value = shown(result);
  const picture = bars(left, right);
  if (operator === "+" || operator === "-") {
    const bottom = leastCommon(left.bottom, right.bottom);
    const [topA, topB] = [tops(left, bottom), tops(right, bottom)];
    const top = operator === "+" ? topA + topB : topA - topB;
    const values = {
      a,
      b,
      bottom,
      topA,
      topB,
      top,
      sign: operator === "+" ? "+" : "−",
      p: left.bottom,
      q: right.bottom,
      cutA: inPieces(left, bottom),
      cutB: inPieces(right, bottom),
      value: ending(`${top}/${bottom}`, result),
    };
    const ways: Way[] = [];
    if (left.bottom === right.bottom) ways.push(way("same_pieces", values, picture, [rational(top)]));
    else
      ways.push(
        way(left.bottom === 1 || right.bottom === 1 ? "cut_whole" : "common_pieces", values, picture, [
          rational(bottom),
          rational(top),
        ]),
      );
    if (isShort(left) && isShort(right))
      ways.push(
        way(
          "as_decimals",
          {
            ...values,
            decimalA: written(left, "decimal"),
            decimalB: written(right, "decimal"),
            decimal: written(result, "decimal"),
            value,
          },
          picture,
        ),
      );
    else ways.push(way("draw_bars", values, bars(left, right, result)));
    return ways;
  }
  if (operator === "*") {
    const raw = `${left.top * right.top}/${left.bottom * right.bottom}`;
    const values = {
      a,
      b,
      topA: left.top,
      topB: right.top,
      p: left.bottom,
      q: right.bottom,
      tops: left.top * right.top,
      bottoms: left.bottom * right.bottom,
      value: ending(raw, result),
    };
    const between = [rational(left.bottom * right.bottom), rational(left.top * right.top)];
    if (left.bottom === 1 || right.bottom === 1) {
      const [count, part] = left.bottom === 1 ? [left, right] : [right, left];
      const whole = {
        ...values,
        count: count.top,
        part: shown(part),
        top: part.top,
        bottom: part.bottom,
        product: count.top * part.top,
      };
      return [
        way("times_part", whole, picture, [rational(whole.product)]),
        way("tops_bottoms", values, picture, between),
      ];
    }
    return [way("part_of_part", values, picture, between), way("tops_bottoms", values, picture, between)];
  }
  const bottom = leastCommon(left.bottom, right.bottom);
  const turned = rational(right.bottom, right.top);
  const raw = `${left.top * right.bottom}/${left.bottom * right.top}`;
  const values = {
    a,
    b,
    bottom,
    topA: tops(left, bottom),
    topB: tops(right, bottom),
    cutA: inPieces(left, bottom),
    cutB: inPieces(right, bottom),
    turned: `${right.bottom}/${right.top}`,
    value: ending(raw, result),
  };
  return [
    way("how_often", values, picture, [rational(bottom), turned]),
    way("turn_over", values, picture, [turned]),
  ];
}

/** Decimals for whoever knows them: halves, quarters, fifths, tenths. */
const isShort = (value: Rational) => (places(value) ?? 9) <= 2;

export function decimals(step: Step): readonly Way[] {
  const { operator, left, right, result } = step;
  const count = Math.max(places(left) ?? 0, places(right) ?? 0);
  const fixed = (value: Rational, to = count) => toNumber(value).toFixed(to);
  const [a, b, value] = [left, right, result].map((each) => written(each, "decimal")) as [
    string,
    string,
    string,
  ];
  const scale = 10 ** count;
  const whole = (by: Rational) => Math.round(toNumber(by) * scale);
  const line: Picture = {
    material: "number-line",
    from: toNumber(left),
    jumps: [operator === "-" ? -toNumber(right) : toNumber(right)],
  };
  if (operator === "+" || operator === "-") {
    const values = {
      a,
      b,
      value,
      sign: operator === "+" ? "+" : "−",
      longA: fixed(left),
      longB: fixed(right),
      scale,
      wholeA: whole(left),
      wholeB: whole(right),
      whole: whole(result),
    };
    return [
      way("line_up", values, line, [rational(whole(result))]),
      way("small_parts", values, line, [rational(whole(result))]),
    ];
  }
  if (operator === "*") {
    const [placesA, placesB] = [places(left) ?? 0, places(right) ?? 0];
    const [wholeA, wholeB] = [
      Math.round(toNumber(left) * 10 ** placesA),
      Math.round(toNumber(right) * 10 ** placesB),
    ];
    const values = {
      a,
      b,
      value,
      wholeA,
      wholeB,
      product: wholeA * wholeB,
      places: placesA + placesB,
      near: `${Math.round(toNumber(left))} × ${Math.round(toNumber(right))}`,
      about: Math.round(toNumber(left)) * Math.round(toNumber(right)),
    };
    return [way("without_point", values, line, [rational(wholeA * wholeB)]), way("about", values, line)];
  }
  if (isWhole(left) && isWhole(right)) return wholesThatDoNotComeOut(step);
  const values = { a, b, value, scale, wholeA: whole(left), wholeB: whole(right) };
  return [way("same_scale", values, line), way("fits_how_often", values, line)];
}

function wholesThatDoNotComeOut({ left, right, result }: Step): readonly Way[] {
  const [a, b] = [left.top, right.top];
  const picture: Picture = { material: "groups", groups: b, each: Math.floor(a / b), over: a % b };
  const values = { a, b, value: written(result, "decimal"), whole: Math.floor(a / b), rest: a % b };
  const shift = way(
    "shift_places",
    { ...values, zeros: String(b).length - 1 },
    { material: "place-columns", numbers: [a] },
  );
  const cut = way("cut_rest", { ...values, part: written(rational(a % b, b), "fraction") }, picture, [
    rational(Math.floor(a / b)),
  ]);
  return b === 10 || b === 100 || b === 1000
    ? [shift, cut]
    : [cut, way("as_fraction", { ...values, fraction: ending(`${a}/${b}`, result) }, picture)];
}

/** Of two amounts: pieces of one size, the same number of pieces, or the distance on the line. */
export function comparing({ left, right, want }: Comparison, form: Form): readonly Way[] {
  const [a, b] = [shown(left), shown(right)];
  const picture = bars(left, right);
  const bottom = leastCommon(left.bottom, right.bottom);
  const values = {
    a,
    b,
    bottom,
    p: left.bottom,
    q: right.bottom,
    top: left.top,
    topA: tops(left, bottom),
    topB: tops(right, bottom),
    cutA: inPieces(left, bottom),
    cutB: inPieces(right, bottom),
  };
  const between = bottom === left.bottom && bottom === right.bottom ? [] : [rational(bottom)];
  if (left.bottom === 1 && right.bottom === 1)
    return [
      way(`whole_${want}`, values, {
        material: "bar-model",
        bars: [{ parts: [left.top] }, { parts: [right.top] }],
      }),
    ];
  if (form === "decimal") {
    const count = Math.max(places(left) ?? 0, places(right) ?? 0);
    const fixed = (value: Rational) => toNumber(value).toFixed(count);
    return [way("compare_places", { ...values, longA: fixed(left), longB: fixed(right) }, picture)];
  }
  const cut = way("compare_pieces", values, picture, between);
  const same =
    left.top === right.top && left.bottom !== right.bottom ? [way("compare_bottoms", values, picture)] : [];
  const line = way(
    "compare_decimals",
    { ...values, decimalA: written(left, "decimal"), decimalB: written(right, "decimal") },
    picture,
  );
  const draw = way("compare_draw", values, picture);
  return [...same, cut, ...(isShort(left) && isShort(right) ? [line] : [draw])];
}

/** A tenth and its half, for the percent that are made of them. */
export function percentByTens(percent: Rational, whole: Rational): Way | null {
  const tenth = rational(whole.top, whole.bottom * 10);
  if (!isWhole(percent) || percent.top % 5 !== 0 || percent.top >= 100 || (places(tenth) ?? 9) > 2)
    return null;
  const tens = Math.floor(percent.top / 10);
  const five = percent.top % 10 === 5;
  const [part, half] = [multiply(tenth, rational(tens)), rational(tenth.top, tenth.bottom * 2)];
  const result = five ? add(part, half) : part;
  const show = (value: Rational) => written(value, "decimal");
  const values = {
    percent: percent.top,
    whole: show(whole),
    tenth: show(tenth),
    tens,
    tensPercent: tens * 10,
    part: show(part),
    half: show(half),
    value: show(result),
  };
  const picture: Picture = {
    material: "bar-model",
    bars: [{ parts: Array.from({ length: 10 }, () => toNumber(tenth)) }],
  };
  return way(tens === 0 ? "percent_five" : five ? "percent_tens_five" : "percent_tens", values, picture, [
    tenth,
    part,
    half,
  ]);
}
