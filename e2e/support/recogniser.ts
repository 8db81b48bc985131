import type { Page } from "@playwright/test";

/**
 * Gives a page a speech recogniser that a journey drives: headless Chromium has one that always refuses.
 *
 * - `works`: it listens, and hears what {@link hear} says
 * - `denied`: somebody refuses the microphone
 * - `none`: the browser has no recogniser at all, as Firefox
 */
export async function installRecogniser(page: Page, kind: "works" | "denied" | "none"): Promise<void> {
  await page.addInitScript((mode) => {
    const world = globalThis as unknown as Record<string, unknown>;
    Reflect.deleteProperty(world, "SpeechRecognition");
    Reflect.deleteProperty(world, "webkitSpeechRecognition");
    world.webkitSpeechRecognition = undefined;
    if (mode === "none") return;
    type Fake = {
      onstart?: () => void;
      onend?: () => void;
      onerror?: (event: { error: string }) => void;
      onresult?: (event: unknown) => void;
    };
    world.SpeechRecognition = class implements Fake {
      onstart?: () => void;
      onend?: () => void;
      onerror?: (event: { error: string }) => void;
      onresult?: (event: unknown) => void;
      start() {
        if (mode === "denied") {
          queueMicrotask(() => {
            this.onerror?.({ error: "not-allowed" });
            this.onend?.();
          });
          return;
        }
        world.recogniser = this;
        queueMicrotask(() => this.onstart?.());
      }
      abort() {
        if (world.recogniser === this) world.recogniser = undefined;
        this.onend?.();
      }
    };
  }, kind);
}

type Heard = { onresult(event: unknown): void; onend(): void };

/** The recogniser hears words, as soon as one is listening. */
export async function hear(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    () => (globalThis as unknown as { recogniser?: Heard }).recogniser !== undefined,
  );
  await page.evaluate((transcript) => {
    const { recogniser } = globalThis as unknown as { recogniser: Heard };
    recogniser.onresult({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal: true })] });
  }, words);
}

/** The engine stops by itself, as browsers do. */
export async function engineEnds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const world = globalThis as unknown as { recogniser?: Heard };
    const ended = world.recogniser;
    Reflect.deleteProperty(world, "recogniser");
    ended?.onend();
  });
}
