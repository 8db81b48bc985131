import type { PaymentType } from "#domain/payments/deposit.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { forgetLead, knownLead } from "#web/platform/lead-events.ts";

/** How long the notice stands before the checkout opens, in ms (specification §9). */
export const REDIRECT_DELAY = 2000;

/**
 * Starts a deposit for the lead of this tab, if it joined the waitlist here. A lead that the server does not take from
 * us does not stop a family from paying: checkout then asks who pays.
 *
 * @param shown the price that the family saw, in whole dollars; null where checkout is the first to show it
 * @throws ApiError when no payment could be started: amount_mismatch for a price that has changed
 */
export async function startDeposit(type: PaymentType, shown: number | null): Promise<string> {
  const leadId = knownLead();
  const ask = async (known: string | null) => {
    const seen = shown === null ? {} : { amount: shown };
    const body = { type, ...seen, ...(known === null ? {} : { leadId: known }) };
    return (await api("POST /api/create-payment-intent", { body })).clientSecret;
  };
  try {
    return await ask(leadId);
  } catch (error) {
    const refused = error instanceof ApiError && [403, 404].includes(error.status);
    if (leadId === null || !refused) throw error;
    forgetLead();
    return ask(null);
  }
}

/** Opens an address in a new tab that cannot reach back. False when the browser did not allow it. */
export function openTab(address: string): boolean {
  // With "noopener" the answer would be null either way, so the way back is cut by hand.
  const tab = window.open(address, "_blank");
  if (tab === null) return false;
  tab.opener = null;
  return true;
}
