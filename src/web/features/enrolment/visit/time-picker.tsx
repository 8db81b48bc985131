import { useId, useState } from "react";
import type { VisitTime } from "#contract/visits.ts";
import { VISIT_KINDS, type VisitKind } from "#domain/enrolment/visits/visit.ts";
import { clockTime, dayAndTime, weekdayDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { FreeTimes } from "./use-times.ts";

/** Days that are shown at once. */
const DAYS = 4;

type Props = {
  readonly free: FreeTimes;
  readonly kind: VisitKind;
  readonly onKind: (kind: VisitKind) => void;
  readonly chosen: string | null;
  readonly onChoose: (time: VisitTime) => void;
};

/** A visit or a call, and then its time: the next days with the times that are free. */
export function TimePicker({ free, kind, onKind, chosen, onChoose }: Props) {
  const { language, t } = useLocale();
  const name = useId();
  const [shown, setShown] = useState(DAYS);
  const { timeZone, times } = free;
  const fit = times.filter((time) => time.kind === kind);
  const dayOf = ({ startsAt }: VisitTime) => weekdayDate(startsAt, language, timeZone);
  const days = [...new Set(fit.map(dayOf))];
  const picked = fit.find(({ id }) => id === chosen);
  const here = picked && dayAndTime(picked.startsAt, language);

  return (
    <>
      <fieldset className="visit-kinds">
        <legend>{t("visit.kind")}</legend>
        {VISIT_KINDS.map((each) => (
          <label key={each} className="visit-chip">
            <input type="radio" name={`${name}-kind`} checked={kind === each} onChange={() => onKind(each)} />
            {t(`visit.kind.${each}`)}
          </label>
        ))}
      </fieldset>
      {fit.length === 0 ? <p role="status">{t("visit.none.kind")}</p> : null}
      <fieldset className="visit-times">
        <legend className="read-only-aloud">{t("visit.times")}</legend>
        {days.slice(0, shown).map((day) => (
          <fieldset key={day} className="visit-day">
            <legend>{day}</legend>
            <div className="visit-row">
              {fit
                .filter((time) => dayOf(time) === day)
                .map((time) => (
                  <label key={time.id} className="visit-chip">
                    <input
                      type="radio"
                      name={`${name}-time`}
                      checked={chosen === time.id}
                      onChange={() => onChoose(time)}
                    />
                    {clockTime(time.startsAt, language, timeZone)}
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
      </fieldset>
      {days.length > shown ? (
        <p>
          <button type="button" className="button button-small" onClick={() => setShown(shown + DAYS)}>
            {t("visit.more")}
          </button>
        </p>
      ) : null}
      <p className="letter-fine">{t("visit.zone", { zone: timeZone.replaceAll("_", " ") })}</p>
      {picked === undefined ? null : (
        <p className="visit-chosen" role="status">
          <b>{t("visit.chosen", { when: dayAndTime(picked.startsAt, language, timeZone) })}</b>{" "}
          {t("visit.minutes", { minutes: picked.minutes })}
          {here !== dayAndTime(picked.startsAt, language, timeZone) ? (
            <span> {t("visit.here", { when: here ?? "" })}</span>
          ) : null}
          {picked.place === "" ? null : (
            <span>
              {t(picked.kind === "visit" ? "visit.where" : "visit.from")}: {picked.place}
            </span>
          )}
        </p>
      )}
    </>
  );
}
