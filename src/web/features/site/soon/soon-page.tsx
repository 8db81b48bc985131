import soonArt from "#web/assets/art/soon.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { facts } from "../facts.ts";
import { programsHref } from "../frame/site-links.ts";
import { PageShell } from "../page-shell.tsx";
import type { SoonName } from "./soon-name.ts";

/** What a route that is not open yet will be, that it is not open, and what a family can do meanwhile. */
export function SoonPage({ page }: { readonly page: SoonName }) {
  const { language, t } = useLocale();
  const values = facts(language);
  return (
    <PageShell>
      <div className="scene">
        <div className="wrap scene-columns">
          <div>
            <h1>{t(`soon.${page}.title`)}</h1>
            <p className="lead">{t(`soon.${page}.text`)}</p>
            <h2>{t("soon.will")}</h2>
            <p>{t(`soon.${page}.will`, values)}</p>
          </div>
          <img className="scene-art" src={soonArt} alt="" width="320" height="240" />
        </div>
      </div>
      <section className="wrap now" aria-labelledby="now-title">
        <h2 id="now-title">{t("soon.now")}</h2>
        <ul>
          <Step href="/chat" title={t("soon.chat")} text={t("soon.chat.text")} />
          <Step href="/chat?waitlist=1" title={t("soon.waitlist")} text={t("soon.waitlist.text")} />
          <Step href={programsHref(language)} title={t("soon.programs")} text={t("soon.programs.text")} />
        </ul>
        <p>
          <a className="button" href="/">
            {t("common.home")}
          </a>
        </p>
      </section>
    </PageShell>
  );
}

function Step({
  href,
  title,
  text,
}: {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <li className="sheet">
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
    </li>
  );
}
