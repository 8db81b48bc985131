import { expect } from "vitest";
import type { PaymentStatus } from "#contract/payments.ts";
import { eventually } from "./eventually.ts";
import { sendJson } from "./running-app.ts";

export const CARD = "4242 4242 4242 4242";

type Asked = {
  readonly type?: "founders_circle" | "teacher_sponsor";
  readonly leadId?: string | undefined;
  /** The conversation key of the browser that asks; a stranger each time unless told. */
  readonly key?: string | undefined;
};

let strangers = 0;
function someone(): string {
  strangers += 1;
  return `stranger-${String(strangers).padStart(24, "0")}`;
}

/** What a family does at the checkout of a running server, over HTTP. */
export function tillOf({ url }: { readonly url: string }) {
  const post = (path: string, body: unknown, key?: string) =>
    sendJson(`${url}${path}`, body, key === undefined ? {} : { "x-conversation-key": key });

  async function secretOf(response: Response): Promise<string> {
    const body = (await response.json()) as { clientSecret: string };
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body.clientSecret;
  }

  async function status(clientSecret: string): Promise<PaymentStatus> {
    const response = await post("/api/payments/status", { clientSecret });
    expect(response.status).toBe(200);
    return (await response.json()) as PaymentStatus;
  }

  return {
    post,
    status,
    deposit: async ({ type = "founders_circle", leadId, key = someone() }: Asked = {}) =>
      secretOf(await post("/api/create-payment-intent", { type, leadId }, key)),
    subscription: async (planType: "explorer" | "premium", key = someone()) =>
      secretOf(await post("/api/create-subscription", { planType }, key)),
    payer: (
      clientSecret: string,
      email: string,
      name = "Ana López",
      language = "es",
      children?: readonly { name: string; age: number }[],
    ) => post("/api/payments/payer", { clientSecret, name, email, language, children }),
    confirm: (clientSecret: string, number = CARD) =>
      post("/api/practice/confirm", { clientSecret, number, expiry: "12/99", cvc: "123" }),
    authenticate: (clientSecret: string, outcome: "pass" | "fail") =>
      post("/api/practice/authenticate", { clientSecret, outcome }),
    /** Waits until the webhook has established this. */
    until: (clientSecret: string, wanted: PaymentStatus["status"]) =>
      eventually(async () => expect((await status(clientSecret)).status).toBe(wanted)),
  };
}
