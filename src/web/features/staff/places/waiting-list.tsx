import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { formatCount } from "../format.ts";
import type { Places } from "./place-queries.ts";
import { childLabel, podsFor, turnLabel } from "./words.ts";

type Props = {
  readonly places: Places;
  /** Whose list is shown; empty: all. */
  readonly podId: string;
  readonly onPod: (podId: string) => void;
  readonly onOpen: (placeId: string) => void;
};

/** Who waits, in the one order, with why each stands where it stands. */
export function WaitingList({ places, podId, onPod, onOpen }: Props) {
  const { language, t } = useLocale();
  const { pods, waiting, total, timeZone } = places;
  return (
    <section className="places-list" aria-labelledby="places-list">
      <h2 id="places-list">{t("places.list", { count: formatCount(total, language) })}</h2>
      <p>{t("places.order")}</p>
      <fieldset className="families-views wraps trimmed">
        <legend className="read-only-aloud">{t("places.list.of")}</legend>
        {[
          { id: "", label: t("places.list.all") },
          ...pods.map((pod) => ({ id: pod.id, label: pod.name[language] })),
        ].map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="places-pod" checked={podId === id} onChange={() => onPod(id)} />
            {label}
          </label>
        ))}
      </fieldset>
      {waiting.length === 0 ? <p>{t("places.list.empty")}</p> : null}
      <ol>
        {waiting.map((place, index) => {
          const suit = podsFor(pods, place);
          return (
            <li key={place.id}>
              <span className="places-number">{index + 1}</span>
              <div>
                <p>
                  <b>{childLabel(place, t)}</b>{" "}
                  <a href={`/admin/families?id=${encodeURIComponent(place.lead.id)}`}>{place.lead.name}</a>{" "}
                  {place.hasDeposit ? <Badge tone="green">{t("places.deposit")}</Badge> : null}
                </p>
                <p className="places-why">
                  {turnLabel(place, language, t, timeZone)}{" "}
                  {suit.length === 0
                    ? t(place.age === null ? "places.fits.unknown" : "places.fits.none")
                    : t("places.fits", { pods: suit.map(({ name }) => name[language]).join(", ") })}
                </p>
              </div>
              <button
                type="button"
                className="button button-small button-paper"
                aria-haspopup="dialog"
                aria-label={t("places.open.of", { child: childLabel(place, t), name: place.lead.name })}
                onClick={() => onOpen(place.id)}
              >
                {t("places.open")}
              </button>
            </li>
          );
        })}
      </ol>
      {total > waiting.length ? (
        <p>{t("places.list.more", { count: formatCount(total - waiting.length, language) })}</p>
      ) : null}
    </section>
  );
}
