import { type FormEvent, useState } from "react";
import type { VisitKind } from "#domain/enrolment/visits/visit.ts";
import { dayAndTime } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useFreeTimes } from "./visit-queries.ts";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly act: string;
  /** Only times of this kind; all where none is said. */
  readonly kind?: VisitKind;
  readonly except?: string;
  readonly timeZone: string;
  readonly busy: boolean;
  readonly onChoose: (slotId: string) => void;
};

/** One of the times that are free. */
export function TimeSelect({ id, label, act, kind, except, timeZone, busy, onChoose }: Props) {
  const { language, t } = useLocale();
  const { data } = useFreeTimes();
  const [chosen, setChosen] = useState("");
  const times = (data?.times ?? []).filter(
    (time) => time.id !== except && (kind === undefined || time.kind === kind),
  );
  if (data !== undefined && times.length === 0) return <p>{t("visits.move.none")}</p>;
  const slotId = times.some((time) => time.id === chosen) ? chosen : (times[0]?.id ?? "");
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && slotId !== "") onChoose(slotId);
  };
  return (
    <form className="visits-move stack" onSubmit={choose}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" value={slotId} onChange={({ target }) => setChosen(target.value)}>
        {times.map((time) => (
          <option key={time.id} value={time.id}>
            {dayAndTime(time.startsAt, language, timeZone)}
            {kind === undefined ? `, ${t(`visits.kind.${time.kind}`)}` : ""}
          </option>
        ))}
      </select>
      <button
        type="submit"
        className="button button-small button-forest"
        aria-disabled={busy || slotId === ""}
      >
        {act}
      </button>
    </form>
  );
}
