import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { paymentProviderSuite } from "./payment-provider.suite.ts";
import type { Delivered, PaymentWorld } from "./payment-world.ts";
import { MemoryStore } from "./sandbox/memory-store.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const SECRET_KEY = "sk_test_practice";
const WEBHOOK_SECRET = "whsec_practice";

/** The sandbox with a clock, timers and an endpoint that the test moves by hand. */
function openSandbox() {
  const clock = { now: new Date("2026-03-31T10:00:00.000Z") };
  const store = new MemoryStore();
  const delivered: Delivered[] = [];
  const endpoint = { accepts: true };
  const outage = { answers: 0, afterwards: false };
  let timers: { at: number; work: () => Promise<void> }[] = [];
  const { handle, practice } = createSandbox({
    store,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    configuredKey: null,
    now: () => clock.now,
    schedule: (delayMs, work) => {
      timers.push({ at: clock.now.getTime() + delayMs, work });
    },
    deliver: async (body, signature) => {
      delivered.push({ body, signature });
      return endpoint.accepts;
    },
    report: (error) => {
      throw error;
    },
  });

  async function pass(milliseconds: number): Promise<void> {
    const until = clock.now.getTime() + milliseconds;
    while (true) {
      const [next] = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      clock.now = new Date(Math.max(next.at, clock.now.getTime()));
      await next.work();
    }
    clock.now = new Date(until);
  }

  async function answer(request: Request): Promise<Response> {
    if (outage.answers === 0) return handle(request);
    outage.answers -= 1;
    if (outage.afterwards) await handle(request);
    return Response.json({ error: { type: "api_error", message: "Trouble." } }, { status: 503 });
  }

  const world = { practice, store, delivered, endpoint, outage, clock, pass, webhookSecret: WEBHOOK_SECRET };
  return { world, answer };
}

const common = { secretKey: SECRET_KEY, publishableKey: null, webhookSecrets: [WEBHOOK_SECRET] };

async function openEmbedded(): Promise<PaymentWorld> {
  const { world, answer } = openSandbox();
  const provider = createStripeProvider({ ...common, embedded: answer, now: () => world.clock.now });
  return { ...world, provider, close: async () => {} };
}

async function openOverHttp(): Promise<PaymentWorld> {
  const { world, answer } = openSandbox();
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const headers = Object.entries(incoming.headers).map(
      ([key, value]) => [key, String(value)] as [string, string],
    );
    const response = await answer(
      new Request(`http://sandbox${incoming.url}`, {
        method: incoming.method ?? "GET",
        headers,
        ...(incoming.method === "POST" ? { body: Buffer.concat(parts) } : {}),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createStripeProvider({ ...common, apiBase, now: () => world.clock.now });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { ...world, provider, close };
}

paymentProviderSuite("the embedded sandbox, in process", openEmbedded);
paymentProviderSuite("the same over HTTP", openOverHttp);
