import { Careers } from "#web/features/site/careers/careers.tsx";
import { PageShell } from "#web/features/site/page-shell.tsx";
import { useLocale } from "#web/platform/i18n.tsx";

export default function CareersPage() {
  const { t } = useLocale();
  return (
    <PageShell>
      <div className="legal-head library-head">
        <div className="wrap">
          <h1>{t("careers.title")}</h1>
          <p className="lead">{t("careers.lead")}</p>
        </div>
      </div>
      <Careers />
    </PageShell>
  );
}
