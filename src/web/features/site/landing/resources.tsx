import coati from "#web/assets/art/resources-coati.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { programsHref } from "../frame/site-links.ts";

/** A signpost. Planks with a page are links; the others say that theirs is still to come (decision 014). */
export function Resources() {
  const { language, t } = useLocale();
  return (
    <section className="resources cut cut-wave cut-back">
      <div className="wrap">
        <div>
          <h2>{t("landing.resources.title")}</h2>
          <p>{t("landing.resources.text")}</p>
          <img src={coati} alt="" width="260" height="300" loading="lazy" />
        </div>
        <ul className="signpost">
          <Plank title={t("common.footer.newsletter")} />
          <Plank title={t("common.footer.community")} />
          <Plank title={t("common.footer.blog")} />
          <Plank title={t("common.footer.help")} />
          <Plank
            title={t("common.footer.parents")}
            text={t("landing.resources.parents.text")}
            href="/little-explorers"
          />
          <Plank
            title={t("common.footer.teachers")}
            text={t("landing.resources.teachers.text")}
            href={`${programsHref(language)}#teacher-residency`}
          />
        </ul>
      </div>
    </section>
  );
}

type PlankProps = { readonly title: string } & (
  | { readonly href: string; readonly text: string }
  | { readonly href?: never; readonly text?: never }
);

function Plank({ title, text, href }: PlankProps) {
  const { t } = useLocale();
  const words = (
    <>
      <b>{title}</b>
      <small>{text ?? t("common.soon")}</small>
    </>
  );
  return <li>{href === undefined ? <span>{words}</span> : <a href={href}>{words}</a>}</li>;
}
