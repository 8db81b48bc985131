import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import type { Fact } from "#contract/facts.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk-confirm.tsx";
import { nameOf, placesOf, writtenOf } from "./draft.ts";
import { FactFields } from "./fact-fields.tsx";
import { FactHistory } from "./fact-history.tsx";
import { FactPreview } from "./fact-preview.tsx";
import { type FactEditorState, useFactEditor } from "./use-fact-editor.ts";

type Props = {
  readonly fact: Fact;
  readonly onClose: () => void;
  readonly onPublished: (fact: Fact) => void;
};

/** One fact: what it is to be, where it is said, and what it was before. */
export function FactEditor({ fact, onClose, onPublished }: Props) {
  const { language, t } = useLocale();
  const editor = useFactEditor(fact, onPublished);
  const { stage, preview } = editor;
  const { planned } = fact;
  const busy = stage === "busy";
  const name = nameOf(fact.key);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.publish();
  };

  return (
    <form className="answers-form" onSubmit={submit} noValidate>
      <button
        type="button"
        className="answers-back row-inline strong target answers-close bare tap"
        onClick={onClose}
      >
        <ArrowLeft aria-hidden="true" size={20} />
        {t("facts.editor.close")}
      </button>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {name === null ? t("facts.undecided") : t(`facts.name.${name}`)}
        </h2>
        {fact.undecided === null ? null : (
          <blockquote className="facts-until">
            <small>{t("facts.until")}</small>
            {fact.undecided[language]}
          </blockquote>
        )}
        <p className="answers-note">{t(placesOf(fact.key))}</p>
        {planned === null ? null : (
          <p className="answers-note">
            <b>
              {t("facts.planned.note", {
                value: writtenOf(fact.key, planned.value ?? fact.delivered ?? 0, language),
                date: longDate(planned.from, language),
              })}
            </b>
          </p>
        )}
      </div>
      <FactFields editor={editor} />
      <FactPreview preview={preview} />
      <Conflict editor={editor} />
      {stage === "published" ? (
        <DeskSaved>{t(planned === null ? "facts.published" : "facts.published.later")}</DeskSaved>
      ) : null}
      {stage === "invalid" ? <FieldError>{t("facts.invalid")}</FieldError> : null}
      {stage === "failed" && editor.theirs === null ? (
        <FieldError>{t("facts.save.failed")}</FieldError>
      ) : null}
      <div className="answers-acts answers-publish">
        <button type="submit" className="button button-small button-primary" aria-disabled={busy}>
          {t(busy ? "facts.busy" : "facts.publish")}
        </button>
        <button
          type="button"
          className="button button-small button-paper"
          aria-disabled={busy}
          onClick={editor.look}
        >
          {t("facts.preview")}
        </button>
        {fact.delivered === null && fact.value !== null ? (
          <button
            type="button"
            className="button button-small button-paper"
            aria-disabled={busy}
            onClick={() => editor.goBack(null)}
          >
            {t(name === null ? "facts.unpublish.decided" : "facts.unpublish.phone")}
          </button>
        ) : null}
      </div>
      <FactHistory editor={editor} />
    </form>
  );
}

/** Both versions, where somebody else was faster. */
function Conflict({ editor: { theirs, takeTheirs, keepMine } }: { readonly editor: FactEditorState }) {
  const { language, t } = useLocale();
  if (theirs === null) return null;
  return (
    <div className="answers-conflict" role="alert">
      <p>{t("facts.conflict")}</p>
      <blockquote>
        {theirs.value === null ? t("facts.none") : writtenOf(theirs.key, theirs.value, language)}
      </blockquote>
      <div className="answers-acts">
        <button type="button" className="button button-small" onClick={() => takeTheirs(theirs)}>
          {t("facts.conflict.theirs")}
        </button>
        <button type="button" className="button button-small button-paper" onClick={() => keepMine(theirs)}>
          {t("facts.conflict.mine")}
        </button>
      </div>
    </div>
  );
}
