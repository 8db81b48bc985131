import { Phone, Users } from "lucide-react";
import type { VisitSlot } from "#contract/visits.ts";
import { dayAt, daysLater } from "#domain/enrolment/families/days.ts";
import { clockTime, weekdayDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { Week } from "./visit-queries.ts";

type Props = { readonly week: Week; readonly onOpen: (slotId: string) => void };

/** Seven days side by side; on a phone one below the other, and only those with times. */
export function WeekDays({ week, onOpen }: Props) {
  const { language, t } = useLocale();
  const { from, today, timeZone, slots } = week;
  const placed = slots.map((slot) => ({ slot, day: dayAt(timeZone, Date.parse(slot.startsAt)) }));
  return (
    <ol className="visits-days stack">
      {Array.from({ length: 7 }, (_, index) => daysLater(from, index)).map((day) => {
        const some = placed.filter((each) => each.day === day).map(({ slot }) => slot);
        return (
          <li key={day} className="visits-day" data-empty={some.length === 0 || undefined}>
            <h3>
              <b>{weekdayDate(`${day}T12:00:00Z`, language, "UTC")}</b>
              {day === today ? <span>{t("visits.today")}</span> : null}
            </h3>
            {some.length === 0 ? (
              <p className="quiet small">{t("visits.day.none")}</p>
            ) : (
              <ul>
                {some.map((slot) => (
                  <li key={slot.id}>
                    <SlotCard slot={slot} timeZone={timeZone} onOpen={() => onOpen(slot.id)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const standing = ({ bookings }: VisitSlot) => bookings.filter(({ state }) => state !== "cancelled");

type CardProps = { readonly slot: VisitSlot; readonly timeZone: string; readonly onOpen: () => void };

function SlotCard({ slot, timeZone, onOpen }: CardProps) {
  const { language, t } = useLocale();
  const { kind, seats } = slot;
  const some = standing(slot);
  const free = seats - some.length;
  const time = clockTime(slot.startsAt, language, timeZone);
  const Icon = kind === "call" ? Phone : Users;
  const freeLabel =
    free <= 0
      ? t("visits.slot.full")
      : some.length === 0
        ? t("visits.slot.free")
        : t("visits.slot.free.some", { free });
  return (
    <button
      type="button"
      className="visits-slot stack full"
      data-taken={some.length > 0 || undefined}
      onClick={onOpen}
    >
      <span className="visits-slot-head wraps flex apart">
        <b>{time}</b>
        <span className="visits-kind" data-kind={kind}>
          <Icon aria-hidden="true" size={15} />
          {t(`visits.kind.${kind}`)}
        </span>
      </span>
      {some.map(({ id, lead, state }) => (
        <span key={id} className="visits-who strong">
          {lead.name}
          {state === "booked" ? null : <i> {t(`visits.state.${state}`)}</i>}
        </span>
      ))}
      <span className="visits-free">{freeLabel}</span>
    </button>
  );
}
