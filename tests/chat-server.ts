import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type ChatRequest = { readonly messages: readonly { readonly role: string; readonly content: unknown }[] };
type Act = { readonly say: string } | "hold" | "500" | "silence" | "cut";

/** An OpenAI-compatible chat server that answers in one piece, as judges are asked to. */
export type ChatServer = {
  readonly baseUrl: string;
  readonly requests: readonly ChatRequest[];
  say(text: string): void;
  fail(how: "500" | "silence" | "cut"): void;
  /** The next requests wait until they are released. */
  hold(): void;
  /** Resolves when a request is waiting. */
  asked(): Promise<void>;
  release(text: string): void;
  close(): Promise<void>;
};

export async function startChatServer(): Promise<ChatServer> {
  const requests: ChatRequest[] = [];
  const waiting: ServerResponse[] = [];
  let act: Act = "500";
  let isAsked = Promise.withResolvers<void>();

  function answer(response: ServerResponse, content: string): void {
    const choice = { index: 0, message: { role: "assistant", content }, finish_reason: "stop" };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        id: "1",
        object: "chat.completion",
        created: 1,
        model: "test",
        choices: [choice],
        usage,
      }),
    );
  }

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      requests.push(JSON.parse(body));
      if (typeof act === "object") answer(response, act.say);
      else if (act === "hold") {
        waiting.push(response);
        isAsked.resolve();
      } else if (act === "cut") response.destroy();
      else if (act === "500") response.writeHead(500).end('{"error":{"message":"broken"}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    say: (text) => {
      act = { say: text };
    },
    fail: (how) => {
      act = how;
    },
    hold: () => {
      act = "hold";
      isAsked = Promise.withResolvers();
    },
    asked: () => isAsked.promise,
    release: (text) => {
      for (const response of waiting.splice(0)) answer(response, text);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
