import { useId } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Loaded } from "../loaded.tsx";
import { hasTurn, OfferNext } from "./offer-next.tsx";
import { usePlaces } from "./place-queries.ts";

/** The pods with a seat that somebody waits for; unknown until they have come. */
export function useTurns() {
  const places = usePlaces("");
  return { places, turns: places.data?.pods.filter(hasTurn) };
}

/** Seats that nobody has while somebody waits for them: a refund, or a family that leaves, frees them without an offer. */
export function SeatsToday() {
  const { language, t } = useLocale();
  const id = useId();
  const { places, turns } = useTurns();
  if (turns?.length === 0) return null;
  return (
    <section className="today-part paper resting trimmed" aria-labelledby={id}>
      <h2 id={id}>{t("places.today.title")}</h2>
      <Loaded query={places} loading={t("places.loading")} failed={t("places.failed")}>
        {() => (
          <ul>
            {turns?.map((pod) => (
              <li key={pod.id} className="today-seats stack">
                <p>
                  <b>{pod.name[language]}</b>:{" "}
                  {t("places.count", { free: pod.seats - pod.holders.length, seats: pod.seats })}
                </p>
                <OfferNext pod={pod} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
