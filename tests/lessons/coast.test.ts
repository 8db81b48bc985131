import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { faultText } from "#server/content-file.ts";
import { placeFiles, readPlace } from "../../scripts/coast/read.ts";
import { materials as english } from "../../src/content/copy/en/materials.ts";
import { materials as spanish } from "../../src/content/copy/es/materials.ts";
import {
  bandOf,
  fittedBand,
  NO_JOURNEY,
  nextPlace,
  performed,
  readJourney,
  visitAfter,
  visited,
} from "../../src/domain/learner/coast/journey.ts";
import type { Place } from "../../src/domain/learner/coast/place.ts";
import { LESSON_BANDS, type Performance } from "../../src/domain/learner/lessons/lesson.ts";
import { recordOf } from "../../src/domain/learner/lessons/record.ts";
import { evidenceOf } from "../../src/domain/learner/mastery/evidence.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { Material } from "../../src/web/child/materials/material.tsx";
import { LocaleContext, translator } from "../../src/web/platform/i18n.tsx";
import { played } from "./child.ts";

const files = placeFiles().map((file) => ({ file, ...readPlace(file) }));
const WORDS = { en: english, es: spanish } as const;

type Each = { readonly where: string; readonly language: Language; readonly whole: Performance };

/** Every visit to every place, in each band and language, first and second time around. */
const everyVisit: readonly Each[] = files.flatMap(({ value: place }) =>
  place === null
    ? []
    : LANGUAGES.flatMap((language) =>
        place[language].visits.flatMap((visit) =>
          LESSON_BANDS.flatMap((band) =>
            [0, 1].map((round) => ({
              where: `${place[language].id} ${visit.id} ${band} ${language}, round ${round}`,
              language,
              whole: performed(place[language], visit, band, round),
            })),
          ),
        ),
      ),
);
const tasksIn = ({ beats }: Performance) =>
  beats.flatMap((beat) =>
    beat.kind === "together"
      ? beat.tasks.flatMap(({ first, again }) => (again === null ? [first] : [first, again]))
      : [],
  );

describe("the coast", () => {
  test("each file can be played; at least eight places, each with three visits", () => {
    expect(files.flatMap(({ faults }) => faults.map(faultText))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(new Set(files.map(({ value }) => value?.en.at)).size, "each at its own place of the map").toBe(
      files.length,
    );
    expect(everyVisit.length).toBeGreaterThanOrEqual(8 * 3 * 4 * 2 * 2);
  });

  test("no problem is asked twice on the coast", () => {
    for (const language of LANGUAGES) {
      for (const band of LESSON_BANDS) {
        const asked = files.flatMap(({ value: place }) =>
          (place?.[language].visits ?? []).flatMap((visit) =>
            visit.tasks[band].flatMap(({ first, again }) =>
              [first, again].flatMap((task) =>
                task === null ? [] : [JSON.stringify([task.say, task.material, task.check])],
              ),
            ),
          ),
        );
        expect(new Set(asked).size, `${band} ${language}`).toBe(asked.length);
        expect(asked.length).toBeGreaterThanOrEqual(8 * 3 * 2);
      }
    }
  });

  test("every visit comes to its end, played right, wrong and in silence", () => {
    for (const { where, whole } of everyVisit) {
      const right = played(whole, "right").at(-1);
      const wrong = played(whole, "wrong").at(-1);
      const silent = played(whole, "silent").at(-1);
      for (const end of [right, wrong, silent]) expect(end?.stage, where).toBe("over");
      if (right === undefined || wrong === undefined || silent === undefined) continue;
      expect(recordOf(whole, right), where).toMatchObject({ shown: 0 });
      expect(recordOf(whole, wrong), where).toMatchObject({ own: 0 });
      expect(recordOf(whole, silent), where).toMatchObject({ own: 0 });
    }
  });

  test("what stands in a place is described in its language and drawn", () => {
    for (const { where, language, whole } of everyVisit) {
      const locale = { t: translator(WORDS[language]), language, setLanguage: () => {} };
      for (const { material, check } of tasksIn(whole)) {
        if (material === undefined) continue;
        const goal = check.by === "goal" ? check.goal : null;
        const drawn = renderToStaticMarkup(
          createElement(
            LocaleContext,
            { value: locale },
            createElement(Material, { state: material, goal, onMove: () => {} }),
          ),
        );
        expect(drawn, where).not.toMatch(/materials\.|undefined|NaN/);
      }
    }
  });

  test("a mistake is named with file and line", () => {
    const [{ file } = { file: "" }] = files;
    const river = placeFiles().find((each) => each.endsWith("river.yaml")) ?? file;
    const source = readFileSync(river, "utf8");
    const said = (was: string, becomes: string) => {
      expect(source).toContain(was);
      return readPlace(river, source.replace(was, becomes)).faults.map(faultText).join("\n");
    };
    expect(said("goal: { frog: 4 }", "goal: { frog: 5 }")).toMatch(
      /coast\/river\.yaml:\d+: visits\.0\.tasks\.3-5\.0\.goal: the solution does not reach it/,
    );
    expect(said("number.count.how-many-to-5", "number.none")).toMatch(
      /the map of skills has no "number.none"/,
    );
    expect(said("es: El río }", "fr: El río }")).toMatch(/river\.yaml:\d+: title/);
  });
});

describe("which visit comes", () => {
  const place = files.find(({ value }) => value !== null)?.value?.en as Place;

  test("each visit once, and the second problems on the way around again", () => {
    const ways = [0, 1, 2, 3].map((count) => visitAfter(place, count));
    expect(new Set(ways.slice(0, 3).map(({ visit }) => visit.id)).size).toBe(3);
    expect(ways[3]).toMatchObject({ round: 1, visit: { id: ways[0]?.visit.id } });
  });

  test("the place that a child is invited to is the one where it was least, from the hills down", () => {
    const places = [{ id: "rain" }, { id: "hills" }, { id: "reef" }];
    expect(nextPlace(places, NO_JOURNEY)?.id).toBe("rain");
    expect(nextPlace(places, { ...NO_JOURNEY, times: { rain: 2, hills: 1, reef: 1 } })?.id).toBe("hills");
    expect(nextPlace([], NO_JOURNEY)).toBeUndefined();
  });

  test("each problem of a visit tells something about its skills, none of it as surely as alone", () => {
    for (const { where, whole } of everyVisit) {
      const { outcomes } = played(whole, "right").at(-1) ?? { outcomes: [] };
      const evidence = evidenceOf(whole, outcomes);
      expect(evidence.length, where).toBe(outcomes.length);
      for (const { isRight, guess } of evidence) expect([isRight, guess >= 0.5], where).toEqual([true, true]);
    }
  });

  test("a band above for who solves all, a band below for who is shown most; never far, and never to read at 5", () => {
    const went = (own: number, shown: number, times: number) =>
      Array.from({ length: times }).reduce<typeof NO_JOURNEY>(
        (journey) => visited(journey, { place: "river", band: "6-8", own, shown }),
        NO_JOURNEY,
      );
    expect([3, 5, 6, 8, 9, 11, 12, 14].map(bandOf)).toEqual([
      "3-5",
      "3-5",
      "6-8",
      "6-8",
      "9-11",
      "9-11",
      "12-14",
      "12-14",
    ]);
    expect(fittedBand(7, NO_JOURNEY)).toBe("6-8");
    expect(fittedBand(7, went(2, 0, 2))).toBe("6-8");
    expect(fittedBand(7, went(2, 0, 3))).toBe("9-11");
    expect(fittedBand(7, went(0, 2, 2))).toBe("3-5");
    expect(fittedBand(5, went(2, 0, 9))).toBe("3-5");
    expect(fittedBand(13, went(2, 0, 9))).toBe("12-14");
  });

  test("what is kept is read back, and what is broken counts as nothing", () => {
    const journey = visited(NO_JOURNEY, { place: "reef", band: "9-11", own: 2, shown: 1 });
    expect(readJourney(JSON.parse(JSON.stringify(journey)))).toEqual(journey);
    for (const broken of [null, 3, [], { times: 4, last: "x" }, { times: { a: -1 }, last: [{ place: 1 }] }])
      expect(readJourney(broken)).toEqual(NO_JOURNEY);
  });
});
