import { useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { PAYMENT_TYPES, type PaymentType } from "#domain/payments/deposit.ts";
import { longDate, money } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import founders from "../../assets/art/ticket-founders.svg";
import sponsor from "../../assets/art/ticket-sponsor.svg";
import type { WaitlistSlot } from "./waitlist-slot.ts";

const ART: Record<PaymentType, string> = { founders_circle: founders, teacher_sponsor: sponsor };

type Props = {
  /** Which deposit was asked for; both are shown when the visitor did not say. */
  readonly type: PaymentType | null;
  readonly Waitlist: WaitlistSlot;
};

/** What the deposit is, and honestly that it cannot be paid yet; the waitlist stands in (until payments open). */
export function DepositPanel({ type, Waitlist }: Props) {
  const { t, language } = useLocale();
  const [joining, setJoining] = useState(false);
  const date = longDate(catalogue.launchDate, language);
  return (
    <div className="deposit">
      {(type === null ? PAYMENT_TYPES : [type]).map((each) => (
        <div className="slip" key={each}>
          <span className="slip-art">
            <img src={ART[each]} alt="" width={200} height={240} loading="lazy" />
          </span>
          <div className="slip-body">
            <h2 className="slip-title">{t(`chat.deposit.${each}.title`)}</h2>
            <p className="slip-amount">{money(catalogue.deposits[each].amount, language)}</p>
            <p>{t(`chat.deposit.${each}.text`, { date })}</p>
          </div>
        </div>
      ))}
      <p className="deposit-note">
        <strong>{t("chat.deposit.closed")}</strong> {t("chat.deposit.instead")}
      </p>
      {joining ? (
        <Waitlist plan={type} />
      ) : (
        <button type="button" className="button button-forest" onClick={() => setJoining(true)}>
          {t("chat.deposit.join")}
        </button>
      )}
    </div>
  );
}
