import type { Kysely } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";
import type { PersonalData } from "#server/db/personal-data.ts";
import type { Database } from "#server/db/schema.ts";

/** What stands between addresses in a text. */
const BETWEEN = /[\s<>()[\]{}"',;:=]+/;
/** What ends a sentence after an address: "Write to ana@school.mx." */
const ENDINGS = ".!?¡¿)*_";

/** Every address under which something is kept: those that stand in a column, and those written in a text. */
export async function addressesKept(
  slices: readonly PersonalData[],
  db: Kysely<Database>,
): Promise<Set<string>> {
  const texts = await Promise.all(slices.map(async (slice) => (await slice.addresses?.(db)) ?? []));
  const found = new Set<string>();
  for (const text of texts.flat()) {
    // Anything that may be an address; what is none matches no family.
    for (const address of (text ?? "").split(BETWEEN)) {
      if (!address.includes("@")) continue;
      found.add(emailKey(address));
      let end = address.length;
      while (end > 0 && ENDINGS.includes(address[end - 1] as string)) end -= 1;
      found.add(emailKey(address.slice(0, end)));
    }
  }
  return found;
}
