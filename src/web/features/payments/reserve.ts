import type { PaymentType } from "#domain/payments/deposit.ts";
import { ApiError } from "#web/platform/api.ts";
import { showToast } from "#web/platform/toasts.ts";
import { checkoutAddress } from "./secrets.ts";
import { openTab, REDIRECT_DELAY, startDeposit } from "./start-deposit.ts";

type Notice = { readonly title: string; readonly description: string };
export type ReservationNotices = { readonly redirecting: Notice; readonly failed: Notice };

/**
 * The processing state of the reservation panel (specification §4): starts the payment, shows a notice, and 2000 ms
 * later opens the checkout in a new tab. A failure ends it at once with the other notice.
 *
 * @param started called with the secret as soon as there is one
 * @returns when the panel is idle again; the checkout's address if the browser did not let the tab open
 */
export async function reserve(
  type: PaymentType,
  notices: ReservationNotices,
  started?: (secret: string) => void,
): Promise<string | null> {
  let secret: string;
  try {
    secret = await startDeposit(type);
  } catch (error) {
    // Only the status: neither a secret nor anything about the payer is written down.
    console.error("The deposit could not be started", error instanceof ApiError ? error.status : "offline");
    showToast({ tone: "error", ...notices.failed });
    return null;
  }
  started?.(secret);
  showToast({ tone: "ok", ...notices.redirecting });
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY));
  const address = checkoutAddress(secret);
  return openTab(address) ? null : address;
}
