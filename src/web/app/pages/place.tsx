import { Offer } from "#web/features/enrolment/place/offer.tsx";
import { PageShell } from "#web/features/site/page-shell.tsx";
import { useLocale } from "#web/platform/i18n.tsx";

/** The answer to a place that was offered. */
export default function PlacePage() {
  const { t } = useLocale();
  return (
    <PageShell>
      <div className="legal-head library-head">
        <div className="wrap">
          <h1>{t("place.title")}</h1>
        </div>
      </div>
      <div className="wrap letter">
        <Offer />
      </div>
    </PageShell>
  );
}
