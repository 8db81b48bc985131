import { useId } from "react";
import { dayAt } from "#domain/enrolment/families/days.ts";
import { dayAndTime } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Loaded } from "../loaded.tsx";
import { useComing } from "./visit-queries.ts";

/** Who comes or is called within a week, and who has come without anybody having said so. */
export function VisitsToday() {
  const { language, t } = useLocale();
  const id = useId();
  const coming = useComing();
  return (
    <section className="today-part paper resting trimmed" data-sort="visits" aria-labelledby={id}>
      <h2 id={id}>
        {t("visits.today.title")} <span>{coming.data?.visits.length}</span>
      </h2>
      <Loaded query={coming} loading={t("visits.today.loading")} failed={t("visits.today.failed")}>
        {({ timeZone, visits }) =>
          visits.length === 0 ? (
            <p className="board-none quiet small">{t("visits.today.clear")}</p>
          ) : (
            <ul>
              {visits.map((visit) => {
                const isOver = Date.parse(visit.time.startsAt) <= Date.now();
                return (
                  <li key={visit.id}>
                    <p className="task-tick row target" data-late={isOver || undefined}>
                      <span>{t(`visits.kind.${visit.time.kind}`)}</span>
                      <a
                        className="task-day"
                        href={`/admin/visits?day=${dayAt(timeZone, Date.parse(visit.time.startsAt))}`}
                      >
                        {dayAndTime(visit.time.startsAt, language, timeZone)}
                        {isOver ? `, ${t("visits.today.mark")}` : ""}
                      </a>
                    </p>
                    <p className="today-about row wraps apart quiet small">
                      <a href={`/admin/families?id=${encodeURIComponent(visit.lead.id)}`}>
                        {visit.lead.name}
                      </a>
                      {visit.phone === null ? null : <span>{visit.phone}</span>}
                    </p>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
