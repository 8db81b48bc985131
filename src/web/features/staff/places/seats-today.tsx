import { useId } from "react";
import type { Pod } from "#contract/places.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { OfferNext } from "./offer-next.tsx";

/** Seats that nobody has while somebody waits for them: a refund, or a family that leaves, frees them without an offer. */
export function SeatsToday({ pods }: { readonly pods: readonly Pod[] }) {
  const { language, t } = useLocale();
  const id = useId();
  if (pods.length === 0) return null;
  return (
    <section className="today-part paper resting trimmed" aria-labelledby={id}>
      <h2 id={id}>{t("places.today.title")}</h2>
      <ul>
        {pods.map((pod) => (
          <li key={pod.id} className="today-seats stack">
            <p>
              <b>{pod.name[language]}</b>:{" "}
              {t("places.count", { free: pod.seats - pod.holders.length, seats: pod.seats })}
            </p>
            <OfferNext pod={pod} />
          </li>
        ))}
      </ul>
    </section>
  );
}
