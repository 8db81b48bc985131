import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";
import { contentPlugins } from "../../scripts/content/plugins.ts";
import type { Lesson } from "../../src/domain/learner/lessons/lesson.ts";
import type { Play } from "../../src/domain/learner/lessons/play.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import { faultsOfPage } from "./measure.ts";

const here = import.meta.dirname;
const root = join(here, "../..");
const AGES = { "3-5": 4, "6-8": 7, "9-11": 10, "12-14": 13 } as const;

/** The product's own lesson room on a page by itself, which shows any moment of any lesson at once. */
export async function serveLooks(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), "ceiba-looks-"));
  const remove = () => rmSync(outDir, { recursive: true });
  const server = await serve(outDir).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url: `${server.resolvedUrls?.local[0]}tests/looks/page.html`,
    async close() {
      await server.close();
      remove();
    },
  };
}

async function serve(outDir: string) {
  const common = { configFile: false, root, logLevel: "warn" } as const;
  await build({
    ...common,
    publicDir: false,
    plugins: [
      {
        name: "any-moment",
        enforce: "pre",
        resolveId: (id) => (id === "#domain/learner/lessons/player.ts" ? join(here, "player.ts") : null),
      },
      react(),
      ...contentPlugins(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rollupOptions: { input: join(here, "page.html") },
    },
  });
  return preview({ ...common, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
}

/** Opens it: without a voice, and without what moves. */
export async function openLooks(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("ceiba.muted", "1"));
  await page.goto(url);
  await page.waitForFunction(() => "show" in globalThis);
}

/** Shows these moments one after the other; what is wrong with each. The last one stays. */
export const lookAt = (
  page: Page,
  lesson: Lesson,
  moments: readonly Play[],
  language: Language,
): Promise<readonly string[][]> =>
  page.evaluate(
    async ([shown, plays, spoken, age, measure]) => {
      const { show } = globalThis as unknown as { show: (...of: unknown[]) => Promise<void> };
      const faultsNow = new Function(`return (${measure})`)() as () => string[];
      const faults: string[][] = [];
      for (const play of plays) {
        await show(shown, play, spoken, age);
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        faults.push(faultsNow());
      }
      return faults;
    },
    [lesson, moments, language, AGES[lesson.band], String(faultsOfPage)] as const,
  );
