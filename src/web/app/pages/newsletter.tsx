import { Newsletter } from "#web/features/site/newsletter/newsletter.tsx";
import { PageShell } from "#web/features/site/page-shell.tsx";
import { useLocale } from "#web/platform/i18n.tsx";

export default function NewsletterPage() {
  const { t } = useLocale();
  return (
    <PageShell>
      <div className="legal-head library-head">
        <div className="wrap">
          <h1>{t("newsletter.title")}</h1>
          <p className="lead">{t("newsletter.lead")}</p>
        </div>
      </div>
      <div className="wrap letter">
        <Newsletter />
      </div>
    </PageShell>
  );
}
