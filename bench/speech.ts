import { load } from "./load.ts";
import { median, type Section } from "./report.ts";

const SENTENCE = "Welcome, little explorer. Today we count the stones by the river, number";
const LONG = "We look at the river, and count the stones under the clear water. ".repeat(16).slice(0, 1000);

type Timed = { readonly firstByte: number; readonly whole: number };

/** Spoken sentences over HTTP by the embedded voices: new ones, and ones that were said before. */
export const speech: Section = {
  title: "Speech, embedded voices, over HTTP",
  async measure(url) {
    const say = async (text: string): Promise<Timed> => {
      const started = performance.now();
      const response = await fetch(`${url}/api/text-to-speech`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text, voice: "fable", speed: 0.9, language: "en" }),
      });
      const firstByte = performance.now() - started;
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
      return { firstByte, whole: performance.now() - started };
    };
    let said = 0;
    const fresh = () => {
      said += 1;
      return say(`${SENTENCE} ${said}.`);
    };
    const repeated = (index: number) => say(`${SENTENCE} ${1 + (index % 20)}.`);

    const cold = await fresh();
    await load(30, 4, async () => void (await fresh()));
    const uncached: number[] = [];
    await load(60, 1, async () => void uncached.push((await fresh()).firstByte));
    const without = await load(300, 8, async () => void (await fresh()));
    const cached: number[] = [];
    await load(200, 1, async (index) => void cached.push((await repeated(index)).firstByte));
    const withCache = await load(3000, 16, async (index) => void (await repeated(index)));
    const idle = await load(3000, 16, async () => {
      await (await fetch(`${url}/healthz`)).arrayBuffer();
    });
    const long = await say(LONG);
    return [
      { name: "first sentence after the start", value: cold.firstByte, unit: "ms", target: { atMost: 1000 } },
      { name: "new sentence, first byte, p50", value: median(uncached), unit: "ms", target: { atMost: 100 } },
      { name: "cached sentence, first byte, p50", value: median(cached), unit: "ms", target: { atMost: 10 } },
      { name: "new sentences, 8 at once", value: without.perSecond, unit: "/s", target: { atLeast: 20 } },
      { name: "cached sentences, 16 at once", value: withCache.perSecond, unit: "/s" },
      { name: "the same client asking /healthz", value: idle.perSecond, unit: "/s" },
      { name: "ratio, cached to /healthz", value: withCache.perSecond / idle.perSecond, unit: "×" },
      { name: "1,000 characters, whole", value: long.whole, unit: "ms", target: { atMost: 3000 } },
    ];
  },
};
