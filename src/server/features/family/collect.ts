import type { Kysely, Transaction } from "kysely";
import type { FamilyCounts, FamilyRecord } from "#contract/family.ts";
import type { FoundData, PersonalData } from "#server/db/personal-data.ts";
import type { Database } from "#server/db/schema.ts";
import { Refusal } from "#server/http/refusal.ts";

type Slices = readonly PersonalData[];

async function find(slices: Slices, db: Kysely<Database>, email: string): Promise<FoundData[]> {
  const found: FoundData[] = [];
  for (const slice of slices) if (slice.find !== undefined) found.push(await slice.find(db, email));
  return found;
}

const count = (found: readonly FoundData[]): FamilyCounts =>
  Object.assign({}, ...found.map(({ counts }) => counts)) as FamilyCounts;

/** How much is kept under a family's e-mail. */
export async function countFamily(
  slices: Slices,
  db: Kysely<Database>,
  email: string,
): Promise<FamilyCounts> {
  return count(await find(slices, db, email));
}

/** What is kept under a family's e-mail, in the words of the contract. */
export async function familyRecord(
  slices: Slices,
  db: Kysely<Database>,
  email: string,
): Promise<FamilyRecord> {
  const found = await find(slices, db, email);
  return Object.assign({}, ...(await Promise.all(found.map(({ record }) => record())))) as FamilyRecord;
}

/**
 * Erases what is kept under a family's e-mail, all of it or nothing. Rows of money stay for the books, without name
 * and e-mail. Items of the safety desk have a term of their own (decision 081).
 *
 * @returns how much was found and is gone now, and the rows that stay for the books
 * @throws Refusal conflict while a payment is under way or a subscription runs
 */
export async function eraseFamily(
  slices: Slices,
  trx: Transaction<Database>,
  email: string,
): Promise<{ readonly counts: FamilyCounts; readonly bookkeeping: number }> {
  // All is found before anything is erased: one slice finds its rows by another's.
  const found = await find(slices, trx, email);
  if (found.some(({ isMoving }) => isMoving)) {
    const message = "A payment of this family is under way or its subscription runs. End that first.";
    throw new Refusal("conflict", message);
  }
  for (const { erase } of found) await erase();
  return {
    counts: count(found),
    bookkeeping: found.reduce((sum, { bookkeeping }) => sum + (bookkeeping ?? 0), 0),
  };
}
