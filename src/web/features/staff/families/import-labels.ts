import type { RowAnswer } from "#contract/families.ts";
import type { ImportField, ImportRow } from "#domain/enrolment/families/import.ts";
import type { CopyKey } from "#web/platform/copy.ts";

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
