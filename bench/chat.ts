import { load, post } from "./load.ts";
import { median, type Section } from "./report.ts";

const QUESTIONS = [
  ["en", "How much is Pod School?"],
  ["es", "¿Cuántos niños hay por grupo?"],
  ["en", "is the deposit refundable"],
  ["es", "cuanto cuesta el plan mas barato"],
  ["en", "do you have a swimming pool?"],
  ["es", "¿usan inteligencia artificial con los niños?"],
] as const;

/** Embedded chat answers over HTTP, both sides of each exchange stored durably. */
export const chat: Section = {
  title: "Chat answers, embedded, over HTTP",
  async measure(url) {
    const ask = async (index: number) => {
      const [language, message] = QUESTIONS[index % QUESTIONS.length] ?? QUESTIONS[0];
      const key = `bench-key-${String(index % 40).padStart(24, "0")}`;
      await post(
        `${url}/api/chat`,
        { message, language, sessionId: `bench_${index % 40}` },
        { "x-conversation-key": key },
      );
    };
    await load(60, 4, ask);
    const alone = await load(300, 1, ask);
    const together = await load(2000, 16, ask);
    const idle = await load(2000, 16, async () => {
      await (await fetch(`${url}/healthz`)).arrayBuffer();
    });
    return [
      { name: "answer, one at a time, p50", value: median(alone.times), unit: "ms", target: { atMost: 10 } },
      { name: "answers, 16 at once", value: together.perSecond, unit: "/s" },
      { name: "the same client asking /healthz", value: idle.perSecond, unit: "/s" },
      {
        ...{ name: "ratio", value: together.perSecond / idle.perSecond, unit: "×" },
        target: { atLeast: 0.3 },
      },
    ];
  },
};
