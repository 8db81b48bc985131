import type { RowAnswer } from "#contract/families.ts";
import type { ImportField, ImportRow } from "#domain/enrolment/families/import.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import { fieldFault } from "../leads/lead-fields.ts";

/** A row of a file, and what would become of it. */
export type Judged = { readonly row: ImportRow; readonly verdict: RowAnswer["verdict"] | "twice" } & Pick<
  RowAnswer,
  "field" | "lead"
>;
/** How each column is called on screen. */
export const IMPORT_LABELS: Readonly<Record<ImportField, CopyKey>> = {
  name: "staff.details.name",
  email: "staff.details.email",
  phone: "staff.details.phone",
  numberOfChildren: "staff.details.count",
  childrenAges: "staff.details.ages",
  language: "staff.details.language",
  note: "families.add.note",
};

/** Why a row cannot be taken, in the words of the form. */
export function rowFault({ row, field }: Judged, t: Translate): string {
  if (field === "email" && row.email === "") return t("families.add.reach");
  return field === null || field === "note"
    ? t("families.verdict.fault", { field: t(IMPORT_LABELS[field ?? "name"]) })
    : fieldFault(field, t);
}
