import { Ear, Mic, SendHorizontal } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { MAX_MESSAGE } from "#domain/enrolment/limits.ts";
import { useComposer } from "#web/chat/use-composer.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";

type Props = { readonly guide: string; readonly isBusy: boolean; readonly onSend: (message: string) => void };

const NOTICES = { denied: "speech.denied", failed: "speech.failed", away: "speech.away" } as const;

/** The input: Enter sends, Shift+Enter makes a new line, it grows to 120 px (§2, §9), and one may speak into it. */
export function Composer({ guide, isBusy, onSend }: Props) {
  const { t } = useLocale();
  const { state, words, start, stop, clear } = useMicrophone();
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [draft, setDraft] = useState("");
  /** What stood there before the child began to speak. */
  const before = useRef("");
  const isListening = state === "listening" || state === "starting";

  useEffect(() => {
    if (words !== "") setDraft(`${before.current}${words}`.slice(0, MAX_MESSAGE));
  }, [words]);
  useEffect(() => stop, [stop]);

  const { canSend, submit, onKeyDown } = useComposer(input, draft, isBusy, (message) => {
    stop();
    clear();
    onSend(message);
    setDraft("");
    input.current?.focus();
  });
  const dictate = () => {
    if (isListening) return stop();
    before.current = draft.trim() === "" ? "" : `${draft.trimEnd()} `;
    start();
  };

  return (
    <form className="tutor-composer" onSubmit={submit}>
      <label className="read-only-aloud" htmlFor={id}>
        {t("tutor.input", { guide })}
      </label>
      <textarea
        ref={input}
        id={id}
        className="tutor-input"
        rows={1}
        maxLength={MAX_MESSAGE}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={t("tutor.placeholder")}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {state !== "forbidden" && state !== "unsupported" && (
        <button
          type="button"
          className="tutor-mic"
          aria-pressed={isListening}
          aria-label={t(isListening ? "tutor.dictating" : "tutor.dictate")}
          onClick={dictate}
        >
          {isListening ? <Ear aria-hidden="true" size={30} /> : <Mic aria-hidden="true" size={30} />}
        </button>
      )}
      <button type="submit" className="tutor-send" disabled={!canSend} aria-label={t("tutor.send")}>
        <SendHorizontal aria-hidden="true" size={30} />
      </button>
      {state in NOTICES && (
        <p className="tutor-notice" role="status">
          {t(NOTICES[state as keyof typeof NOTICES])}
        </p>
      )}
    </form>
  );
}
