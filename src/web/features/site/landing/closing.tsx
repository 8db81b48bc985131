import tall from "#web/assets/art/closing-tall.svg";
import wide from "#web/assets/art/closing-wide.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { WaitlistLink } from "./waitlist-link.tsx";

/** The hero's place again, at night. */
export function Closing() {
  const { t } = useLocale();
  return (
    <section className="closing cut cut-dune cut-back">
      <div className="wrap">
        <h2>{t("landing.closing.title")}</h2>
        <p className="lead">{t("landing.closing.text")}</p>
        <p className="actions wraps flex">
          <WaitlistLink className="button button-primary">{t("landing.closing.enroll")}</WaitlistLink>
          <a className="button button-outline" href="/chat">
            {t("landing.closing.chat")}
          </a>
        </p>
      </div>
      <picture>
        <source media="(min-width: 700px)" srcSet={wide} width="1440" height="620" />
        <img className="scene" src={tall} alt="" width="390" height="460" loading="lazy" />
      </picture>
    </section>
  );
}
