import { isToddler } from "#domain/learner/age.ts";
import { useGame } from "#web/child/learner/game.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { signs } from "./pictures.ts";

type Props = {
  /** Whose; age in whole years. */
  readonly learner: { readonly id: string; readonly age: number };
};

/** Level, streak, points and XP to the next level, quietly; nothing at 5 or under. It moves only its bar. */
export function ProgressPanel({ learner: { id, age } }: Props) {
  const { t } = useLocale();
  const { game, streak } = useGame(id);
  if (isToddler(age)) return null;
  const needed = game.level * 100;
  const left = t("rewards.toNext", { left: needed - game.experiencePoints });
  return (
    <section className="reward-panel row wraps centred paper resting" aria-label={t("rewards.panel")}>
      <dl>
        <div>
          <dt>
            <img src={signs.sprout} alt="" width="36" height="36" />
            <span className="read-only-aloud">{t("rewards.level")}</span>
          </dt>
          <dd>{game.level}</dd>
        </div>
        <div>
          <dt>
            <img src={signs.sun} alt="" width="36" height="36" />
            <span className="read-only-aloud">{t("rewards.streak")}</span>
          </dt>
          <dd>
            {streak === 0 ? <span className="read-only-aloud">{t("rewards.streak.waits")}</span> : streak}
          </dd>
        </div>
        <div>
          <dt>
            <img src={signs.seed} alt="" width="36" height="36" />
            <span className="read-only-aloud">{t("rewards.allPoints")}</span>
          </dt>
          <dd>{game.totalPoints}</dd>
        </div>
      </dl>
      <div className="reward-xp">
        <div
          className="reward-meter"
          role="progressbar"
          aria-label={left}
          aria-valuenow={game.experiencePoints}
          aria-valuemin={0}
          aria-valuemax={needed}
        >
          <i style={{ inlineSize: `${(game.experiencePoints / needed) * 100}%` }} />
        </div>
        <p>{left}</p>
      </div>
    </section>
  );
}
