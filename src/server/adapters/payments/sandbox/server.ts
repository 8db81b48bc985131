import { createHash, timingSafeEqual } from "node:crypto";
import type { Engine } from "./engine.ts";
import { SandboxError } from "./errors.ts";
import { Form, parseForm } from "./form.ts";
import { newId } from "./ids.ts";
import type { Answer } from "./objects.ts";
import { dispatch } from "./routes.ts";
import type { Unit } from "./unit.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Answers Stripe's HTTP API: authentication, idempotency, errors in Stripe's shape. */
export function createServer(engine: Engine, secretKey: string): (request: Request) => Promise<Response> {
  const wanted = Buffer.from(`Bearer ${secretKey}`);

  return async (request) => {
    const requestId = newId("req", engine.now());
    const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      Response.json(body, { status, headers: { "request-id": requestId, ...headers } });

    const given = Buffer.from(request.headers.get("authorization") ?? "");
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      return reply(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided." } });
    }
    const url = new URL(request.url);
    const text = request.method === "POST" ? await request.text() : url.search.slice(1);
    const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
    const fingerprint = createHash("sha256")
      .update(`${request.method} ${url.pathname} ${text}`)
      .digest("hex");

    try {
      const { answer, replayed } = await engine.run(
        async (unit) => {
          const known = key === null ? null : await knownAnswer(unit, key, fingerprint);
          if (known !== null) return { answer: known, replayed: true };
          const body = await dispatch(unit, request.method, url.pathname, new Form(parseForm(text)));
          return { answer: remember(unit, key, fingerprint, 200, body), replayed: false };
        },
        (unit, error) => ({
          answer: remember(unit, key, fingerprint, error.status, { error: error.body }),
          replayed: false,
        }),
      );
      return reply(answer.status, answer.body, replayed ? { "idempotent-replayed": "true" } : {});
    } catch (error) {
      if (error instanceof SandboxError) return reply(error.status, { error: error.body });
      throw error;
    }
  };
}

/** @throws SandboxError 400 idempotency_error when the key came with another request */
async function knownAnswer(unit: Unit, key: string, request: string): Promise<Answer | null> {
  const answer = await unit.find("answer", key);
  if (answer === null || unit.nowMs - answer.at > DAY_MS) return null;
  if (answer.request === request) return answer;
  throw new SandboxError(400, {
    type: "idempotency_error",
    message:
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
  });
}

/** Part of the same batch as what the request did. A request refused before it did anything is not remembered. */
function remember(unit: Unit, key: string | null, request: string, status: number, body: unknown): Answer {
  const answer: Answer = { id: key ?? "", request, at: unit.nowMs, status, body };
  if (key !== null) unit.put("answer", answer);
  return answer;
}
