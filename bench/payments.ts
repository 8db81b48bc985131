import { STAFF, startServer } from "../e2e/support/server.ts";
import { WEBHOOK_PATH } from "../src/contract/payments.ts";
import { payAtProvider, startStripeServer } from "../tests/stripe-server.ts";
import { load } from "./load.ts";
import { median, type Section } from "./report.ts";

const DEPOSITS = 1000;
const COPIES = 3;
const WIDTH = 16;

/**
 * A thousand deposits paid at a provider of its own; every webhook is held back, then delivered three times in an
 * order by chance. The server under test is a second one, because it needs that provider's keys.
 */
export const payments: Section = {
  title: `Payments (${DEPOSITS} deposits, every webhook ${COPIES} times in random order, ${WIDTH} at once)`,
  async measure() {
    const stripe = await startStripeServer();
    const server = await startServer({ ...stripe.environment, STAFF_NOTIFY: "" });
    try {
      const secrets: string[] = [];
      const begun = await load(DEPOSITS, WIDTH, async (index) => {
        const key = `bench-browser-${String(index).padStart(24, "0")}`;
        secrets[index] = await begin(server.url, key);
      });
      await load(DEPOSITS, WIDTH, async (index) => {
        await payAtProvider(stripe, secrets[index] ?? "");
      });
      while (!(await allSent(stripe))) await new Promise((resolve) => setTimeout(resolve, 50));
      const traffic = shuffled(Array.from({ length: COPIES }, () => stripe.delivered).flat());
      const started = performance.now();
      const accepted = await load(traffic.length, WIDTH, async (index) => {
        const { body, signature } = traffic[index] ?? { body: "", signature: "" };
        const headers = { "stripe-signature": signature };
        const response = await fetch(server.url + WEBHOOK_PATH, { method: "POST", headers, body });
        if (!response.ok) throw new Error(`webhook: ${response.status}`);
        await response.arrayBuffer();
      });
      const settled = await untilPaid(server.url, secrets, started);
      return [
        { name: "deposits begun", value: begun.perSecond, unit: "/s" },
        { name: "webhooks accepted", value: accepted.perSecond, unit: "/s" },
        { name: "webhook answered, p50", value: median(accepted.times), unit: "ms" },
        { name: "the same client asking /healthz", value: await idle(server.url), unit: "/s" },
        {
          name: "webhooks accepted and acted on",
          value: (traffic.length / settled.milliseconds) * 1000,
          unit: "/s",
        },
        { name: "deposits paid", value: settled.paid, unit: "", target: exactly(DEPOSITS) },
        {
          name: "collected, beside what the provider says",
          value: (await collected(server.url)) - (await received(stripe)),
          unit: "dollars",
          target: exactly(0),
        },
      ];
    } finally {
      await server.stop();
      await stripe.close();
    }
  },
};

const exactly = (value: number) => ({ atLeast: value, atMost: value });

async function ask<T>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

async function begin(url: string, key: string): Promise<string> {
  const path = `${url}/api/create-payment-intent`;
  const headers = { "x-conversation-key": key };
  return (await ask<{ clientSecret: string }>(path, { type: "founders_circle" }, headers)).clientSecret;
}

type Stripe = Awaited<ReturnType<typeof startStripeServer>>;

async function allSent(stripe: Stripe): Promise<boolean> {
  const events = await stripe.practice.events(10 * DEPOSITS);
  return events.every((event) => event.delivery === "delivered");
}

async function received(stripe: Stripe): Promise<number> {
  const intents = await stripe.objects("payment_intent");
  return intents.reduce((sum, intent) => sum + Number(intent.amount_received), 0) / 100;
}

/** Waits until every deposit is paid; what is not after a minute is told as missing. */
async function untilPaid(url: string, secrets: readonly string[], started: number) {
  const waiting = new Set(secrets);
  while (waiting.size > 0 && performance.now() - started < 60_000) {
    for (const clientSecret of [...waiting].slice(0, 50)) {
      const { status } = await ask<{ status: string }>(`${url}/api/payments/status`, { clientSecret });
      if (status === "paid") waiting.delete(clientSecret);
    }
  }
  return { paid: secrets.length - waiting.size, milliseconds: performance.now() - started };
}

async function collected(url: string): Promise<number> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(STAFF),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const stats = await fetch(`${url}/api/stats`, { headers: { cookie } });
  return ((await stats.json()) as { depositsCollected: number }).depositsCollected;
}

async function idle(url: string): Promise<number> {
  const { perSecond } = await load(2000, WIDTH, async () => {
    await (await fetch(`${url}/healthz`)).arrayBuffer();
  });
  return perSecond;
}

function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
