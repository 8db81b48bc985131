import art from "#web/assets/art/not-found.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { programsHref } from "../frame/site-links.ts";
import { PageShell } from "../page-shell.tsx";

/** Any address that is not ours (parent-side specification §8, "404 Page Not Found"). */
export function NotFoundPage() {
  const { language, t } = useLocale();
  return (
    <PageShell>
      <div className="scene scene-alone">
        <div className="wrap scene-columns">
          <div>
            <h1>{t("notFound.title")}</h1>
            <p className="lead">{t("notFound.text")}</p>
            <p className="button-row">
              <a className="button button-primary" href="/">
                {t("common.home")}
              </a>
              <a className="button button-paper" href="/chat">
                {t("notFound.chat")}
              </a>
              <a className="button button-paper" href={programsHref(language)}>
                {t("notFound.programs")}
              </a>
            </p>
          </div>
          <img className="scene-art" src={art} alt="" width="320" height="240" />
        </div>
      </div>
    </PageShell>
  );
}
