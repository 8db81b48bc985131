import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { newId } from "#server/adapters/payments/sandbox/ids.ts";
import { MemoryStore } from "#server/adapters/payments/sandbox/memory-store.ts";
import { createSandbox } from "#server/adapters/payments/sandbox/sandbox.ts";

export const SECRET_KEY = "sk_test_elsewhere";
export const WEBHOOK_SECRET = "whsec_elsewhere";

export const HOSTED_INVOICES = "https://invoice.stripe.example/i";

export type Delivery = { readonly body: string; readonly signature: string };

/** What an answer of the provider waits for. */
type Gate = (request: { readonly method: string; readonly path: string }) => Promise<void>;

/**
 * A payment provider of its own, reached over HTTP as the real one is (STRIPE_API_BASE), which outlives the server
 * under test. `gates` can hold a call before or after the provider has done its work; webhooks go where `deliver`
 * says, nowhere unless told. Without `passesTime` webhooks are delivered, and what takes a while (a slow refund) never
 * happens by itself: the test says when it does.
 */
export async function startStripeServer({ passesTime = true } = {}) {
  const gates: { before: Gate; after: Gate } = { before: async () => {}, after: async () => {} };
  const world = {
    deliver: async (_delivery: Delivery): Promise<boolean> => true,
    /** Whether a call is answered 503. */
    trouble: false as boolean | (() => boolean),
  };
  const delivered: Delivery[] = [];
  const calls: string[] = [];
  const store = new MemoryStore();
  const sandbox = createSandbox({
    store,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    configuredKey: null,
    hostedInvoices: HOSTED_INVOICES,
    deliver: (body, signature) => {
      delivered.push({ body, signature });
      return world.deliver({ body, signature });
    },
    report: (error) => {
      throw error;
    },
    ...(passesTime ? {} : { schedule: (delayMs, work) => void (delayMs === 0 && setImmediate(work)) }),
  });
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const call = { method: incoming.method ?? "GET", path: incoming.url ?? "/" };
    calls.push(`${call.method} ${call.path.split("?")[0]}`);
    const headers = Object.entries(incoming.headers).map(
      ([key, value]) => [key, String(value)] as [string, string],
    );
    if (typeof world.trouble === "function" ? world.trouble() : world.trouble) {
      outgoing.writeHead(503, { "content-type": "application/json" }).end('{"error":{"type":"api_error"}}');
      return;
    }
    await gates.before(call);
    const response = await sandbox.handle(
      new Request(`http://provider${call.path}`, {
        method: call.method,
        headers,
        ...(call.method === "POST" ? { body: Buffer.concat(parts) } : {}),
      }),
    );
    await gates.after(call);
    if (outgoing.destroyed) return;
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    gates,
    world,
    delivered,
    calls,
    practice: sandbox.practice,
    /** Objects of one kind, as the provider has them. */
    objects: async (kind: string) =>
      (await store.list(kind, { limit: 10_000 })).map(
        (record) => JSON.parse(record.body) as Record<string, unknown>,
      ),
    /** So many payments of somebody else who uses the same account: paid, and none of ours. */
    async foreignEvents(count: number): Promise<void> {
      const at = Math.floor(Date.now() / 1000);
      const writes = Array.from({ length: count }).flatMap((_, index) => {
        const id = newId("evt", Date.now());
        const object = { id: `pi_foreign_${index}`, object: "payment_intent" };
        const event = { id, object: "event", created: at, livemode: false, type: "payment_intent.succeeded" };
        const body = JSON.stringify({ ...event, data: { object } });
        const task = { id, work: { type: "deliver", event: id }, state: "done", attempts: 1, at };
        return [
          { kind: "event", id, parent: null, body, expectedVersion: 0 },
          { kind: "task", id, parent: "done", body: JSON.stringify(task), expectedVersion: 0 },
        ];
      });
      await store.commit(writes);
    },
    /** What the server under test is started with. */
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: "pk_test_elsewhere",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    async close() {
      sandbox.stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

/** Pays at the provider itself, as a browser with the real card form does. */
export const payAtProvider = (stripe: StripeServer, clientSecret: string, cardNumber = "4242424242424242") =>
  stripe.practice.confirm({
    clientSecret,
    cardNumber,
    expiry: "12/99",
    cvc: "123",
    payer: { name: null, email: null },
  });
