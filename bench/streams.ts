import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startServer } from "../e2e/support/server.ts";
import { load } from "./load.ts";
import { type Figure, median, percentile, type Section } from "./report.ts";
import { begin, call, metric } from "./school/client.ts";

const STREAMS = 1000;
const WIDTH = 16;
const MEANWHILE = 1500;
/** What the model says once it goes on. */
const REST = "glad that you ask.";
const all = { atLeast: STREAMS };

/**
 * A thousand families read an answer that grows: each has got the first sentence, and the model is thinking of the
 * next.
 */
export const streams: Section = {
  title: `${STREAMS} event streams open at once (chat answers whose model is thinking)`,
  async measure() {
    const model = await startThinker();
    const server = await startServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "thinker" });
    try {
      return await figuresOf(server.url, model);
    } finally {
      await server.stop();
      await model.close();
    }
  },
};

async function figuresOf(url: string, model: Thinker): Promise<Figure[]> {
  const idle = async () => void (await call(`${url}/healthz`));
  const page = async () => void (await call(`${url}/programs`));
  await load(MEANWHILE, WIDTH, page);
  const alone = await load(MEANWHILE, WIDTH, idle);
  const before = await metric([url], "ceiba_memory_bytes");

  const open: Stream[] = [];
  const opened = await load(STREAMS, 64, async (index) => void open.push(await openStream(url, index)));
  const thinking = model.waiting();
  const healthy = await load(MEANWHILE, WIDTH, idle);
  const pages = await load(MEANWHILE, WIDTH, page);
  const memory = (await metric([url], "ceiba_memory_bytes")) - before;

  const released = performance.now();
  model.goOn();
  const answers = await Promise.all(open.map(({ whole }) => whole));
  const took = performance.now() - released;
  const asTheModelSaid = answers.filter((text) => text.includes("event: reply") && text.includes(REST));
  return [
    { name: "streams open at once", value: thinking, unit: "", target: all },
    { name: "opened, to the first sentence", value: opened.perSecond, unit: "/s" },
    { name: "memory that each takes", value: memory / STREAMS / 1000, unit: "KB" },
    { name: "/healthz before", value: alone.perSecond, unit: "/s" },
    { name: "/healthz meanwhile", value: healthy.perSecond, unit: "/s" },
    { name: "/healthz meanwhile, p99", value: percentile(healthy.times, 99), unit: "ms" },
    { name: "a page meanwhile, p50", value: median(pages.times), unit: "ms" },
    { name: "a page meanwhile, p99", value: percentile(pages.times, 99), unit: "ms" },
    {
      name: "ended with the model's answer",
      value: asTheModelSaid.length,
      unit: "",
      target: all,
    },
    { name: "all of them, once the model goes on", value: took, unit: "ms" },
  ];
}

type Stream = { readonly whole: Promise<string> };

/** Resolves when the first sentence has come; `whole` once the stream has ended. */
async function openStream(url: string, index: number): Promise<Stream> {
  const response = await begin(`${url}/api/chat`, {
    body: { message: "Tell me about a usual week there.", language: "en", sessionId: `stream_${index}` },
    headers: {
      accept: "text/event-stream",
      "x-conversation-key": `bench-stream-${String(index).padStart(24, "0")}`,
    },
  });
  const first = Promise.withResolvers<void>();
  let text = "";
  response.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    first.resolve();
  });
  const whole = new Promise<string>((resolve) => response.once("close", () => resolve(text)));
  await Promise.race([first.promise, whole]);
  return { whole };
}

type Thinker = Awaited<ReturnType<typeof startThinker>>;

/** An OpenAI-compatible chat server that says a sentence at once, and the rest when it may go on. */
async function startThinker() {
  const waiting = new Set<ServerResponse>();
  const message = `Thank you for writing. We are ${REST}`;
  const reply = JSON.stringify({ message, needsContactForm: false, needsPayment: false });
  const pause = reply.indexOf(REST);
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(chunk({ role: "assistant", content: reply.slice(0, pause) }, null));
      waiting.add(response);
      response.once("close", () => waiting.delete(response));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    waiting: () => waiting.size,
    goOn() {
      for (const response of waiting) {
        response.write(chunk({ content: reply.slice(pause) }, null));
        response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function chunk(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "thinker", choices })}\n\n`;
}
