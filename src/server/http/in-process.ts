import type { IncomingMessage } from "node:http";
import type { Hono } from "hono";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import type { Env } from "./router.ts";

/** A caller that is this process itself. */
const IN_PROCESS = { socket: { remoteAddress: "in-process" }, headers: {} } as unknown as IncomingMessage;

/**
 * Delivers an event of the embedded payment provider to our own webhook, through every check that one from outside
 * passes. Answers whether it was taken.
 */
export function webhookOf(router: Hono<Env>) {
  return async (body: string, signature: string): Promise<boolean> => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const request = new Request(`http://localhost${WEBHOOK_PATH}`, { method: "POST", headers, body });
    return (await router.fetch(request, { incoming: IN_PROCESS })).ok;
  };
}
