import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { LeadDetails } from "../leads/lead-details.tsx";
import { LeadList } from "../leads/lead-list.tsx";
import { useLeadFilter } from "../leads/use-lead-filter.ts";
import { AsOf } from "../live/as-of.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { both, Loaded } from "../loaded.tsx";
import { SafetyAlarm } from "../safety/alarm.tsx";
import { DeskHead } from "./desk-head.tsx";
import { DeskNotices } from "./desk-notices.tsx";
import { useLeads, useRefreshOnNewLead, useStats } from "./desk-queries.ts";
import "./dashboard.css";

type Props = {
  /** True where the dashboard is the page: its title is the page's h1 and the language switch is in its head. */
  readonly page?: boolean;
  /**
   * Called after signing out, and when the server no longer knows the session. Without it the page is loaded again
   * after signing out, and an ended session is said in place.
   */
  readonly onSignedOut?: (why: "asked" | "expired") => void;
};

/** Totals and recent leads, for staff only. Fits a narrow bar and a whole page by the width it is given. */
export default function Dashboard({ page = false, onSignedOut }: Props) {
  const [ended, setEnded] = useState(false);

  const signedOut = useCallback(
    (why: "asked" | "expired") => {
      if (onSignedOut !== undefined) onSignedOut(why);
      else if (why === "asked") location.reload();
      else setEnded(true);
    },
    [onSignedOut],
  );

  if (ended) return <Ended />;
  return (
    <LiveDesk onSignedOut={signedOut}>
      <MoreCopy area="staffDesk">
        <Desk page={page} />
      </MoreCopy>
    </LiveDesk>
  );
}

function Ended() {
  const { t } = useLocale();
  return (
    <section className="desk desk-note" role="status">
      <p>{t("staff.signIn.expired")}</p>
      <a className="button button-small button-paper" href="/admin">
        {t("staff.signIn.submit")}
      </a>
    </section>
  );
}

function Desk({ page }: { readonly page: boolean }) {
  const { t } = useLocale();
  const client = useQueryClient();
  const stats = useStats();
  const { filter, change } = useLeadFilter(page);
  const leads = useLeads(filter);
  const [openId, setOpenId] = useState<string | null>(null);
  useRefreshOnNewLead(client);

  return (
    <section className="desk" aria-labelledby="desk-title">
      <SafetyAlarm inTab={page} />
      <DeskHead page={page} stats={stats.data} />
      <AsOf />
      <div className="desk-body">
        {page ? <DeskNotices /> : null}
        <Loaded query={both(leads, stats)} loading={t("staff.loading")} failed={t("staff.failed.title")}>
          {([leads]) => (
            <LeadList
              {...(page ? { onFilter: change } : {})}
              {...{ leads, filter, heading: page ? "h2" : "h3", onOpen: setOpenId }}
            />
          )}
        </Loaded>
      </div>
      {openId === null ? null : (
        <LeadDetails
          key={openId}
          {...{ leadId: openId, known: leads.data?.find(({ id }) => id === openId) }}
          onClose={() => setOpenId(null)}
        />
      )}
    </section>
  );
}
