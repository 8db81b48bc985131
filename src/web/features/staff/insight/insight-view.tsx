import { useQuery } from "@tanstack/react-query";
import type { Insight } from "#contract/insight.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { InsightCards } from "./insight-cards.tsx";
import "./insight.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** What happened week by week, in numbers of nobody (decision 168). */
export default function InsightView(props: Props) {
  return (
    <LiveDesk {...props}>
      <InsightPage />
    </LiveDesk>
  );
}

function InsightPage() {
  const { t } = useLocale();
  const insight = useQuery<Insight>({ queryKey: ["/api/admin/insight"] });

  return (
    <div className="staff-page">
      <StaffHead title={t("insight.title")} path="/admin/insight" />
      <div className="staff-body">
        <p className="staff-lead quiet">{t("insight.lead")}</p>
        <Loaded query={insight} loading={t("insight.loading")} failed={t("insight.failed")}>
          {(data) => <InsightCards data={data} />}
        </Loaded>
      </div>
    </div>
  );
}
