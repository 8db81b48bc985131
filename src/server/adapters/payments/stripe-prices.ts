import type Stripe from "stripe";
import { SUBSCRIPTION_PLANS, type SubscriptionPlan } from "#domain/payments/subscription.ts";
import type { NewSubscription } from "#server/ports/payment-provider.ts";

type Wanted = Pick<NewSubscription, "plan" | "title" | "monthlyCents" | "currency">;

/** Under which a price that we made is found again: another amount is another price; old subscriptions keep theirs. */
export function priceKey({
  plan,
  monthlyCents,
  currency,
}: Pick<Wanted, "plan" | "monthlyCents" | "currency">) {
  return `ceiba_${plan}_${monthlyCents}_${currency}_monthly`;
}

/**
 * Finds the price of a plan: the configured one as long as it is what families are shown, else one made once from the
 * amount, under a lookup key of its own. So nobody pays what was not shown, also after the price changed at the desk.
 */
export class StripePrices {
  readonly #stripe: Stripe;
  readonly #configured: Partial<Record<SubscriptionPlan, string>>;
  readonly #known = new Map<string, string>();

  constructor(stripe: Stripe, configured: Partial<Record<SubscriptionPlan, string>>) {
    this.#stripe = stripe;
    this.#configured = configured;
  }

  /** Which plan a price is of; null for one that is not ours. */
  planOf({ id, lookup_key: key }: Pick<Stripe.Price, "id" | "lookup_key">): SubscriptionPlan | null {
    const ours = SUBSCRIPTION_PLANS.find(
      (plan) => this.#configured[plan] === id || key?.startsWith(`ceiba_${plan}_`),
    );
    return ours ?? null;
  }

  async of(wanted: Wanted): Promise<string> {
    const key = priceKey(wanted);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const configured = this.#configured[wanted.plan];
    const id = configured ? await this.#agreeing(configured, key, wanted) : await this.#made(key, wanted);
    this.#known.set(key, id);
    return id;
  }

  async #agreeing(id: string, key: string, wanted: Wanted): Promise<string> {
    const price = await this.#stripe.prices.retrieve(id);
    const agrees =
      price.unit_amount === wanted.monthlyCents &&
      price.currency === wanted.currency &&
      price.recurring?.interval === "month" &&
      price.recurring.interval_count === 1;
    if (agrees) return id;
    const product = typeof price.product === "string" ? price.product : price.product.id;
    return this.#made(key, wanted, product);
  }

  /** @param product the school's own in Stripe, where one is configured */
  async #made(key: string, wanted: Wanted, product?: string): Promise<string> {
    const find = async () =>
      (await this.#stripe.prices.list({ active: true, lookup_keys: [key], limit: 1 })).data[0]?.id;
    const found = await find();
    if (found !== undefined) return found;
    try {
      const price = await this.#stripe.prices.create(
        {
          currency: wanted.currency,
          lookup_key: key,
          ...(product === undefined ? { product_data: { name: wanted.title } } : { product }),
          recurring: { interval: "month" },
          unit_amount: wanted.monthlyCents,
        },
        { idempotencyKey: `price:${key}` },
      );
      return price.id;
    } catch (error) {
      // Another server was quicker, or made it under another title.
      const other = await find();
      if (other === undefined) throw error;
      return other;
    }
  }
}
