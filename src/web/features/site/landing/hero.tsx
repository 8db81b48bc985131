import offlineArt from "#web/assets/art/demo-tiny-home.svg";
import guideArt from "#web/assets/art/face-luma.svg";
import tall from "#web/assets/art/hero-tall.svg";
import wide from "#web/assets/art/hero-wide.svg";
import familyArt from "#web/assets/art/notebook-rings.svg";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";

export function Hero() {
  const { language, t } = useLocale();
  const { place, launchDate } = useSchool();
  const points = [
    ["ai", guideArt],
    ["offline", offlineArt],
    ["family", familyArt],
  ] as const;
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{t("landing.hero.title")}</h1>
        <p className="lead">
          {t("landing.hero.lead", {
            place: place[language],
            date: longDate(launchDate, language),
          })}
        </p>
        <p className="actions wraps flex">
          <a className="button button-primary" href="/chat">
            {t("landing.hero.start")}
          </a>
          <a className="button button-paper play" href="#watch">
            {t("landing.hero.demo")}
          </a>
        </p>
      </div>
      <picture>
        <source media="(min-width: 700px)" srcSet={wide} width="1440" height="760" />
        <img className="scene" src={tall} alt="" width="390" height="430" fetchPriority="high" />
      </picture>
      <ul className="points wrap">
        {points.map(([point, art]) => (
          <li key={point}>
            <img src={art} alt="" width="60" height="60" loading="lazy" />
            <span>
              <b>{t(`landing.points.${point}`)}</b>
              {t(`landing.points.${point}.text`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
