import { Send } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";

/** More than a child says in one breath, or writes; the server refuses far later. */
export const LONGEST = 2000;

type WrittenProps = {
  readonly guide: string;
  readonly submit?: string | undefined;
  readonly onAnswer: (text: string) => void;
};

/** §5 "a text prompt 'Tell Hilda your answer:' appears and any non-empty answer counts." */
export function WrittenAnswer({ guide, submit: label, onAnswer }: WrittenProps) {
  const { t } = useLocale();
  const id = useId();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setText("");
    onAnswer(text);
  };
  return (
    <form className="speech-write" onSubmit={submit}>
      <label htmlFor={id}>{t("speech.write", { guide })}</label>
      <div>
        <input
          id={id}
          className="field"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
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
