import { cardOfToken } from "./cards.ts";
import { invalid } from "./errors.ts";
import type { Form } from "./form.ts";
import type { Dispute, Refund } from "./objects.ts";
import type { Unit } from "./unit.ts";

/** How long the two asynchronous refund cards take, in milliseconds. */
export const REFUND_SETTLES_AFTER = 5_000;

export async function createRefund(unit: Unit, form: Form): Promise<Refund> {
  form.allow("amount", "metadata", "payment_intent", "reason");
  const intent = await unit.need("payment_intent", form.required("payment_intent"));
  if (intent.status !== "succeeded" || intent.latest_charge === null) {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent_unexpected_state",
    );
  }
  const charge = await unit.need("charge", intent.latest_charge);
  const left = charge.amount - charge._committed;
  const disputes = await unit.list("dispute", { parent: intent.id, limit: 10 });
  if (disputes.some((dispute) => dispute.status !== "won")) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, "charge_disputed");
  }
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  const amount = form.integer("amount") ?? left;
  if (amount < 1 || amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      amount < 1 ? "parameter_invalid_integer" : "amount_too_large",
      "amount",
    );
  }
  const method = await unit.need("payment_method", charge.payment_method);
  const behaviour = cardOfToken(method._token)?.scenario.refund;
  const refund: Refund = {
    id: unit.id("re"),
    object: "refund",
    amount,
    charge: charge.id,
    created: unit.now,
    currency: charge.currency,
    failure_reason: null,
    livemode: false,
    metadata: form.metadata({}),
    payment_intent: intent.id,
    reason: form.text("reason"),
    status: behaviour === "pending" ? "pending" : "succeeded",
  };
  unit.put("refund", refund, intent.id);
  const refunded = charge.amount_refunded + (refund.status === "succeeded" ? amount : 0);
  const updated = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
    _committed: charge._committed + amount,
  };
  unit.put("charge", updated);
  await unit.emit("refund.created", refund);
  if (refund.status === "succeeded") await unit.emit("charge.refunded", updated);
  if (behaviour !== undefined) {
    const outcome = behaviour === "pending" ? "succeeded" : "failed";
    unit.queue({ type: "settle_refund", refund: refund.id, outcome }, REFUND_SETTLES_AFTER);
  }
  return refund;
}

/** A pending refund settles either way; a settled one can still fail; nothing comes back from failed. */
export async function settleRefund(unit: Unit, id: string, outcome: "succeeded" | "failed"): Promise<void> {
  const old = await unit.need("refund", id);
  if (old.status === outcome || old.status === "failed") return;
  const refund: Refund = {
    ...old,
    failure_reason: outcome === "failed" ? "expired_or_canceled_card" : null,
    status: outcome,
  };
  unit.put("refund", refund);
  const charge = await unit.need("charge", refund.charge);
  const change = outcome === "succeeded" ? refund.amount : old.status === "succeeded" ? -refund.amount : 0;
  const refunded = charge.amount_refunded + change;
  const updated = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
    _committed: charge._committed - (outcome === "failed" ? refund.amount : 0),
  };
  unit.put("charge", updated);
  await unit.emit("refund.updated", refund);
  await unit.emit(
    outcome === "failed" ? "refund.failed" : "charge.refunded",
    outcome === "failed" ? refund : updated,
  );
}

export async function listRefunds(unit: Unit, form: Form): Promise<Refund[]> {
  form.allow("payment_intent", "limit", "starting_after");
  return unit.list("refund", { parent: form.required("payment_intent"), limit: 100 });
}

export async function listDisputes(unit: Unit, form: Form): Promise<Dispute[]> {
  form.allow("payment_intent", "limit", "starting_after");
  return unit.list("dispute", { parent: form.required("payment_intent"), limit: 100 });
}

/** The bank decides the open dispute of a payment. */
export async function closeDispute(unit: Unit, intentId: string, outcome: "won" | "lost"): Promise<void> {
  const disputes = await unit.list("dispute", { parent: intentId, limit: 10 });
  const open = disputes.find((dispute) => dispute.status === "needs_response");
  if (!open) throw invalid("This payment has no open dispute.", "resource_missing");
  const closed: Dispute = { ...open, status: outcome };
  unit.put("dispute", closed);
  await unit.emit("charge.dispute.closed", closed);
}
