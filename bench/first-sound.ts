import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { startServer } from "../e2e/support/server.ts";
import { alive } from "../e2e/support/test.ts";
import { LANGUAGES, type Language } from "../src/domain/locale/language.ts";
import { median, type Section } from "./report.ts";

const ROUNDS = 3;
/** A sentence that is not heard by then will not be. */
const PATIENCE_MS = 10_000;

/** Milliseconds by kind of tap. */
type Times = {
  /** The sentence was never said by this server. */
  readonly uncached: number[];
  /** The server keeps it; the page was loaded anew and does not. */
  readonly cached: number[];
  /** The page itself still has it. */
  readonly again: number[];
  /** As cached, but the first tap on a page, which also opens the audio output. */
  readonly first: number[];
  /** The cached sentence fetched whole by the same page, nothing decoded, nothing played. */
  readonly fetched: number[];
};

/**
 * From the tap on a guide's Listen button to the moment its sound is started, in a real Chromium on /luma-demo. Every
 * round has a server of its own, where each guide's sentence is new in both languages. What the loudspeaker adds after
 * that is not in it.
 */
export const firstSound: Section = {
  title: `Tap to first sound (Chromium, /luma-demo, six guides, two languages, ${ROUNDS} rounds; medians)`,
  async measure() {
    const times: Times = { uncached: [], cached: [], again: [], first: [], fetched: [] };
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = await startServer();
        try {
          for (const language of LANGUAGES) await listen(browser, server.url, language, times);
        } finally {
          await server.stop();
        }
      }
    } finally {
      await browser.close();
    }
    const uncached = median(times.uncached);
    const cached = median(times.cached);
    const fetched = median(times.fetched);
    return [
      { name: `uncached sentence (${times.uncached.length} taps)`, value: uncached, unit: "ms" },
      { name: `cached sentence (${times.cached.length} taps)`, value: cached, unit: "ms" },
      { name: `said before on this page (${times.again.length})`, value: median(times.again), unit: "ms" },
      { name: `first tap of a page, cached (${times.first.length})`, value: median(times.first), unit: "ms" },
      { name: `plain fetch of the cached sentence (${times.fetched.length})`, value: fetched, unit: "ms" },
      { name: "ratio, cached to uncached", value: cached / uncached, unit: "×" },
      { name: "ratio, cached to a plain fetch", value: cached / fetched, unit: "×" },
    ];
  },
};

/** One language: every guide for the first time, and, on the page loaded anew, twice more and by a plain fetch. */
async function listen(browser: Browser, url: string, language: Language, times: Times): Promise<void> {
  const page = await browser.newPage();
  await page.addInitScript(watchSound, PATIENCE_MS);
  await page.goto(`${url}/luma-demo?lang=${language}`);
  await answerUpToGuides(page);

  const bodies: string[] = [];
  for (const [index, button] of (await buttons(page)).entries()) {
    const request = page.waitForRequest("**/api/text-to-speech");
    const time = await hear(page, button);
    bodies.push((await request).postData() ?? "");
    // The first tap also opens the audio output and starts the server's voices.
    if (index > 0) times.uncached.push(time);
  }

  await page.reload();
  for (const [index, button] of (await buttons(page)).entries()) {
    (index === 0 ? times.first : times.cached).push(await hear(page, button));
    times.fetched.push(await page.evaluate(fetchWhole, bodies[index] ?? ""));
    times.again.push(await hear(page, button));
  }
  await page.close();
}

/** The demo's questions by tapping: a name, nine years, and the first choice of each. */
async function answerUpToGuides(page: Page): Promise<void> {
  await alive(page);
  await page.locator("input[name=name]").fill("Nayeli");
  await page.locator(".child-name .child-go").click();
  await page.getByRole("button", { name: "9", exact: true }).click();
  // Approach, mathematics, reading, confidence: the dots tell when the next question has come.
  for (const step of [3, 4, 5, 6]) {
    await page
      .locator(".child-dots i[data-done]")
      .nth(step - 1)
      .waitFor({ state: "attached" });
    await page.locator(".child-choice").first().click();
  }
  await page.locator(".child-guide").first().waitFor();
}

/** The Listen buttons; a page loaded anew remembers the answers and comes back to them. */
async function buttons(page: Page): Promise<Locator[]> {
  await alive(page);
  await page.locator(".child-guide").first().waitFor();
  return page.locator(".child-listen").all();
}

/** Taps, waits for the sound, and stops it. */
async function hear(page: Page, button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  const sound = page.evaluate(() => (globalThis as unknown as Watched).nextSound());
  await button.click();
  const time = await sound;
  await button.and(page.locator("[data-saying]")).click();
  await button.and(page.locator(":not([data-saying])")).waitFor();
  return time;
}

type Watched = { nextSound(): Promise<number> };

/** Runs in the page before its scripts: when a sound starts, says how long ago the last tap was. */
function watchSound(patience: number): void {
  let tapped = Number.NaN;
  let tell: (time: number) => void = () => {};
  addEventListener("click", ({ timeStamp }) => (tapped = timeStamp), { capture: true });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    start.apply(this, when);
    tell(performance.now() - tapped);
  };
  (globalThis as unknown as Watched).nextSound = () =>
    new Promise((resolve, reject) => {
      tell = resolve;
      setTimeout(() => reject(new Error("Nothing was heard.")), patience);
    });
}

/** Runs in the page: the time that the whole of a sentence takes to arrive. */
async function fetchWhole(body: string): Promise<number> {
  const started = performance.now();
  const response = await fetch("/api/text-to-speech", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  if (!response.ok) throw new Error(`The sentence was refused: ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}
