import type { Pod } from "#contract/places.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { formatDate, formatDay } from "../format.ts";
import { OfferNext } from "./offer-next.tsx";
import { childLabel } from "./words.ts";

type Props = {
  readonly pod: Pod;
  readonly timeZone: string;
  readonly onOpen: (placeId: string) => void;
  /** Null for members, who move children and leave the pods as they are. */
  readonly onEdit: (() => void) | null;
};

/** A pod as a row of seats. */
export function PodCard({ pod, timeZone, onOpen, onEdit }: Props) {
  const { language, t } = useLocale();
  const name = pod.name[language];
  const bySeat = new Map(pod.holders.map((place) => [place.seat, place]));
  const free = pod.seats - pod.holders.length;

  return (
    <section className="places-pod" aria-labelledby={`pod-${pod.id}`}>
      <header>
        <h2 id={`pod-${pod.id}`}>{name}</h2>
        <p>
          {t("places.ages", pod.ages)},{" "}
          {pod.startsOn === null
            ? t("places.starts.school")
            : t("places.starts", { date: formatDay(pod.startsOn, language) })}
        </p>
        {pod.isOpen ? null : <Badge tone="gray">{t("places.closed")}</Badge>}
        {onEdit === null ? null : (
          <button
            type="button"
            className="button button-small button-paper"
            aria-label={t("places.pod.edit.of", { pod: name })}
            onClick={onEdit}
          >
            {t("places.pod.edit")}
          </button>
        )}
      </header>
      <p className="places-count">
        {t("places.count", { free, seats: pod.seats })} {t("places.count.waiting", { waiting: pod.waiting })}
      </p>
      <ol className="places-seats stack">
        {Array.from({ length: pod.seats }, (_, index) => index + 1).map((seat) => {
          const place = bySeat.get(seat);
          return (
            <li key={seat}>
              {place === undefined ? (
                <span className="places-seat stack full breaks">
                  <span aria-hidden="true">{seat}</span> {t("places.seat.free")}
                </span>
              ) : (
                <button
                  type="button"
                  className="places-seat stack full breaks"
                  data-state={place.state}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(place.id)}
                >
                  <b>{childLabel(place, t)}</b>
                  <span>{place.lead.name}</span>
                  <span>
                    {place.offeredUntil === null
                      ? t(`places.state.${place.state}`)
                      : t("places.until", { date: formatDate(place.offeredUntil, language, timeZone) })}
                    {place.hasDeposit ? `, ${t("places.deposit")}` : ""}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p className="visits-acts">
        <OfferNext pod={pod} />
      </p>
    </section>
  );
}
