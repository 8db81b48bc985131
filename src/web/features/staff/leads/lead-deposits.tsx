import type { Deposit } from "#contract/staff.ts";
import { namedChildren } from "#domain/payments/children.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { useDeposits, usePaymentMode } from "../desk/desk-queries.ts";
import { Fact, Section } from "../fact.tsx";
import { formatAmount, formatDateTime, formatMoney } from "../format.ts";
import { depositTone } from "../labels.ts";
import { DepositReceipt } from "./deposit-receipt.tsx";
import { Refund } from "./refund.tsx";

/** What has become of a deposit's money. */
function Money({ deposit }: { readonly deposit: Deposit }) {
  const { language, t } = useLocale();
  const { paid, refunded, remaining, fee } = deposit;
  return (
    <>
      <Fact label={t("staff.deposits.paid")}>{formatAmount(paid, language)}</Fact>
      <Fact label={t("staff.deposits.refunded")}>{formatAmount(refunded, language)}</Fact>
      <Fact label={t("staff.deposits.remaining")}>{formatAmount(remaining, language)}</Fact>
      <Fact label={t("staff.deposits.fee")}>
        {fee === null ? t("staff.deposits.feeUnknown") : formatMoney(fee.amount, fee.currency, language)}
      </Fact>
    </>
  );
}

/** The deposits of a lead; no section at all when there are none (specification §2). */
export function LeadDeposits({ leadId }: { readonly leadId: string }) {
  const { language, t } = useLocale();
  const deposits = useDeposits(leadId);
  const mode = usePaymentMode();

  if (deposits.isError && deposits.data === undefined) {
    return (
      <p role="alert">
        {t("staff.details.depositsFailed")}{" "}
        <button type="button" className="link-button" onClick={() => void deposits.refetch()}>
          {t("common.retry")}
        </button>
      </p>
    );
  }
  if (deposits.data === undefined || deposits.data.length === 0) return null;

  return (
    <Section title={t("staff.deposits.title")}>
      {mode === "practice" || mode === "test" ? <p className="lead-practice">{t(`staff.${mode}`)}</p> : null}
      <ul className="lead-deposits">
        {deposits.data.map((deposit) => (
          <li key={deposit.id}>
            <p className="lead-deposit-head row wraps apart">
              <strong>{formatAmount(deposit.amount, language)}</strong>
              <Badge tone={depositTone(deposit.status)}>{t(`staff.deposit.${deposit.status}`)}</Badge>
            </p>
            <dl className="facts">
              {Number(deposit.paid) > 0 ? <Money deposit={deposit} /> : null}
              <Fact label={t("staff.deposits.type")}>{t(`staff.deposits.${deposit.type}`)}</Fact>
              <Fact label={t("staff.deposits.date")}>
                <time dateTime={deposit.createdAt}>{formatDateTime(deposit.createdAt, language)}</time>
              </Fact>
              {deposit.children.length > 0 ? (
                <Fact label={t("staff.deposits.children")}>{namedChildren(deposit.children)}</Fact>
              ) : null}
              {deposit.payer.email === null ? null : (
                <Fact label={t("staff.deposits.payer")}>
                  {[deposit.payer.name, deposit.payer.email].filter((part) => part !== null).join(", ")}
                </Fact>
              )}
              {deposit.stripePaymentIntentId ? (
                <Fact label={t("staff.deposits.payment")}>
                  <code>{deposit.stripePaymentIntentId}</code>
                </Fact>
              ) : null}
            </dl>
            {deposit.refundFailed ? (
              <p className="lead-refund-failed" role="note">
                {t("staff.deposits.refundFailed")}
              </p>
            ) : null}
            {deposit.paidAt === null ? null : <DepositReceipt deposit={deposit} leadId={leadId} />}
            <Refund deposit={deposit} leadId={leadId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
