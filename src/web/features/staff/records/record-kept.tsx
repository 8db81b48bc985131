import { Download } from "lucide-react";
import type { FoundRecord } from "#contract/family-records.ts";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskConfirm } from "../desk/desk-confirm.tsx";
import { formatDateTime } from "../format.ts";
import { saveFile } from "../save-file.ts";
import { withProof } from "../sign-in/proof.ts";
import { useSaving } from "../use-saving.ts";

type Props = {
  readonly record: FoundRecord;
  readonly kept: Output<"GET /api/admin/records/{id}">;
  readonly onErased: () => void;
};

/** All that is kept of one child, or in one chat: to read, to hand out, and to erase. */
export function RecordKept({ record, kept, onErased }: Props) {
  const { language, t } = useLocale();
  const { id, kind } = record;
  const { stage, run, edit, ask } = useSaving(async () => {
    await withProof(() => api("DELETE /api/admin/records/{id}", { params: { id }, query: { kind } }));
    onErased();
  });
  const said = [
    ...kept.tutorConversations.flatMap(({ messages }) => messages),
    ...kept.conversations.flatMap(({ messages }) => messages),
  ];

  const notes = kept.conversations.flatMap(({ notes }) => notes);

  return (
    <div className="record-kept stack full">
      {kept.profiles.map(({ updatedAt, result: { profile } }) => (
        <p key={updatedAt}>
          {t("desk.records.profile", {
            ...{ name: profile.name, age: profile.age },
            time: formatDateTime(updatedAt, language),
          })}
        </p>
      ))}
      {said.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard
        <section className="record-said trimmed" tabIndex={0} aria-label={t("desk.records.said")}>
          <ol>
            {said.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said has no other name, and never moves
              <li key={at}>
                <b>{t(`desk.records.from.${each.from}`)}</b>
                <p>{each.text}</p>
                <time dateTime={each.createdAt}>{formatDateTime(each.createdAt, language)}</time>
              </li>
            ))}
          </ol>
        </section>
      )}
      {notes.length === 0 ? null : (
        <section className="record-said trimmed" aria-label={t("desk.records.notes")}>
          <ol>
            {notes.map((each) => (
              <li key={each.createdAt}>
                <b>{t("desk.records.notes")}</b>
                <p>{each.text}</p>
                <time dateTime={each.createdAt}>{formatDateTime(each.createdAt, language)}</time>
              </li>
            ))}
          </ol>
        </section>
      )}
      {stage === "asking" || stage === "saving" ? (
        <DeskConfirm
          yes={t("staff.family.erase.yes")}
          busy={stage === "saving"}
          failed={false}
          onYes={() => void run()}
          onBack={edit}
        >
          <p>{t(`desk.records.confirm.${kind}`)}</p>
        </DeskConfirm>
      ) : (
        <>
          {stage === "failed" ? <FieldError>{t("staff.family.erase.failed")}</FieldError> : null}
          <div className="record-actions wraps flex">
            <button
              type="button"
              className="button button-small button-paper"
              onClick={() => saveFile(kind === "chat" ? "chat" : "child", kept)}
            >
              <Download aria-hidden="true" size={18} />
              {t("staff.family.download")}
            </button>
            <button type="button" className="button button-small" onClick={ask}>
              {t(`desk.records.erase.${kind}`)}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
