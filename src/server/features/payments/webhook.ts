import { logFault } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type PaymentProvider, WebhookRefused } from "#server/ports/payment-provider.ts";
import type { EventQueue } from "./event-queue.ts";
import type { WebhookSilence } from "./webhook-silence.ts";

type WebhookParts = {
  readonly provider: PaymentProvider;
  readonly queue: EventQueue;
  readonly silence: Pick<WebhookSilence, "heard">;
  /** Called once an event is stored. */
  readonly nudge: () => void;
};

/** Takes deliveries of the provider: believes only its signature, stores the notice, and answers at once. */
export function webhookReceiver({ provider, queue, silence, nudge }: WebhookParts) {
  /** @throws Refusal bad_signature, with nothing stored */
  return async function receive(body: Uint8Array, signature: string | null): Promise<{ received: true }> {
    const now = new Date();
    const event = verified(body, signature, now);
    const foreign = event.livemode !== (provider.config.mode === "live");
    // Repeating it would mend nothing, so it is accepted; only a person can tell which setting is wrong.
    if (foreign) logFault("payment event of the other mode", { event: event.id, type: event.type });
    await queue.add(event, now.getTime(), foreign ? "livemode" : null);
    if (!foreign) {
      nudge();
      await silence.heard(now.getTime());
    }
    return { received: true };
  };

  function verified(body: Uint8Array, signature: string | null, now: Date) {
    try {
      return provider.verifyWebhook(body, signature, now);
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      throw new Refusal("bad_signature", `The webhook is not believed: ${error.fault}.`);
    }
  }
}
