import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Frames of any origin answer: the widget stands in another school's page. */
const SCRIPT = `${axe.source};axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/**
 * What axe finds wrong in a page and its frames. Its script is brought once to a document, which a journey looks
 * through several times, and only what is wrong is worked out in full.
 */
export async function findViolations(page: Page): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(SCRIPT);
  }
  return page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    return (await here.run(document, { resultTypes: ["violations"] })).violations;
  });
}
