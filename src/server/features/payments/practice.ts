import type { Parsed } from "#contract/index.ts";
import type { School } from "#domain/site/school.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { PaymentRequestInvalid } from "#server/ports/payment-provider.ts";
import type { PracticePayments } from "#server/ports/practice-payments.ts";
import { askProvider, noSuchPayment } from "./asking.ts";
import type { Checkout } from "./checkout.ts";
import { practiceLevers } from "./practice-levers.ts";

type Parts = {
  /** Null when real keys are set: then none of this exists. */
  readonly practice: PracticePayments | null;
  readonly store: Store;
  readonly till: Checkout;
  readonly school: () => School;
};

type PracticeHandlers = Pick<
  Handlers,
  | "POST /api/practice/confirm"
  | "POST /api/practice/authenticate"
  | "GET /api/admin/practice/events"
  | "GET /api/admin/practice/payments"
  | "POST /api/admin/practice/payments/{id}"
  | "POST /api/admin/practice/events/{id}/resend"
  | "POST /api/admin/practice/hold"
  | "POST /api/admin/practice/release"
>;

const SHOWN_EVENTS = 100;

const refused = (error: PaymentRequestInvalid) =>
  error.code === "resource_missing"
    ? noSuchPayment()
    : new Refusal("conflict", "This payment does not wait for that.");

/** What exists in practice mode only. Nothing of a card is looked at here, let alone kept. */
export function practiceHandlers({ store, practice, till, school }: Parts): PracticeHandlers {
  /** @throws Refusal not_found when real keys are set */
  function only(): PracticePayments {
    if (practice === null) throw new Refusal("not_found", "Payments are not in practice mode.");
    return practice;
  }

  async function confirm(card: Parsed<"POST /api/practice/confirm">["body"]) {
    const { clientSecret, number, expiry, cvc } = card;
    const { row } = await till.find(clientSecret);
    const payer = { name: row.payer_name, email: row.payer_email };
    return askProvider(
      "practice card",
      () => only().confirm({ clientSecret, cardNumber: number, expiry, cvc, payer }),
      refused,
    );
  }

  return {
    "POST /api/practice/confirm": async ({ body }) => {
      only();
      const { status } = await confirm(body);
      return { outcome: status };
    },
    "POST /api/practice/authenticate": async ({ body }) => {
      const practising = only();
      await till.find(body.clientSecret);
      await askProvider("practice authentication", () => practising.completeAuthentication(body), refused);
      return { outcome: "succeeded" as const };
    },
    "GET /api/admin/practice/events": async () => {
      const practising = only();
      const events = await practising.events(SHOWN_EVENTS);
      return {
        holding: await practising.holding(),
        events: events.map(({ created, ...event }) => ({
          ...event,
          createdAt: new Date(created * 1000).toISOString(),
        })),
      };
    },
    "POST /api/admin/practice/events/{id}/resend": async ({ params, body }) => {
      const practising = only();
      await askProvider("practice events", () => practising.resend(params.id, body.times), refused);
      return undefined;
    },
    "GET /api/admin/practice/payments": () => practiceLevers(store, only(), school).list(),
    "POST /api/admin/practice/payments/{id}": async ({ params, body }) => {
      const levers = practiceLevers(store, only(), school);
      await askProvider("practice lever", () => levers.pull(params.id, body.lever), refused);
      return undefined;
    },
    "POST /api/admin/practice/hold": async () => {
      await only().hold();
      return undefined;
    },
    "POST /api/admin/practice/release": async ({ body }) => {
      await only().release(body.order);
      return undefined;
    },
  };
}
