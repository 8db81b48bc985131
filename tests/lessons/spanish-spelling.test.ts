import { expect, test } from "vitest";
import { spokenTexts } from "../../src/domain/learner/lessons/faults/texts.ts";
import { strongAt } from "../../src/domain/tutor/words/spanish-words.ts";
import { everyLesson } from "./every.ts";

const spanish = everyLesson.filter(({ language }) => language === "es");

/** Words that a task sorts by their strong syllable: each with the tray that it goes into. */
const sorted = spanish.flatMap(({ id, lesson }) =>
  lesson.beats.flatMap((beat) =>
    (beat.kind === "together" || beat.kind === "alone" ? beat.tasks : []).flatMap(({ first, again }) =>
      [first, again].flatMap((task) => {
        const { material, check } = task ?? {};
        if (material?.kind !== "trays" || check?.by !== "goal") return [];
        return material.things.map((thing) => ({
          id,
          word: thing.say,
          tray: String(check.goal[thing.id]),
        }));
      }),
    ),
  ),
);

/** Where the strong syllable of the words in a tray lies, counted from the end. */
const TRAYS: Readonly<Record<string, readonly number[]>> = {
  last: [0],
  before: [1, 2],
  aguda: [0],
  grave: [1],
  esdrujula: [2],
};

test("words that are sorted by their strong syllable are strong there", () => {
  const words = sorted.filter(({ id, tray }) => /steers|ear-and/.test(id) && tray in TRAYS);
  expect(words.length).toBeGreaterThan(12);
  for (const { word, tray } of words) expect(TRAYS[tray], word).toContain(strongAt(word));
});

test("what lessons say keeps the rules that lessons teach: m before b and p, n before v, no z before e and i", () => {
  const broken = spanish.flatMap(({ id, lesson }) =>
    spokenTexts(lesson).flatMap(({ text }) =>
      // Names keep the letters of their own languages, and zeta is the exception that everybody knows.
      (text.match(/(?<!\p{L})\p{Ll}*(?:n[bp]|mv|z(?!etas?\b)[eéií])\p{Ll}*/gu) ?? []).map(
        (word) => `${id}: ${word}`,
      ),
    ),
  );
  expect(broken).toEqual([]);
});
