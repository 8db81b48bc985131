import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
import { daysLater } from "#domain/enrolment/families/days.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { formatDay } from "../format.ts";
import { Gone } from "../gone.tsx";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { OpenSheet } from "./open-sheet.tsx";
import { SlotSheet } from "./slot-sheet.tsx";
import { useWeek } from "./visit-queries.ts";
import { WeekDays } from "./week-days.tsx";
import "../desk/dashboard.css";
import "../families/families.css";
import "./visits.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };
const WEEK_DAYS = 7;

/** Visits and calls (decision 178): a week of times, and who comes. */
export default function VisitsView(props: Props) {
  return (
    <LiveDesk {...props}>
      <Visits />
    </LiveDesk>
  );
}

export function Visits() {
  const { language, t } = useLocale();
  const [day, setDay] = useState(() => new URLSearchParams(location.search).get("day"));
  // Mails lead to a time in its week.
  const [linked] = useState(() => new URLSearchParams(location.search).get("slot"));
  const [slotId, setSlotId] = useState(linked);
  const [isOpening, setOpening] = useState(false);
  const week = useWeek(day);
  const { data } = week;
  const go = (next: string | null) => {
    setDay(next);
    setSlotId(null);
    const query = next === null ? "" : `?day=${next}`;
    history.replaceState(history.state, "", location.pathname + query);
  };
  const slot = data?.slots.find(({ id }) => id === slotId);

  return (
    <div className="families visits staff-page">
      <StaffHead title={t("visits.title")} path="/admin/visits" />
      <div className="visits-body">
        <div className="visits-top row wraps apart">
          <p>
            <Lead />
          </p>
          <button
            type="button"
            className="button button-small button-forest"
            onClick={() => setOpening(true)}
          >
            <Plus aria-hidden="true" size={20} />
            {t("visits.open")}
          </button>
        </div>
        {data !== undefined && slot === undefined && slotId !== null && slotId === linked ? <Gone /> : null}
        <Loaded query={week} loading={t("visits.loading")} failed={t("visits.failed")}>
          {(data) => (
            <>
              <div className="visits-week row wraps apart">
                <h2>{t("visits.week", { date: formatDay(data.from, language) })}</h2>
                <div className="visits-ways row-inline">
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t("visits.week.before")}
                    onClick={() => go(daysLater(data.from, -WEEK_DAYS))}
                  >
                    <ChevronLeft aria-hidden="true" size={22} />
                  </button>
                  <button type="button" className="button button-small button-paper" onClick={() => go(null)}>
                    {t("visits.week.today")}
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t("visits.week.after")}
                    onClick={() => go(daysLater(data.from, WEEK_DAYS))}
                  >
                    <ChevronRight aria-hidden="true" size={22} />
                  </button>
                </div>
                <p>{t("visits.zone", { zone: data.timeZone.replaceAll("_", " ") })}</p>
              </div>
              {data.slots.length === 0 ? (
                <div className="visits-empty">
                  <h3>{t("visits.empty.title")}</h3>
                  <p>{t("visits.empty")}</p>
                </div>
              ) : (
                <WeekDays week={data} onOpen={setSlotId} />
              )}
            </>
          )}
        </Loaded>
      </div>
      {isOpening && data !== undefined ? (
        <OpenSheet
          today={data.today}
          onClose={() => setOpening(false)}
          onOpened={(first) => {
            setOpening(false);
            go(first);
          }}
        />
      ) : null}
      {slot === undefined || data === undefined ? null : (
        <SlotSheet key={slot.id} slot={slot} timeZone={data.timeZone} onClose={() => go(day)} />
      )}
    </div>
  );
}

/** Where families book, as a link in its sentence. */
function Lead() {
  const { t } = useLocale();
  const [before, after] = t("visits.lead").split("{link}");
  return (
    <>
      {before}
      <a href="/visit">/visit</a>
      {after}
    </>
  );
}
