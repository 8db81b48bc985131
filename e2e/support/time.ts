import { expect, type Locator, type Page } from "@playwright/test";

/**
 * From now on the page's time stands, and passes only in {@link letTimePass}: a guide speaks, praises and celebrates at
 * a child's pace, which no journey sits through, and nothing moves on by itself between two steps, however slow the
 * machine. To be called after {@link Page.clock} was installed, which must be before the page is opened.
 */
export async function holdTime(page: Page): Promise<void> {
  // Time can only be held at a moment that has not been: an hour on, no machine is so slow.
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Lets the page's time pass until something stands there. */
export async function letTimePass(page: Page, until: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await until.isVisible()) return true;
        await page.clock.runFor(500);
        return until.isVisible();
      },
      { message: `${until} after some time`, intervals: [0] },
    )
    .toBe(true);
}

/** Lets the page's time pass, by the least there is, for work in the page that waits for itself now and then, as axe. */
export async function withTime<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  // Whoever awaits the work hears of its failure.
  end.catch(() => {});
  while (!isDone) await page.clock.runFor(1);
  return end;
}
