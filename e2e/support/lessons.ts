import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readLesson } from "../../scripts/lessons/read.ts";
import { surroundings } from "../../scripts/lessons/surroundings.ts";
import type { Lesson, Task } from "../../src/domain/learner/lessons/lesson.ts";
import { touchesFor } from "./materials.ts";
import type { Language } from "./portal.ts";
import { expect } from "./test.ts";

const LESSONS = join(import.meta.dirname, "../../src/content/learner/lessons");

/** A lesson as its file says it, whatever band it is in. */
export function lessonOf(id: string, language: Language): Lesson {
  const file = globSync(`${LESSONS}/*/${id}.yaml`)[0] ?? "";
  const { value: lesson } = readLesson(readFileSync(file, "utf8"), file, surroundings());
  if (lesson === null) throw new Error(`${id} has a mistake.`);
  return lesson[language];
}

/** The ids of all lessons of a band. */
export const lessonsOf = (band: string): string[] =>
  globSync(`${LESSONS}/${band}/*.yaml`).map((file) => basename(file, ".yaml"));

/** How a child reaches a button: by a tap, or by the focus and Enter. */
export type Way = (button: Locator) => Promise<void>;
export const byTap: Way = (button) => button.click();
export const byKeys: Way = async (button) => {
  await button.focus();
  await button.press("Enter");
};

/** Digits, a point or a minus, tapped one after the other. */
async function tapNumber(page: Page, number: number, way: Way): Promise<void> {
  for (const sign of String(number).replace("-", "−"))
    await way(page.locator(".lesson-pad").getByText(sign, { exact: true }));
  await way(page.locator(".lesson-ready"));
}

async function solve(page: Page, task: Task, way: Way): Promise<void> {
  const { check, material, solution } = task;
  if (check.by === "choices") {
    await way(page.locator(`.lesson-choice[data-choice="${check.choices.findIndex(({ right }) => right)}"]`));
    return;
  }
  if (check.by === "word") {
    await page.locator(".speech-write input").fill(check.words[0] ?? "");
    await way(page.locator(".speech-write button"));
    return;
  }
  if (check.by === "number") {
    await tapNumber(page, check.number, way);
    return;
  }
  if (material === undefined) throw new Error(`"${task.say}" has a goal and no material.`);
  for (const { buttons, written } of await touchesFor(material, check.goal, solution)) {
    for (const button of buttons) {
      if (written !== null) await page.locator(`.lesson-middle ${written.field}`).fill(written.text);
      await way(page.locator(`.lesson-middle ${button}`));
    }
  }
  await way(page.locator(".lesson-answer .child-go"));
}

/** What the page shows of a lesson: the beat, the stage, what is said, and the task. */
type Seen = { readonly beat: number; readonly stage: string; readonly said: string; readonly task: number };

/** What is seen now; after a tap once it differs from what was seen before, or once the lesson is over. */
function seen(page: Page, before: Seen | null): Promise<Seen> {
  return page.evaluate((last) => {
    const look = () => {
      const lesson = document.querySelector<HTMLElement>(".lesson");
      return {
        beat: Number(document.querySelector(".lesson-path")?.getAttribute("aria-valuenow") ?? -1),
        stage: lesson?.dataset.stage ?? "over",
        said: document.querySelector(".lesson .speech-caption")?.textContent ?? "",
        task: Number(lesson?.dataset.task ?? 0),
      };
    };
    const isOther = (now: Seen) => last === null || now.beat !== last.beat || now.said !== last.said;
    return new Promise<Seen>((resolve, reject) => {
      if (isOther(look())) return resolve(look());
      const timer = setTimeout(() => {
        watcher.disconnect();
        reject(new Error(`Nothing follows "${look().said}" (${look().stage}).`));
      }, 10_000);
      const watcher = new MutationObserver(() => {
        const now = look();
        if (!isOther(now)) return;
        watcher.disconnect();
        clearTimeout(timer);
        resolve(now);
      });
      watcher.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
  }, before);
}

/** Plays what is on the screen through all its beats, answering everything rightly. */
export async function performBeats(
  page: Page,
  { beats }: Pick<Lesson, "beats">,
  way: Way,
  from = 0,
): Promise<void> {
  await expect(page.locator(".lesson-path")).toHaveAttribute("aria-valuenow", String(from));
  for (let now = await seen(page, null); now.stage !== "over"; now = await seen(page, now)) {
    const beat = beats[now.beat];
    const task = beat !== undefined && "tasks" in beat ? beat.tasks[now.task] : undefined;
    if (now.stage === "guessing" || now.stage === "telling")
      await way(page.locator(".lesson-choice").first());
    else if (now.stage === "asking" && task !== undefined) await solve(page, task.first, way);
    else await way(page.locator(".lesson-answer .child-go"));
  }
}

/** Plays a lesson that is on the screen to its end. */
export async function perform(page: Page, lesson: Lesson, way: Way, from = 0): Promise<void> {
  await performBeats(page, lesson, way, from);
  await expect(page.locator(".lesson-end")).toBeVisible();
}
