import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import type { TaughtAnswerItem } from "#contract/answers.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk/desk-confirm.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { AnswerHistory } from "./answer-history.tsx";
import { AnswerTrial } from "./answer-trial.tsx";
import type { Subject } from "./draft.ts";
import { nameOf } from "./taught-list.tsx";
import { type Editor, useEditor } from "./use-editor.ts";

type Props = {
  readonly subject: Subject;
  readonly onClose: () => void;
  readonly onTaught: (answer: TaughtAnswerItem) => void;
};

/** One answer in both languages, what it would have answered, and how it was before. */
export function AnswerEditor({ subject, onClose, onTaught }: Props) {
  const { language, t } = useLocale();
  const editor = useEditor(subject, onTaught);
  const { draft, stage, answer } = editor;
  const busy = stage === "busy";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const order = [language, ...LANGUAGES.filter((one) => one !== language)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.publish();
  };

  return (
    <form className="answers-form paper resting trimmed stack" onSubmit={submit} noValidate>
      <button
        type="button"
        className="answers-back row-inline strong target answers-close bare"
        onClick={onClose}
      >
        <ArrowLeft aria-hidden="true" size={20} />
        {t("answers.editor.close")}
      </button>
      <h2 ref={heading} tabIndex={-1}>
        {t(answer === null ? "answers.editor.new" : "answers.editor.change")}
      </h2>
      <div className="answers-languages">
        {order.map((one) => (
          <AnswerFields
            key={one}
            language={one}
            text={draft[one]}
            onChange={(text) => editor.edit({ ...draft, [one]: text })}
          />
        ))}
      </div>
      <AnswerTrial editor={editor} />
      <Conflict editor={editor} />
      {stage === "published" || stage === "retired" ? (
        <DeskSaved>{t(stage === "published" ? "answers.published" : "answers.retired")}</DeskSaved>
      ) : null}
      {(stage === "failed" || stage === "invalid") && editor.theirs === null ? (
        <FieldError>{t("answers.save.failed")}</FieldError>
      ) : null}
      <div className="answers-acts answers-publish">
        <button type="submit" className="button button-small button-primary" aria-disabled={busy}>
          {t(busy ? "answers.busy" : "answers.publish")}
        </button>
        <button
          type="button"
          className="button button-small button-paper"
          aria-disabled={busy}
          onClick={() => void editor.try()}
        >
          {t("answers.try")}
        </button>
        {answer?.isLive ? (
          <button
            type="button"
            className="button button-small button-paper"
            aria-disabled={busy}
            onClick={() => void editor.retire(answer)}
          >
            {t("answers.retire")}
          </button>
        ) : null}
      </div>
      {answer === null ? null : (
        <AnswerHistory answer={answer} onBack={(to) => void editor.restore(answer, to)} />
      )}
    </form>
  );
}

/** Both versions, where somebody else was faster. */
function Conflict({ editor: { theirs, takeTheirs, keepMine } }: { readonly editor: Editor }) {
  const { language, t } = useLocale();
  if (theirs === null) return null;
  return (
    <div className="answers-conflict trimmed" role="alert">
      <p>{t("answers.conflict")}</p>
      <blockquote>{nameOf(theirs.content.answer, language)}</blockquote>
      <div className="answers-acts">
        <button type="button" className="button button-small" onClick={() => takeTheirs(theirs)}>
          {t("answers.conflict.theirs")}
        </button>
        <button type="button" className="button button-small button-paper" onClick={() => keepMine(theirs)}>
          {t("answers.conflict.mine")}
        </button>
      </div>
    </div>
  );
}
