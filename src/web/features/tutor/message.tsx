import { RotateCcw } from "lucide-react";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import type { Line } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { ListenButton } from "#web/speech/listen-button.tsx";
import type { Unsent } from "./thread.ts";

type TutorProps = {
  readonly guide: Pick<VoiceGuide, "name" | "picture">;
  readonly id: string;
  readonly text: string;
  /** What Listen says; null while the answer grows. */
  readonly line: Line | null;
};

/** What the tutor says, on paper, with a button that says it aloud. */
export function TutorMessage({ guide, id, text, line }: TutorProps) {
  return (
    <li className="tutor-turn" data-from="tutor">
      <img src={faces[guide.picture]} alt="" width="56" height="56" />
      <p className="tutor-bubble">
        <span className="read-only-aloud">{guide.name}: </span>
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
  readonly guide: string;
  /** Why it was not sent; null when it was, or is on its way. */
  readonly unsent: Unsent | null;
  /** An adult has taken the permission back and not given it again. */
  readonly isWaiting: boolean;
  /** Null while another message is on its way, and where no try would help. */
  readonly onRetry: (() => void) | null;
};

const WHY = { failed: "tutor.failed", withdrawn: "tutor.allowed", closed: "tutor.wasClosed" } as const;

/** What the child wrote; one that could not be sent stays, with a way to try again (decision 021). */
export function ChildMessage({ text, guide, unsent, isWaiting, onRetry }: ChildProps) {
  const { t } = useLocale();
  return (
    <li className="tutor-turn" data-from="child" data-failed={unsent === null ? undefined : ""}>
      <p className="tutor-bubble">
        <span className="read-only-aloud">{t("tutor.you")}: </span>
        {text}
      </p>
      {unsent !== null && (
        <div className="tutor-failed">
          <p role="alert">
            <b>{t("tutor.notSent")}</b> {t(isWaiting ? "tutor.kept" : WHY[unsent], { guide })}
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
