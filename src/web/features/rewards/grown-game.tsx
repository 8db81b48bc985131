import { rewards } from "#content/rewards/rewards.ts";
import { BADGE_IDS, BADGE_KINDS, type GameState } from "#domain/rewards/state.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Meter } from "./meter.tsx";
import { badgePictures, iconPicture, signs } from "./pictures.ts";

type Props = {
  readonly game: GameState;
  /** As it stands today. */
  readonly streak: number;
};

/** Points, streak, level, today's goals, badges and achievements. */
export function GrownGame({ game, streak }: Props) {
  const { language, t } = useLocale();
  const left = t("rewards.toNext", { left: game.level * 100 - game.experiencePoints });
  return (
    <>
      <dl className="grown-facts">
        <div>
          <dt>
            <img src={signs.seed} alt="" width="56" height="56" />
            {t("rewards.allPoints")}
          </dt>
          <dd>{game.totalPoints}</dd>
        </div>
        <div>
          <dt>
            <img src={signs.sun} alt="" width="56" height="56" />
            {t("rewards.streak")}
          </dt>
          <dd>
            {streak} <small>{t("rewards.grown.longest", { days: game.longestStreak })}</small>
          </dd>
        </div>
        <div>
          <dt>
            <img src={signs.sprout} alt="" width="56" height="56" />
            {t("rewards.level")}
          </dt>
          <dd>
            {game.level} <small>{left}</small>
          </dd>
        </div>
      </dl>
      <div className="grown-columns">
        <div className="child-card">
          <h2>{t("rewards.grown.goals")}</h2>
          <ul className="grown-list">
            {game.dailyGoals.map(({ id, description, icon, current, target, points }) => (
              <li key={id}>
                <img src={iconPicture(icon)} alt="" width="44" height="44" />
                <div>
                  <b>{description[language]}</b>
                  <Meter
                    done={current}
                    total={target}
                    label={`${description[language]}: ${t("rewards.grown.count", { done: current, total: target })}`}
                  />
                  <p>
                    {t("rewards.grown.count", { done: current, total: target })}
                    {" · "}
                    {t("rewards.grown.goal.points", { points })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="child-card">
          <h2>{t("rewards.grown.achievements")}</h2>
          <ul className="grown-list">
            {game.achievements.map(({ id, name, description, icon, progress, maxProgress, isUnlocked }) => (
              <li key={id}>
                <img src={iconPicture(icon)} alt="" width="44" height="44" />
                <div>
                  <b>{name[language]}</b>
                  <p>{description[language]}</p>
                  <Meter done={progress} total={maxProgress} label={name[language]} />
                  <p>
                    {isUnlocked
                      ? t("rewards.grown.reached")
                      : t("rewards.grown.count", { done: progress, total: maxProgress })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="child-card">
        <h2>{t("rewards.grown.badges")}</h2>
        <ul className="grown-badges">
          {BADGE_IDS.map((id) => {
            const earned = game.badges.find((badge) => badge.id === id);
            return (
              <li key={id} data-earned={earned && ""}>
                <img src={badgePictures[id]} alt="" width="120" height="120" />
                <b>{rewards.badges[id].name[language]}</b>
                <p>{rewards.badges[id].description[language]}</p>
                <p className="grown-when">
                  {t(`rewards.rarity.${BADGE_KINDS[id].rarity}`)}
                  {" · "}
                  {earned === undefined
                    ? t("rewards.grown.badge.yet")
                    : t("rewards.grown.badge.on", { date: longDate(earned.unlockedAt, language) })}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
