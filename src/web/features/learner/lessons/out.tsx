import type { OutBeat } from "#domain/learner/lessons/lesson.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  readonly beat: OutBeat;
  /** How many steps were said. */
  readonly step: number;
  readonly onListen: (text: string) => void;
};

/** Away from the screen: what is needed, and what is done, each step said at a tap. */
export function Out({ beat, step, onListen }: Props) {
  const { t } = useLocale();
  return (
    <div className="lesson-out stack full">
      <p className="lesson-place">
        {t(`lessons.place.${beat.place}`)} · {t("lessons.minutes", { minutes: beat.minutes })}
      </p>
      {beat.adult && <p className="lesson-adult">{t("lessons.adult")}</p>}
      <h2>{t("lessons.needs")}</h2>
      <ul className="lesson-needs wraps flex">
        {beat.needs.map(({ say, picture }) => (
          <li key={say}>
            <button type="button" onClick={() => onListen(say)}>
              {picture !== undefined && <img src={pictureUrl(picture)} alt="" width="72" height="72" />}
              <span>{say}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2>{t("lessons.steps")}</h2>
      <ol className="lesson-steps">
        {beat.steps.map((text, at) => (
          <li key={text} data-now={at + 1 === step ? "" : undefined} data-said={at < step ? "" : undefined}>
            <button type="button" onClick={() => onListen(text)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
