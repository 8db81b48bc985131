import type { ColumnType, Generated } from "kysely";

/** What the database computes from a lead, for lists and for finding the same family twice. */
type Computed<T> = ColumnType<T, never, never>;

/** What staff keep with a lead besides what the family said. */
export type FamilyColumns = {
  /** The e-mail of the member of staff whose it is. */
  owner: Generated<string | null>;
  /** Since when the family waits for an answer; kept up by the database from what happens to the lead. */
  waits_since: Generated<number | null>;
  /** What its children are called, as their places say; kept up by the database. */
  child_names: Generated<string>;
  /** Name, address, phone number and the children's names, folded, and the number's digits. */
  search: Computed<string>;
  /** One bit for each age that is said. */
  age_bits: Computed<number>;
  /** The last ten digits of the phone number. */
  phone_key: Computed<string | null>;
  /** The folded name and the ages. */
  twin_key: Computed<string | null>;
};

/** Something that staff mean to do for a family, by a day. */
export type LeadTaskTable = {
  id: string;
  lead_id: string;
  text: string;
  /** ISO date. */
  due_on: string;
  /** The e-mail of the member of staff whose it is. */
  owner: string | null;
  done_at: number | null;
  done_by: string | null;
  created_by: string;
  created_at: number;
};
