import { createHmac } from "node:crypto";
import type { StripeConfig } from "#server/config.ts";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import type { SandboxStore } from "#server/ports/sandbox-store.ts";
import type { Deliver } from "./sandbox/delivery.ts";
import { createSandbox, type Sandbox } from "./sandbox/sandbox.ts";
import { createStripeProvider } from "./stripe-provider.ts";

type PaymentOptions = {
  /** Null: practice mode. */
  readonly stripe: StripeConfig | null;
  /** The server's own secret, of which the embedded provider's keys are made. */
  readonly secret: string;
  readonly records: SandboxStore;
  readonly deliver: Deliver;
  readonly report: (error: unknown) => void;
};

/** Stripe with a key; without one, the same library against the embedded provider (decision 061). */
export function createPaymentProvider({ stripe, secret, records, deliver, report }: PaymentOptions): {
  provider: PaymentProvider;
  sandbox: Sandbox | null;
} {
  if (stripe !== null) return { provider: createStripeProvider(stripe), sandbox: null };
  const derived = (use: string) => createHmac("sha256", secret).update(`practice ${use}`).digest("hex");
  const secretKey = `sk_test_${derived("key")}`;
  const webhookSecret = `whsec_${derived("webhook")}`;
  const sandbox = createSandbox({
    ...{ secretKey, webhookSecret, store: records, configuredKey: null, deliver, report },
  });
  const provider = createStripeProvider({
    ...{ secretKey, webhookSecrets: [webhookSecret], publishableKey: null, embedded: sandbox.handle },
  });
  return { provider, sandbox };
}
