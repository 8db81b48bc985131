import { catalogue } from "#content/catalogue/catalogue.ts";
import { sampleWeek } from "#content/catalogue/sample-week.ts";
import face from "#web/assets/art/face-maya.svg";
import leaves from "#web/assets/art/notebook-leaves.svg";
import rings from "#web/assets/art/notebook-rings.svg";
import { percent } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";

const skills = ["math", "reading", "nature", "making"] as const;

/** A page of the family dashboard with static numbers, labelled as a sample three times over. */
export function DashboardPreview() {
  const { language, t } = useLocale();
  const tally = [
    [sampleWeek.activities, t("landing.dashboard.activities")],
    [sampleWeek.streakDays, t("landing.dashboard.streak")],
    [sampleWeek.modules, t("landing.dashboard.modules")],
    [sampleWeek.packs, t("landing.dashboard.packs", { total: catalogue.littleExplorers.weeks })],
  ] as const;
  return (
    <section className="dashboard cut cut-dune">
      <div className="wrap">
        <div>
          <h2>{t("landing.dashboard.title")}</h2>
          <p>{t("landing.dashboard.text")}</p>
          <p className="sticky">{t("landing.dashboard.note")}</p>
        </div>
        <div className="notebook stack paper raised anchor">
          <p className="notebook-head row">
            <img src={face} alt="" width="64" height="64" loading="lazy" />
            <span>
              <b>{t("landing.dashboard.week")}</b> {t("landing.dashboard.with")}
            </span>
            <span className="stamp">{t("landing.dashboard.sample")}</span>
          </p>
          <div>
            <h3>{t("landing.dashboard.leaves")}</h3>
            <img src={leaves} alt="" width="340" height="110" loading="lazy" />
            <p className="days" aria-hidden="true">
              {t("landing.dashboard.days")}
            </p>
          </div>
          <div>
            <h3>{t("landing.dashboard.rings")}</h3>
            <div className="rings">
              <img src={rings} alt="" width="160" height="160" loading="lazy" />
              <ul>
                {skills.map((skill) => (
                  <li key={skill}>
                    {t(`landing.dashboard.${skill}`)} {percent(sampleWeek.rings[skill], language)}
                  </li>
                ))}
              </ul>
            </div>
            <p>{t("landing.dashboard.rings.text")}</p>
          </div>
          <ul className="tally">
            {tally.map(([count, what]) => (
              <li key={what}>
                <b>{count}</b> {what}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
