import type { Chance } from "../learner/skill.ts";
import { apply, number } from "../mathematics/expression.ts";
import { problems } from "../mathematics/problem.ts";
import { rational } from "../mathematics/rational.ts";
import { between, nearby, one, some } from "./draw.ts";
import type { Draft } from "./item.ts";
import { calculated } from "./sums.ts";
import { type PracticeWords, say } from "./words.ts";

type Words = PracticeWords;

/** A whole number with wrong ones beside it. */
const numbers = (answer: number, wrong: readonly string[]) =>
  ({ answer: String(answer), wrong, isOrdered: true, isSayable: true }) as const;

export function multiplication(step: number, words: Words, chance: Chance): Draft {
  if (step === 0) {
    const thing = one(words.things, chance);
    const [groups, each] = [between(chance, 2, 4), between(chance, 2, 4)];
    const answer = groups * each;
    return {
      prompt: say(words, "groups", { groups, each, how: thing.how, things: thing.many }),
      shown: { kind: "things", picture: thing.picture, groups: Array.from({ length: groups }, () => each) },
      ...numbers(answer, nearby(answer, chance, [groups + each, answer + each], 1)),
      hint: say(words, "groups.hint"),
      problem: problems.sum(apply("*", number(groups), number(each))),
      together: say(words, "work", { sum: `${row(each, groups)} = ${answer}` }),
    };
  }
  const [a, b] = factors(step, chance);
  return calculated("*", a, b, step >= 4, [a * b + a, a * b - a, a + b], words, chance);
}

function factors(step: number, chance: Chance): readonly [number, number] {
  if (step === 1) return [one([2, 5, 10], chance), between(chance, 2, 10)];
  if (step === 2) return [one([3, 4], chance), between(chance, 2, 10)];
  if (step === 3) return [between(chance, 6, 9), between(chance, 3, 9)];
  if (step === 4) return [between(chance, 12, 49), between(chance, 3, 9)];
  return [between(chance, 12, 38), between(chance, 11, 29)];
}

const row = (each: number, times: number) => Array.from({ length: times }, () => each).join(" + ");

export function division(step: number, words: Words, chance: Chance): Draft {
  if (step === 0) {
    const thing = one(words.things, chance);
    const [friends, answer] = [between(chance, 2, 3), between(chance, 2, 4)];
    const whole = friends * answer;
    return {
      prompt: say(words, "share", { whole, friends, how: thing.how, things: thing.many }),
      shown: { kind: "things", picture: thing.picture, groups: [whole] },
      ...numbers(answer, nearby(answer, chance, [whole - friends, friends], 1)),
      hint: say(words, "share.hint"),
      problem: problems.sum(apply("/", number(whole), number(friends))),
      together: say(words, "work", { sum: `${whole} ÷ ${friends} = ${answer}` }),
    };
  }
  const [by, answer] = quotients(step, chance);
  if (step === 5) {
    const rest = between(chance, 1, by - 1);
    const whole = by * answer + rest;
    return {
      prompt: say(words, "rest", { whole, by }),
      shown: { kind: "large", text: `${whole} ÷ ${by}` },
      ...numbers(rest, nearby(rest, chance, [by, answer])),
      hint: say(words, "rest.hint", { by }),
      slips: { [answer]: "rest_or_share", [by]: "number_told" },
      together: say(words, "work.parts", {
        parts: `${by} × ${answer} = ${by * answer}. ${whole} − ${by * answer} = ${rest}.`,
        answer: rest,
      }),
    };
  }
  return calculated("/", by * answer, by, step === 4, [by], words, chance);
}

/** The divisor and the result. */
function quotients(step: number, chance: Chance): readonly [number, number] {
  if (step === 1) return [one([2, 5, 10], chance), between(chance, 2, 10)];
  if (step === 2) return [one([3, 4], chance), between(chance, 2, 10)];
  if (step === 3) return [between(chance, 6, 9), between(chance, 3, 9)];
  if (step === 4) return [between(chance, 3, 8), between(chance, 12, 32)];
  return [between(chance, 3, 9), between(chance, 3, 12)];
}

export function fractions(step: number, words: Words, chance: Chance): Draft {
  if (step === 0) {
    const answer = between(chance, 2, 10);
    const thing = one(words.things, chance);
    return {
      prompt: say(words, "half_of", { whole: answer * 2, things: thing.many }),
      shown: { kind: "things", picture: thing.picture, groups: [answer * 2] },
      ...numbers(answer, nearby(answer, chance, [answer * 2 - 2], 1)),
      together: say(words, "work", { sum: `${answer} + ${answer} = ${answer * 2}` }),
    };
  }
  if (step === 1) {
    const parts = one([2, 3, 4, 5, 6, 8], chance);
    const coloured = between(chance, 1, parts - 1);
    const slips = [
      `${parts - coloured}/${parts}`,
      `${coloured}/${parts + 1}`,
      `${coloured}/${parts - coloured}`,
      `${coloured}/${parts + 2}`,
    ];
    return {
      prompt: say(words, "coloured"),
      material: { kind: "fraction-bars", wholes: [{ of: parts, filled: coloured }] },
      moves: [{ light: "1" }],
      ...pieces(`${coloured}/${parts}`, slips),
      slips: {
        [`${parts - coloured}/${parts}`]: "other_part",
        [`${coloured}/${parts - coloured}`]: "part_to_part",
        [`${coloured}/${parts + 1}`]: "parts_counted",
        [`${coloured}/${parts + 2}`]: "parts_counted",
      },
      hint: say(words, "coloured.hint"),
      together: say(words, "coloured.work", { coloured, parts, answer: `${coloured}/${parts}` }),
    };
  }
  if (step === 2) {
    const [a, b, c] = some([2, 3, 4, 5, 6, 8, 10], 3, chance) as [number, number, number];
    const least = Math.min(a, b, c);
    const all = [a, b, c].sort((one, other) => other - one).map((each) => `1/${each}`);
    return {
      prompt: say(words, "greater_part"),
      material: { kind: "fraction-bars", wholes: [a, b, c].map((of) => ({ of, filled: 1 })) },
      moves: [{ light: String([a, b, c].indexOf(least) + 1) }],
      slips: Object.fromEntries(all.map((each) => [each, "larger_denominator"])),
      ...pieces(
        `1/${least}`,
        all.filter((each) => each !== `1/${least}`),
      ),
      hint: say(words, "greater_part.hint"),
      together: say(words, "in_order", { row: all.join(" < ") }),
      key: all.join(),
    };
  }
  if (step === 3) {
    const lower = between(chance, 2, 5);
    const upper = between(chance, 1, lower - 1);
    const times = between(chance, 2, 4);
    const answer = upper * times;
    return {
      prompt: say(words, "same_as", { part: `${upper}/${lower}` }),
      shown: { kind: "large", text: `${upper}/${lower} = ?/${lower * times}` },
      ...numbers(answer, nearby(answer, chance, [upper, upper + times, lower], 1)),
      material: {
        kind: "fraction-bars",
        wholes: [
          { of: lower, filled: upper },
          { of: lower * times, filled: 0 },
        ],
      },
      moves: [{ times: answer, move: { fill: 2 } }],
      slips: { [upper]: "top_kept", [upper + times]: "top_added" },
      hint: say(words, "same_as.hint", { lower, whole: lower * times }),
      together: say(words, "work", { sum: `${upper}/${lower} = ${answer}/${lower * times}` }),
    };
  }
  if (step === 4) {
    const lower = one([3, 4, 5, 8], chance);
    const upper = between(chance, 2, lower - 1);
    const each = between(chance, 3, 9);
    const answer = each * upper;
    return {
      prompt: say(words, "part_of", { part: `${upper}/${lower}`, whole: each * lower }),
      answer: String(answer),
      problem: problems.part(rational(upper, lower), rational(each * lower)),
    };
  }
  const [a, b] = one(
    [
      [2, 4],
      [2, 6],
      [3, 6],
      [2, 8],
      [4, 8],
      [5, 10],
      [3, 12],
    ] as const,
    chance,
  );
  const extra = between(chance, 1, b / a - 1);
  const answer = `${b / a + extra}/${b}`;
  return {
    prompt: say(words, "sum", { sum: `1/${a} + ${extra}/${b}` }),
    shown: { kind: "large", text: `1/${a} + ${extra}/${b} = ___` },
    ...pieces(answer, [
      `${1 + extra}/${a + b}`,
      `${1 + extra}/${b}`,
      `${b / a + extra}/${a + b}`,
      `${b / a + extra + 1}/${b}`,
    ]),
    problem: problems.sum(apply("+", number(rational(1, a)), number(rational(extra, b))), "fraction"),
  };
}

/** A fraction with wrong ones beside it that are not equal to it. */
function pieces(answer: string, wrong: readonly string[]) {
  const worth = (part: string) => {
    const [upper = 0, lower = 1] = part.split("/").map(Number);
    return upper / lower;
  };
  return {
    answer,
    wrong: [...new Set(wrong)].filter((each) => worth(each) !== worth(answer)).slice(0, 3),
    isSayable: false,
  } as const;
}
