import { RotateCcw } from "lucide-react";
import type { Line } from "#domain/speech/line.ts";
import hilda from "#web/assets/art/face-hilda.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";

type TutorProps = {
  readonly id: string;
  readonly text: string;
  /** What Listen says; null while the answer grows. */
  readonly line: Line | null;
};

/** What the tutor says, on paper, with a button that says it aloud. */
export function TutorMessage({ id, text, line }: TutorProps) {
  const { t } = useLocale();
  return (
    <li className="tutor-turn" data-from="tutor">
      <img src={hilda} alt="" width="56" height="56" />
      <p className="tutor-bubble">
        <span className="read-only-aloud">{t("tutor.hilda")}: </span>
        {text}
      </p>
      {line !== null && (
        <div className="tutor-listen">
          <ListenButton id={id} line={line} about={text.slice(0, 40)} />
        </div>
      )}
    </li>
  );
}

type ChildProps = {
  readonly text: string;
  readonly isFailed: boolean;
  /** Null while another message is on its way, and where no try would help. */
  readonly onRetry: (() => void) | null;
  /** Why it could not be sent. */
  readonly why: string;
};

/** What the child wrote; one that could not be sent stays, with a way to try again (decision 021). */
export function ChildMessage({ text, isFailed, onRetry, why }: ChildProps) {
  const { t } = useLocale();
  return (
    <li className="tutor-turn" data-from="child" data-failed={isFailed ? "" : undefined}>
      <p className="tutor-bubble">
        <span className="read-only-aloud">{t("tutor.you")}: </span>
        {text}
      </p>
      {isFailed && (
        <div className="tutor-failed">
          <p role="alert">
            <b>{t("tutor.notSent")}</b> {why}
          </p>
          <button
            type="button"
            className="child-button child-plain"
            disabled={onRetry === null}
            onClick={() => onRetry?.()}
          >
            <RotateCcw aria-hidden="true" size={22} />
            <span>{t("tutor.tryAgain")}</span>
          </button>
        </div>
      )}
    </li>
  );
}
