import { useEffect, useState } from "react";
import { library } from "#content/learner/curriculum/library.ts";
import { NO_PROGRESS } from "#domain/learner/curriculum/starter-pack.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { PLACES_KEY, starterProgress } from "#web/child/learner/starter-place.ts";
import { percent } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { storage, tabStorage } from "#web/platform/storage.ts";
import { Meter } from "./meter.tsx";

/** So much of so much. */
export type Share = { readonly done: number; readonly total: number };
export type PractisedSkill = {
  readonly id: string;
  /** In the language of the page. */
  readonly name: string;
  /** 0 to 1: how probable it is that the skill sits. */
  readonly mastery: number;
};

type Props = {
  readonly learner: Learner | null;
  readonly weeks: Share;
  readonly practice: readonly PractisedSkill[];
};

/** Modules, packs and practice. */
export function GrownLearning({ learner, weeks, practice }: Props) {
  const { language, t } = useLocale();
  return (
    <>
      <div className="grown-columns">
        <Modules learner={learner} />
        <div className="child-card">
          <h2>{t("rewards.grown.packs")}</h2>
          <StarterPack learner={learner} />
          <Part label={t("rewards.grown.pack.weekly")} {...weeks} />
        </div>
      </div>
      <div className="child-card">
        <h2>{t("rewards.grown.practice")}</h2>
        {practice.length === 0 ? (
          <p>{t("rewards.grown.practice.none")}</p>
        ) : (
          <>
            <ul className="grown-skills">
              {practice.map(({ id, name, mastery }) => (
                <li key={id}>
                  <p>
                    <b>{name}</b> <span>{percent(mastery, language)}</span>
                  </p>
                  <Meter done={Math.round(mastery * 100)} total={100} label={name} />
                </li>
              ))}
            </ul>
            <p className="grown-note">{t("rewards.grown.practice.note")}</p>
          </>
        )}
      </div>
    </>
  );
}

function Modules({ learner }: Pick<Props, "learner">) {
  const { language, t } = useLocale();
  const plan = learner?.assigned?.plan;
  const completed = plan?.profile.completed_modules ?? [];
  return (
    <div className="child-card">
      <h2>{t("rewards.grown.modules")}</h2>
      {plan === undefined ? (
        <p>{t("rewards.grown.modules.none")}</p>
      ) : (
        <>
          <h3>{t("rewards.grown.modules.assigned")}</h3>
          <ul className="grown-leaves">
            {plan.curriculumAssignment.assignedModules.map(({ id, module }) => (
              <li key={id}>{moduleName(id, language) ?? module}</li>
            ))}
          </ul>
          <h3>{t("rewards.grown.modules.completed")}</h3>
          {completed.length === 0 ? (
            <p>{t("rewards.grown.modules.open")}</p>
          ) : (
            <ul className="grown-leaves">
              {completed.map((id) => (
                <li key={id}>{moduleName(id, language) ?? id}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function moduleName(id: string, language: Language): string | undefined {
  return library.modules.find((each) => each.id === id)?.module[language];
}

function StarterPack({ learner }: Pick<Props, "learner">) {
  const { language, t } = useLocale();
  const assigned = learner?.assigned ?? null;
  const [progress, setProgress] = useState(NO_PROGRESS);
  useEffect(() => {
    if (assigned === null) return;
    // With an adult's consent the path is kept on the device, without it in the tab.
    const kept = [storage, tabStorage].map((place) =>
      starterProgress(place.get(PLACES_KEY), assigned.session, assigned.plan.starterPack),
    );
    setProgress(kept.reduce((most, each) => (each.completed > most.completed ? each : most), NO_PROGRESS));
  }, [assigned]);

  if (assigned === null) return <p>{t("rewards.grown.pack.starter.none")}</p>;
  const { theme, title, activities } = assigned.plan.starterPack;
  const shown = library.packs.find((pack) => pack.theme === theme)?.title[language] ?? title;
  return (
    <Part
      label={t("rewards.grown.pack.starter", { title: shown })}
      done={progress.completed}
      total={activities.length}
    />
  );
}

function Part({ label, done, total }: Share & { readonly label: string }) {
  const { t } = useLocale();
  return (
    <div className="grown-part">
      <p>
        <b>{label}</b> <span>{t("rewards.grown.count", { done, total })}</span>
      </p>
      <Meter done={done} total={total} label={label} />
    </div>
  );
}
