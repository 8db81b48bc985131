import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { Place } from "#domain/flows/portal.ts";
import { isToddler } from "#domain/learner/age.ts";
import type { Theme } from "#domain/learner/curriculum/path.ts";
import { guideLine } from "#domain/speech/line.ts";
import adventure from "#web/assets/art/badge-jungle-explorer.svg";
import coast from "#web/assets/art/coast-map-wide.svg";
import tinyHome from "#web/assets/art/demo-tiny-home.svg";
import waterCycle from "#web/assets/art/demo-water-cycle.svg";
import packArt from "#web/assets/art/pack-art.svg";
import packMusic from "#web/assets/art/pack-music.svg";
import packSpace from "#web/assets/art/pack-space.svg";
import profile from "#web/assets/art/pic-cards.svg";
import chat from "#web/assets/art/pic-chat.svg";
import practice from "#web/assets/art/pic-count-3.svg";
import funTime from "#web/assets/art/pic-jump.svg";
import lesson from "#web/assets/art/pic-path.svg";
import lessons from "#web/assets/art/pic-story.svg";
import { useIsCovered } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { animalPictures } from "./animals.tsx";

/** What the child's own pack is about: who does not read tells it from every other tile. */
const PACKS: Readonly<Record<Theme, string>> = {
  tiny_home: tinyHome,
  water_study: waterCycle,
  space_explorer: packSpace,
  art_adventure: packArt,
  music_maker: packMusic,
};

type Tile = { readonly to: Place; readonly label: string; readonly picture: string };

type Props = {
  readonly learner: Learner;
  readonly onGo: (to: Place) => void;
  /** The starter pack is on the curriculum page: what it needs is handed over before it opens. */
  readonly onPack: () => void;
  readonly onLeave: () => void;
  /** Nothing of today is left to do. */
  readonly isDayOver: boolean;
  /** Today's way, above the places. */
  readonly today: ReactNode;
};

/** The student welcome screen (§2, decision 016): greets whoever comes back, and shows where to go. */
export function Home({ learner, onGo, onPack, onLeave, isDayOver, today }: Props) {
  const { language, t } = useLocale();
  const { name, age, assigned } = learner;
  const isYoung = isToddler(age);
  const guide = guideByName(learner.guide);
  const line = guideLine(
    guide,
    t(isDayOver ? "student.home.say.over" : "student.home.say", { name }),
    language,
    { names: [name] },
  );
  const isCovered = useIsCovered(learner.id);
  const { again } = useAsked("home", line, !isCovered);
  const plan: Tile | null =
    assigned === null
      ? {
          to: "profile",
          label: t(isYoung ? "student.home.profile.young" : "student.home.profile"),
          picture: profile,
        }
      : isYoung
        ? null
        : { to: "learning", label: t("student.home.learning"), picture: lesson };
  const tiles: readonly Tile[] = [
    ...(plan === null ? [] : [plan]),
    ...(isYoung ? [{ to: "lessons", label: t("student.home.lessons"), picture: lessons } as const] : []),
    {
      to: "adventure",
      label: t(isYoung ? "student.home.funTime" : "student.home.adventure"),
      picture: isYoung ? funTime : adventure,
    },
    { to: "practice", label: t("student.home.practice"), picture: practice },
    { to: "chat", label: t("student.home.chat"), picture: chat },
    { to: "coast", label: t("student.home.coast"), picture: coast },
  ];

  useKeys({
    choose: (at) => {
      const tile = tiles[at];
      if (tile !== undefined) onGo(tile.to);
    },
    repeat: again,
  });

  return (
    <section className="portal-home child-step">
      <Title arrived>{t(assigned === null ? "student.home.first" : "student.home.title", { name })}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="home" line={line} onRepeat={again} />
      {today}
      <ul className="portal-tiles">
        {tiles.map(({ to, label, picture }) => (
          <li key={to}>
            <button type="button" className="portal-tile" onClick={(event) => isSecondTap(event) || onGo(to)}>
              <img src={picture} alt="" width="200" height="200" />
              <b>{label}</b>
            </button>
          </li>
        ))}
        {assigned !== null && (
          <li>
            {/* The session alone: name and age are in no address (decision 020). */}
            <a
              className="portal-tile"
              href={`/luma?session=${encodeURIComponent(assigned.session)}`}
              onClick={onPack}
            >
              <img
                src={PACKS[assigned.plan.starterPack.theme] ?? packArt}
                alt=""
                width="220"
                height="160"
                data-whole=""
              />
              <b>{t("student.home.pack")}</b>
            </a>
          </li>
        )}
      </ul>
      <p className="portal-mine row centred strong">
        <img src={animalPictures[learner.animal]} alt="" width="64" height="64" />
        {t("student.home.animal", { animal: t(`student.animal.${learner.animal}`) })}
      </p>
      <div className="child-actions">
        <button type="button" className="child-button child-plain" onClick={onLeave}>
          {t("student.home.other")}
        </button>
        <button type="button" className="child-button child-plain" onClick={() => onGo("grownUps")}>
          <span>{t("student.home.grownUps")}</span>
          <ArrowRight aria-hidden="true" size={24} />
        </button>
      </div>
    </section>
  );
}
