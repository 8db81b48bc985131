/** A fact of the school as it was after each change; the newest version counts. */
export type SchoolFactTable = {
  /** A FactKey (domain/site/school.ts). */
  key: string;
  version: number;
  /** JSON; null: as it was delivered. */
  value: string | null;
  /** The e-mail of the member of staff. */
  changed_by: string;
  changed_at: number;
};
