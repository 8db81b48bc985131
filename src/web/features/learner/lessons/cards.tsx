import { Check, Play, Volume2 } from "lucide-react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { LessonCard } from "#domain/learner/lessons/card.ts";
import { guideLine } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { readLessons } from "./kept.ts";
import { useAhead } from "./use-ahead.ts";

type Props = {
  readonly cards: readonly LessonCard[];
  readonly learner: Learner;
  readonly onChoose: (id: string) => void;
};

/** Lessons as cards: those that were left and those not done yet come first. */
export function LessonCards({ cards, learner, onChoose }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const { done, left } = readLessons(learner.id);
  const rank = ({ id }: LessonCard) => (left[id] !== undefined ? 0 : done[id] === undefined ? 1 : 2);
  const sorted = cards.toSorted((one, other) => rank(one) - rank(other));
  const [next] = sorted;
  useAhead(next?.id ?? null, () => import("./lesson-room.tsx"));
  if (cards.length === 0) return <p className="child-lead">{t("lessons.none")}</p>;
  return (
    <ul className="lesson-cards">
      {sorted.map(({ id, title, picture, minutes }) => {
        const isDone = done[id] !== undefined && left[id] === undefined;
        const label = isDone
          ? "lessons.done-card"
          : left[id] !== undefined
            ? "lessons.go-on"
            : "lessons.start";
        return (
          <li key={id} data-next={id === next?.id ? "" : undefined} data-done={isDone ? "" : undefined}>
            <button
              type="button"
              className="lesson-card stack raised"
              data-lesson={id}
              onClick={(event) => isSecondTap(event) || onChoose(id)}
            >
              <img src={pictureUrl(picture)} alt="" width="140" height="140" />
              <b>
                <span className="read-only-aloud">{t(label)} </span>
                {title}
              </b>
              <span>{t("lessons.minutes", { minutes })}</span>
              <i>
                {isDone ? (
                  <Check aria-hidden="true" size={26} />
                ) : (
                  <Play aria-hidden="true" size={24} fill="currentColor" />
                )}
              </i>
            </button>
            <button
              type="button"
              className="lesson-listen middle bare layer"
              aria-label={t("lessons.listen", { what: title })}
              onClick={() =>
                void voice.say(`card ${id}`, guideLine(guideByName(learner.guide), title, language))
              }
            >
              <Volume2 aria-hidden="true" size={24} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
