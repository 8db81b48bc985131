import { PAYMENT_TYPES, type PaymentType } from "#domain/payments/deposit.ts";
import { SUBSCRIPTION_PLANS, type SubscriptionPlan } from "#domain/payments/subscription.ts";
import { storage, tabStorage } from "#web/platform/storage.ts";

/**
 * A client secret shows and pays one payment. It reaches the checkout in the address's fragment, which no server
 * sees, is taken out of the address at once, and is kept in the tab's own storage so that a reload finds it.
 */
const SECRET = /^[A-Za-z0-9_]{10,250}$/;
const CHECKOUT = "ceiba.checkout";
const SUBSCRIPTION = "ceiba.subscription";
const LINK = "ceiba.subscription.link";
const CHAT = "ceiba.deposit";

/** What the provider appends to the address it returns to. */
const APPENDED = [
  "payment_intent",
  "payment_intent_client_secret",
  "setup_intent",
  "setup_intent_client_secret",
  "redirect_status",
  "source_type",
];

export const isSecret = (value: unknown): value is string => typeof value === "string" && SECRET.test(value);

/** The checkout of one payment. The secret stands in the fragment only. */
export const checkoutAddress = (secret: string) => `/checkout#cs=${secret}`;

export type Address = {
  readonly secret: string | null;
  readonly type: PaymentType | null;
  /** The payer comes back from a page of the bank, which took the card. Only the webhook says whether it is paid. */
  readonly sent: boolean;
  /** The bank's page led to no payment. */
  readonly refused: boolean;
};

/** What an address says about a payment, and the address without it. */
export function readAddress(href: string): Address & { readonly clean: string } {
  const url = new URL(href);
  const inFragment = new URLSearchParams(url.hash.slice(1)).get("cs");
  const appended =
    url.searchParams.get("payment_intent_client_secret") ??
    url.searchParams.get("setup_intent_client_secret");
  // The signed link in a mail about a subscription.
  const link = new URLSearchParams(url.hash.slice(1)).get("manage");
  const type = PAYMENT_TYPES.find((each) => each === url.searchParams.get("type")) ?? null;
  const outcome = url.searchParams.get("redirect_status") ?? "";
  const sent = ["succeeded", "processing"].includes(outcome);
  if (inFragment !== null || link !== null) url.hash = "";
  for (const name of [...APPENDED, "type"]) url.searchParams.delete(name);
  const secret = [inFragment, link, appended].find(isSecret) ?? null;
  return { secret, type, sent, refused: outcome === "failed", clean: url.pathname + url.search + url.hash };
}

/** Reads the address of the page and takes out of it what nobody else should see. */
export function takeFromAddress(): Address {
  const { clean, ...said } = readAddress(location.href);
  if (clean !== location.pathname + location.search + location.hash) {
    history.replaceState(history.state, "", clean);
  }
  return said;
}

/** A payment that is being made in this tab. `sent`: the card went through, and only the confirmation is awaited. */
export type Kept = { readonly secret: string; readonly sent: boolean };

function parseKept(stored: string | null): Kept | null {
  const [secret, sent] = (stored ?? "").split(" ");
  return isSecret(secret) ? { secret, sent: sent === "sent" } : null;
}

const written = ({ secret, sent }: Kept) => (sent ? `${secret} sent` : secret);

/** The deposit of this tab's checkout. */
export const keptDeposit = {
  get: () => parseKept(tabStorage.get(CHECKOUT)),
  set: (kept: Kept) => tabStorage.set(CHECKOUT, written(kept)),
  remove: () => tabStorage.remove(CHECKOUT),
};

/** The subscription to one plan that was started here. */
export function keptSubscription(plan: SubscriptionPlan) {
  const key = `${SUBSCRIPTION}.${plan}`;
  return {
    get: () => parseKept(tabStorage.get(key)) ?? parseKept(storage.get(key)),
    /** @param lasting also after the tab is closed: for the practice portal, which has no other way in */
    set(kept: Kept, lasting: boolean) {
      tabStorage.set(key, written(kept));
      if (lasting) storage.set(key, written(kept));
    },
    remove() {
      tabStorage.remove(key);
      storage.remove(key);
    },
  };
}

/** What the link in a mail carried, for a reload of the page it opened. */
export const keptLink = {
  get: () => {
    const kept = tabStorage.get(LINK);
    return isSecret(kept) ? kept : null;
  },
  set: (token: string) => tabStorage.set(LINK, token),
};

/** The newest known subscription of this browser, paid or not. */
export function anySubscription(): { readonly plan: SubscriptionPlan; readonly secret: string } | null {
  for (const plan of SUBSCRIPTION_PLANS) {
    const kept = keptSubscription(plan).get();
    if (kept?.sent) return { plan, secret: kept.secret };
  }
  return null;
}

/** The deposit begun from one message of the chat. */
export function keptChatDeposit(place: string, type: PaymentType) {
  const key = `${CHAT}.${place}.${type}`;
  return {
    get: () => parseKept(tabStorage.get(key))?.secret ?? null,
    set: (secret: string) => tabStorage.set(key, secret),
    remove: () => tabStorage.remove(key),
  };
}
