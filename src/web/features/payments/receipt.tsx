import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { send } from "#web/platform/api.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useRefundPromised } from "#web/platform/refund-promise.ts";
import { saveBytes } from "#web/platform/save-bytes.ts";
import { useSchool } from "#web/platform/school.tsx";
import { dismissToast, showToast } from "#web/platform/toasts.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { dayOf, nameOf, priceOf } from "./what.ts";

type DepositPayment = Extract<PaymentStatus, { kind: "deposit" }>;

type Props = { readonly status: DepositPayment; readonly secret: string; readonly practice: boolean };

/** The receipt, shown once the webhook has said that it is paid. */
export function Receipt({ status, secret, practice }: Props) {
  const { language, t } = useLocale();
  const { launchDate, contactEmail } = useSchool();
  const title = useFocusedTitle();
  const refundable = useRefundPromised();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const body = { clientSecret: secret, language };
      const file = await send("POST /api/payments/receipt", { body });
      saveBytes(await file.blob(), `${status.receiptNumber ?? "receipt"}.pdf`);
    } catch {
      showToast({
        tone: "error",
        title: t("payments.receipt.heading"),
        description: t("payments.receipt.pdf.failed"),
      });
    }
    setBusy(false);
  };
  return (
    <section className="pay-receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title" ref={title} tabIndex={-1}>
        {t("payments.receipt.title")}
      </h2>
      <p>{t(`payments.receipt.${status.type}`)}</p>
      {practice ? <p className="pay-word small strong">{t("payments.receipt.practice.text")}</p> : null}
      <div className="pay-slip">
        <h3>{t(practice ? "payments.receipt.practice" : "payments.receipt.heading")}</h3>
        <dl>
          {status.receiptNumber === null ? null : (
            <Line label={t("payments.receipt.number")} value={<code>{status.receiptNumber}</code>} />
          )}
          {status.paidAt === null ? null : (
            <Line label={t("payments.receipt.date")} value={dayOf(status.paidAt, language)} />
          )}
          <Line label={t("payments.receipt.for")} value={nameOf(status, t)} />
          <Line label={t("payments.receipt.amount")} value={priceOf(status.amount, language)} />
          {refundable ? (
            <Line label={t("payments.receipt.refund")} value={longDate(launchDate, language)} />
          ) : null}
        </dl>
        <p className="pay-stamp">
          {t(practice ? "payments.receipt.stamp.practice" : "payments.receipt.stamp")}
        </p>
      </div>
      <p>
        {status.mailedTo === null
          ? t("payments.receipt.mail")
          : t("payments.receipt.mail.to", { email: status.mailedTo, contact: contactEmail })}
      </p>
      <p className="pay-actions">
        <a className="button" href="/">
          {t("payments.receipt.home")}
        </a>
        <button type="button" className="button" disabled={busy} onClick={() => void save()}>
          {t(busy ? "payments.processing" : "payments.receipt.pdf")}
        </button>
      </p>
    </section>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div className="pay-line wraps flex apart">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type WaitingProps = {
  readonly tired: boolean;
  /** Nothing else on the page has a title. */
  readonly alone?: boolean;
  readonly onAgain: () => void;
};

/** The card went through, the confirmation has not come yet: said as it is. */
export function Waiting({ tired, alone = false, onAgain }: WaitingProps) {
  const { t } = useLocale();
  const title = useFocusedTitle();
  const Title = alone ? "h1" : "h2";
  return (
    <section className="pay-waiting" aria-labelledby="waiting-title">
      <Title id="waiting-title" ref={title} tabIndex={-1}>
        {t("payments.waiting.title")}
      </Title>
      <p>{t("payments.waiting.text")}</p>
      {tired ? (
        <p role="status">
          {t("payments.waiting.long")}{" "}
          <button type="button" className="button button-small" onClick={onAgain}>
            {t("payments.waiting.again")}
          </button>
        </p>
      ) : (
        <Spinner label={t("payments.waiting.title")} />
      )}
      <p>{t("payments.waiting.close")}</p>
    </section>
  );
}

/** What replaced the form is where the reader goes on; a notice about the form is over with it. */
function useFocusedTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    dismissToast();
  }, []);
  return title;
}
