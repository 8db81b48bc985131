import type { Kysely, Transaction } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";
import type { ConsentPurpose } from "#domain/learner/consent.ts";
import type { Database } from "../db/schema.ts";
import { readSetting, writeSetting } from "../db/settings.ts";
import type { Store } from "../db/store.ts";
import type { Call } from "../http/handler.ts";
import type { Ownership } from "../http/ownership.ts";
import { Refusal } from "../http/refusal.ts";

const CLASS_CONSENT = "class_consent";

export type ClassConsent = {
  readonly purposes: readonly ConsentPurpose[];
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  /** E-mail of the member of staff who recorded it. */
  readonly recordedBy: string;
};

/** Who calls, as far as consents are concerned; worked out before a transaction, which may not look outside itself. */
type Caller = { readonly deviceHash: string | null; readonly isStudent: boolean };
type Held = {
  readonly purpose: ConsentPurpose;
  readonly by: "device" | "class";
  readonly grantedAt: number;
};

/** What must be erased when a consent no longer holds: for one device, or for all that the class's consent allowed. */
export type Withdrawal = { readonly purpose: ConsentPurpose; readonly deviceHash: string | null };
export type ErasesWithdrawn = (trx: Transaction<Database>, withdrawal: Withdrawal) => Promise<void>;

type ConsentParts = {
  readonly store: Store;
  readonly owners: Ownership;
  /** What slices keep by a consent; runs in the transaction that withdraws it. */
  readonly erase: readonly ErasesWithdrawn[];
  readonly now: () => number;
};

/**
 * What adults allowed, per purpose (decision 005): on one device, or for the whole class when staff hold the signed
 * papers. A device's own withdrawal outranks the class. The class counts only for browsers with a student session.
 */
export function consents({ store, owners, erase, now }: ConsentParts) {
  async function forClass(db: Kysely<Database>): Promise<ClassConsent | null> {
    const value = await readSetting(db, CLASS_CONSENT);
    return value === null ? null : (JSON.parse(value) as ClassConsent);
  }

  const rowsOf = async (db: Kysely<Database>, deviceHash: string | null) =>
    deviceHash === null
      ? []
      : db.selectFrom("consents").selectAll().where("device_hash", "=", deviceHash).execute();

  /** Whose consent allows a caller a purpose; null when nobody's. `db` may be the transaction that relies on it. */
  async function basis({ deviceHash, isStudent }: Caller, purpose: ConsentPurpose, db = store.db) {
    const row = (await rowsOf(db, deviceHash)).find((each) => each.purpose === purpose);
    if (row?.withdrawn_at === null)
      return { by: "device", guardianEmailKey: row.guardian_email_key } as const;
    if (row !== undefined || !isStudent) return null;
    const group = await forClass(db);
    return group?.purposes.includes(purpose) ? ({ by: "class", guardianEmailKey: null } as const) : null;
  }

  const caller = async (call: Call): Promise<Caller> => ({
    deviceHash: owners.device(call),
    isStudent: await call.student(),
  });

  return {
    caller,
    basis,

    /**
     * For features that may only be used with an adult's consent.
     *
     * @throws Refusal consent_required
     */
    async requireConsent(call: Call, purpose: ConsentPurpose): Promise<void> {
      if ((await basis(await caller(call), purpose)) === null) {
        throw new Refusal("consent_required", "An adult has to allow this first.");
      }
    },

    /** An adult allows these purposes on this device. An address given earlier stays unless another comes. */
    async grant(
      call: Call,
      purposes: readonly ConsentPurpose[],
      guardianEmail: string | null,
    ): Promise<void> {
      const device_hash = owners.settledDevice(call);
      const at = now();
      const family =
        guardianEmail === null
          ? {}
          : { guardian_email: guardianEmail, guardian_email_key: emailKey(guardianEmail) };
      const granted = { granted_at: at, withdrawn_at: null, updated_at: at, ...family };
      await store.write(async (trx) => {
        for (const purpose of [...new Set(purposes)].sort()) {
          await trx
            .insertInto("consents")
            .values({ device_hash, purpose, guardian_email: null, guardian_email_key: null, ...granted })
            .onConflict((conflict) => conflict.columns(["device_hash", "purpose"]).doUpdateSet(granted))
            .execute();
        }
      });
    },

    /** What holds for this caller now, its own and the class's. */
    async list(call: Call): Promise<Held[]> {
      const rows = await rowsOf(store.db, owners.device(call));
      const own = rows.flatMap(({ purpose, granted_at, withdrawn_at }) =>
        withdrawn_at === null && granted_at !== null
          ? [{ purpose, by: "device" as const, grantedAt: granted_at }]
          : [],
      );
      const group = (await call.student()) ? await forClass(store.db) : null;
      const shared = (group?.purposes ?? [])
        .filter((purpose) => rows.every((row) => row.purpose !== purpose))
        .map((purpose) => ({ purpose, by: "class" as const, grantedAt: group?.recordedAt ?? 0 }));
      return [...own, ...shared];
    },

    /** An adult takes back these purposes on this device; what was kept by them is erased with it. */
    async withdraw(call: Call, purposes: readonly ConsentPurpose[]): Promise<void> {
      const device_hash = owners.settledDevice(call);
      const at = now();
      const withdrawn = { withdrawn_at: at, updated_at: at, guardian_email: null, guardian_email_key: null };
      await store.write(async (trx) => {
        for (const purpose of purposes) {
          await trx
            .insertInto("consents")
            .values({ device_hash, purpose, granted_at: null, ...withdrawn })
            .onConflict((conflict) => conflict.columns(["device_hash", "purpose"]).doUpdateSet(withdrawn))
            .execute();
          for (const each of erase) await each(trx, { purpose, deviceHash: device_hash });
        }
      });
    },

    /** Staff record what the signed papers of the whole class allow; what they allow no longer is erased. */
    async recordForClass(purposes: readonly ConsentPurpose[], recordedBy: string): Promise<void> {
      const recordedAt = now();
      await store.write(async (trx) => {
        const before = (await forClass(trx))?.purposes ?? [];
        const next: ClassConsent = { purposes: [...new Set(purposes)], recordedAt, recordedBy };
        await writeSetting(trx, CLASS_CONSENT, JSON.stringify(next), recordedAt);
        for (const purpose of before.filter((each) => !purposes.includes(each))) {
          for (const each of erase) await each(trx, { purpose, deviceHash: null });
        }
      });
    },

    forClass: () => forClass(store.db),
  };
}

/** Deletes what was said on devices that no longer carry the cookie by which they were known. */
export async function sweepConsents(store: Store, oldest: number): Promise<void> {
  await store.write((trx) => trx.deleteFrom("consents").where("updated_at", "<=", oldest).execute());
}

export type Consents = ReturnType<typeof consents>;
