import { HeartHandshake } from "lucide-react";
import type { RefObject } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { FigureName } from "#content/packs/figures.ts";
import type { PackActivity, WeeklyPack } from "#domain/packs/pack.ts";
import { type WeeksProgress, weekState } from "#domain/packs/progress.ts";
import { guideLine, YOUNG_MANNER } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { pictureOf } from "./art.ts";
import { Downloads } from "./downloads.tsx";
import { WeekEnd } from "./week-end.tsx";

const luna = guideByName("Luna");

type Props = {
  readonly pack: WeeklyPack<FigureName>;
  readonly progress: WeeksProgress;
  /** Where reading goes on when a week was chosen. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onComplete: () => void;
  readonly onOpen: (week: number) => void;
};

/** A week: what Luna says, what to watch, six things to do, sheets to print, and the end of the week. */
export function WeekPack({ pack, progress, title, onComplete, onOpen }: Props) {
  const { language, t } = useLocale();
  const intro = guideLine(luna, pack.audioPrompt[language], language, { manner: YOUNG_MANNER });
  return (
    <section id="week" className="explorers-week" aria-labelledby="week-title">
      <div className="child-card explorers-intro">
        <img src={pictureOf(pack.picture)} alt="" width="220" height="220" />
        <div>
          <p className="quiet strong">{t("explorers.week", { week: pack.week })}</p>
          <h2 id="week-title" ref={title} tabIndex={-1}>
            {pack.title[language]}
          </h2>
          <p>{pack.audioPrompt[language]}</p>
          <ListenButton id={`intro-${pack.week}`} line={intro} about={pack.title[language]} />
        </div>
      </div>
      <p className="explorers-care flex resting">
        <HeartHandshake aria-hidden="true" size={30} />
        <span>
          <strong>{t("explorers.care")}</strong> {pack.care[language]}
        </span>
      </p>
      <h3 className="explorers-label paper raised">{t("explorers.activities")}</h3>
      <ol className="explorers-activities">
        {pack.activities.map((activity, index) => (
          <Activity key={activity.title.en} activity={activity} id={`week-${pack.week}-${index}`} />
        ))}
      </ol>
      <Downloads pack={pack} />
      <WeekEnd
        key={pack.week}
        week={pack.week}
        state={weekState(progress, pack.week)}
        onComplete={onComplete}
        onOpen={onOpen}
      />
    </section>
  );
}

function Activity({ activity, id }: { readonly activity: PackActivity<FigureName>; readonly id: string }) {
  const { language, t } = useLocale();
  const title = activity.title[language];
  const line = guideLine(luna, `${title}. ${activity.how[language]}`, language, { manner: YOUNG_MANNER });
  return (
    <li className="child-card explorers-activity">
      <img src={pictureOf(activity.picture)} alt="" width="96" height="96" loading="lazy" />
      <h4>{title}</h4>
      <dl>
        <dt>{t("explorers.need")}</dt>
        <dd>{activity.need[language]}</dd>
        <dt>{t("explorers.how")}</dt>
        <dd>{activity.how[language]}</dd>
        <dt>{t("explorers.purpose")}</dt>
        <dd>{activity.purpose[language]}</dd>
      </dl>
      <ListenButton id={id} line={line} about={title} />
    </li>
  );
}
