import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { dropStaffHint } from "../sign-in/session.ts";
import { useAccount } from "./account-queries.ts";
import { AuditCard } from "./audit-card.tsx";
import { CallsCard } from "./calls-card.tsx";
import { FactorCard } from "./factor-card.tsx";
import { MembersCard } from "./members-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import "../class/settings.css";
import "./account.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** One's own staff account; for owners, those of the others and the audit (decisions 116, 117). */
export default function AccountView(props: Props) {
  return (
    <LiveDesk {...props}>
      <AccountPage {...props} />
    </LiveDesk>
  );
}

function AccountPage({ onSignedOut }: Props) {
  const { t } = useLocale();
  const account = useAccount();

  const left = () => {
    dropStaffHint();
    onSignedOut("asked");
  };

  return (
    <div className="account staff-page">
      <StaffHead title={t("account.title")} path="/admin/account" />
      <div className="staff-body">
        <Loaded query={account} loading={t("account.loading")} failed={t("account.failed")}>
          {(data) => (
            <>
              <p className="staff-lead quiet">{t("account.signedInAs", { email: data.email })}</p>
              <div className="class-cards">
                <PasswordCard email={data.email} />
                <SessionsCard sessions={data.sessions} onSignedOut={left} />
                <FactorCard account={data} />
                <CallsCard />
                {data.role === "owner" ? <MembersCard /> : null}
                {data.role === "owner" ? <AuditCard /> : null}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
