/** A fact of the school as it was published each time; which version holds says `courseOf` (domain/site/school.ts). */
export type SchoolFactTable = {
  /** A FactKey (domain/site/school.ts). */
  key: string;
  version: number;
  /** JSON; null: as it was delivered. */
  value: string | null;
  /** The e-mail of the member of staff. */
  changed_by: string;
  changed_at: number;
  /** When it begins to hold: at once, or later. */
  holds_from: number;
};
