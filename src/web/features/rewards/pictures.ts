import type { Fest, Milestone } from "#domain/rewards/celebration.ts";
import type { BadgeId } from "#domain/rewards/state.ts";
import curiousExplorer from "#web/assets/art/badge-curious-explorer.svg";
import jungleExplorer from "#web/assets/art/badge-jungle-explorer.svg";
import monthMaster from "#web/assets/art/badge-month-master.svg";
import pointCollector from "#web/assets/art/badge-point-collector.svg";
import weekWarrior from "#web/assets/art/badge-week-warrior.svg";
import crown from "#web/assets/art/fest-crown.svg";
import gem from "#web/assets/art/fest-gem.svg";
import heart from "#web/assets/art/fest-heart.svg";
import spark from "#web/assets/art/fest-spark.svg";
import festStar from "#web/assets/art/fest-star.svg";
import trophy from "#web/assets/art/fest-trophy.svg";
import crystal from "#web/assets/art/sign-crystal.svg";
import seed from "#web/assets/art/sign-seed.svg";
import sprout from "#web/assets/art/sign-sprout.svg";
import star from "#web/assets/art/sign-star.svg";
import sun from "#web/assets/art/sign-sun.svg";

export const badgePictures: Readonly<Record<BadgeId, string>> = {
  curious_explorer: curiousExplorer,
  jungle_explorer: jungleExplorer,
  week_warrior: weekWarrior,
  month_master: monthMaster,
  point_collector: pointCollector,
};

export const festPictures: Readonly<Record<Fest, string>> = {
  ...{ gem, trophy, heart, crown, spark },
  star: festStar,
};

export const milestonePictures: Readonly<Record<Milestone, string>> = {
  streak: sun,
  milestone: sprout,
  discovery: crystal,
  creativity: heart,
  persistence: festStar,
  collaboration: heart,
  breakthrough: spark,
  mastery: crown,
};

/** Seed for points, sun for days in a row, sprout for the level, crystal for discoveries. */
export const signs = { seed, sun, sprout, crystal, star } as const;

const byIcon: Readonly<Record<string, string>> = {
  "sign-seed": seed,
  "sign-sun": sun,
  "sign-sprout": sprout,
  "sign-crystal": crystal,
  "sign-star": star,
};

/** The picture that an achievement or a goal names as its icon. */
export function iconPicture(icon: string): string {
  return byIcon[icon] ?? star;
}
