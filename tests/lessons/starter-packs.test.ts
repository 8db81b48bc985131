import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultText } from "#server/content-file.ts";
import { packFiles, readPack } from "../../scripts/packs/read.ts";
import { starterPacks } from "../../src/content/packs/starter-packs.ts";
import {
  type PackBand,
  performedActivity,
  waitingPlace,
} from "../../src/domain/learner/curriculum/pack-activity.ts";
import { LESSON_BANDS, type Performance } from "../../src/domain/learner/lessons/lesson.ts";
import { begin, play } from "../../src/domain/learner/lessons/player.ts";
import { recordOf } from "../../src/domain/learner/lessons/record.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";
import { played } from "./child.ts";
import { touchesFor } from "./touches.ts";

const files = packFiles().map((file) => ({ file, ...readPack(file) }));

type Each = {
  readonly where: string;
  readonly language: Language;
  readonly pack: PackBand;
  readonly whole: Performance;
};
const every: readonly Each[] = files.flatMap(({ value: pack }) =>
  pack === null
    ? []
    : LANGUAGES.flatMap((language) =>
        pack[language].activities.flatMap((_, at) => {
          const whole = performedActivity(pack[language], at, "A title");
          return whole === null
            ? []
            : [{ where: `${whole.id} ${language}`, language, pack: pack[language], whole }];
        }),
      ),
);

test("each theme is performed for each band, in both languages, and no file has a mistake", () => {
  expect(files.flatMap(({ faults }) => faults.map(faultText))).toEqual([]);
  const written = files.map(({ value: pack }) => `${pack?.en.theme} ${pack?.en.band}`).sort();
  const wanted = starterPacks.flatMap(({ theme }) => LESSON_BANDS.map((band) => `${theme} ${band}`)).sort();
  expect(written).toEqual(wanted);
});

test("what one band hears no other hears", () => {
  for (const language of LANGUAGES) {
    const wonders = every
      .filter((each) => each.language === language)
      .map(({ whole }) => JSON.stringify(whole.beats[0]));
    expect(new Set(wonders).size).toBe(wonders.length);
  }
});

test("played rightly, wrongly and in silence each activity comes to its end; done is only what was told of", () => {
  for (const { where, whole } of every) {
    for (const [manner, hands] of [
      ["right", "done"],
      ["wrong", "done"],
      ["silent", null],
    ] as const) {
      const end = played(whole, manner).at(-1);
      expect(end?.stage, where).toBe("over");
      if (end !== undefined) expect(recordOf(whole, end).hands, where).toBe(hands);
    }
  }
});

test("who has not done it yet begins again at the way outside, and what was solved stays", () => {
  for (const { where, whole } of every) {
    const states = played(whole, "right");
    const telling = states.find(({ stage }) => stage === "telling");
    const tell = whole.beats.find((beat) => beat.kind === "tell");
    if (telling === undefined || tell?.kind !== "tell") throw new Error(where);
    const later = play(whole, telling, { type: "REPORT", at: tell.reports.length - 1 });
    expect(recordOf(whole, later).hands, where).toBe("waits");
    const back = begin(whole, waitingPlace(whole, later.outcomes));
    expect(back.stage, where).toBe("out");
    expect(back.outcomes, where).toEqual(later.outcomes);
  }
});

test("every task is solved by what its screen offers", () => {
  for (const { where, whole } of every)
    for (const beat of whole.beats) {
      if (beat.kind !== "together") continue;
      for (const { first } of beat.tasks)
        if (first.check.by === "goal" && first.material !== undefined)
          expect(touchesFor(first.material, first.check.goal, first.solution).length, where).toBeGreaterThan(
            0,
          );
    }
});

test("a mistake is named with file and line", () => {
  const file = packFiles().find((each) => each.endsWith("6-8/tiny_home.yaml")) ?? "";
  const source = readFileSync(file, "utf8");
  const said = (was: string, becomes: string) => {
    expect(source).toContain(was);
    return readPack(file, source.replace(was, becomes)).faults.map(faultText).join("\n");
  };
  expect(said("goal: { picked: b }", "goal: { picked: a }")).toMatch(
    /6-8\/tiny_home\.yaml:\d+: activities\.3\.together\.tasks\.0\.goal: the solution does not reach it/,
  );
  expect(said("matter.fair-test", "matter.none")).toMatch(/the map of skills has no "matter.none"/);
  expect(said("band: 6-8", "band: 3-5")).toMatch(/a pack for 3-5 lies in the folder 3-5/);
});
