import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RowAnswer } from "#contract/families.ts";
import {
  IMPORT_FIELDS,
  type ImportRow,
  piecesOf,
  ROWS_AT_MOST,
  repeatedRows,
} from "#domain/enrolment/families/import.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { refreshDesk, refreshFamilies } from "../desk/desk-queries.ts";
import { formatCount } from "../format.ts";
import { languageLabel } from "../labels.ts";
import { type ImportFile, readImport } from "./import-file.ts";
import { IMPORT_LABELS, type Judged } from "./import-labels.ts";
import { ImportPreview } from "./import-preview.tsx";

/** Of one call, well below what the server takes. */
const BYTES_AT_ONCE = 48_000;

type Stage =
  | { readonly at: "file"; readonly fault?: string }
  | { readonly at: "looking" | "adding"; readonly done: number; readonly count: number }
  | { readonly at: "preview"; readonly judged: readonly Judged[]; readonly isLatin: boolean }
  | { readonly at: "done"; readonly made: number };

/** Families from a file: first what would happen, row by row, then, when it is wanted, it happens. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ at: "file" });
  const [otherwise, setOtherwise] = useState<Language>(language);
  const number = (count: number) => formatCount(count, language);
  const rows = number(ROWS_AT_MOST);

  const faultOf = (file: ImportFile): string | null => {
    if (!("fault" in file)) return null;
    if (file.fault === "tooLong") return t("families.import.tooLong", { count: number(file.count), rows });
    if (file.fault === "unclosed") return t("families.import.unclosed", { line: number(file.line) });
    if (file.fault === "noColumns") return t("families.import.noColumns", { found: file.found });
    return t(`families.import.${file.fault}`);
  };

  const send = async (rows: readonly ImportRow[], isPreview: boolean, alsoAlike: boolean) => {
    const answers: RowAnswer[] = [];
    for (const piece of piecesOf(rows, BYTES_AT_ONCE)) {
      setStage({ at: isPreview ? "looking" : "adding", done: answers.length, count: rows.length });
      const body = { isPreview, alsoAlike, rows: piece };
      answers.push(...(await api("POST /api/admin/families/import", { body })).rows);
    }
    return answers;
  };
  const failed = () => setStage({ at: "file", fault: t("families.import.failed") });

  const look = async (chosen: File) => {
    const file = await readImport(chosen);
    const fault = faultOf(file);
    if (fault !== null || "fault" in file) return setStage({ at: "file", fault: fault ?? "" });
    const rows = file.rows.map((row) => ({ ...row, language: row.language || otherwise }));
    const repeated = repeatedRows(rows);
    try {
      const answers = await send(rows, true, false);
      const judged = rows.map((row, index): Judged => {
        const answer = answers[index] ?? { verdict: "fault" as const, field: null, lead: null };
        return { row, ...answer, verdict: repeated.has(index) ? "twice" : answer.verdict };
      });
      setStage({ at: "preview", judged, isLatin: file.isLatin });
    } catch {
      failed();
    }
  };
  const add = async (wanted: readonly ImportRow[], alsoAlike: boolean) => {
    try {
      const answers = await send(wanted, false, alsoAlike);
      setStage({ at: "done", made: answers.filter(({ verdict }) => verdict === "new").length });
    } catch {
      failed();
    } finally {
      await Promise.all([refreshFamilies(client), refreshDesk(client)]);
    }
  };

  return (
    <Sheet open onClose={onClose} title={t("families.import.title")} closeLabel={t("common.close")}>
      <div className="families-form">
        {stage.at === "file" ? (
          <>
            <p>{t("families.import.lead", { rows })}</p>
            <p className="field-hint">
              {t("families.import.columns", {
                columns: IMPORT_FIELDS.map((field) => t(IMPORT_LABELS[field])).join(", "),
              })}
            </p>
            <Select
              id="import-language"
              label={t("families.import.language")}
              value={otherwise}
              onValueChange={(value) => setOtherwise(value as Language)}
              options={LANGUAGES.map((value) => ({ value, label: languageLabel(value, t) }))}
            />
            <div>
              <label className="field-label" htmlFor="import-file">
                {t("families.import.file")}
              </label>
              <input
                id="import-file"
                type="file"
                className="field"
                // The same file, mended meanwhile, is a choice too.
                onClick={({ currentTarget }) => {
                  currentTarget.value = "";
                }}
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                onChange={({ target }) => target.files?.[0] !== undefined && void look(target.files[0])}
              />
            </div>
            {stage.fault === undefined ? null : <FieldError>{stage.fault}</FieldError>}
          </>
        ) : stage.at === "preview" ? (
          <ImportPreview
            judged={stage.judged}
            isLatin={stage.isLatin}
            onAdd={(rows, also) => void add(rows, also)}
          />
        ) : stage.at === "done" ? (
          <>
            <p className="desk-note-title" role="status">
              {stage.made === 1
                ? t("families.import.done.one")
                : t("families.import.done", { count: number(stage.made) })}
            </p>
            <button type="button" className="button button-paper" onClick={onClose}>
              {t("common.close")}
            </button>
          </>
        ) : (
          <p role="status">
            {t(`families.import.${stage.at}`, { done: number(stage.done), count: number(stage.count) })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
