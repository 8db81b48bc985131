import { workOut } from "./arithmetic.ts";
import type { Phrase } from "./phrases.ts";
import type { Sum } from "./state.ts";

type Saying = { readonly phrase: Phrase; readonly values: Readonly<Record<string, string>> };
/** Two hints, each a little more, and then the way to the answer. */
export type SumHelp = readonly [Saying, Saying, Saying];

const saying = (phrase: Phrase, values: Readonly<Record<string, number | string>>): Saying => ({
  phrase,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});
const upTo = (from: number, step: number, count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => from + step * (index + 1)).join(", ");

/** How a sum is explained, from its numbers; the strategies are those of primary school: count on, split, share. */
export function helpWith(sum: Sum): SumHelp {
  if (sum.operator === "+") return addition(sum);
  if (sum.operator === "-") return subtraction(sum);
  if (sum.operator === "*") return multiplication(sum);
  return division(sum);
}

function addition(sum: Sum): SumHelp {
  const { value } = workOut(sum);
  const big = Math.max(sum.left, sum.right);
  const small = Math.min(sum.left, sum.right);
  if (small === 0) {
    const values = { big, value };
    return [saying("add_zero", values), saying("add_zero", values), saying("add_zero_shown", values)];
  }
  if (small <= 10) {
    const values = {
      big,
      small,
      value,
      next: big + 1,
      some: upTo(big, 1, small - 1),
      all: upTo(big, 1, small),
    };
    return [
      saying("add_count", values),
      saying(small === 1 ? "add_one" : "add_count_more", values),
      saying("add_count_shown", values),
    ];
  }
  const [kept, split] = sum.right % 10 === 0 ? [sum.right, sum.left] : [sum.left, sum.right];
  const ones = split % 10;
  const tens = split - ones;
  const values = { kept, split, tens, ones, part: kept + tens, value };
  if (ones > 0) {
    return [saying("add_split", values), saying("add_split_more", values), saying("add_split_shown", values)];
  }
  const round = { left: sum.left, right: sum.right, a: kept / 10, b: split / 10, tens: value / 10, value };
  return [saying("add_round", round), saying("add_round_more", round), saying("add_round_shown", round)];
}

function subtraction({ left, right }: Sum): SumHelp {
  const value = left - right;
  if (value < 0) {
    const values = { left, right, over: -value, value: `−${-value}` };
    return [saying("sub_below", values), saying("sub_below_more", values), saying("sub_below_shown", values)];
  }
  if (right <= 10) {
    const values = { left, right, value, some: upTo(left, -1, right - 1), all: upTo(left, -1, right) };
    return [
      saying(right === 1 ? "sub_one" : "sub_count", values),
      saying(right <= 1 ? "sub_one" : "sub_count_more", values),
      saying(right === 0 ? "sub_zero_shown" : "sub_count_shown", values),
    ];
  }
  const ten = Math.min(left, Math.ceil(right / 10) * 10);
  const values = { left, right, ten, first: ten - right, second: left - ten, value };
  if (ten > right) {
    return [saying("sub_up", values), saying("sub_up_more", values), saying("sub_up_shown", values)];
  }
  return [saying("sub_round", values), saying("sub_round_more", values), saying("sub_round_shown", values)];
}

function multiplication({ left, right }: Sum): SumHelp {
  const big = Math.max(left, right);
  const small = Math.min(left, right);
  const value = left * right;
  if (small <= 1) {
    const [phrase, shown]: [Phrase, Phrase] =
      small === 0 ? ["mul_zero", "mul_zero_shown"] : ["mul_one", "mul_one_shown"];
    return [saying(phrase, { big, value }), saying(phrase, { big, value }), saying(shown, { big, value })];
  }
  if (big <= 10) {
    const values = {
      big,
      small,
      value,
      twice: big * 2,
      some: upTo(0, big, small - 1),
      all: upTo(0, big, small),
    };
    return [
      saying("mul_groups", values),
      saying("mul_groups_more", values),
      saying("mul_groups_shown", values),
    ];
  }
  const ones = big % 10;
  const tens = big - ones;
  const values = {
    big,
    small,
    value,
    tens,
    ones,
    a: small * tens,
    b: small * ones,
    t: tens / 10,
    product: (small * tens) / 10,
  };
  if (ones > 0) {
    return [saying("mul_split", values), saying("mul_split_more", values), saying("mul_split_shown", values)];
  }
  return [saying("mul_round", values), saying("mul_round_more", values), saying("mul_round_shown", values)];
}

function division(sum: Sum): SumHelp {
  const { value, rest } = workOut(sum);
  const { left, right } = sum;
  const values = {
    left,
    right,
    value,
    rest,
    product: value * right,
    some: upTo(0, right, Math.min(value, 12) - 1),
  };
  const shown = saying(rest > 0 ? "div_shown_rest" : "div_shown", values);
  if (value > 12) {
    const ten = right * 10;
    const big = { ...values, ten, remaining: left - ten, more: value - 10 };
    return [saying("div_ten", big), saying("div_ten_more", big), shown];
  }
  const first = saying(rest > 0 ? "div_share_rest" : "div_share", values);
  return [first, value < 2 ? saying("div_one", values) : saying("div_count", values), shown];
}
