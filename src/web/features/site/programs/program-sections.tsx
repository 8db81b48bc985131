import type { ReactNode } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import passArt from "#web/assets/art/program-pass.svg";
import podArt from "#web/assets/art/program-pod.svg";
import residencyArt from "#web/assets/art/program-residency.svg";
import { useLocale, type Values } from "#web/platform/i18n.tsx";
import { askHref } from "../frame/site-links.ts";

const { podSchool, worldschoolerPass, teacherResidency } = catalogue;

/** Pod School, Worldschooler Pass and Teacher Residency, with every constant of the specification's §9. */
export function ProgramSections({ values }: { readonly values: Values }) {
  const { t } = useLocale();
  // The word joiners keep a range on one line.
  const range = ({ from, to }: { from: number; to: number }) => `${from}\u2060–\u2060${to}`;
  const { foundation, explorer, creator } = podSchool.pods;
  const pods = { foundation: range(foundation), explorer: range(explorer), creator: range(creator) };
  const lengths = [
    ...worldschoolerPass.weeks.map((count) => t(`programs.pass.weeks.${plural(count)}`, { count })),
    ...worldschoolerPass.months.map((count) => t(`programs.pass.months.${plural(count)}`, { count })),
  ];
  return (
    <div className="wrap programs">
      <section id="pod-school" className="program program-wide">
        <img src={podArt} alt="" width="140" height="140" loading="lazy" />
        <h2>{t("programs.school.title")}</h2>
        <p>{t("programs.school.text", values)}</p>
        <dl>
          <Fact name={t("programs.school.price")}>
            <b className="price">{t("programs.school.price.value", values)}</b>
          </Fact>
          <Fact name={t("programs.school.days")}>{t("programs.school.days.value")}</Fact>
          <Fact name={t("programs.school.hours")}>{t("programs.school.hours.value", values)}</Fact>
          <Fact name={t("programs.school.ages")}>{t("programs.school.ages.value", values)}</Fact>
          <Fact name={t("programs.school.group")}>{t("programs.school.group.value", values)}</Fact>
          <Fact name={t("programs.school.pods")}>{t("programs.school.pods.value", pods)}</Fact>
        </dl>
        <a className="button" href={askHref(t("programs.school.ask"))}>
          {t("programs.school.action")}
        </a>
      </section>
      <section id="worldschooler-pass" className="program">
        <img src={passArt} alt="" width="140" height="140" loading="lazy" />
        <h2>{t("programs.pass.title")}</h2>
        <p>{t("programs.pass.text")}</p>
        <dl>
          <Fact name={t("programs.pass.length")}>
            <ul className="pass-lengths wraps flex">
              {lengths.map((length) => (
                <li key={length}>{length}</li>
              ))}
            </ul>
          </Fact>
          <Fact name={t("programs.pass.price")}>{t("programs.pass.price.value")}</Fact>
        </dl>
        <a className="button" href={askHref(t("programs.pass.ask"))}>
          {t("programs.pass.action")}
        </a>
      </section>
      <section id="teacher-residency" className="program">
        <img src={residencyArt} alt="" width="140" height="140" loading="lazy" />
        <h2>{t("programs.residency.title")}</h2>
        <p>{t("programs.residency.text")}</p>
        <dl>
          <Fact name={t("programs.residency.length")}>
            {t("programs.residency.length.value", teacherResidency.months)}
          </Fact>
          <Fact name={t("programs.residency.terms")}>{t("programs.residency.terms.value")}</Fact>
        </dl>
        <p className="button-row">
          <a className="button button-forest" href="/careers">
            {t("programs.residency.apply")}
          </a>
          <a className="button" href={askHref(t("programs.residency.ask"))}>
            {t("programs.residency.action")}
          </a>
        </p>
      </section>
    </div>
  );
}

/** Both languages have the same two plural forms for whole numbers this small. */
const plural = (count: number) => (count === 1 ? "one" : "other");

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
