import { rewards } from "#content/rewards/rewards.ts";
import { isToddler } from "#domain/learner/age.ts";
import type { Language } from "#domain/locale/language.ts";
import { type Celebration, type Overlay, overlayOf } from "#domain/rewards/celebration.ts";
import { BADGE_KINDS, type BadgeId } from "#domain/rewards/state.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { badgePictures, festPictures, iconPicture, milestonePictures, signs } from "./pictures.ts";

/** One line below the lead, with its picture. */
export type Extra = { readonly id: string; readonly picture: string; readonly text: string };

/** A celebration in words and pictures, fit for the child's age. */
export type Told = {
  readonly overlay: Overlay;
  readonly picture: string;
  readonly kicker: string | null;
  readonly title: string;
  readonly text: string | null;
  /** How rare a badge is; null for the young and for anything else. */
  readonly rarity: string | null;
  readonly extras: readonly Extra[];
  /** Written out; null where numbers are not shown. */
  readonly points: string | null;
};

/** No more lines than a child looks at in three seconds; all the rest is on the page for grown-ups. */
const MOST_EXTRAS = 4;

/**
 * What a child is told of a step. At 5 or under only pictures and a short line, never figures or a points toast.
 *
 * @returns null when there is nothing for this child to see
 */
export function tell(what: Celebration, age: number, language: Language, t: Translate): Told | null {
  const overlay = overlayOf(what);
  if (overlay === null) return null;
  const isSmall = overlay.kind === "points" || overlay.kind === "toast";
  if (isToddler(age) && isSmall) return null;
  const points = t("rewards.points", { points: what.points });
  const extras = isToddler(age) ? [] : extrasOf(what, overlay, language, t);
  return {
    overlay,
    ...lead(what, overlay, language, t),
    rarity: overlay.kind === "badge" ? rarityOf(overlay.lead, age, t) : null,
    extras: extras.slice(0, MOST_EXTRAS),
    points: isToddler(age) || isSmall || what.points === 0 ? null : points,
  };
}

/** "No rarity shown to under 9": below that age it would only be one more thing to want. */
const RARITY_FROM = 9;

function rarityOf(id: BadgeId, age: number, t: Translate): string | null {
  return age < RARITY_FROM ? null : t(`rewards.rarity.${BADGE_KINDS[id].rarity}`);
}

type Lead = Pick<Told, "picture" | "kicker" | "title" | "text">;

function lead(what: Celebration, overlay: Overlay, language: Language, t: Translate): Lead {
  switch (overlay.kind) {
    case "celebration":
      return {
        picture: festPictures[overlay.lead],
        kicker: null,
        title: t(`rewards.fest.${overlay.lead}`),
        text: null,
      };
    case "milestone":
      return {
        picture: milestonePictures[overlay.lead],
        kicker: null,
        title: t(`rewards.milestone.${overlay.lead}`, { days: what.streak ?? "" }),
        text: null,
      };
    case "badge": {
      const { name, description } = rewards.badges[overlay.lead];
      return {
        picture: badgePictures[overlay.lead],
        kicker: t("rewards.newBadge"),
        title: name[language],
        text: description[language],
      };
    }
    default:
      return {
        picture: signs.seed,
        kicker: null,
        title: t("rewards.points", { points: what.points }),
        text: null,
      };
  }
}

/** All the rest that the step gave, the rarest first. */
function extrasOf(
  { badges, level, streak, achievements, goals }: Celebration,
  overlay: Overlay,
  language: Language,
  t: Translate,
): readonly Extra[] {
  const isLead = (name: string) => "lead" in overlay && overlay.lead === name;
  return [
    ...badges
      .filter((id) => !isLead(id))
      .map((id) => ({ id, picture: badgePictures[id], text: rewards.badges[id].name[language] })),
    ...(level === null
      ? []
      : [{ id: "level", picture: signs.sprout, text: t("rewards.levelReached", { level }) }]),
    ...(streak === null || isLead("streak")
      ? []
      : [{ id: "streak", picture: signs.sun, text: t("rewards.daysInARow", { days: streak }) }]),
    ...achievements
      .filter((id) => !(id === "first_steps" && isLead("spark")))
      .map((id) => {
        const { icon, name } = rewards.achievements[id];
        return { id, picture: iconPicture(icon), text: name[language] };
      }),
    ...goals.map((id) => {
      const { icon, description } = rewards.goals[id];
      const goal = description[language].toLocaleLowerCase(language);
      return { id: `goal-${id}`, picture: iconPicture(icon), text: t("rewards.goalDone", { goal }) };
    }),
  ];
}
