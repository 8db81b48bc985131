import { catalogue } from "#content/catalogue/catalogue.ts";
import art from "#web/assets/art/program-residency.svg";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { ApplicationForm } from "./application-form.tsx";

/** What can be said today about teaching here, and the form. */
export function Careers() {
  const { language, t } = useLocale();
  const { launchDate } = useSchool();
  return (
    <div className="wrap letter letter-columns">
      <div className="legal-text letter-about">
        <img src={art} alt="" width="140" height="140" loading="lazy" />
        <h2>{t("careers.known")}</h2>
        <ul>
          <li>{t("careers.known.residency", catalogue.teacherResidency.months)}</li>
          <li>{t("careers.known.living")}</li>
          <li>{t("careers.known.groups", { maxChildren: catalogue.podSchool.maxChildren })}</li>
          <li>{t("careers.known.opens", { launchDate: longDate(launchDate, language) })}</li>
        </ul>
        <h2>{t("careers.open")}</h2>
        <p>{t("careers.open.text")}</p>
      </div>
      <ApplicationForm />
    </div>
  );
}
