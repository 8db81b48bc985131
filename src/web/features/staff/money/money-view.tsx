import type { MoneyTotals } from "#contract/money.ts";
import { csv } from "#domain/staff/csv.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { usePaymentMode } from "../desk/desk-queries.ts";
import { StaffHead } from "../desk/staff-head.tsx";
import { formatAmount } from "../format.ts";
import { Gone } from "../gone.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { DEPOSIT_COLUMNS, SUBSCRIPTION_COLUMNS, tableOf } from "./columns.ts";
import { MoneyList } from "./money-list.tsx";
import { allOf, useMoneyTotals, usePayment } from "./money-queries.ts";
import { DepositRow, SubscriptionRow } from "./money-rows.tsx";
import "./money.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** Subscriptions, deposits and what they brought, as the provider has them (decision 150). */
export default function MoneyView(props: Props) {
  return (
    <LiveDesk {...props}>
      <MoneyPage />
    </LiveDesk>
  );
}

export function MoneyPage() {
  const { t } = useLocale();
  const totals = useMoneyTotals();
  const mode = usePaymentMode();
  const linked = linkedIn(location);

  return (
    <div className="staff-page">
      <StaffHead title={t("money.title")} path="/admin/money" />
      <div className="staff-body">
        <p className="staff-lead quiet">{t("money.lead")}</p>
        {mode === "practice" || mode === "test" ? (
          <p className="lead-practice">{t(`staff.${mode}`)}</p>
        ) : null}
        {linked === null ? null : <LinkedPayment id={linked} />}
        <Totals totals={totals.data} />
        <MoneyList
          list="subscriptions"
          note={t("money.subscriptions.refunds")}
          file={async () => csv(tableOf(SUBSCRIPTION_COLUMNS, await allOf("subscriptions"), t))}
        >
          {(row) => <SubscriptionRow row={row} />}
        </MoneyList>
        <MoneyList
          list="deposits"
          file={async () => csv(tableOf(DEPOSIT_COLUMNS, await allOf("deposits"), t))}
        >
          {(row) => <DepositRow row={row} />}
        </MoneyList>
      </div>
    </div>
  );
}

/** The payment that a mail leads to; mails sent before the lists had pages say `#payment-…`. */
const linkedIn = ({ search, hash }: Pick<Location, "search" | "hash">): string | null =>
  new URLSearchParams(search).get("payment") ?? /^#payment-([\w-]+)$/.exec(hash)?.[1] ?? null;

/** That payment before all others, though no list may have it. */
function LinkedPayment({ id }: { readonly id: string }) {
  const { t } = useLocale();
  const query = usePayment(id);
  return (
    <section className="money-list" aria-label={t("money.linked")}>
      <Loaded query={query} loading={t("money.loading")} failed={t("money.failed")}>
        {([[deposit], [subscription]]) =>
          deposit === undefined && subscription === undefined ? (
            <Gone />
          ) : (
            <ul className="money-rows">
              <li>
                {deposit === undefined ? null : <DepositRow row={deposit} />}
                {subscription === undefined ? null : <SubscriptionRow row={subscription} />}
              </li>
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Totals({ totals }: { readonly totals: MoneyTotals | undefined }) {
  const { language, t } = useLocale();
  const sums = [
    ["money.totals.deposits", totals?.deposits.paid],
    ["money.totals.refunded", totals?.deposits.refunded],
    ["money.totals.lost", totals?.deposits.lost],
    ["money.totals.collected", totals?.deposits.collected],
    ["money.totals.subscriptions", totals?.subscriptions.paid],
    ["money.totals.subscriptions.refunded", totals?.subscriptions.refunded],
    ["money.totals.subscriptions.collected", totals?.subscriptions.collected],
  ] as const;
  return (
    <dl className="money-totals stack" aria-label={t("money.totals")}>
      {sums.map(([label, sum]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{sum === undefined ? <span aria-hidden="true">·</span> : formatAmount(sum, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
