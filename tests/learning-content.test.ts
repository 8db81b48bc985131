import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { library } from "#content/curriculum/library.ts";
import { formGuides, intakeGuides, sessionGuides } from "#content/guides/cast.ts";
import { personalities } from "#content/guides/personalities.ts";
import { softenings } from "#content/guides/praise.ts";
import { starterPacks } from "#content/packs/starter-packs.ts";
import { encouragements, spokenAssessment } from "#content/questions/assessment.ts";
import { activityChain } from "#content/questions/chain.ts";
import * as choices from "#content/questions/choices.ts";
import { intake } from "#content/questions/intake.ts";
import { onboarding } from "#content/questions/onboarding.ts";
import { readAnswers } from "#domain/assessment/answers.ts";
import { analyseSkills, explorationStyle } from "#domain/assessment/assess.ts";
import { CHAIN_TASKS, chainReport } from "#domain/assessment/chain.ts";
import { learnerInterests } from "#domain/assessment/interests.ts";
import {
  type Choice,
  INTAKE_CATEGORIES,
  QUESTION_COUNTS,
  SPOKEN_QUESTIONS,
} from "#domain/assessment/questions.ts";
import { ageBand, ageRange, type CurriculumModule, containsAge } from "#domain/curriculum/module.ts";
import { candidateTiers } from "#domain/curriculum/module-choice.ts";
import { THEMES } from "#domain/curriculum/path.ts";
import { recommend } from "#domain/curriculum/recommendations.ts";
import { LEARNER_AGES } from "#domain/learner/age.ts";
import { guideName, PERSONALITIES, personalityChoices } from "#domain/learner/guide.ts";
import { inferPedagogy, PEDAGOGIES } from "#domain/learner/pedagogy.ts";
import { softenPraise } from "#domain/learner/praise.ts";
import { LEARNING_PATHS, SKILL_LEVELS } from "#domain/learner/skill.ts";
import { type Bilingual, LANGUAGES } from "#domain/locale/language.ts";

const { modules } = library;
const ages = Array.from({ length: 12 }, (_, each) => each + 3);

/** Every bilingual text inside a piece of content, with the way to it. */
function textsIn(content: unknown, way = ""): { way: string; text: Bilingual }[] {
  if (typeof content !== "object" || content === null) return [];
  if ("en" in content && "es" in content && typeof content.en === "string") {
    return [{ way, text: content as Bilingual }];
  }
  return Object.entries(content).flatMap(([key, value]) => textsIn(value, `${way}/${key}`));
}

/** Voices' language tags and lists of words are no texts. */
const isText = ({ way }: { way: string }) => !/\/lang$/.test(way);
const texts = textsIn({
  library,
  onboarding,
  intake,
  spokenAssessment,
  encouragements,
  activityChain,
  personalities,
  guides: { sessionGuides, formGuides, intakeGuides },
}).filter(isText);

describe("every text", () => {
  test("exists in both languages, is tidy, and is not left in the other", () => {
    expect(texts.length).toBeGreaterThan(800);
    for (const { way, text } of texts) {
      for (const language of LANGUAGES) {
        expect(text[language], way).toBe(text[language].trim());
        expect(text[language], way).not.toBe("");
        expect(text[language], way).not.toMatch(/—| {2}|[<>]|\bTODO\b/);
      }
      if (text.en.split(" ").length > 2) expect(text.es, way).not.toBe(text.en);
      expect(text.es, way).not.toMatch(/(?<!\p{L})(vosotr[oa]s|vuestr[oa]s?|os)(?!\p{L})/iu);
    }
  });

  test("opens every question and exclamation in Spanish, and holds the same figures in both", () => {
    for (const { way, text } of texts) {
      expect(text.es.split("¿").length, `${way}: ${text.es}`).toBe(text.es.split("?").length);
      expect(text.es.split("¡").length, `${way}: ${text.es}`).toBe(text.es.split("!").length);
      expect(text.es.match(/\{\w+\}|\d+/g) ?? [], way).toEqual(text.en.match(/\{\w+\}|\d+/g) ?? []);
    }
  });

  test("names no price", () => {
    for (const { way, text } of texts) expect(text.en + text.es, way).not.toMatch(/[$€]|\bUSD\b|\bMXN\b/);
  });
});

describe("modules", () => {
  test("§3 has the built-in ones", () => {
    const builtIn = (module: CurriculumModule) =>
      `${module.pedagogy} ${module.band ?? module.age_group} ${module.module.en}`;
    expect(modules.map(builtIn)).toEqual(
      expect.arrayContaining([
        "Montessori 6-8 Nature-Based Math",
        "Montessori 6-8 Living Language",
        "Montessori 9-12 Ecosystem Mathematics",
        "Project-Based 7-9 Jungle Geometry",
        "Project-Based 6-8 Weather Station Project",
        "Project-Based 9-12 Sustainable Community Design",
        "IB-aligned 10-12 World Explorer Math",
        "IB-aligned 10-12 Climate Action Inquiry",
      ]),
    );
  });

  test.each(PEDAGOGIES)(
    "%s has at least three for every age, and in every band that the rules reach",
    (pedagogy) => {
      for (const age of ages) {
        const fit = modules.filter((module) => module.pedagogy === pedagogy && containsAge(module, age));
        expect(fit.length, `${pedagogy} at ${age}`).toBeGreaterThanOrEqual(3);
        const band = ageBand(pedagogy, age);
        const exact = modules.filter(
          (each) => each.pedagogy === pedagogy && (each.band ?? each.age_group) === band,
        );
        expect(exact.length, `${pedagogy} ${band}`).toBeGreaterThanOrEqual(3);
        expect(candidateTiers(modules, pedagogy, age).flat().length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test("none is there twice, by id, name, prompt or activity", () => {
    const all = modules.flatMap(({ id, module, prompts, activities }) => [
      id,
      ...[module, ...prompts, ...activities].flatMap(({ en, es }) => (en === es ? [en] : [en, es])),
    ]);
    expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
  });

  test.each(modules.map((module) => [module.id, module] as const))(
    "%s is complete and fit to read",
    (_id, module) => {
      expect(module.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([3, 4]).toContain(module.goals.length);
      expect([4, 5, 6]).toContain(module.prompts.length);
      expect([4, 5]).toContain(module.activities.length);
      // Words a child hears or reads in one breath, by the youngest of the band; Spanish takes a few more.
      const { from } = ageRange(module.age_group);
      const longest = from <= 3 ? 13 : from <= 7 ? 18 : 26;
      const spoken = [...module.prompts, ...module.activities, module.easier, module.harder];
      for (const text of spoken) {
        for (const [language, more] of [
          ["en", 0],
          ["es", 3],
        ] as const) {
          for (const sentence of text[language].split(/(?<=[.?!])\s+/)) {
            expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(longest + more);
          }
        }
      }
      for (const prompt of module.prompts) expect(prompt.en).toMatch(/[?.]$/);
    },
  );
});

describe("starter packs", () => {
  test("§3 there is one for each theme, of six activities, none twice", () => {
    expect(starterPacks.map(({ theme }) => theme).sort()).toEqual([...THEMES].sort());
    const titles = starterPacks.flatMap(({ activities }) => activities.map(({ title }) => title.en));
    expect(titles.length).toBe(30);
    expect(new Set(titles).size).toBe(30);
  });

  test("a title holds no colon, so that it comes apart from how", () => {
    for (const { activities } of starterPacks) {
      expect(activities.length).toBe(6);
      for (const { title } of activities) expect(title.en + title.es).not.toMatch(/[:.?!¿¡]/);
    }
  });
});

test("every learner gets three to five recommendations, none twice", () => {
  for (const age of ages)
    for (const math of SKILL_LEVELS)
      for (const reading of SKILL_LEVELS)
        for (const path of LEARNING_PATHS)
          for (const pedagogy of PEDAGOGIES)
            for (const confidence of [4, 7, 9]) {
              const [theme] = THEMES;
              const facts = { age, math, reading, path, pedagogy, confidence, theme, minutes: 15 };
              const given = recommend(
                library.recommendations,
                { ...facts, interests: [], bilingual: false },
                "es",
              );
              expect(given.length).toBeGreaterThanOrEqual(3);
              expect(given.length).toBeLessThanOrEqual(5);
              expect(given.join(" ")).not.toMatch(/[{}]/);
            }
});

describe("question banks", () => {
  test("§9 assessment 5 questions in the specification's order, intake 8 with its categories, 5 encouragements", () => {
    expect(spokenAssessment.map(({ id }) => id)).toEqual([...SPOKEN_QUESTIONS]);
    expect(spokenAssessment.length).toBe(QUESTION_COUNTS.assessment);
    expect(intake.length).toBe(QUESTION_COUNTS.intake);
    expect([...new Set(intake.map(({ category }) => category))]).toEqual([...INTAKE_CATEGORIES]);
    expect(encouragements.length).toBe(5);
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
    for (const language of LANGUAGES) {
      const report = chainReport(activityChain, {}, language);
      expect(report.strengths.length).toBe(1);
      expect(report.areas.length).toBe(CHAIN_TASKS.length);
      const read = chainReport(activityChain, { reading: activityChain.sentence[language] }, language);
      expect(read.strengths).toEqual([activityChain.strengths.reading[language]]);
    }
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

test("the ages of the domain are those of the catalogue", () => {
  expect(LEARNER_AGES).toEqual(catalogue.learnerAges);
});
