import { Volume2 } from "lucide-react";
import type { Shown } from "#domain/learner/lessons/lesson.ts";
import { Material } from "#web/child/materials/material.tsx";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";

type Props = {
  readonly choices: readonly Shown[];
  /** The order on the screen, as places in `choices`; as they are written where none is given. */
  readonly order?: readonly number[];
  /** What was tried and is not it. */
  readonly tried?: readonly number[];
  readonly onChoose: (at: number) => void;
  /** Says a choice aloud: for each there is a button of its own. */
  readonly onListen: (text: string) => void;
};

/** Ways to answer: a picture or a material with its words, or words alone; each can be listened to. */
export function ChoiceTiles({
  choices,
  order = choices.map((_, at) => at),
  tried = [],
  onChoose,
  onListen,
}: Props) {
  const { t } = useLocale();
  const isSeen = choices.some(({ picture, material }) => picture !== undefined || material !== undefined);
  return (
    <ul className="lesson-choices stack full" data-seen={isSeen ? "" : undefined} data-count={choices.length}>
      {order.map((at) => {
        const { say, picture, material } = choices[at] as Shown;
        const isWrong = tried.includes(at);
        return (
          <li key={say}>
            <button
              type="button"
              className="lesson-choice stack paper"
              data-choice={at}
              aria-disabled={isWrong}
              data-no={isWrong ? "" : undefined}
              onClick={(event) => isSecondTap(event) || isWrong || onChoose(at)}
            >
              {picture !== undefined && <img src={pictureUrl(picture)} alt="" width="120" height="120" />}
              {material !== undefined && <Material state={material} isPicture />}
              <b>{say}</b>
              {isWrong && <span className="read-only-aloud">, {t("lessons.not-it")}</span>}
            </button>
            <button
              type="button"
              className="lesson-listen middle bare layer"
              aria-label={t("lessons.listen", { what: say })}
              onClick={() => onListen(say)}
            >
              <Volume2 aria-hidden="true" size={24} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
