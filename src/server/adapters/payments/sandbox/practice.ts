import { spokenDeclineCode } from "#domain/payments/decline.ts";
import { PaymentDeclined, PaymentRequestInvalid } from "#server/ports/payment-provider.ts";
import type {
  PracticeCard,
  PracticeEvent,
  PracticeOutcome,
  PracticePayments,
} from "#server/ports/practice-payments.ts";
import { findCard } from "./cards.ts";
import { attemptCharge, finishAuthentication } from "./charging.ts";
import type { Delivery } from "./delivery.ts";
import type { Engine } from "./engine.ts";
import { SandboxError } from "./errors.ts";
import type { PaymentIntent, SetupIntent, Task } from "./objects.ts";
import { newPaymentMethod, requireOpen } from "./payment-intents.ts";
import { changeInPortal } from "./portal.ts";
import { closeDispute, settleRefund } from "./refunds.ts";
import { finishCardAuthentication, keepCard, setupIntentOf } from "./setup-intents.ts";
import { advanceSubscription, beginRenewal } from "./subscriptions.ts";
import type { Unit } from "./unit.ts";

const PAGE = 500;

const DELIVERY_WORDS: Record<Task["state"], PracticeEvent["delivery"]> = {
  due: "waiting",
  held: "held",
  done: "delivered",
  failed: "failed",
};

/** What the embedded provider offers beside Stripe's API. */
export function createPractice(
  engine: Engine,
  delivery: Delivery,
  hostedInvoices: string | null,
): PracticePayments {
  return {
    async confirm(typed) {
      const card = readCard(typed.cardNumber);
      const expiry = readExpiry(typed.expiry, new Date(engine.now()));
      if (!/^\d{3}$/.test(typed.cvc.trim())) {
        throw new PaymentDeclined("Your card's security code is invalid.", "invalid_cvc", null);
      }
      return inDomainWords(
        engine.run(async (unit) => {
          if (isSetup(typed.clientSecret)) {
            const setup = await setupIntentOf(unit, typed.clientSecret);
            if (setup.status === "succeeded") return outcome(setup);
            return outcome(
              await keepCard(unit, setup, newPaymentMethod(unit, card, { ...typed.payer }, expiry)),
            );
          }
          const intent = await intentOf(unit, typed.clientSecret);
          if (intent.status === "succeeded") return outcome(intent);
          requireOpen(intent, "confirm");
          const method = newPaymentMethod(unit, card, { ...typed.payer }, expiry);
          return outcome(await attemptCharge(unit, intent, method, { payerPresent: true }));
        }),
      );
    },

    async completeAuthentication({ clientSecret, outcome: step }) {
      return inDomainWords(
        engine.run(async (unit) => {
          if (isSetup(clientSecret)) {
            const setup = await setupIntentOf(unit, clientSecret);
            if (setup.status === "succeeded") return outcome(setup);
            return outcome(await finishCardAuthentication(unit, setup, step === "pass"));
          }
          const intent = await intentOf(unit, clientSecret);
          if (intent.status === "succeeded") return outcome(intent);
          if (intent.status !== "requires_action") requireAction(intent);
          return outcome(await finishAuthentication(unit, intent, step === "pass"));
        }),
      );
    },

    advance: (subscriptionId, payment = "accepted") =>
      inDomainWords(
        engine.run((unit) =>
          advanceSubscription(unit, subscriptionId, payment === "declined", hostedInvoices),
        ),
      ),
    beginRenewal: (subscriptionId) => inDomainWords(engine.run((unit) => beginRenewal(unit, subscriptionId))),
    portal: (subscriptionId, change) =>
      inDomainWords(engine.run((unit) => changeInPortal(unit, subscriptionId, change))),
    closeDispute: (intentId, decision) =>
      inDomainWords(engine.run((unit) => closeDispute(unit, intentId, decision))),
    settleRefund: (refundId, decision) =>
      inDomainWords(engine.run((unit) => settleRefund(unit, refundId, decision))),

    events: (limit) =>
      engine.run(async (unit) => {
        const events = await unit.list("event", { limit });
        return Promise.all(
          events.map(async ({ id, type, created, data }): Promise<PracticeEvent> => {
            const task = await unit.need("task", id);
            const objectId = String((data.object as { id?: unknown }).id ?? "");
            const delivery = DELIVERY_WORDS[task.state];
            return { id, type, objectId, created, delivery, attempts: task.attempts };
          }),
        );
      }),

    async resend(eventId, times = 1) {
      await inDomainWords(engine.run((unit) => unit.need("event", eventId)));
      for (let sent = 0; sent < times; sent += 1) await delivery.send(eventId);
    },

    holding: () => engine.run(async (unit) => (await unit.find("hold", "hold"))?.held === true),
    hold: () => engine.run((unit) => setHold(unit, true)),

    async release(order) {
      await engine.run((unit) => setHold(unit, false));
      const newestFirst: string[] = [];
      let page: string[];
      do {
        page = await engine.run(takeHeld);
        newestFirst.push(...page);
      } while (page.length === PAGE);
      await delivery.sendInOrder(order === "created" ? newestFirst.toReversed() : newestFirst);
    },
  };
}

/** Only what a documented number stands for is returned; any other number is not looked at further. */
function readCard(typed: PracticeCard["cardNumber"]) {
  const card = findCard(typed);
  if (card === "mistyped")
    throw new PaymentDeclined("Your card number is incorrect.", "incorrect_number", null);
  if (card === "unknown") {
    throw new PaymentDeclined("Practice mode accepts only test cards.", "test_cards_only", null);
  }
  return card;
}

function readExpiry(typed: string, now: Date): { month: number; year: number } {
  const [, monthText = "", yearText = ""] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  const month = Number(monthText);
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  if (month < 1 || month > 12) {
    throw new PaymentDeclined("Your card's expiration month is invalid.", "invalid_expiry_month", null);
  }
  if (year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    throw new PaymentDeclined("Your card's expiration year is invalid.", "invalid_expiry_year", null);
  }
  return { month, year };
}

async function intentOf(unit: Unit, clientSecret: string): Promise<PaymentIntent> {
  const [id = ""] = clientSecret.split("_secret_");
  const intent = await unit.find("payment_intent", id);
  if (intent === null || intent.client_secret !== clientSecret) {
    // The secret itself stays out of the message.
    throw new SandboxError(404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: "No such payment.",
    });
  }
  return intent;
}

function requireAction(intent: PaymentIntent): never {
  throw new SandboxError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `This payment waits for no authentication: its status is ${intent.status}.`,
  });
}

/** A card that is kept for later, and not charged now. */
const isSetup = (clientSecret: string) => clientSecret.startsWith("seti_");

function outcome(intent: PaymentIntent | SetupIntent): PracticeOutcome {
  return { intentId: intent.id, status: intent.status === "succeeded" ? "succeeded" : "requires_action" };
}

/** Makes a page of held webhooks due, newest first, and answers their tasks' ids. */
async function takeHeld(unit: Unit): Promise<string[]> {
  const held = await unit.list("task", { parent: "held", limit: PAGE });
  for (const task of held) unit.put("task", { ...task, state: "due" }, "due");
  return held.map((task) => task.id);
}

async function setHold(unit: Unit, held: boolean): Promise<void> {
  await unit.find("hold", "hold");
  unit.put("hold", { id: "hold", held });
}

async function inDomainWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    const { type, message, code = "invalid_request", decline_code } = error.body;
    if (type !== "card_error") throw new PaymentRequestInvalid(message, code);
    throw new PaymentDeclined(message, code, spokenDeclineCode(decline_code ?? null));
  }
}
