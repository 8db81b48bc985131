import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import { eventually } from "../eventually.ts";
import { killAll, startProgram } from "../program.ts";
import { STAFF, sendJson } from "../running-app.ts";
import { payAtProvider, type StripeServer, startStripeServer } from "../stripe-server.ts";
import { tillOf } from "../till.ts";

const KEY = "k".repeat(32);
const PAYER = "ana@example.com";
let stripe: StripeServer;
let dataDir: string;
/** Where the provider's webhooks go: nowhere while no program runs. */
let address: string | null = null;

beforeAll(async () => {
  stripe = await startStripeServer();
  stripe.world.deliver = async ({ body, signature }) => {
    if (address === null) return false;
    const headers = { "stripe-signature": signature };
    return (await fetch(address + WEBHOOK_PATH, { method: "POST", headers, body })).ok;
  };
});
afterAll(() => stripe.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "ceiba-crash-"));
});
afterEach(() => {
  killAll();
  address = null;
  openGates();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start() {
  const program = startProgram(dataDir, {
    ...stripe.environment,
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
  });
  address = await program.started;
  if (address === null) throw new Error(program.output());
  const url = address;
  const kill = async () => {
    address = null;
    program.child.kill("SIGKILL");
    await program.exit;
    openGates();
  };
  return { url, till: tillOf({ url }), kill };
}

/**
 * Holds every call of this kind that is made until the program is killed, a second webhook's as well, and never answers
 * them; resolves once the first is held.
 */
function holdCall(when: "before" | "after", wanted: RegExp): Promise<void> {
  return new Promise((held) => {
    stripe.gates[when] = async ({ method, path }) => {
      if (!wanted.test(`${method} ${path}`)) return;
      held();
      await new Promise(() => {});
    };
  });
}

function openGates(): void {
  stripe.gates.before = async () => {};
  stripe.gates.after = async () => {};
}

function rows(table: string): Record<string, unknown>[] {
  const database = new Sqlite(join(dataDir, "ceiba.sqlite"), { readonly: true });
  const found = database.prepare(`select * from ${table}`).all() as Record<string, unknown>[];
  database.close();
  return found;
}

/** The provider's payments of the one deposit here. */
async function charged() {
  const [deposit] = rows("deposits");
  const intents = await stripe.objects("payment_intent");
  return intents.filter(
    (intent) =>
      (intent.metadata as Record<string, string>).depositId === deposit?.id && intent.status === "succeeded",
  );
}

async function expectPaidOnce(till: ReturnType<typeof tillOf>, secret: string) {
  await till.until(secret, "paid");
  expect(await charged()).toHaveLength(1);
  expect(rows("deposits").map((row) => [row.status, row.paid_cents])).toEqual([["paid", 50_000]]);
  expect(rows("leads")).toHaveLength(1);
  expect(rows("lead_events").filter((row) => String(row.detail).startsWith("paid:"))).toHaveLength(1);
  expect(rows("mails").filter((row) => row.recipient === PAYER)).toHaveLength(1);
}

it.each([
  ["before the provider has heard of it", "before"],
  ["after the provider has made it, before we are told", "after"],
] as const)(
  "killed %s, the payment is begun once",
  async (_name, when) => {
    const held = holdCall(when, /^POST \/v1\/payment_intents$/);
    const first = await start();
    const asked = first.till.deposit({ key: KEY }).catch(() => null);
    await held;
    await first.kill();
    expect(await asked).toBeNull();
    const second = await start();
    const secret = await second.till.deposit({ key: KEY });
    expect(await second.till.deposit({ key: KEY })).toBe(secret);
    await second.till.payer(secret, PAYER);
    await payAtProvider(stripe, secret);
    await expectPaidOnce(second.till, secret);
    const made = (await stripe.objects("payment_intent")).filter(
      (intent) => (intent.metadata as Record<string, string>).depositId === rows("deposits")[0]?.id,
    );
    expect(made).toHaveLength(1);
  },
  30_000,
);

it("killed while the payer pays, it is settled when the server is back, though no webhook came", async () => {
  const first = await start();
  const secret = await first.till.deposit({ key: KEY });
  await first.till.payer(secret, PAYER);
  await first.kill();
  await payAtProvider(stripe, secret);
  const second = await start();
  await expectPaidOnce(second.till, secret);
}, 30_000);

it.each(["before", "after"] as const)(
  "killed after the webhook was accepted, %s the provider is read, it is recorded once",
  async (when) => {
    const first = await start();
    const secret = await first.till.deposit({ key: KEY });
    await first.till.payer(secret, PAYER);
    const held = holdCall(when, /^GET \/v1\/payment_intents\//);
    await payAtProvider(stripe, secret);
    await held;
    expect((await first.till.status(secret)).status).toBe("pending");
    await first.kill();
    const second = await start();
    await expectPaidOnce(second.till, secret);
    await second.kill();
    const third = await start();
    await expectPaidOnce(third.till, secret);
  },
  30_000,
);

it.each(["before", "after"] as const)(
  "killed %s the provider has made a refund, the money goes back once",
  async (when) => {
    const first = await start();
    const secret = await first.till.deposit({ key: KEY });
    await first.till.payer(secret, PAYER);
    await payAtProvider(stripe, secret);
    await first.till.until(secret, "paid");
    const depositId = String(rows("deposits")[0]?.id);
    const refund = async (url: string) => {
      const signedIn = await sendJson(`${url}/api/auth/sign-in/email`, STAFF);
      const cookie = signedIn.headers
        .getSetCookie()
        .map((each) => each.split(";")[0])
        .join("; ");
      const path = `/api/admin/deposits/${depositId}/refund`;
      return sendJson(url + path, { amount: "200.00" }, { cookie });
    };
    const held = holdCall(when, /^POST \/v1\/refunds/);
    const asked = refund(first.url).catch(() => null);
    await held;
    await first.kill();
    expect(await asked).toBeNull();
    const second = await start();
    // The refund that was asked for is finished, not begun again.
    expect(await (await refund(second.url)).json()).toMatchObject({ status: "partially_refunded" });
    const [deposit] = rows("deposits");
    const given = (await stripe.objects("refund")).filter(
      (each) => each.payment_intent === deposit?.provider_intent_id,
    );
    expect(given.map((each) => each.amount)).toEqual([20_000]);
    expect(deposit).toMatchObject({ refunded_cents: 20_000 });
    expect(rows("refunds")).toMatchObject([{ state: "accepted", asked_by: STAFF.email }]);
    // Once by the program that was killed, before the provider heard of it, and once by the next.
    const entries = rows("audit_log").filter(({ action }) => action === "refund");
    expect(entries.map(({ reference }) => reference)).toEqual([depositId, depositId]);
    await eventually(() =>
      expect(
        rows("lead_events").filter((row) => String(row.detail).startsWith("refund_settled:")),
      ).toHaveLength(1),
    );
  },
  30_000,
);
