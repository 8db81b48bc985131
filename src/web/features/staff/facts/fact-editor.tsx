import { type FormEvent, useEffect, useRef } from "react";
import type { Fact } from "#contract/facts.ts";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk/desk-confirm.tsx";
import { nameOf, placesOf, writtenOf } from "./draft.ts";
import { FactFields } from "./fact-fields.tsx";
import { FactHistory } from "./fact-history.tsx";
import { FactPreview } from "./fact-preview.tsx";
import { type FactEditorState, useFactEditor } from "./use-fact-editor.ts";

/** One fact: what it is to be, where it is said, and what it was before. */
export function FactEditor({ opened }: { readonly opened: Fact }) {
  const { language, t } = useLocale();
  const editor = useFactEditor(opened);
  const { fact, stage, preview } = editor;
  const { planned } = fact;
  const busy = stage === "busy";
  const name = nameOf(fact.key);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(".field")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.publish();
  };

  return (
    <form className="facts-form stack" ref={form} onSubmit={submit} noValidate>
      <p className="quiet small">{t(placesOf(fact.key))}</p>
      {planned === null ? null : (
        <p className="strong small">
          {t("facts.planned.note", {
            value: writtenOf(fact.key, planned.value ?? fact.delivered ?? 0, language),
            date: longDate(planned.from, language),
          })}
        </p>
      )}
      {fact.versions[0]?.isShown === false ? <FieldError>{t("facts.unshown.note")}</FieldError> : null}
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
    <div className="answers-conflict trimmed" role="alert">
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
