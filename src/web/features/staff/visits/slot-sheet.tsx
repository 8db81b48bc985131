import { type FormEvent, useState } from "react";
import type { VisitSlot } from "#contract/visits.ts";
import { SEATS_AT_MOST } from "#domain/enrolment/visits/visit.ts";
import { api } from "#web/platform/api.ts";
import { dayAndTime } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Sheet } from "#web/ui/dialog.tsx";
import { Field, NumberField } from "#web/ui/field.tsx";
import { BookingRow } from "./booking-row.tsx";
import { useVisitAct } from "./use-visit-act.ts";

type Props = { readonly slot: VisitSlot; readonly timeZone: string; readonly onClose: () => void };

/** One time: who has booked it, and what staff may change. */
export function SlotSheet({ slot, timeZone, onClose }: Props) {
  const { language, t } = useLocale();
  const { act, isDoing } = useVisitAct();
  const [seats, setSeats] = useState(String(slot.seats));
  const [place, setPlace] = useState(slot.place);
  const params = { id: slot.id };
  const isTaken = slot.bookings.some(({ state }) => state !== "cancelled");
  const title = `${t(`visits.kind.${slot.kind}`)}, ${dayAndTime(slot.startsAt, language, timeZone)}`;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { seats: Number(seats), place };
    const done = await act(
      { kind: "change" },
      () => api("PATCH /api/admin/visits/slots/{id}", { params, body }),
      "visits.slot.fewer",
    );
    if (done !== null)
      showToast({ tone: "ok", title: t("visits.slot.save"), description: t("visits.slot.saved") });
  };
  const close = async () => {
    if (isDoing("close")) return;
    const done = await act({ kind: "close" }, () => api("DELETE /api/admin/visits/slots/{id}", { params }));
    if (done === null) return;
    showToast({ tone: "ok", title: t("visits.slot.close"), description: t("visits.slot.closed") });
    onClose();
  };

  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t("common.close")}>
      <div className="visits-sheet stack">
        <p>{t("visits.slot.minutes", { minutes: slot.minutes })}</p>
        {slot.bookings.length === 0 ? (
          <p>{t("visits.slot.nobody")}</p>
        ) : (
          <ul className="visits-bookings">
            {slot.bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} slot={slot} timeZone={timeZone} />
            ))}
          </ul>
        )}
        <form className="visits-form stack" onSubmit={(event) => void save(event)} noValidate>
          <div className="visits-pair">
            <NumberField
              {...{ id: "slot-seats", label: t("visits.seats"), min: 1, max: SEATS_AT_MOST }}
              {...{ value: seats, onChange: setSeats }}
            />
            <Field id="slot-place" label={t(`visits.place.${slot.kind}`)}>
              {(wiring) => (
                <input
                  {...wiring}
                  className="field"
                  maxLength={200}
                  value={place}
                  onChange={({ target }) => setPlace(target.value)}
                />
              )}
            </Field>
          </div>
          <p className="visits-acts">
            <button type="submit" className="button button-small button-forest">
              {t("visits.slot.save")}
            </button>
            {isTaken ? null : (
              <button
                type="button"
                className="button button-small button-paper"
                aria-disabled={isDoing("close")}
                onClick={() => void close()}
              >
                {t("visits.slot.close")}
              </button>
            )}
          </p>
        </form>
      </div>
    </Sheet>
  );
}
