import { catalogue } from "#content/catalogue/catalogue.ts";
import explorerArt from "#web/assets/art/plan-explorer.svg";
import pathfinderArt from "#web/assets/art/plan-pathfinder.svg";
import trailblazerArt from "#web/assets/art/plan-trailblazer.svg";
import podArt from "#web/assets/art/program-pod.svg";
import { longDate, money } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { facts } from "../facts.ts";
import { programsHref } from "../frame/site-links.ts";
import { WaitlistLink } from "./waitlist-link.tsx";

const plans = [
  {
    id: "explorer",
    art: explorerArt,
    features: ["landing.plan.explorer.1", "landing.plan.explorer.2", "landing.plan.explorer.3"],
  },
  {
    id: "pathfinder",
    art: pathfinderArt,
    features: ["landing.plan.pathfinder.1", "landing.plan.pathfinder.2", "landing.plan.pathfinder.3"],
  },
  {
    id: "trailblazer",
    art: trailblazerArt,
    features: ["landing.plan.trailblazer.1", "landing.plan.trailblazer.2"],
  },
] as const;

/** The three companion plans. They are not open, so their buttons lead to the waitlist (decision 009). */
export function Plans() {
  const { language, t } = useLocale();
  const school = useSchool();
  return (
    <section className="plans cut cut-wave" id="pricing">
      <div className="wrap">
        <div className="intro">
          <h2>{t("landing.plans.title")}</h2>
          <p>{t("landing.plans.text", { days: catalogue.trialDays })}</p>
        </div>
        <div className="sheets">
          {plans.map(({ id, art, features }) => {
            const plan = catalogue.companionPlans[id];
            const popular = "mostPopular" in plan;
            return (
              <article className={`plan plan-${id}`} key={id}>
                <img src={art} alt="" width="220" height="220" loading="lazy" />
                {popular && <p className="ribbon strong layer">{t("landing.plans.popular")}</p>}
                <h3>{t(`landing.plan.${id}`)}</h3>
                <p>
                  <b className="price">{money(school.prices[`plan_${id}`], language)}</b>{" "}
                  {t("landing.plans.month", { currency: catalogue.currency })}
                </p>
                <p>{t(`landing.plan.${id}.text`)}</p>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{t(feature)}</li>
                  ))}
                </ul>
                <WaitlistLink plan={id} className={popular ? "button button-sun" : "button"}>
                  {t(`landing.plan.${id}.cta`)}
                </WaitlistLink>
              </article>
            );
          })}
        </div>
        <article className="plan-school stack raised">
          <img src={podArt} alt="" width="140" height="140" loading="lazy" />
          <div>
            <h3>{t("landing.plans.school")}</h3>
            <p>
              {t("landing.plans.school.text", {
                ...facts(school, language),
                date: longDate(school.launchDate, language),
              })}
            </p>
          </div>
          <p>
            <b className="price">{money(school.prices.pod_school, language)}</b>{" "}
            {t("landing.plans.month", { currency: catalogue.currency })}
          </p>
          <a className="button button-primary" href={`${programsHref(language)}#pod-school`}>
            {t("landing.plans.school.cta")}
          </a>
        </article>
        <p className="fine">
          {t("landing.plans.fine", { age: catalogue.adultAge })}{" "}
          <a href={programsHref(language)}>{t("landing.plans.programs")}</a>
        </p>
      </div>
    </section>
  );
}
