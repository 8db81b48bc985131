import type { Kysely, Transaction } from "kysely";
import type { OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import type { Database } from "./schema.ts";
import { readSetting, writeSetting } from "./settings.ts";

const SETTING = "opening_hours";

/** When somebody of the school is there: as staff said, else as given. */
export async function readHours(db: Kysely<Database>, otherwise: OpeningHours): Promise<OpeningHours> {
  const kept = await readSetting(db, SETTING);
  return kept === null ? otherwise : (JSON.parse(kept) as OpeningHours);
}

export const writeHours = (trx: Transaction<Database>, hours: OpeningHours, now: number): Promise<void> =>
  writeSetting(trx, SETTING, JSON.stringify(hours), now);
