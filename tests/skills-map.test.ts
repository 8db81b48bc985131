import { describe, expect, it } from "vitest";
import { faultText } from "#server/content-file.ts";
import { countContent } from "../scripts/content/count.ts";
import { readLessons } from "../scripts/lessons/all.ts";
import { readSkills, skillsOf } from "../scripts/skills/read.ts";
import { strandOf } from "../src/domain/learner/skills/skill.ts";
import { LANGUAGES } from "../src/domain/locale/language.ts";

const map = readSkills();
const { lessons } = readLessons();

/** The ages of each phase of the SEP's plan: 2 is preschool, 6 the last year of secondary school. */
const PHASES: Readonly<Record<string, readonly [number, number]>> = {
  "2": [3, 6],
  "3": [6, 8],
  "4": [8, 10],
  "5": [10, 12],
  "6": [12, 15],
};

const written = (lines: string[]) =>
  skillsOf([{ name: "number.yaml", source: lines.join("\n") }]).faults.map(faultText);
const good = [
  "- id: number.a",
  "  name:",
  "    en: can count to two",
  "    es: cuenta hasta dos",
  "  ages: [3, 4]",
  "  needs: []",
  "  from: [SEP 2022 Fase 2]",
];
const changed = (from: string, to: string) => good.map((line) => line.replace(from, to));

describe("the map of what can be learned", () => {
  it("has no mistake", () => {
    expect(map.faults.map(faultText)).toEqual([]);
    expect(map.skills.length).toBeGreaterThan(250);
  });

  it("has something to learn at each age in each language and strand", () => {
    for (const language of LANGUAGES) {
      for (let age = 3; age <= 14; age++) {
        const here = map.skills.filter(
          ({ ages, languages }) => languages.includes(language) && ages[0] <= age && age <= ages[1],
        );
        expect([language, age, new Set(here.map(({ id }) => strandOf(id))).size >= 10]).toEqual([
          language,
          age,
          true,
        ]);
      }
    }
  });

  it("puts a skill at an age of the phase that it names as its source", () => {
    const away = map.skills.flatMap(({ id, ages, from }) =>
      from.flatMap((source) => {
        const phase = PHASES[source.startsWith("SEP 2022 Fase ") ? source.slice(-1) : ""];
        return phase && (ages[1] < phase[0] - 1 || ages[0] > phase[1]) ? [`${id}: ${source}`] : [];
      }),
    );
    expect(away).toEqual([]);
  });

  it("says another thing in each language, and no name twice", () => {
    for (const language of LANGUAGES) {
      const names = map.skills.map(({ name }) => name[language]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });
});

describe("a mistake in a file of the map", () => {
  const at = (line: number) => `src/content/learner/skills/number.yaml:${line}: `;

  it("is none in a good one", () => expect(written(good)).toEqual([]));

  it("is named with its line", () => {
    expect(written(changed("number.a", "fractions.a"))).toEqual([
      `${at(1)}"fractions.a" belongs into fractions.yaml`,
    ]);
    expect(written(changed("[]", "[number.z]"))).toEqual([`${at(6)}number.a: there is no skill "number.z"`]);
    expect(written(changed("[3, 4]", "[3, 15]"))[0]).toContain(`${at(5)}0.ages.1: Too big`);
    expect(written(changed("SEP 2022 Fase 2", "somewhere"))[0]).toContain(
      `${at(7)}0.from.0: a source begins`,
    );
    expect(written(changed("can count", "counts"))[0]).toContain(`${at(2)}0.name: the English name`);
    expect(written(changed("number.a", "Number A"))[0]).toContain(`${at(1)}0.id: an id is written`);
    expect(written([...good, "  needed: yes"])[0]).toContain("Unrecognized key");
    expect(written(good.toSpliced(3, 1))[0]).toContain(at(2));
    expect(written([...good, "  - what"]).length).toBeGreaterThan(0);
  });
});

describe("what there is to learn", () => {
  const report = countContent(lessons, map.skills);

  it("is counted from the lessons themselves", () => {
    for (const language of LANGUAGES) {
      const total = Object.values(report.lessons[language]).reduce((sum, count) => sum + count, 0);
      expect(total).toBe(lessons.length);
      const bySubject = report.subjects.filter((subject) => subject.language === language);
      expect(bySubject.reduce((sum, subject) => sum + subject.lessons, 0)).toBe(lessons.length);
      for (const { minutes, words, items, beats } of bySubject)
        expect(Math.min(minutes, words, items, beats)).toBeGreaterThan(0);
    }
  });

  it("never names a skill in a lesson of a language in which it is not learned", () => {
    const learned = new Map(map.skills.map(({ id, languages }) => [id, languages]));
    const away = lessons.flatMap((lesson) =>
      LANGUAGES.flatMap((language) =>
        lesson[language].skills
          .filter((id) => !learned.get(id)?.includes(language))
          .map((id) => `${lesson[language].id} (${language}): ${id}`),
      ),
    );
    expect(away).toEqual([]);
  });
});
