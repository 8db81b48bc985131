import type { ReactNode } from "react";
import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { paymentConfig } from "#web/features/payments/payment-config.ts";
import { reservationNotices, reserve } from "#web/features/payments/reserve.ts";
import { loadCopy } from "#web/platform/copy.ts";
import { translator } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** What the reservation panel needs once somebody comes near it: fetched then, words included, not with the page. */
export const isPractice = async (): Promise<boolean> => (await paymentConfig()).mode === "practice";

/**
 * Takes one deposit from the panel.
 *
 * @param shown its price on the panel
 * @param showBusy what the pressed button shows meanwhile
 * @returns when the panel is idle again; what stands in when the browser blocked the new tab
 */
export async function takeDeposit(
  type: PaymentType,
  shown: number,
  language: Language,
  showBusy: (mark: ReactNode) => void,
): Promise<ReactNode> {
  const t = translator(await loadCopy(language, ["payments"]));
  showBusy(<Spinner label={t("payments.processing")} visible />);
  const address = await reserve(type, shown, reservationNotices(t));
  return address === null ? null : (
    <>
      {t("payments.chat.blocked")}{" "}
      <a className="button button-small" href={address} target="_blank" rel="noreferrer">
        {t("payments.chat.link")}
      </a>
    </>
  );
}
