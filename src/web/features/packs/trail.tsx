import { Check, ChevronRight, Lock, UsersRound } from "lucide-react";
import { useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import { hasCertificate, type WeeksProgress, weekState } from "#domain/packs/progress.ts";
import { guideLine, YOUNG_MANNER } from "#domain/speech/line.ts";
import tall from "#web/assets/art/trail-tall.svg";
import wide from "#web/assets/art/trail-wide.svg";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { pictureOf } from "./art.ts";

/** Ages 3 to 6 hear Luna (decision 015). */
const luna = guideByName("Luna");
const LINE = "trail";

const invitation: Readonly<Record<number, CopyKey>> = {
  1: "explorers.tap.1",
  2: "explorers.tap.2",
  3: "explorers.tap.3",
  4: "explorers.tap.4",
};

type Props = {
  readonly progress: WeeksProgress;
  readonly onOpen: (week: number) => void;
};

/** From the shore to the ceiba: the week to do now large and bright, done ones open, later ones asleep. */
export function Trail({ progress, onOpen }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  /** The sleeping week that was tapped last. */
  const [asleep, setAsleep] = useState<number | null>(null);

  const next = progress.completed + 1;
  const isDone = hasCertificate(progress, weeklyPacks.length);
  const isAsleep = asleep !== null && weekState(progress, asleep) === "locked";
  const text = isAsleep
    ? t("explorers.asleep", { week: asleep, before: asleep - 1 })
    : t(isDone ? "explorers.allDone" : (invitation[next] ?? "explorers.tap.1"));
  const line = guideLine(luna, text, language, { manner: YOUNG_MANNER });

  const tapAsleep = (week: number) => {
    setAsleep(week);
    const words = t("explorers.asleep", { week, before: week - 1 });
    void voice.say(LINE, guideLine(luna, words, language, { manner: YOUNG_MANNER }));
  };

  return (
    <section className="explorers-trail raised anchor" aria-labelledby="explorers-title">
      <picture>
        <source media="(width >= 640px)" srcSet={wide} width="1280" height="800" />
        <img className="explorers-land full layer" src={tall} alt="" width="390" height="844" />
      </picture>
      <div className="explorers-head row apart anchor">
        <h1 className="child-title" id="explorers-title">
          {t("explorers.title")}
        </h1>
        <a className="child-round" href="#parents" aria-label={t("explorers.toParents")}>
          <UsersRound aria-hidden="true" size={30} />
        </a>
      </div>
      <ol className="explorers-stones">
        {weeklyPacks.map(({ id, week, title, picture }) => {
          const state = weekState(progress, week);
          const name = `${t("explorers.week", { week })}: ${title[language]}. ${t(`explorers.state.${state}`)}`;
          const inside = (
            <>
              <img src={pictureOf(picture)} alt="" width="110" height="110" />
              <b aria-hidden="true">{week}</b>
              <i aria-hidden="true">
                {state === "open" ? <ChevronRight /> : state === "locked" ? <Lock /> : <Check />}
              </i>
            </>
          );
          return (
            <li key={id} data-week={week} data-state={state}>
              {state === "locked" ? (
                <button type="button" aria-label={name} onClick={() => tapAsleep(week)}>
                  {inside}
                </button>
              ) : (
                // biome-ignore lint/a11y/useValidAnchor: without script it leads to the week's pack by itself
                <a
                  href="#week"
                  aria-label={name}
                  onClick={(event) => {
                    event.preventDefault();
                    onOpen(week);
                  }}
                >
                  {inside}
                </a>
              )}
              {state === "open" && <span aria-hidden="true">{title[language]}</span>}
            </li>
          );
        })}
      </ol>
      <SpeakingGuide name={luna.name} picture={luna.picture} id={LINE} line={line} />
    </section>
  );
}
