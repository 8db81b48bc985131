import type { Kysely } from "kysely";
import { addressesIn, isPhoneKey } from "#domain/enrolment/email.ts";
import type { PersonalData } from "#server/db/personal-data.ts";
import type { Database } from "#server/db/schema.ts";

/**
 * Every address under which something is kept: those that stand in a column, and those written in a text. The key of a
 * phone number for a family that left no address.
 */
export async function addressesKept(
  slices: readonly PersonalData[],
  db: Kysely<Database>,
): Promise<Set<string>> {
  const texts = await Promise.all(slices.map(async (slice) => (await slice.addresses?.(db)) ?? []));
  return new Set(
    texts.flat().flatMap((text) => (isPhoneKey(text ?? "") ? [text ?? ""] : addressesIn(text ?? ""))),
  );
}
