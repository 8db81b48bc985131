import { Visit } from "#web/features/enrolment/visit/visit.tsx";
import { PageShell } from "#web/features/site/page-shell.tsx";
import { useLocale } from "#web/platform/i18n.tsx";

/** Booking a visit or a call. */
export default function VisitPage() {
  const { t } = useLocale();
  return (
    <PageShell>
      <div className="legal-head library-head">
        <div className="wrap">
          <h1>{t("visit.title")}</h1>
          <p className="lead">{t("visit.lead")}</p>
        </div>
      </div>
      <div className="wrap letter">
        <Visit />
      </div>
    </PageShell>
  );
}
