import { useQuery } from "@tanstack/react-query";
import type { Insight } from "#contract/insight.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { StaffHead } from "../staff-head.tsx";
import { useExpired } from "../use-expired.ts";
import { InsightCards } from "./insight-cards.tsx";
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
  useExpired(onSignedOut, error);

  return (
    <div className="staff-page">
      <StaffHead title={t("insight.title")} path="/admin/insight" />
      <div className="staff-body">
        <p className="staff-lead quiet">{t("insight.lead")}</p>
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
