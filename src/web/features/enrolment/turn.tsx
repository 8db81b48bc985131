import type { ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import hilda from "../../assets/art/face-hilda.svg";

/** A message of the assistant: Hilda's face beside a sheet of paper. */
export function AssistantTurn({ children }: { readonly children: ReactNode }) {
  const { t } = useLocale();
  return (
    <div className="turn turn-assistant" data-turn>
      <img className="turn-face" src={hilda} alt="" width={48} height={48} />
      <div className="bubble">
        <span className="read-only-aloud">{t("chat.from.assistant")}</span>
        {children}
      </div>
    </div>
  );
}

type PersonProps = { readonly name: string; readonly text: string };

/** A message of a person of the school, by first name: no bird beside it. */
export function PersonTurn({ name, text }: PersonProps) {
  const { t } = useLocale();
  return (
    <div className="turn turn-person" data-turn>
      <span className="turn-initial" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div className="bubble">
        <span className="read-only-aloud">{t("chat.from.person", { name })}</span>
        <p className="turn-name" aria-hidden="true">
          {name}
        </p>
        <p className="bubble-text">{text}</p>
      </div>
    </div>
  );
}

type VisitorProps = {
  readonly text: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly retryDisabled: boolean;
};

/** A message of the visitor. One that could not be sent stays and can be sent again (decision 21). */
export function VisitorTurn({ text, failed, onRetry, retryDisabled }: VisitorProps) {
  const { t } = useLocale();
  return (
    <div className="turn turn-visitor" data-turn data-failed={failed || undefined}>
      <div className="bubble">
        <span className="read-only-aloud">{t("chat.from.visitor")}</span>
        <p className="bubble-text">{text}</p>
      </div>
      {failed ? (
        <p className="turn-failed">
          <span>{t("chat.notSent")}</span>{" "}
          <button type="button" className="link-button" onClick={onRetry} disabled={retryDisabled}>
            {t("common.retry")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
