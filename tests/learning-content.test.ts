import { describe, expect, test } from "vitest";
import { funTime, funTimeEnd } from "#content/adventures/fun-time.ts";
import { jungle, jungleEnd } from "#content/adventures/jungle.ts";
import { toddlerLines, toddlerQuestions } from "#content/adventures/toddler.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import * as labels from "#content/learner/curriculum/labels.ts";
import { library } from "#content/learner/curriculum/library.ts";
import { formGuides, intakeGuides, sessionGuides } from "#content/learner/guides/cast.ts";
import { personalities } from "#content/learner/guides/personalities.ts";
import { encouragements, spokenAssessment } from "#content/learner/questions/assessment.ts";
import { activityChains } from "#content/learner/questions/chains.ts";
import { intake } from "#content/learner/questions/intake.ts";
import { onboarding } from "#content/learner/questions/onboarding.ts";
import { starterPacks } from "#content/packs/starter-packs.ts";
import { LEARNER_AGES } from "#domain/learner/age.ts";
import { ageBand, ageRange, type CurriculumModule, containsAge } from "#domain/learner/curriculum/module.ts";
import { candidateTiers } from "#domain/learner/curriculum/module-choice.ts";
import { THEMES } from "#domain/learner/curriculum/path.ts";
import { recommend } from "#domain/learner/curriculum/recommendations.ts";
import { PEDAGOGIES } from "#domain/learner/pedagogy.ts";
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
  activityChains,
  personalities,
  labels,
  adventures: { jungle, jungleEnd, funTime, funTimeEnd, toddlerQuestions, toddlerLines },
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

test("the ages of the domain are those of the catalogue", () => {
  expect(LEARNER_AGES).toEqual(catalogue.learnerAges);
});
