import first from "#web/assets/art/how-1.svg";
import second from "#web/assets/art/how-2.svg";
import third from "#web/assets/art/how-3.svg";
import trail from "#web/assets/art/how-trail.svg";
import { useLocale } from "#web/platform/i18n.tsx";

const steps = [
  [1, first],
  [2, second],
  [3, third],
] as const;

/** Three steps along a turtle's trail, which climbs from left to right on wide screens. */
export function HowItWorks() {
  const { t } = useLocale();
  return (
    <section className="how wrap" id="how-it-works">
      <h2>{t("landing.how.title")}</h2>
      <ol>
        {steps.map(([step, art]) => (
          <li key={step}>
            <img src={art} alt="" width="420" height="300" loading="lazy" />
            <h3>
              <i aria-hidden="true">{step}</i>
              {t(`landing.how.${step}`)}
            </h3>
            <p>{t(`landing.how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <img className="trail" src={trail} alt="" width="1280" height="280" loading="lazy" />
    </section>
  );
}
