import type { Transaction } from "kysely";
import type { AssignmentResult } from "#domain/curriculum/assign.ts";
import type { Withdrawal } from "#server/auth/consents.ts";
import type { Database } from "#server/db/schema.ts";
import type { StudentProfileTable } from "#server/db/schema-learner.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";

export type NewProfile = Pick<
  StudentProfileTable,
  "session_id" | "owner_hash" | "device_hash" | "consent" | "guardian_email_key"
> & { readonly result: AssignmentResult };

/** Stored results of assignments. */
export function profiles(store: Store) {
  return {
    /** A result that has changed since `oldest`, with the hashes of key and cookie of the browser that made it. */
    async find(
      sessionId: string,
      oldest: number,
    ): Promise<{ owners: string[]; result: AssignmentResult } | null> {
      const row = await store.db
        .selectFrom("student_profiles")
        .select(["owner_hash", "device_hash", "result"])
        .where("session_id", "=", sessionId)
        .where("updated_at", ">", oldest)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        owners: [row.owner_hash, row.device_hash],
        result: JSON.parse(row.result) as AssignmentResult,
      };
    },

    /** Deletes what has not changed since `oldest`. */
    async sweep(oldest: number): Promise<void> {
      await store.write((trx) =>
        trx.deleteFrom("student_profiles").where("updated_at", "<=", oldest).execute(),
      );
    },
  };
}

/**
 * Keeps a result; the same session again replaces it.
 *
 * @throws Refusal forbidden when the session is another browser's
 */
export async function saveProfile(
  trx: Transaction<Database>,
  { result, ...profile }: NewProfile,
  now: number,
): Promise<void> {
  // The device changes with the rest: a browser given another cookie withdraws its consent under that one.
  const { session_id: _, owner_hash: owner, ...changes } = profile;
  const device = profile.device_hash;
  const text = JSON.stringify(result);
  const saved = await trx
    .insertInto("student_profiles")
    .values({ ...profile, result: text, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column("session_id")
        .doUpdateSet({ ...changes, result: text, updated_at: now })
        .where((eb) =>
          eb.or([
            eb("student_profiles.owner_hash", "=", owner),
            eb("student_profiles.device_hash", "=", device),
          ]),
        ),
    )
    .returning("session_id")
    .executeTakeFirst();
  if (saved === undefined) throw notYours();
}

/** Erases what a withdrawn consent to the profile allowed to keep (see auth/consents.ts). */
export async function forgetProfiles(trx: Transaction<Database>, withdrawal: Withdrawal): Promise<void> {
  if (withdrawal.purpose !== "profile") return;
  const rows = trx.deleteFrom("student_profiles");
  await (withdrawal.deviceHash === null
    ? rows.where("consent", "=", "class")
    : rows.where("device_hash", "=", withdrawal.deviceHash)
  ).execute();
}

export const notYours = () => new Refusal("forbidden", "This profile belongs to another browser.");
