import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readLesson } from "../../scripts/lessons/read.ts";
import { surroundings } from "../../scripts/lessons/surroundings.ts";
import type { Beat, Lesson, Task } from "../../src/domain/learner/lessons/lesson.ts";
import type { Language } from "./portal.ts";
import { expect } from "./test.ts";

const LESSONS = join(import.meta.dirname, "../../src/content/learner/lessons");

/** A lesson as its file says it, whatever band it is in. */
export function lessonOf(id: string, language: Language): Lesson {
  const file = globSync(`${LESSONS}/*/${id}.yaml`)[0] ?? "";
  const { lesson } = readLesson(readFileSync(file, "utf8"), file, surroundings());
  if (lesson === null) throw new Error(`${id} has a mistake.`);
  return lesson[language];
}

/** How a child reaches a button: by a tap, or by the focus and Enter. */
export type Way = (button: Locator) => Promise<void>;
export const byTap: Way = (button) => button.click();
export const byKeys: Way = async (button) => {
  await button.focus();
  await button.press("Enter");
};

/** The buttons that do a move, one after the other. */
function buttons(kind: string, move: Record<string, unknown>): string[] {
  const [verb = "", value] = Object.entries(move)[0] ?? [];
  if (kind === "trays") return [`[data-piece="${value}"]`, `[data-zone="${move.into}"]`];
  if (kind === "number-rods")
    return [`[data-piece^="wait-${value}-"]`, `[data-zone="${move.row ?? "first"}"]`];
  if (kind === "balance") return [`[data-piece^="shelf-${value}-"]`, `[data-zone="${move.on}"]`];
  if (kind === "chart")
    return [verb === "add" ? `[data-piece="add-${value}"]` : `[data-control="take-${value}"]`];
  if (kind === "ten-frame")
    return [verb === "add" ? `[data-control="${value}"]` : `[data-piece^="${value}-"]`];
  if (kind === "golden-beads")
    return [verb === "exchange" ? `[data-control="exchange-${value}"]` : `[data-piece="${verb}-${value}"]`];
  if (kind === "coins")
    return [verb === "pay" ? `[data-piece^="purse-${value}-"]` : `[data-piece^="coin-${value}-"]`];
  if (kind === "letters" || kind === "strips") return [`[data-piece^="${value}-"]`];
  if (kind.startsWith("fraction")) return [`[data-control^="${verb}-${value}"]`];
  if (kind === "scatter") return [`[data-piece="${value}-${move.at}"]`];
  if (verb === "walk") return [`[data-control="${value}"]`];
  if (kind === "number-line") return [`[data-control="jump-${value}"]`];
  return [`[data-piece="${value}"]`];
}

async function solve(page: Page, task: Task, way: Way): Promise<void> {
  const { check, material, solution } = task;
  if (check.by === "choices") {
    await way(page.locator(".lesson-choice").nth(check.choices.findIndex(({ right }) => right)));
    return;
  }
  if (check.by === "word") {
    await page.locator(".speech-write input").fill(check.words[0] ?? "");
    await way(page.locator(".speech-write button"));
    return;
  }
  if (check.by === "number") {
    for (const digit of String(check.number))
      await way(page.locator(".lesson-pad button", { hasText: digit }).first());
    await way(page.locator(".lesson-ready"));
    return;
  }
  for (const move of solution.flatMap((step) => step.do)) {
    if ("light" in move) continue;
    for (let time = 0; time < move.times; time++) {
      // The next thing of its kind that is not touched yet.
      const done = material?.kind === "scatter" ? { ...move.move, at: time + 1 } : move.move;
      for (const button of buttons(material?.kind ?? "", done as Record<string, unknown>))
        await way(page.locator(`.lesson-middle ${button}`).last());
    }
  }
  await way(page.locator(".lesson-answer .child-go"));
}

/** Does what this beat asks, rightly, until the next one begins. */
async function doBeat(page: Page, beat: Beat, at: number, way: Way): Promise<void> {
  const here = page.locator(".lesson");
  const path = page.locator(".lesson-path");
  const isNow = async () =>
    (await path.count()) > 0 && (await path.getAttribute("aria-valuenow")) === String(at);
  while (await isNow()) {
    const stage = await here.getAttribute("data-stage");
    const said = await page.locator(".speech-caption").textContent();
    const task = Number(await here.getAttribute("data-task"));
    if (stage === "guessing" || stage === "telling") await way(page.locator(".lesson-choice").first());
    else if (stage === "asking" && "tasks" in beat && beat.tasks[task] !== undefined)
      await solve(page, beat.tasks[task].first, way);
    else await way(page.locator(".lesson-answer .child-go"));
    // Something else is said, or another part has begun: the tap has had its effect.
    await expect
      .poll(async () => !(await isNow()) || (await page.locator(".speech-caption").textContent()) !== said)
      .toBe(true);
  }
}

/** Plays what is on the screen through all its beats, answering everything rightly. */
export async function performBeats(
  page: Page,
  { beats }: Pick<Lesson, "beats">,
  way: Way,
  from = 0,
): Promise<void> {
  for (const [at, beat] of beats.entries()) {
    if (at < from) continue;
    await expect(page.locator(".lesson-path")).toHaveAttribute("aria-valuenow", String(at));
    await doBeat(page, beat, at, way);
  }
}

/** Plays a lesson that is on the screen to its end. */
export async function perform(page: Page, lesson: Lesson, way: Way, from = 0): Promise<void> {
  await performBeats(page, lesson, way, from);
  await expect(page.locator(".lesson-end")).toBeVisible();
}
