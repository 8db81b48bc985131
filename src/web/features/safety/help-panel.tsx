import { ArrowLeft, Check, CloudOff } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { pageLine } from "#domain/speech/line.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import type { HelpCall } from "./calls.ts";
import { emergencyNumber } from "./emergency.ts";
import { CallNow, GoToSomebody, SayIt } from "./pictures.tsx";

type Props = {
  readonly call: HelpCall | null;
  readonly onMistake: () => void;
  readonly onClose: () => void;
};

/** What to do now, in three pictures, and what is true of the call at this moment. Silent unless it is asked to speak. */
export function HelpPanel({ call, onMistake, onClose }: Props) {
  const { language, t } = useLocale();
  const { stop } = useVoice();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isOnline = useOnline();
  const { inWords: number, toDial } = emergencyNumber(language);
  const { key, isKnown } = told(call, isOnline);

  // Closed before it leaves the page, so that the browser gives the focus back to the button.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    title.current?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => stop, [stop]);

  return (
    <dialog ref={dialog} className="help-panel" aria-labelledby={`${id}title`} onClose={onClose}>
      <div className="help-sheet-of-paper column">
        <h2 id={`${id}title`} ref={title} tabIndex={-1}>
          {t("help.title")}
        </h2>
        <p className="help-told row strong" role="status" data-known={isKnown ? "" : undefined}>
          {isKnown ? <Check aria-hidden="true" size={28} /> : <CloudOff aria-hidden="true" size={28} />}
          <span>
            {t(key)} {call?.reach === null && call.isLate && t("help.later")}
          </span>
        </p>
        <ol className="help-steps">
          <li>
            <div className="help-step">
              <GoToSomebody />
              <b>{t("help.go")}</b>
              <span>{t("help.go.who")}</span>
            </div>
          </li>
          <li>
            <div className="help-step">
              <SayIt />
              <b>{t("help.say")}</b>
              <span>{t("help.say.again")}</span>
            </div>
          </li>
          <li>
            <a className="help-step" href={`tel:${toDial}`}>
              <CallNow number={number} />
              <b>{t("help.call", { number })}</b>
              <span>{t("help.call.how")}</span>
            </a>
          </li>
        </ol>
        <div className="help-actions wraps flex centred">
          <button type="button" className="child-button help-back" onClick={onClose}>
            <ArrowLeft aria-hidden="true" size={26} />
            <span>{t("help.back")}</span>
          </button>
          <ListenButton
            id="help"
            line={pageLine(t("help.spoken", { number }), language)}
            about={t("help.title")}
          />
          {call?.mistake === "no" && (
            <button
              type="button"
              className="child-button help-mistake"
              onClick={(event) => isSecondTap(event) || onMistake()}
            >
              {t("help.byMistake")}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Never more than is known: only the server's answer makes it "asked". */
function told(
  call: HelpCall | null,
  isOnline: boolean,
): { readonly key: CopyKey; readonly isKnown: boolean } {
  if (call === null) return { key: "help.sending", isKnown: false };
  const { reach, isLate, mistake } = call;
  if (reach === "nobody") return { key: "help.nobody", isKnown: false };
  if (reach !== null && mistake === "told") return { key: "help.mistake.told", isKnown: true };
  if (reach !== null && mistake === "said") return { key: "help.mistake.sending", isKnown: false };
  if (reach !== null) return { key: `help.${reach}`, isKnown: true };
  if (!isOnline) return { key: "help.offline", isKnown: false };
  return { key: isLate ? "help.waiting" : "help.sending", isKnown: false };
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const read = () => setOnline(navigator.onLine);
    addEventListener("online", read);
    addEventListener("offline", read);
    return () => {
      removeEventListener("online", read);
      removeEventListener("offline", read);
    };
  }, []);
  return isOnline;
}
