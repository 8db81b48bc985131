import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
/** A messenger that says nothing must not hold the queue. */
const TIMEOUT_MS = 10_000;

export type WebhookTarget = { readonly url: string; readonly secret: string };

/** The signature of Standard Webhooks: over id, time and the exact body, so that none can be exchanged. */
export function signWebhook(secret: string, id: string, seconds: number, body: string): string {
  const key = secret.startsWith(PREFIX)
    ? Buffer.from(secret.slice(PREFIX.length), "base64")
    : Buffer.from(secret, "utf8");
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}

/**
 * Hands one message to the school's messenger. A repetition keeps its id, by which the other side knows it again.
 *
 * @throws when it was not taken: no answer in time, or none of success. A redirection is none: the news are for the
 * address that was set, and no other.
 */
export async function postWebhook(
  { url, secret }: WebhookTarget,
  message: { readonly id: string; readonly body: object },
  now: number,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const body = JSON.stringify(message.body);
  const seconds = Math.floor(now / 1000);
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      "webhook-id": message.id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": signWebhook(secret, message.id, seconds, body),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The messenger answered ${response.status}.`);
}
