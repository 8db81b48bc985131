import { invoiceDeclined, invoicePaid } from "./billing.ts";
import { cardOfToken, type Scenario } from "./cards.ts";
import { SandboxError } from "./errors.ts";
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentError,
  PaymentIntent,
  PaymentMethod,
} from "./objects.ts";
import { type Unit, visible } from "./unit.ts";

const AUTHENTICATION_FAILED: PaymentError = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};
const AUTHENTICATION_REQUIRED: PaymentError = {
  type: "card_error",
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};
const GENERIC: PaymentError = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

type Circumstances = {
  /** False for a renewal, when nobody can pass an authentication step. */
  readonly payerPresent: boolean;
  /** The bank refuses whatever the card is. */
  readonly refuse?: boolean;
};

/**
 * Charges a card as its scenario says. Ends in succeeded, in requires_action, or in a 402 that keeps what it wrote.
 *
 * @throws SandboxError 402 card_error
 */
export async function attemptCharge(
  unit: Unit,
  intent: PaymentIntent,
  method: PaymentMethod,
  { payerPresent, refuse = false }: Circumstances,
): Promise<PaymentIntent> {
  const scenario = scenarioOf(method);
  const { authentication } = scenario;
  if (refuse) return decline(unit, intent, method, GENERIC);
  if (authentication !== undefined && payerPresent) {
    const waiting: PaymentIntent = {
      ...intent,
      last_payment_error: null,
      next_action: { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } },
      payment_method: method.id,
      status: "requires_action",
    };
    unit.put("payment_intent", waiting);
    await unit.emit("payment_intent.requires_action", waiting);
    return waiting;
  }
  if (authentication === "always") return decline(unit, intent, method, AUTHENTICATION_REQUIRED);
  return charge(unit, intent, method, scenario);
}

/** The payer comes back from the bank's authentication page. */
export async function finishAuthentication(
  unit: Unit,
  intent: PaymentIntent,
  passed: boolean,
): Promise<PaymentIntent> {
  const method = await unit.need("payment_method", intent.payment_method ?? "");
  if (!passed) return decline(unit, intent, method, AUTHENTICATION_FAILED, false);
  return charge(unit, intent, method, scenarioOf(method));
}

function scenarioOf(method: PaymentMethod): Scenario {
  return cardOfToken(method._token)?.scenario ?? {};
}

async function charge(
  unit: Unit,
  intent: PaymentIntent,
  method: PaymentMethod,
  scenario: Scenario,
): Promise<PaymentIntent> {
  if (scenario.decline) {
    const { code, declineCode, message } = scenario.decline;
    return decline(unit, intent, method, { type: "card_error", code, decline_code: declineCode, message });
  }
  const charged = newCharge(unit, intent, method, null);
  const made: Charge = { ...charged, balance_transaction: newBalanceTransaction(unit, charged).id };
  unit.put("charge", made);
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: method.id,
    status: "succeeded",
  };
  unit.put("payment_intent", paid);
  await unit.emit("charge.succeeded", made);
  await unit.emit("payment_intent.succeeded", paid);
  if (paid._invoice !== null) await invoicePaid(unit, paid._invoice, method.id);
  if (scenario.dispute) await dispute(unit, made);
  return paid;
}

async function decline(
  unit: Unit,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: PaymentError,
  charged = true,
): Promise<never> {
  const made = charged ? newCharge(unit, intent, method, error) : null;
  const refused: PaymentIntent = {
    ...intent,
    last_payment_error: error,
    latest_charge: made?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  };
  unit.put("payment_intent", refused);
  if (made) await unit.emit("charge.failed", made);
  await unit.emit("payment_intent.payment_failed", refused);
  if (refused._invoice !== null) await invoiceDeclined(unit, refused._invoice);
  throw new SandboxError(402, { ...error, type: "card_error", payment_intent: visible(refused) }, true);
}

function newCharge(
  unit: Unit,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: PaymentError | null,
): Charge {
  const charge: Charge = {
    id: unit.id("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: error === null ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: error === null,
    created: unit.now,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: error === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: "card",
      card: { brand: method.card.brand, last4: method.card.last4 },
    },
    refunded: false,
    status: error === null ? "succeeded" : "failed",
    _committed: 0,
  };
  unit.put("charge", charge, intent.customer ?? intent.id);
  return charge;
}

/** The fee is the one that Stripe publishes for cards of the United States: 2.9 % and 30 cents. */
function newBalanceTransaction(unit: Unit, charge: Charge): BalanceTransaction {
  const fee = Math.round(charge.amount * 0.029) + 30;
  const transaction: BalanceTransaction = {
    id: unit.id("txn"),
    object: "balance_transaction",
    amount: charge.amount,
    created: unit.now,
    currency: charge.currency,
    fee,
    net: charge.amount - fee,
    source: charge.id,
    type: "charge",
  };
  unit.put("balance_transaction", transaction);
  return transaction;
}

async function dispute(unit: Unit, charge: Charge): Promise<void> {
  const made: Dispute = {
    id: unit.id("du"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    created: unit.now,
    currency: charge.currency,
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
  unit.put("dispute", made, charge.payment_intent);
  unit.put("charge", { ...charge, disputed: true });
  await unit.emit("charge.dispute.created", made);
}
