import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import type { MoneyTotals } from "#contract/money.ts";
import { csv } from "#domain/staff/csv.ts";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { isSignedOut, usePaymentMode } from "../desk-queries.ts";
import { formatAmount } from "../format.ts";
import { LiveDesk } from "../live/live-desk.tsx";
import { dropStaffHint } from "../session.ts";
import { DEPOSIT_COLUMNS, SUBSCRIPTION_COLUMNS, tableOf } from "./columns.ts";
import { MoneyList } from "./money-list.tsx";
import { allOf, useMoneyTotals } from "./money-queries.ts";
import { DepositRow, SubscriptionRow } from "./money-rows.tsx";
import "../dashboard.css";
import "./money.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** Subscriptions, deposits and what they brought, as the provider has them (decision 150). */
export default function MoneyView(props: Props) {
  return (
    <LiveDesk>
      <MoneyPage {...props} />
    </LiveDesk>
  );
}

function MoneyPage({ onSignedOut }: Props) {
  const { t } = useLocale();
  const totals = useMoneyTotals();
  const mode = usePaymentMode();
  const expired = isSignedOut(totals.error);
  useEffect(() => {
    if (!expired) return;
    dropStaffHint();
    onSignedOut("expired");
  }, [expired, onSignedOut]);

  return (
    <div className="money">
      <header className="admin-head">
        <img src={mark} alt="" width="64" height="64" />
        <div>
          <h1>{t("money.title")}</h1>
          <p>{t("money.lead")}</p>
        </div>
        <LanguageSwitch />
      </header>
      <div className="money-body">
        <p>
          <a className="money-back row-inline strong target" href="/admin">
            <ArrowLeft aria-hidden="true" size={20} />
            {t("money.back")}
          </a>
        </p>
        {mode === "practice" || mode === "test" ? (
          <p className="lead-practice">{t(`staff.${mode}`)}</p>
        ) : null}
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

function Totals({ totals }: { readonly totals: MoneyTotals | undefined }) {
  const { language, t } = useLocale();
  const sums = [
    ["money.totals.deposits", totals?.deposits.paid],
    ["money.totals.refunded", totals?.deposits.refunded],
    ["money.totals.lost", totals?.deposits.lost],
    ["money.totals.collected", totals?.deposits.collected],
    ["money.totals.subscriptions", totals?.subscriptions.paid],
  ] as const;
  return (
    <dl className="money-totals" aria-label={t("money.totals")}>
      {sums.map(([label, sum]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{sum === undefined ? <span aria-hidden="true">·</span> : formatAmount(sum, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
