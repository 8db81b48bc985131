import type { Subscriber } from "#contract/money.ts";
import type { Deposit } from "#contract/staff.ts";
import { namedChildren } from "#domain/payments/children.ts";
import { receiptNumber } from "#domain/payments/deposit.ts";
import type { SubscriptionStatus } from "#domain/payments/subscription.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Fact } from "../fact.tsx";
import { formatAmount, formatCount, formatDate, formatMoney } from "../format.ts";
import { depositTone } from "../labels.ts";

const TONES: Record<SubscriptionStatus, Tone> = {
  incomplete: "yellow",
  reserved: "blue",
  active: "green",
  past_due: "red",
  canceled: "gray",
  incomplete_expired: "gray",
};

/** Who paid; the name leads to the family. */
function Payer({ payer, family }: Pick<Deposit, "payer"> & { readonly family: string | null }) {
  const { t } = useLocale();
  const name = payer.name ?? t("money.noName");
  return (
    <p className="money-payer wraps flex">
      <b>{family === null ? name : <a href={`/admin/families?${family}`}>{name}</a>}</b>
      {payer.email === null ? null : <a href={`mailto:${payer.email}`}>{payer.email}</a>}
    </p>
  );
}

/** Who subscribes to what, and how it stands with the charges. */
export function SubscriptionRow({ row }: { readonly row: Subscriber }) {
  const { language, t } = useLocale();
  const { status, nextChargeAt, endsAt, beginsAt, paid, refunded, failures } = row;
  const has = (timestamp: string) => Date.parse(timestamp) <= Date.now();
  return (
    <>
      <div className="money-row-head flex apart">
        <Payer payer={row.payer} family={search(row.payer.email)} />
        <Badge tone={TONES[status]}>{t(`money.status.${status}`)}</Badge>
      </div>
      <dl className="money-facts stack">
        <Fact label={t("money.plan")}>{t(`money.plan.${row.plan}`)}</Fact>
        <Fact label={t("money.monthly")}>{formatAmount(row.monthly, language)}</Fact>
        <Fact label={t(has(beginsAt) ? "money.began" : "money.begins")}>
          {formatDate(beginsAt, language)}
        </Fact>
        {endsAt === null ? null : (
          <Fact label={t(has(endsAt) ? "money.ended" : "money.ends")}>{formatDate(endsAt, language)}</Fact>
        )}
        <Fact label={t("money.next")}>
          {nextChargeAt !== null
            ? formatDate(nextChargeAt, language)
            : t(status === "past_due" ? "money.next.owed" : "money.next.none")}
        </Fact>
        <Fact label={t("money.paid")}>
          {paid === null ? t("money.paid.unknown") : formatAmount(paid, language)}
        </Fact>
        <Fact label={t("staff.deposits.refunded")}>
          {refunded === null ? t("money.paid.unknown") : formatAmount(refunded, language)}
        </Fact>
        <Fact label={t("money.failures")}>{formatCount(failures, language)}</Fact>
      </dl>
    </>
  );
}

/** A subscription names no lead: the payer's address finds it. */
const search = (email: string | null) => (email === null ? null : `search=${encodeURIComponent(email)}`);

/** What has become of one deposit's money. */
export function DepositRow({ row }: { readonly row: Deposit }) {
  const { language, t } = useLocale();
  const { fee, children } = row;
  return (
    <>
      <div className="money-row-head flex apart">
        <Payer
          payer={row.payer}
          family={row.leadId === null ? null : `id=${encodeURIComponent(row.leadId)}`}
        />
        <Badge tone={depositTone(row.status)}>{t(`staff.deposit.${row.status}`)}</Badge>
      </div>
      <dl className="money-facts stack">
        <Fact label={t("money.what")}>{t(`staff.deposits.${row.type}`)}</Fact>
        <Fact label={t("money.date")}>{formatDate(row.paidAt ?? row.createdAt, language)}</Fact>
        <Fact label={t("staff.deposits.paid")}>{formatAmount(row.paid, language)}</Fact>
        <Fact label={t("staff.deposits.refunded")}>{formatAmount(row.refunded, language)}</Fact>
        <Fact label={t("staff.deposits.remaining")}>{formatAmount(row.remaining, language)}</Fact>
        <Fact label={t("staff.deposits.fee")}>
          {fee === null ? t("staff.deposits.feeUnknown") : formatMoney(fee.amount, fee.currency, language)}
        </Fact>
        {children.length === 0 ? null : <Fact label={t("money.children")}>{namedChildren(children)}</Fact>}
        <Fact label={t("money.number")}>{receiptNumber(row.id)}</Fact>
      </dl>
      {row.refundFailed ? (
        <p className="money-trouble trimmed small" role="note">
          {t("staff.deposits.refundFailed")}
        </p>
      ) : null}
    </>
  );
}
