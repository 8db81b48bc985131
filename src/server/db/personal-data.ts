import type { Kysely, Transaction } from "kysely";
import type { FamilyCounts, FamilyRecord } from "#contract/family.ts";
import type { ErasedKind } from "./erased.ts";
import type { Database } from "./schema.ts";
import type { Engine } from "./store.ts";

/**
 * What one slice keeps of people, in its own tables. The family's export and erasure collect the slices and know no
 * table of theirs; a test walks the database and fails for a table or a column that no slice names.
 */
export type PersonalData = {
  readonly tables: Readonly<Record<string, TableKeeping>>;
  /** @param db may be the transaction that erases what is found */
  find?(db: Kysely<Database>, email: string): Promise<FoundData>;
  /** Texts that may hold addresses under which something is kept. */
  addresses?(db: Kysely<Database>): Promise<readonly (string | null)[]>;
  /** What can be erased without an address, by the key that its mark on the list of erasures is made of. */
  readonly alone?: KeptAlone;
};

/**
 * What becomes of a table's rows when a family is erased: they go; they go with the row of another table; columns are
 * emptied and the others stay, with the reason; or nothing of a family is in it, or it has a term of its own.
 */
export type TableKeeping =
  | { readonly rows: "erased" }
  | { readonly rowsOf: string }
  | { readonly emptied: readonly string[]; readonly kept: readonly string[]; readonly because: string }
  | { readonly stays: string; readonly only?: Engine };

/** What a slice holds under an address. */
export type FoundData = {
  readonly counts: Partial<FamilyCounts>;
  record(): Promise<Partial<FamilyRecord>>;
  /** In the transaction in which it was found. */
  erase(): Promise<void>;
  /** A payment is under way, or goes on being taken: whoever settles it must know whose it is. */
  readonly isMoving?: boolean;
  /** Rows that stay for the books, without name and e-mail. */
  readonly bookkeeping?: number;
};

type KeptAlone = {
  readonly kind: ErasedKind;
  keys(db: Kysely<Database>): Promise<readonly string[]>;
  erase(trx: Transaction<Database>, key: string): Promise<void>;
};

/** A time of the database as the export writes it. */
export const iso = (time: number): string => new Date(time).toISOString();
