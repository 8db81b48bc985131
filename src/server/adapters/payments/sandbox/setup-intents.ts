import { cardOfToken } from "./cards.ts";
import { SandboxError } from "./errors.ts";
import { newSecret } from "./ids.ts";
import type { PaymentError, PaymentMethod, SetupIntent, Subscription } from "./objects.ts";
import type { Unit } from "./unit.ts";

const AUTHENTICATION_FAILED: PaymentError = {
  type: "card_error",
  code: "setup_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** What keeps a card for later, without charging it: the beginning of a subscription that is charged only on a later day. */
export async function newSetupIntent(
  unit: Unit,
  customer: string,
  subscription: string,
): Promise<SetupIntent> {
  const id = unit.id("seti");
  const intent: SetupIntent = {
    id,
    object: "setup_intent",
    client_secret: `${id}_secret_${newSecret()}`,
    created: unit.now,
    customer,
    last_setup_error: null,
    livemode: false,
    payment_method: null,
    status: "requires_payment_method",
    usage: "off_session",
    _subscription: subscription,
  };
  unit.put("setup_intent", intent, subscription);
  await unit.emit("setup_intent.created", intent);
  return intent;
}

/** @throws SandboxError 404 */
export async function setupIntentOf(unit: Unit, clientSecret: string): Promise<SetupIntent> {
  const [id = ""] = clientSecret.split("_secret_");
  const intent = await unit.find("setup_intent", id);
  if (intent === null || intent.client_secret !== clientSecret) {
    throw new SandboxError(404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: "No such card to keep.",
    });
  }
  return intent;
}

/**
 * Keeps the card, or asks the bank first, or is refused as the card's scenario says. What a scenario brings only with
 * a charge (a dispute, a slow refund) is left for the first one.
 *
 * @throws SandboxError 402 card_error
 */
export async function keepCard(
  unit: Unit,
  intent: SetupIntent,
  method: PaymentMethod,
  authenticated = false,
): Promise<SetupIntent> {
  if (intent.status === "canceled") throw unexpectedState(intent);
  const scenario = cardOfToken(method._token)?.scenario ?? {};
  if (scenario.authentication !== undefined && !authenticated) {
    const waiting: SetupIntent = { ...intent, payment_method: method.id, status: "requires_action" };
    unit.put("setup_intent", waiting);
    await unit.emit("setup_intent.requires_action", waiting);
    return waiting;
  }
  if (scenario.decline !== undefined) {
    const { code, declineCode, message } = scenario.decline;
    return refuse(unit, intent, { type: "card_error", code, decline_code: declineCode, message });
  }
  const done: SetupIntent = {
    ...intent,
    last_setup_error: null,
    payment_method: method.id,
    status: "succeeded",
  };
  unit.put("setup_intent", done);
  await unit.emit("setup_intent.succeeded", done);
  const old = await unit.need("subscription", intent._subscription);
  const reserved: Subscription = { ...old, default_payment_method: method.id, pending_setup_intent: null };
  unit.put("subscription", reserved);
  await unit.emit("customer.subscription.updated", reserved);
  return done;
}

/** The payer comes back from the bank's authentication page. */
export async function finishCardAuthentication(
  unit: Unit,
  intent: SetupIntent,
  passed: boolean,
): Promise<SetupIntent> {
  if (intent.status !== "requires_action") throw unexpectedState(intent);
  if (!passed) return refuse(unit, intent, AUTHENTICATION_FAILED);
  const method = await unit.need("payment_method", intent.payment_method ?? "");
  return keepCard(unit, intent, method, true);
}

/** The reservation was given up before a card was kept. */
export async function closeSetupIntent(unit: Unit, subscription: Subscription): Promise<void> {
  const id = subscription.pending_setup_intent ?? null;
  if (id === null) return;
  const closed: SetupIntent = { ...(await unit.need("setup_intent", id)), status: "canceled" };
  unit.put("setup_intent", closed);
  await unit.emit("setup_intent.canceled", closed);
}

async function refuse(unit: Unit, intent: SetupIntent, error: PaymentError): Promise<never> {
  const refused: SetupIntent = {
    ...intent,
    last_setup_error: error,
    payment_method: null,
    status: "requires_payment_method",
  };
  unit.put("setup_intent", refused);
  await unit.emit("setup_intent.setup_failed", refused);
  throw new SandboxError(402, { ...error, type: "card_error" }, true);
}

function unexpectedState({ status }: SetupIntent): SandboxError {
  return new SandboxError(400, {
    type: "invalid_request_error",
    code: "setup_intent_unexpected_state",
    message: `This card cannot be kept now: its status is ${status}.`,
  });
}
