import { rational } from "./rational.ts";
import { type Picture, pieces, steps, type Way, way } from "./way.ts";

/** One after the other: "47 + 30 = 77, 77 + 8 = 85". */
function run(from: number, sign: "+" | "−", parts: readonly number[]) {
  let at = from;
  const lines = parts.map((part) => {
    const next = sign === "+" ? at + part : at - part;
    const line = `${at} ${sign} ${part} = ${next}`;
    at = next;
    return { line, next };
  });
  const [first = ""] = lines.map(({ line }) => line);
  return {
    ...{ first, all: lines.map(({ line }) => line).join(", ") },
    some: lines
      .slice(0, -1)
      .map(({ line }) => line)
      .join(", "),
    last: parts.at(-1) ?? 0,
    between: lines.slice(0, -1).map(({ next }) => rational(next)),
  };
}

const line = (from: number, jumps: readonly number[]): Picture => ({ material: "number-line", from, jumps });

export function addition(a: number, b: number): readonly Way[] {
  const [big, small] = [Math.max(a, b), Math.min(a, b)];
  const value = a + b;
  if (small === 0) return [way("add_zero", { big, value }, line(big, [0]))];
  const ways: Way[] = [];
  if (small <= 10) {
    const values = {
      big,
      small,
      value,
      next: big + 1,
      some: steps(big, 1, small - 1),
      all: steps(big, 1, small),
    };
    ways.push(way(small === 1 ? "count_one" : "count_on", values, line(big, [small])));
  }
  const ten = Math.ceil(big / 10) * 10;
  const need = ten - big;
  if (small < 10 && need > 0 && need < small) {
    const values = { big, small, ten, need, rest: small - need, value };
    ways.push(
      way("make_ten", values, { material: "ten-frame", filled: big % 10, added: small }, [rational(ten)]),
    );
  }
  if (a === b)
    ways.push(
      way(
        "double",
        { a, value, near: a > 5 ? `5 + 5 = 10, ${a - 5} + ${a - 5} = ${2 * (a - 5)}` : `${a}, ${value}` },
        { material: "groups", groups: 2, each: a, over: 0 },
      ),
    );
  if (small > 10) {
    // The one with fewer parts is split: 347 + 200 is done in one.
    const [kept, split] = pieces(b).length <= pieces(a).length ? [a, b] : [b, a];
    const parts = pieces(split);
    const { between, ...values } = run(kept, "+", parts);
    const id = parts.length > 1 ? "split_places" : "add_round";
    ways.push(
      way(
        id,
        {
          kept,
          split,
          pieces: parts.join(" + "),
          ask: `${kept} + ${parts[0]}`,
          value,
          ...values,
          round: value / 10,
          a: kept / 10,
          b: split / 10,
        },
        line(kept, parts),
        between,
      ),
    );
    const over = Math.ceil(small / 10) * 10 - small;
    if (over > 0 && over <= 3) {
      const [round, past] = [small + over, big + small + over];
      ways.push(
        way("near_ten", { big, small, round, over, past, value }, line(big, [round, -over]), [
          rational(past),
        ]),
      );
    }
    ways.push(columns(a, b, value));
  }
  return ways.length > 1
    ? ways
    : [...ways, way("line_right", { from: big, steps: small, value }, line(big, [small]))];
}

function columns(a: number, b: number, value: number): Way {
  const [ones, tens] = [(a % 10) + (b % 10), Math.floor(a / 10) * 10 + Math.floor(b / 10) * 10];
  const values = {
    onesA: a % 10,
    onesB: b % 10,
    tensA: Math.floor(a / 10) * 10,
    tensB: Math.floor(b / 10) * 10,
    ones,
    tens,
    value,
  };
  return way("columns", values, { material: "place-columns", numbers: [a, b] }, [
    rational(ones),
    rational(tens),
  ]);
}

export function subtraction(a: number, b: number): readonly Way[] {
  const value = a - b;
  if (b === 0) return [way("take_zero", { a, value }, line(a, [0]))];
  if (value < 0) return below(a, b);
  const ways: Way[] = [];
  if (b <= 10) {
    const values = { a, b, value, some: steps(a, -1, b - 1), all: steps(a, -1, b) };
    ways.push(way(b === 1 ? "back_one" : "count_back", values, line(a, [-b])));
  }
  const ten = Math.min(a, Math.ceil((b + 1) / 10) * 10);
  const [first, second] = [ten - b, a - ten];
  if (second > 0)
    ways.push(
      way("count_up", { a, b, ten, first, second, value }, line(b, [first, second]), [
        rational(first),
        rational(second),
      ]),
    );
  else
    ways.push(
      way(
        "what_more",
        { a, b, value },
        { material: "bar-model", bars: [{ parts: [a] }, { parts: [b, "?"] }] },
      ),
    );
  if (b > 10) {
    const parts = pieces(b);
    const { between, ...values } = run(a, "−", parts);
    if (parts.length > 1)
      ways.push(
        way(
          "take_places",
          { a, b, pieces: parts.join(" + "), ask: `${a} − ${parts[0]}`, value, ...values },
          line(
            a,
            parts.map((part) => -part),
          ),
          between,
        ),
      );
    const over = Math.ceil(b / 10) * 10 - b;
    if (over > 0 && over <= 3 && a >= b + over)
      ways.push(
        way(
          "take_near_ten",
          { a, b, round: b + over, over, past: value - over, value },
          line(a, [-b - over, over]),
          [rational(value - over)],
        ),
      );
  }
  return ways;
}

function below(a: number, b: number): readonly Way[] {
  const value = `−${b - a}`;
  return [
    way("below_zero", { a, b, over: b - a, value }, line(a, [-a, a - b])),
    way("debt_pay", { a, b, over: b - a, value }, line(a, [-b])),
  ];
}

export function multiplication(a: number, b: number): readonly Way[] {
  const [big, small] = [Math.max(a, b), Math.min(a, b)];
  const value = a * b;
  const groups: Picture = { material: "groups", groups: small, each: big, over: 0 };
  if (small <= 1) return [way(small === 0 ? "times_zero" : "times_one", { big, value }, groups)];
  const ways: Way[] = [];
  if (big <= 12) {
    const values = {
      groups: small,
      each: big,
      value,
      twice: big * 2,
      some: steps(0, big, small - 1),
      all: steps(0, big, small),
    };
    ways.push(way(small === 2 ? "twice" : "skip_count", values, groups));
  }
  // Two large numbers: the smaller is split; else the larger one, at ten or at five.
  const [kept, split] = small > 12 ? [big, small] : [small, big];
  const parts = split > 10 ? pieces(split) : split > 5 ? [5, split - 5] : [];
  if (parts.length === 1) {
    const zeros = 10 ** (String(split).length - 1);
    const product = (split / zeros) * kept;
    ways.push(
      way("times_round", { kept, split, zeros, digit: split / zeros, product, value }, groups, [
        rational(product),
      ]),
    );
  } else if (parts.length > 1) {
    const products = parts.map((part) => part * kept);
    const all = parts.map((part, at) => `${kept} × ${part} = ${products[at]}`).join(", ");
    const values = {
      kept,
      split,
      pieces: parts.join(" + "),
      all,
      ask: parts.map((part) => `${kept} × ${part}`).join(", "),
      products: products.join(" + "),
      value,
    };
    ways.push(
      way(
        "split_factor",
        values,
        { material: "grid", rows: kept, columns: split },
        products.map((each) => rational(each)),
      ),
    );
  }
  if (split === 9 || split === 8) {
    const ten = kept * 10;
    ways.push(
      way(
        "from_ten",
        { kept, split, ten, away: 10 - split, less: (10 - split) * kept, value },
        { material: "grid", rows: kept, columns: split },
        [rational(ten)],
      ),
    );
  }
  if (kept % 2 === 0 && kept > 2 && kept <= 12) {
    const half = kept / 2;
    ways.push(
      way("double_half", { kept, split, half, part: half * split, value }, groups, [rational(half * split)]),
    );
  }
  return ways.length > 1
    ? ways
    : [
        ...ways,
        way("array", { rows: small, columns: big, value }, { material: "grid", rows: small, columns: big }),
      ];
}

export function division(a: number, b: number): readonly Way[] {
  const [value, rest] = [Math.floor(a / b), a % b];
  const picture: Picture = { material: "groups", groups: b, each: value, over: rest };
  const values = {
    a,
    b,
    value,
    rest,
    product: value * b,
    next: value * b + b,
    some: steps(0, b, Math.min(value, 12) - 1),
  };
  const end = rest > 0 ? "_rest" : "";
  if (b === 1) return [way("divide_one", values, picture)];
  const ways: Way[] = [];
  const zeros = ["10", "100", "1000"].indexOf(String(b)) + 1;
  if (zeros > 0 && rest === 0)
    ways.push(way("shift_places", { ...values, zeros }, { material: "place-columns", numbers: [a] }));
  else if (value > 12) {
    // Something is left to do after the large piece.
    const tens = Math.floor((rest > 0 ? value : value - 1) / 10) * 10;
    const taken = tens * b;
    ways.push(
      way(`ten_groups${end}`, { ...values, tens, taken, remaining: a - taken, more: value - tens }, picture, [
        rational(taken),
        rational(tens),
      ]),
    );
  } else ways.push(way(`share_out${end}`, values, picture));
  ways.push(
    way(`which_times${end}`, values, {
      material: "number-line",
      from: 0,
      jumps: Array.from({ length: Math.min(value, 20) }, () => b),
    }),
  );
  if (b === 4 && rest === 0)
    ways.push(way("half_and_half", { ...values, half: a / 2 }, picture, [rational(a / 2)]));
  return ways;
}
