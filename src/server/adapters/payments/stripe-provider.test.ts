import { describe, expect, it } from "vitest";
import { MemoryStore } from "./sandbox/memory-store.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const rest = { publishableKey: "pk_1", webhookSecrets: [] };
const embedded = async () => new Response("{}");

describe("where payments go", () => {
  it.each([
    ["live", { secretKey: "sk_live_1" }],
    ["live", { secretKey: "rk_live_1" }],
    ["test", { secretKey: "sk_test_1" }],
    ["test", { secretKey: "sk_test_1", apiBase: "http://127.0.0.1:9999" }],
  ] as const)("says %s for %j", (mode, options) => {
    expect(createStripeProvider({ ...rest, ...options }).config).toEqual({ mode, publishableKey: "pk_1" });
  });

  it("says practice, and gives the browser no key, beside the sandbox", () => {
    const { config } = createStripeProvider({ ...rest, secretKey: "sk_test_1", embedded });
    expect(config).toEqual({ mode: "practice", publishableKey: null });
  });

  it("never takes a live key to the sandbox, nor in the open to another machine", () => {
    const live = { ...rest, secretKey: "sk_live_1" };
    expect(() => createStripeProvider({ ...live, embedded })).toThrow("live Stripe key");
    expect(() => createStripeProvider({ ...live, apiBase: "http://stripe.example" })).toThrow("https");
    expect(() => createStripeProvider({ ...live, apiBase: "https://stripe.example" })).not.toThrow();
    expect(() => createStripeProvider({ ...live, apiBase: "http://localhost:1" })).not.toThrow();
  });
});

describe("subscription prices", () => {
  const sandbox = () =>
    createSandbox({
      store: new MemoryStore(),
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      configuredKey: null,
      deliver: async () => true,
      schedule: () => {},
      report: () => {},
    });
  const wanted = (monthlyCents: number) =>
    ({
      plan: "explorer",
      title: "School subscription: Explorer",
      monthlyCents,
      currency: "usd",
      idempotencyKey: `key-${monthlyCents}`,
      metadata: {},
    }) as const;

  it("are those configured, as long as they are what families are shown, else ones of the same product", async () => {
    const { handle } = sandbox();
    const body = "currency=usd&unit_amount=700&recurring[interval]=month&product_data[name]=School";
    const price = await handle(
      new Request("http://sandbox/v1/prices", {
        method: "POST",
        headers: { authorization: "Bearer sk_test_1" },
        body,
      }),
    );
    const { id } = (await price.json()) as { id: string };
    const provider = createStripeProvider({
      ...rest,
      secretKey: "sk_test_1",
      embedded: handle,
      priceIds: { explorer: id },
    });
    expect((await provider.createSubscription(wanted(700))).subscriptionId).toMatch(/^sub_/);
    const { subscriptionId } = await provider.createSubscription(wanted(800));
    expect(await provider.readSubscription(subscriptionId)).toMatchObject({
      plan: "explorer",
      monthlyCents: 800,
    });
    const listed = await handle(
      new Request("http://sandbox/v1/prices", { headers: { authorization: "Bearer sk_test_1" } }),
    );
    const { data } = (await listed.json()) as { data: { unit_amount: number; product: string }[] };
    expect(data.map((each) => each.unit_amount).sort()).toEqual([700, 800]);
    expect(new Set(data.map((each) => each.product)).size).toBe(1);
  });

  it("are refused by a wrong key without repeating it", async () => {
    const { handle } = sandbox();
    const provider = createStripeProvider({ ...rest, secretKey: "sk_test_wrong", embedded: handle });
    const refused = provider.createSubscription(wanted(700));
    await expect(refused).rejects.toMatchObject({ name: "PaymentRequestInvalid", code: "authentication" });
    await expect(refused).rejects.not.toThrow("sk_test");
  });
});
