import { ApiError } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { FactList } from "./fact-list.tsx";
import { useFacts } from "./facts-queries.ts";
import "../answers/answers.css";
import "./facts.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };

/** What the school says of itself, for owners (decision 180). */
export default function FactsView(props: Props) {
  return (
    <LiveDesk {...props}>
      <FactsPage />
    </LiveDesk>
  );
}

function FactsPage() {
  const { t } = useLocale();
  const facts = useFacts();
  const isMember = facts.error instanceof ApiError && facts.error.code === "forbidden";

  return (
    <div className="staff-page">
      <StaffHead title={t("facts.title")} path="/admin/facts" />
      <div className="facts-body stack">
        <p className="staff-lead quiet">{t("facts.lead")}</p>
        {isMember ? (
          <p className="desk-stale" role="alert">
            {t("facts.owners")}
          </p>
        ) : (
          <Loaded query={facts} loading={t("facts.loading")} failed={t("facts.failed")}>
            {(facts) => <FactList facts={facts} />}
          </Loaded>
        )}
      </div>
    </div>
  );
}
