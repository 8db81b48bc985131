import type { PaymentType } from "#domain/payments/deposit.ts";
import { ApiError } from "#web/platform/api.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { readSchoolAgain } from "#web/platform/school.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { checkoutAddress } from "./secrets.ts";
import { openTab, REDIRECT_DELAY, startDeposit } from "./start-deposit.ts";

type Notice = { readonly title: string; readonly description: string };
export type ReservationNotices = {
  readonly redirecting: Notice;
  readonly failed: Notice;
  /** The question did not reach the school. */
  readonly offline: Notice;
  /** What the page showed costs something else by now; it shows that. */
  readonly changed: Notice;
};

/** The notices in the page's language. */
export function reservationNotices(t: Translate): ReservationNotices {
  const notice = (name: "redirecting" | "start.failed" | "price.changed") => ({
    title: t(`payments.${name}.title`),
    description: t(`payments.${name}.text`),
  });
  const failed = notice("start.failed");
  return {
    redirecting: notice("redirecting"),
    changed: notice("price.changed"),
    failed,
    offline: { ...failed, description: t("payments.start.offline.text") },
  };
}

/**
 * The processing state of the reservation panel (specification §4): starts the payment, shows a notice, and 2000 ms
 * later opens the checkout in a new tab. A failure ends it at once with the other notice.
 *
 * @param shown the price that stands beside the button, in whole dollars
 * @param started called with the secret as soon as there is one
 * @returns when the panel is idle again; the checkout's address if the browser did not let the tab open
 */
export async function reserve(
  type: PaymentType,
  shown: number,
  notices: ReservationNotices,
  started?: (secret: string) => void,
): Promise<string | null> {
  let secret: string;
  try {
    secret = await startDeposit(type, shown);
  } catch (error) {
    if (await isOtherPrice(error)) {
      showToast({ tone: "error", ...notices.changed });
      return null;
    }
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

/** Whether a payment was not begun because it costs something else by now; then the page shows what. */
export async function isOtherPrice(error: unknown): Promise<boolean> {
  return error instanceof ApiError && error.code === "amount_mismatch" && (await readSchoolAgain());
}
