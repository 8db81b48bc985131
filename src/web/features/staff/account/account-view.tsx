import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { isSignedOut } from "../desk-queries.ts";
import { LiveDesk } from "../live/live-desk.tsx";
import { ProofDialog } from "../proof-dialog.tsx";
import { dropStaffHint } from "../session.ts";
import { useAccount } from "./account-queries.ts";
import { AuditCard } from "./audit-card.tsx";
import { CallsCard } from "./calls-card.tsx";
import { FactorCard } from "./factor-card.tsx";
import { MembersCard } from "./members-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import "../class-settings.css";
import "./account.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** One's own staff account; for owners, those of the others and the audit (decisions 116, 117). */
export default function AccountView(props: Props) {
  return (
    <LiveDesk>
      <AccountPage {...props} />
    </LiveDesk>
  );
}

function AccountPage({ onSignedOut }: Props) {
  const { t } = useLocale();
  const { data, error, isFetching, refetch } = useAccount();

  const expired = isSignedOut(error);
  useEffect(() => {
    if (!expired) return;
    dropStaffHint();
    onSignedOut("expired");
  }, [expired, onSignedOut]);
  const left = () => {
    dropStaffHint();
    onSignedOut("asked");
  };

  return (
    <div className="account">
      <header className="admin-head">
        <img src={mark} alt="" width="64" height="64" />
        <div>
          <h1>{t("account.title")}</h1>
          {data === undefined ? null : (
            <p className="account-email">{t("account.signedInAs", { email: data.email })}</p>
          )}
        </div>
        <LanguageSwitch />
      </header>
      <div className="account-body">
        <p>
          <a className="account-link row-inline strong target" href="/admin">
            <ArrowLeft aria-hidden="true" size={20} />
            {t("account.back")}
          </a>
        </p>
        {data !== undefined ? (
          <div className="class-cards">
            <PasswordCard email={data.email} />
            <SessionsCard sessions={data.sessions} onSignedOut={left} />
            <FactorCard account={data} />
            <CallsCard />
            {data.role === "owner" ? <MembersCard /> : null}
            {data.role === "owner" ? <AuditCard /> : null}
          </div>
        ) : error !== null && !isFetching ? (
          <div className="account-note middle" role="alert">
            <p>{t("account.failed")}</p>
            <button type="button" className="button button-small" onClick={() => void refetch()}>
              {t("common.retry")}
            </button>
          </div>
        ) : (
          <div className="account-note middle">
            <Spinner label={t("account.loading")} visible />
          </div>
        )}
      </div>
      <ProofDialog />
    </div>
  );
}
