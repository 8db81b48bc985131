import hilda from "#web/assets/art/face-hilda.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { facts } from "../facts.ts";
import { PageShell } from "../page-shell.tsx";
import { FitChecklist } from "./fit-checklist.tsx";
import { MoneySection } from "./money-section.tsx";
import { PodMap } from "./pod-map.tsx";
import { ProgramSections } from "./program-sections.tsx";

const LINKS = { en: "/programs", es: "/programas" } as const;

/** The programs page (parent-side specification §2 and §9). Its address says its language. */
export function ProgramsPage() {
  const { language, t } = useLocale();
  const values = facts(useSchool(), language);
  return (
    <PageShell links={LINKS}>
      <PodMap values={values} />
      <nav className="wrap planks row wraps" aria-label={t("programs.hero.nav")}>
        <a href="#pod-school">{t("programs.school.title")}</a>
        <a href="#worldschooler-pass">{t("programs.pass.title")}</a>
        <a href="#teacher-residency">{t("programs.residency.title")}</a>
      </nav>
      <FitChecklist values={values} />
      <ProgramSections values={values} />
      <MoneySection values={values} />
      <section className="wrap programs-close">
        <img src={hilda} alt="" width="120" height="120" loading="lazy" />
        <div>
          <h2>{t("programs.close.title")}</h2>
          <p>{t("programs.close.text")}</p>
        </div>
        <p className="button-row">
          <a className="button button-primary" href="/chat">
            {t("programs.close.chat")}
          </a>
          <a className="button" href="/student">
            {t("programs.close.student")}
          </a>
        </p>
      </section>
    </PageShell>
  );
}
