import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openMp3Encoder } from "#server/adapters/speech/mp3.ts";

type Asked = { model: string; input: string; voice: string; speed: number; response_format: string };

export type SpeechServer = {
  readonly baseUrl: string;
  /** What arrived, with the key it came with. */
  readonly asked: readonly (Asked & { readonly key: string | undefined })[];
  /** How the next requests are answered. */
  answerWith(way: Way): void;
  /** Resolves once a request hangs, and once its caller has let go of it. */
  hanging(): Promise<void>;
  hungUp(): Promise<void>;
  close(): Promise<void>;
};

/** speak: a tone as long as the words; hang: nothing; a number: that status; page: 200 with HTML; away: a redirect. */
type Way = "speak" | "hang" | "page" | "away" | number;

const SAMPLE_RATE = 24_000;

/** A tiny server with OpenAI's speech call. */
export async function startSpeechServer(): Promise<SpeechServer> {
  const encoder = await openMp3Encoder();
  const asked: (Asked & { key: string | undefined })[] = [];
  let way: Way = "speak";
  const hangs = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();

  function tone({ input, speed }: Asked): Uint8Array {
    const seconds = (input.split(/\s+/).length * 0.4) / speed;
    const pitch = 150 + (input.length % 50);
    const wave = (_: unknown, i: number) => Math.sin((i * pitch * 2 * Math.PI) / SAMPLE_RATE) / 2;
    return encoder.encode(Float32Array.from({ length: seconds * SAMPLE_RATE }, wave), SAMPLE_RATE);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const part of request) body += part;
    const question = JSON.parse(body) as Asked;
    asked.push({ ...question, key: request.headers.authorization });
    if (request.method !== "POST" || request.url !== "/v1/audio/speech") response.writeHead(404).end();
    else if (way === "hang") {
      response.once("close", ended.resolve);
      hangs.resolve();
    } else if (way === "page")
      response.writeHead(200, { "content-type": "text/html" }).end("<p>".repeat(100));
    else if (way === "away") response.writeHead(302, { location: "/v1/audio/speech" }).end();
    else if (typeof way === "number") response.writeHead(way).end('{"error":{}}');
    else response.writeHead(200, { "content-type": "audio/mpeg" }).end(tone(question));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    hanging: () => hangs.promise,
    hungUp: () => ended.promise,
    answerWith(next) {
      way = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
