import type { PaymentType } from "#domain/payments/deposit.ts";
import { ApiError } from "#web/platform/api.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { checkoutAddress } from "./secrets.ts";
import { openTab, REDIRECT_DELAY, startDeposit } from "./start-deposit.ts";

type Notice = { readonly title: string; readonly description: string };
export type ReservationNotices = {
  readonly redirecting: Notice;
  readonly failed: Notice;
  /** The question did not reach the school. */
  readonly offline: Notice;
};

/** The notices in the page's language. */
export function reservationNotices(t: Translate): ReservationNotices {
  const notice = (name: "redirecting" | "start.failed") => ({
    title: t(`payments.${name}.title`),
    description: t(`payments.${name}.text`),
  });
  const failed = notice("start.failed");
  return {
    redirecting: notice("redirecting"),
    failed,
    offline: { ...failed, description: t("payments.start.offline.text") },
  };
}

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
    const answered = error instanceof ApiError;
    console.error("The deposit could not be started", answered ? error.status : "offline");
    showToast({ tone: "error", ...(answered ? notices.failed : notices.offline) });
    return null;
  }
  started?.(secret);
  showToast({ tone: "ok", ...notices.redirecting });
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY));
  const address = checkoutAddress(secret);
  return openTab(address) ? null : address;
}
