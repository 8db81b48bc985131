import type { Page } from "@playwright/test";
import type { Lesson } from "../src/domain/learner/lessons/lesson.ts";
import { byKeys, byTap, lessonOf, lessonsOf, perform } from "./support/lessons.ts";
import { closePlanner } from "./support/materials.ts";
import { consent, enterPortal, goBack, type Language, sayWho } from "./support/portal.ts";
import { alive, expect, test } from "./support/test.ts";

/**
 * Six or seven lessons a band, in both languages, so that every material is solved in a browser at least once. All others are
 * played by tests/lessons without one.
 */
const SAMPLE = [
  {
    age: 5,
    en: ["clap-a-word", "a-chart-for-the-market", "build-a-stair-of-rods", "from-low-to-high"],
    es: ["circle-square-triangle", "signs-for-numbers", "letters-that-speak", "corners-you-can-feel"],
  },
  {
    age: 7,
    en: ["ten-ones-become-a-ten", "begin-at-zero", "a-wheel-for-seventeen"],
    es: ["a-quiet-letter", "one-tortilla-four-friends", "as-heavy-as-a-papaya", "which-hand-is-left"],
  },
  {
    age: 10,
    en: [
      "a-map-you-can-trust",
      "halves-quarters-eighths",
      "planets-on-a-paper-roll",
      "where-row-and-column-meet",
    ],
    es: ["a-bite-takes-a-day", "it-was-raining-when", "a-long-arm-lifts-much"],
  },
  {
    age: 13,
    en: ["what-is-and-what-may-be", "a-square-corner-with-a-rope", "what-a-thing-must-cost"],
    es: ["the-fish-that-belong-to-all", "a-cut-in-the-field", "below-the-waterline"],
  },
] as const;

const WORDS = {
  en: { learn: "Learn with me", mine: "My lesson", begin: "Begin: ", done: "Done: " },
  es: { learn: "Aprende conmigo", mine: "Mi lección", begin: "Empezar: ", done: "Hecha: " },
} as const;

/**
 * Opens the lessons where this one lies: the module that the plan assigns; for the small ones the shelf, on which the next
 * lesson of each module lies, so that all others of them are done.
 */
async function openLessons(
  page: Page,
  age: number,
  { id, module }: Lesson,
  language: Language,
): Promise<void> {
  if (age <= 5) {
    await page.evaluate(
      (others) => {
        const { current } = JSON.parse(sessionStorage.getItem("ceiba.learners") ?? "");
        const done = Object.fromEntries(others.map((each) => [each, { own: 1, shown: 0, hands: null }]));
        localStorage.setItem("ceiba.lessons", JSON.stringify({ [current]: { done, left: {} } }));
      },
      lessonsOf("3-5").filter((each) => each !== id),
    );
    await page.goto(`/student?lang=${language}`);
    await alive(page);
    await page.getByRole("button", { name: WORDS[language].learn }).click();
    await expect(page.locator(".lesson-shelf")).toBeVisible();
    return;
  }
  const answer = await page.request.post("/api/assign-curriculum", {
    data: {
      sessionId: `session_1_${"0".repeat(32)}`,
      assessmentResponses: {},
      studentData: { name: "Lia", age, pedagogy: "Montessori" },
    },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const plan = await answer.json();
  const { assignedModules } = plan.curriculumAssignment;
  assignedModules.unshift({ ...assignedModules[0], id: module });
  await page.evaluate(
    ({ assigned, key }) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? "");
      kept.learners[0].assigned = assigned;
      sessionStorage.setItem(key, JSON.stringify(kept));
    },
    {
      key: "ceiba.learners",
      assigned: { session: "session_1_a", plan, language, onboardingData: "{}", finished: [] },
    },
  );
  await page.goto(`/student?lang=${language}`);
  await alive(page);
  await page.getByRole("button", { name: WORDS[language].mine }).click();
}

test.setTimeout(120_000);
test.afterAll(closePlanner);

for (const { age, ...ids } of SAMPLE) {
  for (const language of ["en", "es"] as const) {
    test(`lessons at ${age} in ${language}, by tap and by keys`, async ({ page }) => {
      await page.addLocatorHandler(page.locator(".reward"), async (overlay) => {
        await overlay.getByRole("button").click();
      });
      await enterPortal(page, language);
      await consent(page, [], language);
      await sayWho(page, "Lia", age, "chat");
      await goBack(page, language);
      for (const [at, id] of ids[language].entries()) {
        const lesson = lessonOf(id, language);
        const way = at % 2 === (language === "en" ? 0 : 1) ? byTap : byKeys;
        const card = (words: string) => page.getByRole("button", { name: words + lesson.title });
        await openLessons(page, age, lesson, language);
        await way(card(WORDS[language].begin));
        await perform(page, lesson, way);
        await way(page.locator(".lesson-end .child-go"));
        await expect(card(WORDS[language].done)).toBeVisible();
        await goBack(page, language);
      }
    });
  }
}
