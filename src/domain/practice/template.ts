import type { Move } from "../learner/lessons/lesson.ts";
import type { MaterialState } from "../learner/materials/materials.ts";
import type { Chance } from "../learner/skill.ts";
import { fill } from "../locale/fill.ts";
import { evaluate, unknownOf } from "../mathematics/expression.ts";
import { answerOf, type Kind, type Problem, problems } from "../mathematics/problem.ts";
import {
  type Form,
  isLess,
  isWhole,
  type Rational,
  rational,
  toNumber,
  written as writtenExactly,
} from "../mathematics/rational.ts";
import { between, one } from "./draw.ts";
import { formula, type Values } from "./formula.ts";
import type { Draft } from "./item.ts";
import type { SkillId } from "./skills.ts";
import { written } from "./written.ts";

/** What a name stands for: a number from one to another, or one of a list. */
export type Range = readonly [from: number, to: number] | { readonly of: readonly number[] };

/** Kinds of problems that a template can make, by what each is told. */
export const TEMPLATE_KINDS = [
  ...(["sum", "equation", "compare", "join", "take", "difference", "groups", "share", "rate"] as const),
  ...(["change_due", "part", "percent", "discount", "raise", "later", "between"] as const),
  ...(["rectangle_area", "rectangle_perimeter", "square_area", "square_perimeter"] as const),
  ...(["triangle_area", "circle_area", "circle_around", "box_volume", "mean"] as const),
] as const satisfies readonly Kind[];
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** An exercise with places for numbers. Its answer is worked out, never written. */
export type Template = {
  readonly skill: SkillId;
  readonly step: number;
  readonly draw: Readonly<Record<string, Range>>;
  /** Numbers that follow from the drawn ones, by formulas, each after those it needs. */
  readonly let?: Readonly<Record<string, string>> | undefined;
  /** What must be above zero; else it is drawn again. */
  readonly need?: readonly string[] | undefined;
  readonly ask: string;
  /** A sum or an equation written large. */
  readonly show?: string | undefined;
  /** The kind of problem, and what it is told; an equation is told both of its sides. */
  readonly problem?: readonly [TemplateKind, ...string[]] | undefined;
  /** The answer's formula, where no kind of problem fits. */
  readonly answer?: string | undefined;
  readonly form?: Form | undefined;
  /** Wrong answers to choose among; without them a number is entered or the material read. */
  readonly among?: readonly string[] | undefined;
  /** Wrong answers that show a slip of the table, by its name. */
  readonly slips?: Readonly<Record<string, string>> | undefined;
  readonly material?: unknown;
  readonly moves?: unknown;
  /** The fact of the material that is the answer. */
  readonly reads?: string | undefined;
  readonly hints?: readonly string[] | undefined;
  readonly together?: string | undefined;
};

const DRAWS = 200;

/**
 * An exercise with numbers drawn for it.
 *
 * @throws Error where no numbers fit
 */
export function fromTemplate(template: Template, chance: Chance): Draft {
  const values = drawn(template, chance);
  const value = (text: string) => evaluate(formula(text, values));
  const form = template.form ?? "whole";
  const problem = template.problem === undefined ? undefined : problemOf(template.problem, values, form);
  const answer = problem === undefined ? value(template.answer ?? "0") : answerOf(problem);
  const shape = template.form ?? problem?.form ?? "whole";
  const texts = {
    ...Object.fromEntries(Object.entries(values).map(([name, each]) => [name, label(each, shape)])),
    ...Object.fromEntries(
      Object.entries(values).map(([name, each]) => [`${name}_time`, writtenExactly(each, "clock")]),
    ),
    answer: label(answer, shape),
  };
  const said = (text: string) => fill(text, texts);
  const wrong = template.among?.map((each) => plain(value(each), shape));
  return {
    prompt: said(template.ask),
    ...(template.show === undefined ? {} : { shown: { kind: "large", text: said(template.show) } as const }),
    answer: plain(answer, shape),
    form: shape,
    ...(wrong === undefined
      ? {}
      : {
          wrong: [...new Set(wrong)].filter((each) => each !== plain(answer, shape)),
          labels: Object.fromEntries(
            [answer, ...(template.among ?? []).map(value)].map((each) => [
              plain(each, shape),
              label(each, shape),
            ]),
          ),
        }),
    ...(problem === undefined ? {} : { problem }),
    slips: Object.fromEntries(
      Object.entries(template.slips ?? {}).map(([slip, each]) => [plain(value(each), shape), slip]),
    ),
    ...(template.material === undefined
      ? {}
      : {
          material: placed(template.material, values) as MaterialState,
          moves: withTimes(placed(template.moves ?? [], values)) as readonly Move[],
        }),
    ...(template.reads === undefined ? {} : { reads: template.reads }),
    hints: template.hints?.map(said),
    ...(template.together === undefined ? {} : { together: said(template.together) }),
    isSayable: false,
  };
}

function drawn({ draw, let: follow = {}, need = [] }: Template, chance: Chance): Values {
  for (let turn = 0; turn < DRAWS; turn += 1) {
    const values: Record<string, Rational> = {};
    for (const [name, range] of Object.entries(draw))
      values[name] =
        "of" in range ? exact(one(range.of, chance)) : rational(between(chance, range[0], range[1]));
    for (const [name, text] of Object.entries(follow)) values[name] = evaluate(formula(text, values));
    if (need.every((text) => isLess(rational(0), evaluate(formula(text, values))))) return values;
  }
  throw new Error("No numbers fit this exercise.");
}

/** 0.25 as a quarter. */
const exact = (value: number) => rational(Math.round(value * 1000), 1000);

function problemOf(
  [kind, ...told]: readonly [TemplateKind, ...string[]],
  values: Values,
  form: Form,
): Problem {
  if (kind === "equation") {
    // The letter stays a letter, also where what it stands for was drawn under the same name.
    const numbers = Object.fromEntries(
      Object.entries(values).map(([name, each]) => [name, plain(each, "whole")]),
    );
    const [left = "0", right = "0"] = told.map((text) => fill(text, numbers));
    const found = unknownOf(formula(left), formula(right));
    if (found === null) throw new Error(`${left} = ${right} has no answer.`);
    return problems.equation(found, `${left} = ${right}`);
  }
  if (kind === "sum") return problems.sum(formula(told[0] ?? "0", values), form);
  const [a, b, c] = told.map((text) => evaluate(formula(text, values))) as [Rational, Rational, Rational];
  if (kind === "compare")
    return problems.compare({ left: a, right: b, want: "larger", isClaim: false }, form);
  if (kind === "mean") return problems.mean(told.map((text) => evaluate(formula(text, values))));
  if (kind === "rate" || kind === "change_due" || kind === "box_volume") return problems[kind](a, b, c);
  if (
    kind === "square_area" ||
    kind === "square_perimeter" ||
    kind === "circle_area" ||
    kind === "circle_around"
  )
    return problems[kind](a);
  return problems[kind](a, b);
}

/** As it is compared and stored: "-5", "0.75", "3/4", "10:15". */
export function plain(value: Rational, form: Form): string {
  return writtenExactly(value, form).replace("−", "-");
}

/** As it is shown: thousands with a comma, a real minus. */
export function label(value: Rational, form: Form): string {
  if (form === "clock" || form === "duration" || !isWhole(value)) return writtenExactly(value, form);
  return value.top < 0 ? `−${written(-value.top)}` : written(value.top);
}

/** "{a + b}" alone is a number; within other text it is written. */
function placed(part: unknown, values: Values): unknown {
  if (Array.isArray(part)) return part.map((each) => placed(each, values));
  if (typeof part === "object" && part !== null)
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, placed(each, values)]));
  if (typeof part !== "string") return part;
  const only = /^\{([^{}]+)\}$/.exec(part);
  if (only !== null) return toNumber(evaluate(formula(only[1] ?? "", values)));
  return part.replace(/\{([^{}]+)\}/g, (_, text: string) =>
    writtenExactly(evaluate(formula(text, values)), "fraction"),
  );
}

/** Moves as content writes them, `times` left out where it is once; none where it is no times. */
function withTimes(moves: unknown): unknown {
  if (!Array.isArray(moves)) return [];
  return moves
    .map((each: Record<string, unknown>) => {
      const { times = 1, ...move } = each;
      return "light" in move ? move : { times, move };
    })
    .filter((each) => !("times" in each) || Number(each.times) > 0);
}
