import { expect, test } from "vitest";
import { digits } from "../../src/domain/language/numbers.ts";
import { spokenTexts } from "../../src/domain/learner/lessons/faults/texts.ts";
import { rehearsed } from "../../src/domain/learner/lessons/rehearse.ts";
import { cellsOf } from "../../src/domain/learner/materials/world/table.ts";
import { everyLesson } from "./every.ts";

const NUMBER = String.raw`−?\d+(?:,\d{3})*(?:\.\d+)?`;
const SIGNS: Readonly<Record<string, (one: number, other: number) => number>> = Object.fromEntries([
  ...["and", "plus", "y", "mas", "\\+"].map((word) => [word, (a: number, b: number) => a + b]),
  ...["minus", "less", "menos", "−"].map((word) => [word, (a: number, b: number) => a - b]),
  ...["times", "por", "×"].map((word) => [word, (a: number, b: number) => a * b]),
  ...["divided by", "entre", "÷"].map((word) => [word, (a: number, b: number) => a / b]),
]);
const SIGN = Object.keys(SIGNS).join("|");
/** Small letters without accents, as the reader of number words takes them; "por ciento" multiplies nothing. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0301\u0308]/g, "")
    .replaceAll(/(?<=\bpor) (?=ciento\b)/g, "")
    .replaceAll(/\bveinti(?=[a-z])/g, "veinte y ");
/** "85 and 95 are 180" or "nine and three are twelve", and not a part of something longer, such as a fraction or a list. */
const CLAIM = new RegExp(
  String.raw`(?<![\d/.,xⁿ²³] ?|(?:${SIGN}) )(${NUMBER}) (${SIGN}) (${NUMBER})(?: more| mas)? (?:are|is|makes?|son|es|=) (${NUMBER})(?![\d/x²³]|,\d|\.\d| ?(?:${SIGN}|/))`,
  "g",
);
const worth = (written = "") => Number(written.replaceAll(",", "").replace("−", "-"));

test("what lessons say of two numbers is so", () => {
  let claims = 0;
  const wrong = everyLesson.flatMap(({ id, language, lesson }) =>
    spokenTexts(lesson).flatMap(({ text }) =>
      [...digits(plain(text)).matchAll(CLAIM)].flatMap(([claim, one, sign = "", other, result]) => {
        claims += 1;
        const is = SIGNS[sign === "+" ? "\\+" : sign]?.(worth(one), worth(other));
        return is !== undefined && Math.abs(is - worth(result)) < 1e-9
          ? []
          : [`${id} (${language}): ${claim}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(claims).toBeGreaterThan(100);
});

test("a table that says what there is in all adds up, once its task is solved", () => {
  const sums = everyLesson.flatMap(({ id, lesson }) =>
    lesson.beats.flatMap((beat) =>
      (beat.kind === "together" || beat.kind === "alone" ? beat.tasks : []).flatMap(({ first, again }) =>
        [first, again].flatMap((task) => {
          if (task?.material?.kind !== "table") return [];
          const { state } = rehearsed(task.material, task.solution);
          if (state.kind !== "table") return [];
          const cells = cellsOf(state);
          return cells
            .filter(({ row }) => row.id === "all")
            .map(({ value, column }) => ({
              id,
              all: value,
              sum: cells
                .filter((cell) => cell.column === column && cell.row.id !== "all")
                .reduce((sum, cell) => sum + Number(cell.value), 0),
            }));
        }),
      ),
    ),
  );
  expect(sums.length).toBeGreaterThan(0);
  for (const { id, all, sum } of sums) expect(sum, id).toBe(all);
});
