import { Send } from "lucide-react";
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { sends } from "#web/chat/composer-rules.ts";
import { useLocale } from "#web/platform/i18n.tsx";

/** More than a child says in one breath, or writes; the server refuses far later. */
export const LONGEST = 2000;

type WrittenProps = {
  readonly guide: string;
  readonly submit?: string | undefined;
  /** There is something to tell: the field grows with it, and Enter still sends. */
  readonly isLong?: boolean | undefined;
  readonly onAnswer: (text: string) => void;
};

/** §5 "a text prompt 'Tell Hilda your answer:' appears and any non-empty answer counts." */
export function WrittenAnswer({ guide, submit: label, isLong = false, onAnswer }: WrittenProps) {
  const { t } = useLocale();
  const id = useId();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setText("");
    onAnswer(text);
  };
  const field = {
    id,
    className: "field",
    value: text,
    maxLength: LONGEST,
    autoComplete: "off",
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(target.value),
  };
  return (
    <form className="speech-write stack paper raised" onSubmit={submit}>
      <label htmlFor={id}>{t("speech.write", { guide })}</label>
      <div>
        {isLong ? (
          <textarea
            {...field}
            rows={1}
            enterKeyHint="send"
            onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
              const { key, shiftKey, keyCode, nativeEvent } = event;
              if (!sends({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        ) : (
          <input {...field} />
        )}
        <button type="submit" className="child-button child-go" disabled={text.trim() === ""}>
          {label ?? (
            <>
              <Send aria-hidden="true" size={26} />
              <span className="read-only-aloud">{t("speech.send")}</span>
            </>
          )}
        </button>
      </div>
    </form>
  );
}
