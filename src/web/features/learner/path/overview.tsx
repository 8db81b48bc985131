import type { ReactNode } from "react";
import {
  languageLabels,
  levelLabels,
  pathLabels,
  pedagogyLabels,
  toneLabels,
} from "#content/learner/curriculum/labels.ts";
import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { pageLine } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { Title } from "#web/ui/child/title.tsx";

type Props = {
  readonly plan: AssignmentResult;
  readonly name: string;
  readonly guide: VoiceGuide;
  readonly arrived: boolean;
  /** Where to go from here, as buttons. */
  readonly children: ReactNode;
};

/** The welcome summary: who guides, how long, which path; below it the details for the grown-ups. */
export function Overview({ plan, name, guide, arrived, children }: Props) {
  const { language, t } = useLocale();
  const { profile, skillAnalysis: skills } = plan;
  const approach = pedagogyLabels[profile.pedagogy];
  const [module] = plan.curriculumAssignment.assignedModules;
  const facts = [
    [t("luma.fact.time"), t("luma.minutes", { minutes: plan.sessionDuration })],
    [t("luma.fact.path"), pathLabels[plan.learningPath]?.[language]],
    [t("luma.fact.tone"), toneLabels[plan.voiceTone]?.[language]],
    [t("luma.fact.age"), t("luma.years", { age: profile.age })],
  ];
  const levels = [
    [t("luma.math"), levelLabels[skills.mathLevel]?.[language]],
    [t("luma.reading"), levelLabels[skills.readingLevel]?.[language]],
    [t("luma.confidence"), t("luma.outOf", { score: skills.confidenceScore })],
    [t("luma.language"), languageLabels[skills.language]?.[language]],
  ];
  return (
    <section className="luma-overview">
      <Title arrived={arrived}>
        {name === "" ? t("luma.welcome.nameless") : t("luma.welcome", { name })}
      </Title>
      <div className="child-card luma-meet">
        <img src={faces[guide.picture]} alt="" width="180" height="180" />
        <div>
          <p className="luma-eyebrow">{t("luma.guide")}</p>
          <h2>{guide.name}</h2>
          <p>{guide.description[language]}</p>
          <ListenButton
            id="overview"
            line={pageLine(guide.description[language], language)}
            about={guide.name}
          />
        </div>
      </div>
      <dl className="luma-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="child-actions">{children}</div>
      <div className="child-card luma-grown">
        <h2>{t("luma.grown")}</h2>
        <div className="luma-columns">
          <div>
            <h3>{approach?.title[language]}</h3>
            <p>{approach?.description[language]}</p>
            {module !== undefined && (
              <>
                <h3>{t("luma.module", { module: module.module })}</h3>
                <ul className="luma-leaves">
                  {module.goals.map((goal) => (
                    <li key={goal}>{goal}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <div>
            <h3>{t("luma.profile")}</h3>
            <dl className="luma-levels">
              {levels.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <h3>{t("luma.recommendations")}</h3>
            <ul className="luma-leaves">
              {plan.recommendations.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
