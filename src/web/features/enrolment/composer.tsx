import { SendHorizontal } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { MAX_MESSAGE } from "#domain/enrolment/limits.ts";
import { useComposer } from "#web/chat/use-composer.ts";
import { useLocale } from "#web/platform/i18n.tsx";

/** From here on the composer says how much room is left, in characters. */
const NEARLY_FULL = MAX_MESSAGE - 200;

type Props = {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onSend: (message: string) => void;
  readonly busy: boolean;
  /** Where the input itself rests while an answer is awaited (the embedded chat). */
  readonly lockWhileBusy?: boolean;
  /** Says how the keys work, where there is room for it. */
  readonly hint?: boolean;
};

/** The input: Enter sends, Shift+Enter makes a new line, and it grows to 120 px (specification §2). */
export function Composer({ input, draft, onDraft, onSend, busy, lockWhileBusy = false, hint }: Props) {
  const { t, language } = useLocale();
  const locked = lockWhileBusy && busy;
  const hadFocus = useRef(false);

  // What was typed before the page came to life stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (input.current?.value) onDraft(input.current.value);
  }, []);

  // A disabled field drops the focus: give it back when the answer is there.
  useEffect(() => {
    if (!locked && hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) input.current?.focus();
    }
  }, [locked, input]);

  const { canSend, submit, onKeyDown } = useComposer(input, draft, busy, (message) => {
    hadFocus.current = true;
    onSend(message);
    onDraft("");
  });

  return (
    <form className="composer" onSubmit={submit}>
      <label className="read-only-aloud" htmlFor="chat-input">
        {t("chat.input.label")}
      </label>
      <textarea
        ref={input}
        id="chat-input"
        className="composer-input"
        rows={1}
        maxLength={MAX_MESSAGE}
        enterKeyHint="send"
        placeholder={t("chat.input.placeholder")}
        aria-describedby={hint ? "chat-hint" : undefined}
        value={draft}
        disabled={locked}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="composer-send" disabled={!canSend} aria-label={t("chat.send")}>
        <SendHorizontal aria-hidden="true" size={24} />
      </button>
      {draft.length > NEARLY_FULL ? (
        <p className="composer-hint" role="status">
          {t("chat.input.left", { left: (MAX_MESSAGE - draft.length).toLocaleString(language) })}
        </p>
      ) : null}
      {hint ? (
        <p className="composer-hint composer-keys" id="chat-hint">
          {t("chat.input.hint")}
        </p>
      ) : null}
    </form>
  );
}
