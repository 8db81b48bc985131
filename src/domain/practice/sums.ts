import type { MaterialState } from "../learner/materials/materials.ts";
import type { Chance } from "../learner/skill.ts";
import { apply, number } from "../mathematics/expression.ts";
import { problems } from "../mathematics/problem.ts";
import { between, nearby, one, some } from "./draw.ts";
import type { Draft } from "./item.ts";
import { ofPlace, type PracticeWords, say } from "./words.ts";
import { written } from "./written.ts";

type Words = PracticeWords;

/** Counting: things, what comes after, and rows of numbers. */
export function counting(step: number, words: Words, chance: Chance): Draft {
  const ranges = [
    [1, 3],
    [2, 6],
    [5, 10],
  ] as const;
  const range = ranges[step];
  if (range !== undefined) {
    const thing = one(words.things, chance);
    const count = between(chance, range[0], range[1]);
    const row = Array.from({ length: count }, (_, at) => at + 1).join(", ");
    return {
      prompt: say(words, "count", { how: thing.how, things: thing.many }),
      shown: { kind: "things", picture: thing.picture, groups: [count] },
      ...numbers(count, nearby(count, chance, [], 1)),
      together: say(words, "count.work", { row, answer: count }),
    };
  }
  if (step === 3) {
    const before = between(chance, 6, 39);
    return {
      prompt: say(words, "after", { number: before }),
      shown: { kind: "large", text: `${before}, ___` },
      ...numbers(before + 1, nearby(before + 1, chance, [before - 1, before + 10])),
      material: line(before - 3, before + 3, 1, before),
      moves: [{ times: 1, move: { jump: 1 } }],
      way: say(words, "after.way"),
      together: say(words, "after.work", { number: before, answer: before + 1 }),
    };
  }
  const jump = step === 4 ? one([2, 5, 10], chance) : one([-1, -2, 10, 3, 4], chance);
  const first = step === 4 ? jump * between(chance, 1, 5) : between(chance, 24, 68);
  const [a, b, c, answer] = [first, first + jump, first + 2 * jump, first + 3 * jump];
  return {
    prompt: say(words, "sequence"),
    shown: { kind: "large", text: `${a}, ${b}, ${c}, ___` },
    ...numbers(answer, nearby(answer, chance, [c + 1, c - 1, answer + jump])),
    material: line(Math.min(a, answer), Math.max(a, answer), Math.abs(jump), a),
    moves: [{ times: 3, move: { jump } }],
    way: say(words, "sequence.way"),
    together: say(words, "sequence.work", {
      sum: `${c} ${jump > 0 ? "+" : "−"} ${Math.abs(jump)} = ${answer}`,
      answer,
    }),
  };
}

export function addition(step: number, words: Words, chance: Chance): Draft {
  if (step <= 1) {
    const most = step === 0 ? 3 : 5;
    const thing = one(words.things, chance);
    const [a, b] = [between(chance, 1, most), between(chance, 1, step === 0 ? 2 : most)];
    const answer = a + b;
    return {
      prompt: say(words, "altogether", { how: thing.how, things: thing.many }),
      shown: { kind: "things", picture: thing.picture, groups: [a, b] },
      ...numbers(answer, nearby(answer, chance, [a, b], 1)),
      problem: problems.sum(apply("+", number(a), number(b))),
      together: say(words, "work", { sum: `${a} + ${b} = ${answer}` }),
    };
  }
  const [a, b] = addends(step, chance);
  return calculated("+", a, b, step >= 4, [a + b - 10], words, chance);
}

function addends(step: number, chance: Chance): readonly [number, number] {
  if (step === 2) return [between(chance, 5, 9), between(chance, 4, 9)];
  if (step === 3) return [between(chance, 12, 68), between(chance, 2, 9)];
  if (step === 4) return [between(chance, 16, 58), between(chance, 15, 39)];
  return [between(chance, 125, 680), between(chance, 118, 290)];
}

export function subtraction(step: number, words: Words, chance: Chance): Draft {
  if (step <= 1) {
    const whole = step === 0 ? between(chance, 3, 5) : between(chance, 5, 9);
    const away = between(chance, 1, whole - 1);
    const answer = whole - away;
    const thing = one(words.things, chance);
    return {
      prompt: say(words, "left", { whole, away, how: thing.how, things: thing.many }),
      shown: { kind: "things", picture: thing.picture, groups: [whole], away },
      ...numbers(answer, nearby(answer, chance, [whole], 1)),
      hint: say(words, "left.hint"),
      problem: problems.sum(apply("-", number(whole), number(away))),
      together: say(words, "work", { sum: `${whole} − ${away} = ${answer}` }),
    };
  }
  const [a, b] = minuends(step, chance);
  return calculated("-", a, b, step >= 4, [a - b + 10], words, chance);
}

function minuends(step: number, chance: Chance): readonly [number, number] {
  if (step === 2) {
    // Over the ten: more is taken than the ones there are.
    const whole = between(chance, 11, 17);
    return [whole, between(chance, (whole % 10) + 1, 9)];
  }
  if (step === 3) return [between(chance, 24, 89), between(chance, 3, 9)];
  if (step === 4) return [between(chance, 52, 94), between(chance, 17, 48)];
  return [between(chance, 412, 905), between(chance, 126, 387)];
}

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷" } as const;

/** A sum of two numbers: what helps and how it is solved, the problem knows. */
export function calculated(
  operator: keyof typeof SIGNS,
  a: number,
  b: number,
  isEntered: boolean,
  slips: readonly number[],
  words: Words,
  chance: Chance,
): Draft {
  const sum = `${written(a)} ${SIGNS[operator]} ${written(b)}`;
  const answer = { "+": a + b, "-": a - b, "*": a * b, "/": a / b }[operator];
  return {
    prompt: say(words, "sum", { sum }),
    shown: { kind: "large", text: `${sum} = ___` },
    ...(isEntered
      ? { answer: String(answer) }
      : numbers(answer, nearby(answer, chance, slips, operator === "/" ? 1 : 0))),
    problem: problems.sum(apply(operator, number(a), number(b))),
  };
}

/** A line to jump on, with every mark named. */
const line = (from: number, to: number, step: number, at: number): MaterialState => ({
  ...{ kind: "number-line", from, to, step, labels: "all", at, jumps: [] },
});

export function placeValue(step: number, words: Words, chance: Chance): Draft {
  const digit = () => between(chance, 1, 9);
  if (step === 0 || step === 3) {
    const [hundreds, tens, ones] = [step === 3 ? digit() : 0, digit(), digit()];
    const answer = hundreds * 100 + tens * 10 + ones;
    const swapped = hundreds * 100 + ones * 10 + tens;
    return {
      prompt: say(words, step === 0 ? "tens_ones" : "hundreds", {
        hundreds: ofPlace(words, "hundreds", hundreds),
        tens: ofPlace(words, "tens", tens),
        ones: ofPlace(words, "ones", ones),
      }),
      ...numbers(answer, nearby(answer, chance, [swapped, tens + ones, hundreds * 100 + tens])),
      slips: { [swapped]: "places_swapped", [tens + ones]: "places_added" },
      ...beads(hundreds, tens, ones),
      hint: say(words, "tens_ones.hint"),
      together: say(words, "work", {
        sum: `${step === 3 ? `${hundreds * 100} + ` : ""}${tens * 10} + ${ones} = ${answer}`,
      }),
    };
  }
  if (step === 1) {
    const [tens, ones] = [digit(), digit()];
    const whole = tens * 10 + ones;
    return {
      prompt: say(words, "digit_tens", { number: whole }),
      shown: { kind: "large", text: String(whole) },
      ...numbers(tens, nearby(tens, chance, [ones, tens * 10])),
      slips: { [ones]: "places_swapped", [tens * 10]: "place_value" },
      ...beads(0, tens, ones),
      hint: say(words, "digit_tens.hint"),
      together: say(words, "digit_tens.work", {
        sum: `${whole} = ${tens * 10} + ${ones}`,
        tens: ofPlace(words, "tens", tens),
      }),
    };
  }
  if (step === 2) {
    const [a, b] = [digit(), digit()];
    const all = [...new Set([a * 10 + b, b * 10 + a, between(chance, 11, 99), between(chance, 11, 99)])];
    return greatest(all.length > 2 ? all : [...all, 50, 60], words);
  }
  if (step === 4) {
    const digits = some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4, chance);
    const number = Number(digits.join(""));
    const at = between(chance, 0, 3);
    const worth = (digits[at] ?? 1) * 10 ** (3 - at);
    return {
      prompt: say(words, "worth", { digit: digits[at] ?? 1, number: written(number) }),
      shown: { kind: "large", text: written(number) },
      ...numbers(
        worth,
        [1, 10, 100, 1000]
          .map((place) => String((digits[at] ?? 1) * place))
          .filter((each) => each !== String(worth)),
      ),
      hint: say(words, "worth.hint"),
      together: say(words, "work", {
        sum: `${written(number)} = ${digits.map((each, place) => written(each * 10 ** (3 - place))).join(" + ")}`,
      }),
    };
  }
  const rounded = between(chance, 12, 98) * 100 + between(chance, 1, 99);
  const answer = Math.round(rounded / 100) * 100;
  const low = rounded - (rounded % 100);
  return {
    prompt: say(words, "round", { number: written(rounded) }),
    shown: { kind: "large", text: written(rounded) },
    material: {
      ...{ kind: "number-line", from: low, to: low + 100, step: 10, at: rounded, jumps: [] },
      labels: [low, low + 50, low + 100],
    },
    moves: [{ light: "marker" }],
    ...numbers(answer, [answer + 100, answer - 100, Math.round(rounded / 1000) * 1000 + 50].map(String)),
    hint: say(words, "round.hint"),
    together: say(words, "work.parts", {
      parts: `${written(rounded - (rounded % 100))} < ${written(rounded)} < ${written(rounded - (rounded % 100) + 100)}.`,
      answer: written(answer),
    }),
  };
}

/** The number in beads, its places lit one after the other. */
const beads = (hundreds: number, tens: number, ones: number): Pick<Draft, "material" | "moves"> => ({
  material: { kind: "golden-beads", thousands: 0, hundreds, tens, ones },
  moves: [...(hundreds > 0 ? ["hundreds"] : []), "tens", "ones"].map((light) => ({ light })),
});

function greatest(all: readonly number[], words: Words): Draft {
  const ordered = [...all].sort((a, b) => a - b);
  const answer = ordered.at(-1) ?? 0;
  return {
    prompt: say(words, "greatest"),
    ...numbers(answer, ordered.slice(0, -1).map(String)),
    together: say(words, "in_order", { row: ordered.join(" < ") }),
    key: ordered.join(),
  };
}

/** A number with wrong ones beside it, in numerical order on the screen. */
function numbers(answer: number, wrong: readonly string[]) {
  return { answer: String(answer), wrong, isOrdered: true, isSayable: true } as const;
}
