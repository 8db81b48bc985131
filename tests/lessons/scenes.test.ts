import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { materials as english } from "../../src/content/copy/en/materials.ts";
import { materials as spanish } from "../../src/content/copy/es/materials.ts";
import type { Wanted } from "../../src/domain/learner/materials/material.ts";
import { type MaterialState, moved } from "../../src/domain/learner/materials/materials.ts";
import { Material } from "../../src/web/child/materials/material.tsx";
import { sceneOf } from "../../src/web/child/materials/scenes.ts";
import { LocaleContext, translator } from "../../src/web/platform/i18n.tsx";
import { everyLesson } from "./every.ts";
import { touchesFor } from "./touches.ts";

type Seen = { readonly state: MaterialState; readonly goal: Wanted | null; readonly where: string };

/** Every material that a lesson shows, as it stands there, with what is asked of it. */
const shown: readonly Seen[] = everyLesson.flatMap(({ id, language, lesson }) =>
  lesson.beats.flatMap((beat, at): Seen[] => {
    const where = `${id} (${language}), beat ${at + 1}`;
    if (beat.kind === "show") return [{ state: beat.material, goal: null, where }];
    if (beat.kind !== "together" && beat.kind !== "alone") return [];
    return beat.tasks.flatMap(({ first, again }) =>
      [first, again].flatMap((task) =>
        task?.material === undefined
          ? []
          : [{ state: task.material, goal: task.check.by === "goal" ? task.check.goal : null, where }],
      ),
    );
  }),
);

/** Many materials hold no words and stand alike in both languages; once is enough for those. */
const seen = [
  ...new Map(shown.map((each) => [JSON.stringify([each.state, each.goal]), each] as const)).values(),
];

/** How wide a mat is on a small phone, and the smallest letters on it, both in pixels. */
const PHONE = 350;
const READ = 10.2;

const context = (dictionary: Readonly<Record<string, string>>) => ({
  t: translator(dictionary),
  number: (value: number) => String(value),
});

describe("materials on their mats", () => {
  test("each is described in words of both languages, and every touch does something that can be done", () => {
    for (const { state, goal, where } of seen) {
      for (const words of [english, spanish]) {
        const scene = sceneOf(state, { ...context(words), goal, isStill: goal === null });
        expect(scene.said, where).not.toMatch(/materials\.|undefined|NaN/);
        for (const { name, uses } of scene.pieces) {
          expect(name, where).not.toMatch(/^$|materials\.|undefined|NaN/);
          for (const { move } of uses ?? [])
            expect(moved(state, move), `${where}: ${JSON.stringify(move)}`).not.toBeNull();
        }
        for (const { name, sign } of scene.controls) {
          expect(name, where).not.toMatch(/^$|materials\.|undefined|NaN/);
          expect(typeof sign === "string" ? sign : "", where).not.toMatch(/materials\.|undefined|NaN/);
        }
      }
    }
  });

  test.each([...new Set(seen.map(({ state }) => state.kind))])("what is drawn is drawn (%s)", (kind) => {
    const locale = { ...context(english), language: "en" as const, setLanguage: () => {} };
    for (const { state, goal, where } of seen.filter((each) => each.state.kind === kind)) {
      const drawn = renderToStaticMarkup(
        createElement(
          LocaleContext,
          { value: locale },
          createElement(Material, { state, goal, ...(goal !== null && { onMove: () => {} }) }),
        ),
      );
      expect(drawn, where).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("no name on a card, tray or column is cut off", () => {
    const locale = { ...context(english), language: "en" as const, setLanguage: () => {} };
    const cut = seen.flatMap(({ state, goal, where }) => {
      const named =
        state.kind === "trays"
          ? [...state.trays, ...state.things.filter(({ id, picture }) => !(picture && state.sorted[id]))]
          : state.kind === "timeline"
            ? // Bells look alike: which one it is, the ear says.
              state.cards.filter(({ tone }) => tone === undefined)
            : state.kind === "chart"
              ? state.columns
              : [];
      const drawn = renderToStaticMarkup(
        createElement(LocaleContext, { value: locale }, createElement(Material, { state, goal })),
      );
      const words = new Set(
        drawn
          .replaceAll("&#x27;", "'")
          .replaceAll("&amp;", "&")
          .replaceAll("&quot;", '"')
          .replaceAll(/<[^>]*>/g, " ")
          .split(/\s+/),
      );
      return named.flatMap(({ say }) =>
        say.split(/\s+/).every((word) => words.has(word)) ? [] : [`${where}: ${say}`],
      );
    });
    expect(cut).toEqual([]);
  });

  test("every name on a card, tray or column is large enough to be read on a phone", () => {
    const locale = { ...context(english), language: "en" as const, setLanguage: () => {} };
    const small = seen.flatMap(({ state, where }) => {
      if (!["trays", "timeline", "chart", "table"].includes(state.kind)) return [];
      const { width } = sceneOf(state, { ...context(english), goal: null, isStill: true });
      const drawn = renderToStaticMarkup(
        createElement(LocaleContext, { value: locale }, createElement(Material, { state, goal: null })),
      );
      return [...drawn.matchAll(/<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)/g)].flatMap(([, size, text]) =>
        Number(size) * Math.min(1, PHONE / width) < READ ? [`${where}: ${text}`] : [],
      );
    });
    expect(small).toEqual([]);
  });

  test("a key of the copy is used for every word, in both languages", () => {
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
  });
});

test("every task is solved by what its screen offers, without a finger that drags", () => {
  const dead = everyLesson.flatMap(({ id, language, lesson }) =>
    lesson.beats.flatMap((beat) =>
      (beat.kind === "together" || beat.kind === "alone" ? beat.tasks : []).flatMap(({ first, again }) =>
        [first, again].flatMap((task) => {
          if (task?.check.by !== "goal" || task.material === undefined) return [];
          try {
            touchesFor(task.material, task.check.goal, task.solution);
            return [];
          } catch (error) {
            return [`${id} (${language}): ${error instanceof Error ? error.message : error}`];
          }
        }),
      ),
    ),
  );
  expect(dead).toEqual([]);
});
