import { catalogue } from "#content/catalogue/catalogue.ts";
import mapTall from "#web/assets/art/programs-map-tall.svg";
import mapWide from "#web/assets/art/programs-map-wide.svg";
import { useLocale, type Values } from "#web/platform/i18n.tsx";

const PODS = ["foundation", "explorer", "creator"] as const;

/** The pod map: a picture of the coast and, placed on it, the three pods as an ordered list along the trail. */
export function PodMap({ values }: { readonly values: Values }) {
  const { t } = useLocale();
  return (
    <section className="pod-hero">
      <div className="pod-hero-card">
        <h1>{t("programs.hero.title")}</h1>
        <p>{t("programs.hero.text", values)}</p>
      </div>
      <figure className="pod-map stack anchor">
        <picture>
          <source media="(width >= 600px)" srcSet={mapWide} width="1280" height="740" />
          <img src={mapTall} alt="" width="390" height="900" fetchPriority="high" />
        </picture>
        <figcaption className="read-only-aloud">{t("programs.map.label")}</figcaption>
        <ol>
          {PODS.map((pod) => (
            <li key={pod} className={`pod-label paper raised trimmed anchor pod-label-${pod}`}>
              <b>{t(`programs.pod.${pod}`)}</b>{" "}
              <span>{t("programs.ages", catalogue.podSchool.pods[pod])}</span>
              <small>{t(`programs.pod.${pod}.text`)}</small>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  );
}
