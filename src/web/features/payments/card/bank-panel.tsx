import { Landmark } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { nameOf, priceOf } from "../what.ts";
import { declinedBy, declineSentence } from "./declines.ts";

type Props = {
  readonly status: PaymentStatus;
  readonly secret: string;
  readonly onSent: () => void;
  /** Back to the form, with the reason. */
  readonly onRefusal: (sentence: string) => void;
};

/** The bank's own step (3-D Secure), in practice: the payer says what the bank answers. */
export function BankPanel({ status, secret, onSent, onRefusal }: Props) {
  const { language, t } = useLocale();
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const answer = async (outcome: "pass" | "fail") => {
    setBusy(true);
    try {
      await api("POST /api/practice/authenticate", { body: { clientSecret: secret, outcome } });
      onSent();
    } catch (error) {
      const declined = error instanceof ApiError && error.code === "payment_declined" ? error : null;
      const sentence = declined
        ? declineSentence(declinedBy(declined), language, t)
        : t("payments.trouble.text");
      showToast({
        tone: "error",
        title: t(declined ? "payments.failed.title" : "payments.trouble.title"),
        description: sentence,
      });
      onRefusal(declined ? `${sentence} ${t("payments.failed.nothing")}` : sentence);
    }
  };

  return (
    <section className="pay-bank" aria-labelledby="bank-title">
      <Landmark aria-hidden="true" size={40} />
      <h2 id="bank-title" ref={title} tabIndex={-1}>
        {t("payments.bank.title")}
      </h2>
      <p>{t("payments.bank.text")}</p>
      <p className="pay-bank-for trimmed strong">
        {t("payments.bank.for", { what: nameOf(status, t), amount: priceOf(status.amount, language) })}
      </p>
      <p className="pay-actions">
        <button
          type="button"
          className="button button-forest"
          disabled={busy}
          onClick={() => void answer("pass")}
        >
          {t("payments.bank.pass")}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => void answer("fail")}>
          {t("payments.bank.fail")}
        </button>
      </p>
    </section>
  );
}
