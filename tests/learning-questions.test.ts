import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { library } from "#content/learner/curriculum/library.ts";
import { formGuides, intakeGuides, sessionGuides } from "#content/learner/guides/cast.ts";
import { personalities } from "#content/learner/guides/personalities.ts";
import { softenings } from "#content/learner/guides/praise.ts";
import { encouragements, spokenAssessment } from "#content/learner/questions/assessment.ts";
import { activityChains } from "#content/learner/questions/chains.ts";
import { choicePictures } from "#content/learner/questions/choice-pictures.ts";
import * as choices from "#content/learner/questions/choices.ts";
import { intake } from "#content/learner/questions/intake.ts";
import { onboarding } from "#content/learner/questions/onboarding.ts";
import { readAnswers } from "#domain/learner/assessment/answers.ts";
import { analyseSkills, explorationStyle } from "#domain/learner/assessment/assess.ts";
import { CHAIN_TASKS, chainFor, chainReport } from "#domain/learner/assessment/chain.ts";
import { learnerInterests } from "#domain/learner/assessment/interests.ts";
import {
  type Choice,
  INTAKE_CATEGORIES,
  QUESTION_COUNTS,
  SPOKEN_QUESTIONS,
} from "#domain/learner/assessment/questions.ts";
import { guideName, PERSONALITIES, personalityChoices } from "#domain/learner/guide.ts";
import { inferPedagogy, PEDAGOGIES } from "#domain/learner/pedagogy.ts";
import { softenPraise } from "#domain/learner/praise.ts";
import { LANGUAGES } from "#domain/locale/language.ts";

const ages = Array.from({ length: 12 }, (_, each) => each + 3);

describe("question banks", () => {
  test("§9 assessment 5 questions in the specification's order, intake 8 with its categories, 5 encouragements", () => {
    expect(spokenAssessment.map(({ id }) => id)).toEqual([...SPOKEN_QUESTIONS]);
    expect(spokenAssessment.length).toBe(QUESTION_COUNTS.assessment);
    expect(intake.length).toBe(QUESTION_COUNTS.intake);
    expect([...new Set(intake.map(({ category }) => category))]).toEqual([...INTAKE_CATEGORIES]);
    expect(encouragements.length).toBe(5);
  });

  test("each choice is a picture, and each picture is there", () => {
    const all = [...intake.map((each) => each.choices), ...spokenAssessment.map((each) => each.choices)];
    const values = [...all.flat(), ...onboarding.flatMap(({ options }) => options)].map(({ value }) => value);
    const lies = (name: string) =>
      ["pictures/", "art/pic-"].some((place) =>
        existsSync(join(import.meta.dirname, "../src/web/assets", `${place}${name}.svg`)),
      );
    for (const value of values) expect(lies(choicePictures[value] ?? "none"), value).toBe(true);
    expect(Object.keys(choicePictures).sort()).toEqual([...new Set(values)].sort());
  });

  test("every question can be answered: choices where one chooses, none elsewhere, ids and values once", () => {
    for (const { responseType, options } of onboarding)
      expect(options.length > 1, responseType).toBe(responseType === "choice");
    for (const question of intake)
      expect(question.choices.length > 1, question.id).toBe(question.responseType === "choice");
    for (const { choices } of spokenAssessment) expect(choices.length).toBeGreaterThan(1);
    const ids = [onboarding.map(({ storeAs }) => storeAs), intake.map(({ id }) => id)];
    for (const list of ids) expect(new Set(list).size).toBe(list.length);
    expect(new Set(onboarding.map(({ responseType }) => responseType))).toEqual(
      new Set(["choice", "number", "text"]),
    );
  });

  const said = (key: string, { value, label }: Choice) =>
    [value, label.en, label.es].map((answer) => readAnswers({ [key]: answer }));
  const skills = (answers: ReturnType<typeof readAnswers>, age: number) =>
    analyseSkills(answers, age, [], "en");

  test("the engine reads each choice alike, tapped or said in either language", () => {
    for (const choice of choices.interestChoices) {
      const read = said("interests", choice).map((answers) => learnerInterests([], answers)[0]);
      expect(new Set(read).size, choice.value).toBe(1);
      expect(read[0], choice.value).toBeDefined();
    }
    for (const age of ages) {
      for (const choice of choices.mathChoices)
        expect(new Set(said("math_check", choice).map((all) => skills(all, age).mathLevel)).size).toBe(1);
      for (const choice of choices.readingChoices)
        expect(new Set(said("reading_level", choice).map((all) => skills(all, age).readingLevel)).size).toBe(
          1,
        );
    }
    const pedagogies = choices.learningStyleChoices.map(({ value, label }) =>
      [value, label.en, label.es].map((answer) => inferPedagogy(answer, 3)),
    );
    expect(pedagogies).toEqual(PEDAGOGIES.map((pedagogy) => [pedagogy, pedagogy, pedagogy]));
    const scores = choices.confidenceChoices.map((choice) =>
      said("confidence", choice).map((all) => skills(all, 8).confidenceScore),
    );
    expect(scores).toEqual([9, 7, 4].map((score) => [score, score, score]));
    const languages = choices.languageChoices.map((choice) =>
      said("language", choice).map((all) => skills(all, 8).language),
    );
    expect(languages).toEqual(["english", "spanish", "bilingual"].map((name) => [name, name, name]));
    const styles = choices.explorationChoices.map((choice) =>
      said("exploration_style", choice).map(explorationStyle),
    );
    expect(styles).toEqual(["independent", "together", "guided"].map((name) => [name, name, name]));
  });

  test("every math and reading choice is a level apart for some age", () => {
    const levels = ({ value }: Choice) =>
      ages.map((age) => skills(readAnswers({ math_check: value }), age).mathLevel);
    const seen = choices.mathChoices.map((choice) => levels(choice).join());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("the sums asked have the answers kept for them, within the grid", () => {
    expect(library.checks).toEqual([{ key: "sum_check", right: 7 + 5 }]);
  });

  test("the chain has a word for every outcome", () => {
    for (const chain of activityChains) {
      for (const language of LANGUAGES) {
        const report = chainReport(chain, {}, language);
        expect(report.strengths.length).toBe(1);
        expect(report.areas.length).toBe(CHAIN_TASKS.length);
        const read = chainReport(chain, { reading: chain.sentence[language] }, language);
        expect(read.strengths).toEqual([chain.strengths.reading[language]]);
      }
    }
  });

  test("the chain fits the age: nobody over seven counts eight stars, and what is shown is what is asked", () => {
    for (let age = 3; age <= 14; age += 1) {
      const { count, stars, prompts } = chainFor(activityChains, age);
      expect(count === 8).toBe(age <= 7);
      if (stars === null) expect(prompts.counting.es).toMatch(/24/);
      else expect(stars.rows * stars.columns).toBe(count);
    }
    expect(chainFor(activityChains, 12).stars).toBeNull();
  });
});

describe("guides", () => {
  test.each([
    [
      "In-session list: Noa, Sofi, Luna, Maya, Ari, Tali, Hilda",
      sessionGuides,
      "Noa, Sofi, Luna, Maya, Ari, Tali, Hilda",
    ],
    ["Form list: Luna, Maya, Sofi, Ari, Tali", formGuides, "Luna, Maya, Sofi, Ari, Tali"],
    ["Intake list: Hilda, Maya, Luna, Sofia", intakeGuides, "Hilda, Maya, Luna, Sofia"],
    [
      "Personalities: luma, alex, aria, chris, maya, tali, luna",
      personalities,
      "Luma, Alex, Aria, Chris, Maya, Tali, Luna",
    ],
  ])("§3 %s", (_sentence, guides, names) => {
    expect(guides.map(({ name }) => name).join(", ")).toBe(names);
    for (const { name, picture, rate, pitch } of guides) {
      expect(guideName(name)).toBe(name);
      expect(
        existsSync(join(import.meta.dirname, `../src/web/assets/art/face-${picture}.svg`)),
        picture,
      ).toBe(true);
      expect(rate >= 0.25 && rate <= 4 && pitch > 0 && pitch <= 2).toBe(true);
    }
  });

  test("Hilda is British and recommended in the intake; Sofia speaks the Spanish of Spain", () => {
    expect(
      intakeGuides.map(({ name, lang, recommended = false }) => [name, lang.en, lang.es, recommended]),
    ).toEqual([
      ["Hilda", "en-GB", "es-MX", true],
      ["Maya", "en-US", "es-MX", false],
      ["Luna", "en-US", "es-MX", false],
      ["Sofia", "es-ES", "es-ES", false],
    ]);
  });

  test("no two personalities that a child may choose between share a voice", () => {
    expect(personalities.map(({ id }) => id)).toEqual([...PERSONALITIES]);
    const offered = personalities.filter(({ id }) => personalityChoices(7).includes(id));
    expect(new Set(offered.map(({ voiceName }) => voiceName)).size).toBe(offered.length);
  });

  test("§5 Outstanding becomes Great, and no softer word is itself softened", () => {
    expect(softenPraise("Outstanding!", 5, softenings.en)).toBe("Great!");
    for (const language of LANGUAGES) {
      const loud = new Set(softenings[language].map(([word]) => word));
      for (const [, soft] of softenings[language]) expect(loud.has(soft)).toBe(false);
    }
  });
});
