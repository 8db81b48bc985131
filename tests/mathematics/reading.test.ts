import { describe, expect, test } from "vitest";
import { mathematics } from "#content/tutor/mathematics/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { answerOf } from "#domain/mathematics/problem.ts";
import { rational, toNumber, written } from "#domain/mathematics/rational.ts";
import { readProblem } from "#domain/mathematics/reading/read.ts";
import { EVERYDAY } from "./everyday.ts";
import { WORDINGS } from "./wordings.ts";

type Row = {
  readonly message: string;
  readonly language: Language;
  readonly kind: string;
  readonly answer: number;
  readonly isHeldOut: boolean;
};

/** Each wording with each of its numbers, as written in a book and as children type it. */
function rows(): readonly Row[] {
  return WORDINGS.flatMap(({ kind, numbers, answer, wordings }) =>
    LANGUAGES.flatMap((language) =>
      wordings[language].flatMap((wording, at) =>
        numbers.flatMap(([a, b, c = 0]) => {
          const values: Readonly<Record<string, string>> = {
            a: String(a),
            $: "$",
            b: String(b),
            c: String(c),
            r: String(a * c + b),
            A: written(rational(a), "clock"),
            B: written(rational(b), "clock"),
          };
          const said = wording.replace(/\{([\w$])\}/g, (_, name: string) => values[name] ?? "");
          const typed = said
            .toLowerCase()
            .normalize("NFD")
            .replace(/(?<!n)\p{M}/gu, "")
            .replace(/[¿?,]|\.(?!\d)/g, "")
            .normalize("NFC");
          return [said, typed].map((message) => ({
            message,
            language,
            kind,
            answer: answer(a, b, c),
            isHeldOut: at % 2 === 1,
          }));
        }),
      ),
    ),
  );
}

describe("what children ask is read as the problem that it is", () => {
  const all = rows();
  const misread = (isHeldOut: boolean) =>
    all
      .filter((row) => row.isHeldOut === isHeldOut)
      .filter(({ message, language, answer }) => {
        const found = readProblem(message, mathematics.words[language]);
        return found?.kind !== "problem" || Math.abs(toNumber(answerOf(found.problem)) - answer) > 1e-9;
      })
      .map(({ language, message, answer }) => `${language}: ${message} = ${answer}`);

  test("there are two thousand of them", () => expect(all.length).toBeGreaterThanOrEqual(2000));
  test("every one in the wordings that the reader was written with", () =>
    expect(misread(false)).toEqual([]));
  test("every one in the other wordings", () => expect(misread(true)).toEqual([]));
});

describe("problems as families say them", () => {
  const read = EVERYDAY.flatMap(({ numbers, answer, wordings }) =>
    LANGUAGES.flatMap((language) =>
      wordings[language].flatMap((wording) =>
        numbers.map(([a, b, c = 0, d = 0]) => {
          const values: Readonly<Record<string, number>> = { a, b, c, d };
          const message = wording.replace(/\{(\w)\}/g, (_, name: string) => String(values[name]));
          const found = readProblem(message, mathematics.words[language]);
          const problem = found?.kind === "problem" && found.claimed === undefined ? found.problem : null;
          const isRight =
            problem !== null && Math.abs(toNumber(answerOf(problem)) - answer(a, b, c, d)) < 1e-9;
          return { message, isRight, isSure: problem !== null && problem.isUnsure !== true };
        }),
      ),
    ),
  );

  test("none of them is read surely as another one", () =>
    expect(read.filter(({ isRight, isSure }) => isSure && !isRight).map(({ message }) => message)).toEqual(
      [],
    ));
  test("nearly all are read", () =>
    expect(read.filter(({ isRight }) => isRight).length / read.length).toBeGreaterThan(0.99));
});
