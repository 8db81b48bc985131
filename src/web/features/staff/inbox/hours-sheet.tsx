import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { answerBy, isTimeZone, type OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk/desk-confirm.tsx";
import { formatDateTime } from "../format.ts";
import { useNow } from "../use-now.ts";
import { useSaving } from "../use-saving.ts";
import { clockOf, dayName, type HoursDraft, hoursDraft, hoursOf } from "./hours-draft.ts";
import { refreshSettings } from "./inbox-queries.ts";

type Props = { readonly hours: OpeningHours; readonly onClose: () => void };

/** When somebody is there, day by day, and what a family that asks now is told by it. */
export function HoursSheet({ hours, onClose }: Props) {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const now = useNow();
  const [draft, setDraft] = useState<HoursDraft>(() => hoursDraft(hours));
  const [isTried, setTried] = useState(false);
  const typed = hoursOf(draft);
  const { stage, run, edit } = useSaving(async () => {
    if (typed === null) return;
    await api("PUT /api/admin/inbox/hours", {
      body: { timeZone: typed.timeZone, week: typed.week.map((day) => day && { ...day }) },
    });
    await refreshSettings(client);
  });
  const change = (next: Partial<HoursDraft>) => {
    setDraft({ ...draft, ...next });
    if (stage !== "saving") edit();
  };
  const set = (index: number, part: Partial<HoursDraft["week"][number]>) =>
    change({ week: draft.week.map((day, at) => (at === index ? { ...day, ...part } : day)) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed !== null) void run();
  };
  const by = typed === null ? null : answerBy(typed, now);

  return (
    <Sheet open onClose={onClose} title={t("inbox.hours")} closeLabel={t("common.close")}>
      <form className="hours" onSubmit={submit} noValidate>
        <p>{t("inbox.hours.text")}</p>
        <ul>
          {draft.week.map((day, index) => {
            const name = dayName(index, language);
            const isWrong = isTried && day.isOpen && clockOf(day.from) >= clockOf(day.to);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has its seven days
              <li key={index}>
                <label className="hours-day row target">
                  <input
                    type="checkbox"
                    checked={day.isOpen}
                    onChange={({ target }) => set(index, { isOpen: target.checked })}
                  />
                  <span>{name}</span>
                </label>
                {day.isOpen ? (
                  <span className="hours-times">
                    {(["from", "to"] as const).map((end) => (
                      <input
                        key={end}
                        className="field"
                        type="time"
                        aria-label={t(end === "from" ? "inbox.hours.dayFrom" : "inbox.hours.dayTo", {
                          day: name,
                        })}
                        aria-invalid={isWrong || undefined}
                        value={day[end]}
                        onChange={({ target }) => set(index, { [end]: target.value })}
                      />
                    ))}
                  </span>
                ) : null}
                {isWrong ? <FieldError>{t("inbox.hours.fault")}</FieldError> : null}
              </li>
            );
          })}
        </ul>
        <Field
          id="hours-zone"
          label={t("inbox.hours.zone")}
          hint={t("inbox.hours.zone.hint")}
          error={isTried && !isTimeZone(draft.timeZone) ? t("inbox.hours.zone.fault") : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              autoComplete="off"
              spellCheck={false}
              list="hours-zones"
              value={draft.timeZone}
              onChange={({ target }) => change({ timeZone: target.value })}
            />
          )}
        </Field>
        <datalist id="hours-zones">
          {Intl.supportedValuesOf("timeZone").map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        {typed === null ? null : (
          <p className="hours-now" role="status">
            {by === null
              ? t("inbox.hours.never")
              : t("inbox.hours.now", {
                  time: formatDateTime(new Date(by).toISOString(), language, typed.timeZone),
                })}
          </p>
        )}
        {stage === "saved" ? <DeskSaved>{t("inbox.hours.saved")}</DeskSaved> : null}
        {stage === "failed" ? <FieldError>{t("inbox.failed.text")}</FieldError> : null}
        <button
          type="submit"
          className="button button-small button-primary"
          aria-disabled={stage === "saving"}
        >
          {t("inbox.hours.save")}
        </button>
      </form>
    </Sheet>
  );
}
