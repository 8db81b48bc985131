import type { Transaction } from "kysely";
import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import type { Withdrawal } from "#server/auth/consents.ts";
import { compiled } from "#server/db/compiled.ts";
import type { StudentProfileTable } from "#server/db/schema/learner.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";

export type NewProfile = Pick<
  StudentProfileTable,
  "session_id" | "owner_hash" | "device_hash" | "learner_id" | "consent" | "guardian_email_key"
> & { readonly result: AssignmentResult };

/** Stored results of assignments. */
export function profiles(store: Store) {
  return {
    /** A result that has changed since `oldest`, with its learner and the hashes of key and cookie of the browser. */
    async find(
      sessionId: string,
      oldest: number,
    ): Promise<{ owners: string[]; learnerId: string; result: AssignmentResult } | null> {
      const row = await store.db
        .selectFrom("student_profiles")
        .select(["owner_hash", "device_hash", "learner_id", "result"])
        .where("session_id", "=", sessionId)
        .where("updated_at", ">", oldest)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        owners: [row.owner_hash, row.device_hash],
        learnerId: row.learner_id,
        result: JSON.parse(row.result) as AssignmentResult,
      };
    },
  };
}

/**
 * Keeps a result; the same session again replaces it.
 *
 * @throws Refusal forbidden when the session is another browser's, or another learner's on this one
 */
export async function saveProfile(
  trx: Transaction<Database>,
  { result, ...profile }: NewProfile,
  now: number,
): Promise<void> {
  const [saved] = await kept(trx, { ...profile, result: JSON.stringify(result), now });
  if (saved === undefined) throw notYours();
}

const kept = compiled((db, values: Omit<NewProfile, "result"> & { result: string; now: number }) => {
  const { session_id, owner_hash, device_hash, learner_id, consent, guardian_email_key, result, now } =
    values;
  // The device changes with the rest: a browser given another cookie withdraws its consent under that one.
  const changes = { device_hash, consent, guardian_email_key, result, updated_at: now };
  return db
    .insertInto("student_profiles")
    .values({ ...changes, session_id, owner_hash, learner_id, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("session_id")
        .doUpdateSet(changes)
        .where("student_profiles.learner_id", "=", learner_id)
        .where((eb) =>
          eb.or([
            eb("student_profiles.owner_hash", "=", owner_hash),
            eb("student_profiles.device_hash", "=", device_hash),
          ]),
        ),
    )
    .returning("session_id");
});

/** Deletes what has not changed since `oldest`; answers how much. */
export async function sweepProfiles(trx: Transaction<Database>, oldest: number): Promise<number> {
  const gone = await trx.deleteFrom("student_profiles").where("updated_at", "<=", oldest).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Erases what a withdrawn consent to the profile allowed to keep (see auth/consents.ts). */
export async function forgetProfiles(trx: Transaction<Database>, withdrawal: Withdrawal): Promise<void> {
  if (withdrawal.purpose !== "profile") return;
  const rows = trx.deleteFrom("student_profiles");
  const { learner } = withdrawal;
  await (learner === null
    ? rows.where("consent", "=", "class")
    : rows.where("device_hash", "=", learner.deviceHash).where("learner_id", "=", learner.learnerId)
  ).execute();
}

export const notYours = () => new Refusal("forbidden", "This profile belongs to another browser.");
