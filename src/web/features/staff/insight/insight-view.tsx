import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import type { Insight } from "#contract/insight.ts";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { isSignedOut } from "../desk-queries.ts";
import { LiveDesk } from "../live/live-desk.tsx";
import { dropStaffHint } from "../session.ts";
import { InsightCards } from "./insight-cards.tsx";
import "../dashboard.css";
import "./insight.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** What happened week by week, in numbers of nobody (decision 168). */
export default function InsightView(props: Props) {
  return (
    <LiveDesk>
      <InsightPage {...props} />
    </LiveDesk>
  );
}

function InsightPage({ onSignedOut }: Props) {
  const { t } = useLocale();
  const { data, error, isError } = useQuery<Insight>({ queryKey: ["/api/admin/insight"] });
  const expired = isSignedOut(error);
  useEffect(() => {
    if (!expired) return;
    dropStaffHint();
    onSignedOut("expired");
  }, [expired, onSignedOut]);

  return (
    <div className="insight">
      <header className="admin-head">
        <img src={mark} alt="" width="64" height="64" />
        <div>
          <h1>{t("insight.title")}</h1>
          <p>{t("insight.lead")}</p>
        </div>
        <LanguageSwitch />
      </header>
      <div className="insight-body">
        <p>
          <a className="insight-back row-inline strong target" href="/admin">
            <ArrowLeft aria-hidden="true" size={20} />
            {t("insight.back")}
          </a>
        </p>
        {data !== undefined ? (
          <InsightCards data={data} />
        ) : isError ? (
          <p className="desk-stale" role="status">
            {t("insight.failed")}
          </p>
        ) : (
          <Spinner label={t("insight.loading")} visible />
        )}
      </div>
    </div>
  );
}
