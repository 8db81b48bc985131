import Stripe from "stripe";
import type { PaymentMode } from "#server/ports/payment-provider.ts";

export type StripeTransport = {
  readonly secretKey: string;
  /** STRIPE_API_BASE: another server that speaks the same API. */
  readonly apiBase?: string | null;
  /** Practice mode: requests go to this function instead of the network. */
  readonly embedded?: (request: Request) => Promise<Response>;
};

/** What kind of money moves. */
export function modeOf({ secretKey, embedded }: StripeTransport): PaymentMode {
  if (embedded) return "practice";
  return isLive(secretKey) ? "live" : "test";
}

function isLive(secretKey: string): boolean {
  return /^(sk|rk)_live_/.test(secretKey);
}

/**
 * Where the library sends its requests.
 *
 * @throws Error for a live key beside the sandbox, or one that would travel unencrypted to another machine
 */
export function transport({ secretKey, apiBase, embedded }: StripeTransport) {
  if (embedded) {
    if (isLive(secretKey)) throw new Error("Practice payments refuse to run beside a live Stripe key.");
    return {
      httpClient: Stripe.createFetchHttpClient((url, init) => embedded(new Request(url as string, init))),
    };
  }
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (isLive(secretKey) && protocol === "http:" && !loopback) {
    throw new Error("STRIPE_API_BASE must be https for a live Stripe key.");
  }
  return {
    host: hostname,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    port: port || (protocol === "http:" ? "80" : "443"),
  };
}
