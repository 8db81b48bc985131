import type { PortalChange } from "#server/ports/practice-payments.ts";
import { priceKey } from "../stripe-prices.ts";
import { newPrice, priceIdOf } from "./catalogue.ts";
import type { Subscription } from "./objects.ts";
import { requireRunning } from "./subscriptions.ts";
import type { Unit } from "./unit.ts";

/**
 * What a subscriber does in Stripe's customer portal. Under flexible billing, which new subscriptions have, it cancels
 * by `cancel_at` and leaves `cancel_at_period_end` false; another plan is another price on the same item.
 */
export async function changeInPortal(unit: Unit, id: string, change: PortalChange): Promise<void> {
  const old = await unit.need("subscription", id);
  requireRunning(old);
  const subscription =
    change.type === "switch" ? await switched(unit, old, change) : rescheduled(unit, old, change);
  unit.put("subscription", subscription);
  await unit.emit("customer.subscription.updated", subscription);
}

function rescheduled(
  unit: Unit,
  old: Subscription,
  { type }: { readonly type: "cancel" | "keep" },
): Subscription {
  const ends = type === "cancel";
  return {
    ...old,
    cancel_at: ends ? old.items.data[0].current_period_end : null,
    cancel_at_period_end: false,
    canceled_at: ends ? (old.canceled_at ?? unit.now) : null,
  };
}

async function switched(
  unit: Unit,
  old: Subscription,
  { plan, title, monthlyCents }: Extract<PortalChange, { type: "switch" }>,
): Promise<Subscription> {
  const key = priceKey({ plan, monthlyCents, currency: old.currency });
  const price =
    (await unit.find("price", priceIdOf(key))) ??
    (await newPrice(unit, { key, amount: monthlyCents, currency: old.currency, title }));
  const [item] = old.items.data;
  return { ...old, items: { ...old.items, data: [{ ...item, price }] } };
}
