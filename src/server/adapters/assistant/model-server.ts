import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the pretend model does with the next request. */
export type Script =
  | { readonly kind: "say"; readonly text: string; readonly chunk?: number; readonly delay?: number }
  | { readonly kind: "status"; readonly status: number }
  /** A model that calls tools: in each of its steps it calls some, or speaks. The last step stays. */
  | { readonly kind: "steps"; readonly steps: readonly Step[] }
  /** Points at another server, keeping the method and the body. */
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "stall"; readonly text: string }
  | { readonly kind: "cut"; readonly text: string }
  /** Says it again and again, until the caller hangs up. */
  | { readonly kind: "endless"; readonly text: string };

export type Step = {
  readonly text?: string;
  readonly calls?: readonly { readonly name: string; readonly input: object }[];
};

export type ModelServer = {
  readonly baseUrl: string;
  /** The bodies that were answered, parsed. */
  readonly requests: readonly {
    readonly messages: readonly { role: string; content: unknown }[];
    readonly tools?: readonly unknown[];
  }[];
  /** Resolves once the caller has let go of the last request. */
  hungUp(): Promise<void>;
  play(script: Script): void;
  close(): Promise<void>;
};

/** A tiny OpenAI-compatible chat server for tests: streams what the script says, as a real one would. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: { messages: { role: string; content: unknown }[]; tools?: unknown[] }[] = [];
  let step = 0;
  let script: Script = { kind: "status", status: 500 };
  let closed: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    closed = new Promise((resolve) => response.once("close", resolve));
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const request = JSON.parse(body);
      if (request.tools !== undefined && !TAKES_TOOLS.has(script.kind)) return refuseTools(response);
      requests.push(request);
      if (script.kind === "steps")
        return speak(script.steps[Math.min(step++, script.steps.length - 1)], response);
      void perform(script, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    hungUp: () => closed,
    play(next) {
      script = next;
      step = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const TAKES_TOOLS: ReadonlySet<string> = new Set(["steps", "status", "redirect"]);

/** As a server does whose model knows no tools. */
function refuseTools(response: ServerResponse): void {
  response
    .writeHead(400, { "content-type": "application/json" })
    .end('{"error":{"message":"this model does not support tools"}}');
}

function speak(step: Step | undefined, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const [index, { name, input }] of (step?.calls ?? []).entries()) {
    const call = { index, id: `call-${index}`, type: "function" };
    response.write(
      event({ tool_calls: [{ ...call, function: { name, arguments: JSON.stringify(input) } }] }, null),
    );
  }
  for (const text of step?.text?.match(/.{1,12}/gs) ?? []) response.write(event({ content: text }, null));
  response.write(event({}, step?.calls === undefined ? "stop" : "tool_calls"));
  response.end("data: [DONE]\n\n");
}

async function perform(script: Exclude<Script, { kind: "steps" }>, response: ServerResponse): Promise<void> {
  if (script.kind === "status") {
    response
      .writeHead(script.status, { "content-type": "application/json" })
      .end('{"error":{"message":"broken"}}');
    return;
  }
  if (script.kind === "redirect") {
    response.writeHead(307, { location: `${script.to}/chat/completions` }).end();
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (script.kind === "endless") {
    while (!response.destroyed) {
      response.write(event({ content: script.text }, null));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return;
  }
  const size = script.kind === "say" ? (script.chunk ?? 12) : 12;
  for (let at = 0; at < script.text.length; at += size) {
    if (script.kind === "say" && script.delay)
      await new Promise((resolve) => setTimeout(resolve, script.delay));
    response.write(event({ content: script.text.slice(at, at + size) }, null));
  }
  if (script.kind === "stall") return;
  if (script.kind === "cut") {
    // Long enough for the pieces to leave before the line drops.
    setTimeout(() => response.destroy(), 30);
    return;
  }
  response.write(event({}, "stop"));
  response.end("data: [DONE]\n\n");
}

function event(delta: object, finish: string | null): string {
  const choice = { index: 0, delta, finish_reason: finish };
  return `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "test", choices: [choice] })}\n\n`;
}
