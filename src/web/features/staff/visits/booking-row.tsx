import { useState } from "react";
import type { VisitBooking, VisitSlot } from "#contract/visits.ts";
import type { BookingState } from "#domain/enrolment/visits/visit.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { languageLabel } from "../labels.ts";
import { TimeSelect } from "./time-select.tsx";
import { useVisitAct } from "./use-visit-act.ts";

const TONES: Readonly<Record<BookingState, Tone>> = {
  booked: "blue",
  cancelled: "gray",
  came: "green",
  missed: "yellow",
};

type Props = { readonly booking: VisitBooking; readonly slot: VisitSlot; readonly timeZone: string };

/** A family at a time, and what became of it. */
export function BookingRow({ booking, slot, timeZone }: Props) {
  const { t } = useLocale();
  const { act, chosen, isDoing } = useVisitAct();
  const [isMoving, setMoving] = useState(false);
  const { id, lead, children } = booking;
  const state = chosen ?? booking.state;
  const phone = booking.phone ?? lead.phone;
  const isOver = Date.parse(slot.startsAt) <= Date.now();

  const change = (its: Parameters<typeof act>[0], body: { state: BookingState } | { slotId: string }) =>
    act(its, () => api("PATCH /api/admin/visits/bookings/{id}", { params: { id }, body }));
  const mark = (next: BookingState) => void change({ kind: "mark", state: next }, { state: next });
  const tell = async (kind: "move" | "cancel", body: Parameters<typeof change>[1]) => {
    if (isDoing(kind)) return;
    const done = await change({ kind }, body);
    if (done === null) return;
    const description =
      lead.email === ""
        ? t("visits.call", { name: lead.name, phone: phone ?? "" })
        : t("visits.told", { name: lead.name });
    showToast({ tone: "ok", title: t("visits.title"), description });
  };
  const markButton = (next: "came" | "missed") => (
    <button
      type="button"
      className="button button-small button-paper"
      aria-label={t(`visits.${next}`, { name: lead.name })}
      aria-pressed={state === next}
      onClick={() => mark(state === next ? "booked" : next)}
    >
      {t(`visits.act.${next}`)}
    </button>
  );

  return (
    <li>
      <p className="visits-booking-head row wraps">
        <a href={`/admin/families?id=${encodeURIComponent(lead.id)}`}>{lead.name}</a>
        <Badge tone={TONES[state]}>{t(`visits.state.${state}`)}</Badge>
      </p>
      <p className="visits-reach row wraps">
        {lead.email === "" ? null : <a href={`mailto:${lead.email}`}>{lead.email}</a>}
        {phone === null ? null : <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
        <span>{children === 1 ? t("visits.children.one") : t("visits.children", { count: children })}</span>
        <span>{languageLabel(booking.language, t)}</span>
      </p>
      {state === "cancelled" ? null : (
        <p className="visits-acts">
          {isOver ? (
            <>
              {markButton("came")}
              {markButton("missed")}
            </>
          ) : null}
          {state === "booked" ? (
            <>
              <button
                type="button"
                className="button button-small button-paper"
                aria-label={t("visits.move", { name: lead.name })}
                aria-expanded={isMoving}
                onClick={() => setMoving(!isMoving)}
              >
                {t("visits.act.move")}
              </button>
              <button
                type="button"
                className="button button-small button-paper"
                aria-label={t("visits.cancel", { name: lead.name })}
                aria-disabled={isDoing("cancel")}
                onClick={() => void tell("cancel", { state: "cancelled" })}
              >
                {t("visits.act.cancel")}
              </button>
            </>
          ) : null}
        </p>
      )}
      {isMoving ? (
        <TimeSelect
          id={`move-${id}`}
          label={t("visits.move.to", { name: lead.name })}
          act={t("visits.move.do")}
          kind={slot.kind}
          except={slot.id}
          timeZone={timeZone}
          busy={isDoing("move")}
          onChoose={(slotId) => void tell("move", { slotId })}
        />
      ) : null}
    </li>
  );
}
