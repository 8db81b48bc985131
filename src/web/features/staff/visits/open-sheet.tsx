import { type FormEvent, useState } from "react";
import { countTimes, weekdayOf } from "#domain/enrolment/visits/times.ts";
import {
  LONGEST_MINUTES,
  SEATS_AT_MOST,
  SHORTEST_MINUTES,
  TIMES_AT_ONCE,
  VISIT_KINDS,
  type VisitKind,
} from "#domain/enrolment/visits/visit.ts";
import { api } from "#web/platform/api.ts";
import { weekdayDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Sheet } from "#web/ui/dialog.tsx";
import { Field, NumberField } from "#web/ui/field.tsx";
import { useVisitAct } from "./use-visit-act.ts";

type Draft = {
  readonly kind: VisitKind;
  readonly from: string;
  readonly until: string;
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
  readonly minutes: string;
  readonly seats: string;
  readonly place: string;
};
type Props = {
  readonly today: string;
  readonly onClose: () => void;
  /** @param day the first one of what was opened */
  readonly onOpened: (day: string) => void;
};

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};
/** A Monday, for the names of weekdays. */
const MONDAY = "2024-01-01T12:00:00Z";
const DAY_MS = 86_400_000;

/** One time, or a row of them on several days. */
export function OpenSheet({ today, onClose, onOpened }: Props) {
  const { language, t } = useLocale();
  const { act, isDoing } = useVisitAct();
  const [draft, setDraft] = useState<Draft>({
    ...{ kind: "visit", from: today, until: today, weekdays: [weekdayOf(today)] },
    ...{ opens: "09:00", closes: "11:00", minutes: "30", seats: "1", place: "" },
  });
  const set = (about: Partial<Draft>) => setDraft((before) => ({ ...before, ...about }));
  const row = {
    ...{ from: draft.from, until: draft.until, weekdays: [...draft.weekdays] },
    ...{ opens: minutesOf(draft.opens), closes: minutesOf(draft.closes), minutes: Number(draft.minutes) },
  };
  const isWhole = draft.from !== "" && draft.until !== "" && row.minutes >= SHORTEST_MINUTES;
  const count = isWhole ? countTimes(row) : 0;
  const isFit = count > 0 && count <= TIMES_AT_ONCE && Number(draft.seats) >= 1;

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!isFit || isDoing("open")) return;
    const { kind, place } = draft;
    const body = { ...row, kind, place, seats: Number(draft.seats) };
    const opened = await act(
      { kind: "open" },
      () => api("POST /api/admin/visits/slots", { body }),
      "visits.past",
    );
    if (opened === null) return;
    const { done } = opened;
    const times = done.opened === 1 ? t("visits.opened.one") : t("visits.opened", { count: done.opened });
    const known = done.known === 0 ? "" : ` ${t("visits.opened.known", { count: done.known })}`;
    showToast({ tone: "ok", title: t("visits.open"), description: times + known });
    onOpened(draft.from < today ? today : draft.from);
  };

  const dayField = (name: "from" | "until") => (
    <Field id={`visits-${name}`} label={t(`visits.${name}`)}>
      {(wiring) => (
        <input
          {...wiring}
          type="date"
          className="field"
          min={name === "until" ? draft.from : undefined}
          value={draft[name]}
          onChange={({ target: { value } }) => {
            if (name === "until") return set({ until: value });
            // A row of one day stands on that day, also while it is typed and no day yet.
            const isOneDay = draft.until <= draft.from || draft.until < value;
            set({
              from: value,
              ...(isOneDay ? { until: value } : {}),
              ...(isOneDay && value !== "" ? { weekdays: [weekdayOf(value)] } : {}),
            });
          }}
        />
      )}
    </Field>
  );
  const clockField = (name: "opens" | "closes") => (
    <Field id={`visits-${name}`} label={t(`visits.${name}`)}>
      {(wiring) => (
        <input
          {...wiring}
          type="time"
          className="field"
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const numberField = (name: "minutes" | "seats", min: number, max: number) => (
    <NumberField
      {...{ id: `visits-${name}`, label: t(`visits.${name}`), min, max, value: draft[name] }}
      onChange={(value) => set({ [name]: value })}
    />
  );

  return (
    <Sheet open onClose={onClose} title={t("visits.open.title")} closeLabel={t("common.close")}>
      <form className="families-form visits-form stack" onSubmit={(event) => void open(event)} noValidate>
        <p>{t("visits.open.lead")}</p>
        <fieldset className="visits-choice">
          <legend className="field-label">{t("visits.kind")}</legend>
          <span className="families-views wraps trimmed">
            {VISIT_KINDS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="visits-kind"
                  checked={draft.kind === each}
                  onChange={() => set({ kind: each })}
                />
                {t(`visits.kind.${each}`)}
              </label>
            ))}
          </span>
        </fieldset>
        <div className="visits-pair">
          {dayField("from")}
          {dayField("until")}
        </div>
        {draft.until > draft.from ? (
          <fieldset className="visits-choice">
            <legend className="field-label">{t("visits.weekdays")}</legend>
            <div className="visits-weekdays">
              {Array.from({ length: 7 }, (_, weekday) => {
                const moment = new Date(Date.parse(MONDAY) + weekday * DAY_MS).toISOString();
                const isOn = draft.weekdays.includes(weekday);
                return (
                  <label key={moment}>
                    <input
                      type="checkbox"
                      checked={isOn}
                      onChange={() =>
                        set({
                          weekdays: isOn
                            ? draft.weekdays.filter((each) => each !== weekday)
                            : [...draft.weekdays, weekday],
                        })
                      }
                    />
                    {weekdayDate(moment, language, "UTC").split(/[ ,]/)[0]}
                  </label>
                );
              })}
            </div>
          </fieldset>
        ) : null}
        <div className="visits-pair">
          {clockField("opens")}
          {clockField("closes")}
          {numberField("minutes", SHORTEST_MINUTES, LONGEST_MINUTES)}
          {numberField("seats", 1, SEATS_AT_MOST)}
        </div>
        <Field id="visits-place" label={t(`visits.place.${draft.kind}`)} hint={t("visits.place.hint")}>
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              maxLength={200}
              value={draft.place}
              onChange={({ target }) => set({ place: target.value })}
            />
          )}
        </Field>
        <p role="status">
          {count === 0
            ? t("visits.count.none")
            : count > TIMES_AT_ONCE
              ? t("visits.count.many", { count, max: TIMES_AT_ONCE })
              : count === 1
                ? t("visits.count.one")
                : t("visits.count", { count })}
        </p>
        <button type="submit" className="button button-forest" aria-disabled={isDoing("open") || !isFit}>
          {t("visits.open")}
        </button>
      </form>
    </Sheet>
  );
}
