import { useState } from "react";
import { dayAt } from "#domain/enrolment/families/days.ts";
import { api } from "#web/platform/api.ts";
import { dayAndTime } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Section } from "../fact.tsx";
import { TimeSelect } from "./time-select.tsx";
import { useVisitAct } from "./use-visit-act.ts";
import { useLeadVisits } from "./visit-queries.ts";
import "./visits.css";

/** The visits and calls of a family, on its page. */
export function LeadVisits({ leadId }: { readonly leadId: string }) {
  const { language, t } = useLocale();
  const { data } = useLeadVisits(leadId);
  const { act, isDoing } = useVisitAct();
  const [isBooking, setBooking] = useState(false);
  if (data === undefined) return null;
  const { timeZone, visits, link } = data;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    showToast({ tone: "ok", title: t("visits.lead.link"), description: t("visits.lead.copied") });
  };
  const book = async (slotId: string) => {
    const done = await act({ kind: "book" }, () =>
      api("POST /api/admin/visits/bookings", { body: { slotId, leadId } }),
    );
    if (done !== null) setBooking(false);
  };
  return (
    <Section title={t("visits.lead.title")}>
      <div className="visits-lead stack">
        {visits.length === 0 ? (
          <p>{t("visits.lead.none")}</p>
        ) : (
          <ul>
            {visits.map(({ id, state, time }) => (
              <li key={id}>
                <a href={`/admin/visits?day=${dayAt(timeZone, Date.parse(time.startsAt))}`}>
                  {t(`visits.kind.${time.kind}`)}, {dayAndTime(time.startsAt, language, timeZone)}
                </a>{" "}
                <span>{t(`visits.state.${state}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {isBooking ? (
          <TimeSelect
            id="lead-visit"
            label={t("visits.lead.book")}
            act={t("visits.lead.book")}
            timeZone={timeZone}
            busy={isDoing("book")}
            onChoose={(slotId) => void book(slotId)}
          />
        ) : (
          <p className="visits-acts">
            <button
              type="button"
              className="button button-small button-paper"
              onClick={() => setBooking(true)}
            >
              {t("visits.lead.book")}
            </button>
            <button type="button" className="button button-small button-paper" onClick={() => void copy()}>
              {t("visits.lead.link")}
            </button>
          </p>
        )}
        <p className="field-hint">{t("visits.lead.link.hint")}</p>
      </div>
    </Section>
  );
}
