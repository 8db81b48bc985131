import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSession } from "#web/chat/chat-session.ts";
import { ask } from "./ask.ts";

const session = createSession("chat_", 1, (bytes) => bytes.fill(1));
const reply = { message: "Yes.", needsContactForm: false, needsPayment: false, paymentType: null };
const sse = (...events: [string, unknown][]) =>
  new Response(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream; charset=utf-8" },
  });

let request: { url: string; init: RequestInit } | undefined;
let answer: Response;

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    request = { url, init };
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function run() {
  const seen: string[] = [];
  const progress = { text: (piece: string) => seen.push(piece), restart: () => seen.push("restart") };
  const question = { message: "Really?", language: "es" as const };
  const result = ask(question, session, progress, new AbortController().signal);
  return { seen, result: await result };
}

describe("asking", () => {
  test("sends message, session and language, and proves with the key whose conversation it is", async () => {
    answer = Response.json(reply);
    await run();
    expect(request?.url).toBe("/api/chat");
    expect(JSON.parse(String(request?.init.body))).toEqual({
      message: "Really?",
      sessionId: session.sessionId,
      language: "es",
    });
    expect(request?.init).toMatchObject({
      credentials: "include",
      headers: { accept: "text/event-stream", "x-conversation-key": session.key },
    });
  });

  test("takes a JSON answer as it is", async () => {
    answer = Response.json(reply);
    expect(await run()).toEqual({ seen: [], result: reply });
  });

  test("follows a stream, its restart, and events it does not know", async () => {
    answer = sse(
      ["text", { text: "No" }],
      ["restart", {}],
      ["ping", 1],
      ["text", { text: "Yes." }],
      ["reply", reply],
    );
    expect(await run()).toEqual({ seen: ["No", "restart", "Yes."], result: reply });
  });

  test.each([
    ["an error event", () => sse(["error", { code: "internal", message: "no" }]), /"code":"internal"/],
    ["a stream that ends early", () => sse(["text", { text: "Ye" }]), /before it was complete/],
    ["a reply without a message", () => sse(["reply", {}]), /no message/],
    [
      "broken data",
      () => new Response("event: reply\ndata: {\n\n", { headers: { "content-type": "text/event-stream" } }),
      /JSON/,
    ],
    ["an answer that is not OK", () => new Response("", { status: 503, statusText: "Gone" }), /^503: Gone$/],
  ])("fails on %s", async (_, make, message) => {
    answer = make();
    await expect(run()).rejects.toThrow(message);
  });
});
