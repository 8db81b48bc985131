import type { Kysely, Transaction } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";
import type { ConsentPurpose } from "#domain/learner/consent.ts";
import { compiled } from "../db/compiled.ts";
import type { Database } from "../db/schema.ts";
import type { Eraser } from "../db/scrub.ts";
import { readSetting, writeSetting } from "../db/settings.ts";
import type { Store } from "../db/store.ts";
import type { Call, Note } from "../http/handler.ts";
import type { Ownership } from "../http/ownership.ts";
import { Refusal } from "../http/refusal.ts";

const CLASS_CONSENT = "class_consent";
const KEY = ["device_hash", "learner_id", "purpose"] as const;

export type ClassConsent = {
  readonly purposes: readonly ConsentPurpose[];
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  /** E-mail of the member of staff who recorded it. */
  readonly recordedBy: string;
};

/** Who calls, as far as consents are concerned; worked out before a transaction, which may not look outside itself. */
type Caller = {
  readonly deviceHash: string | null;
  readonly learnerId: string;
  readonly isStudent: boolean;
};
type Held = {
  readonly purpose: ConsentPurpose;
  readonly by: "device" | "class";
  readonly grantedAt: number;
};

/** What must be erased when a consent no longer holds: one learner's, or all that the class's consent allowed. */
export type Withdrawal = {
  readonly purpose: ConsentPurpose;
  readonly learner: { readonly deviceHash: string; readonly learnerId: string } | null;
};
export type ErasesWithdrawn = (trx: Transaction<Database>, withdrawal: Withdrawal) => Promise<void>;

type ConsentParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly owners: Ownership;
  /** What slices keep by a consent; runs in the transaction that withdraws it. */
  readonly erase: readonly ErasesWithdrawn[];
  readonly now: () => number;
};

const consentsOf = compiled((db, { deviceHash, learnerId }: { deviceHash: string; learnerId: string }) =>
  db
    .selectFrom("consents")
    .selectAll()
    .where("device_hash", "=", deviceHash)
    .where("learner_id", "=", learnerId),
);

/**
 * What adults allowed, per purpose (decision 005): for one learner on one device, or for the whole class when staff hold
 * the signed papers. What one family allowed on a shared tablet allows nothing for the next child (decision 114). A
 * learner's own withdrawal outranks the class. The class counts only for browsers with a student session.
 */
export function consents({ store, eraser, owners, erase, now }: ConsentParts) {
  async function forClass(db: Kysely<Database>): Promise<ClassConsent | null> {
    const value = await readSetting(db, CLASS_CONSENT);
    return value === null ? null : (JSON.parse(value) as ClassConsent);
  }

  const rowsOf = async (db: Kysely<Database>, deviceHash: string | null, learnerId: string) =>
    deviceHash === null ? [] : consentsOf(db, { deviceHash, learnerId });

  /** Whose consent allows a caller a purpose; null when nobody's. `db` may be the transaction that relies on it. */
  async function basis(caller: Caller, purpose: ConsentPurpose, db: Kysely<Database> = store.db) {
    const { deviceHash, learnerId, isStudent } = caller;
    const row = (await rowsOf(db, deviceHash, learnerId)).find((each) => each.purpose === purpose);
    if (row?.withdrawn_at === null)
      return { by: "device", guardianEmailKey: row.guardian_email_key } as const;
    if (row !== undefined || !isStudent) return null;
    const group = await forClass(db);
    return group?.purposes.includes(purpose) ? ({ by: "class", guardianEmailKey: null } as const) : null;
  }

  const caller = async (call: Call): Promise<Caller> => ({
    deviceHash: owners.device(call),
    learnerId: owners.learner(call),
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

    /** An adult allows these purposes for this learner. An address given earlier stays unless another comes. */
    async grant(
      call: Call,
      purposes: readonly ConsentPurpose[],
      guardianEmail: string | null,
    ): Promise<void> {
      const learner = { device_hash: owners.settledDevice(call), learner_id: owners.learner(call) };
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
            .values({ ...learner, purpose, guardian_email: null, guardian_email_key: null, ...granted })
            .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(granted))
            .execute();
        }
      });
    },

    /** What holds for this caller now, its own and the class's. */
    async list(call: Call): Promise<Held[]> {
      const rows = await rowsOf(store.db, owners.device(call), owners.learner(call));
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

    /** An adult takes back these purposes for this learner; what was kept by them is erased with it. */
    async withdraw(call: Call, purposes: readonly ConsentPurpose[]): Promise<void> {
      const deviceHash = owners.settledDevice(call);
      const learnerId = owners.learner(call);
      const at = now();
      const withdrawn = { withdrawn_at: at, updated_at: at, guardian_email: null, guardian_email_key: null };
      await eraser.eraseForAnybody(async (trx) => {
        for (const purpose of purposes) {
          await trx
            .insertInto("consents")
            .values({
              ...{ device_hash: deviceHash, learner_id: learnerId, purpose },
              ...{ granted_at: null, ...withdrawn },
            })
            .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(withdrawn))
            .execute();
          for (const each of erase) await each(trx, { purpose, learner: { deviceHash, learnerId } });
        }
      });
    },

    /** Staff record what the signed papers of the whole class allow; what they allow no longer is erased. */
    async recordForClass(
      purposes: readonly ConsentPurpose[],
      recordedBy: string,
      note?: Note,
    ): Promise<void> {
      const recordedAt = now();
      await eraser.erase(async (trx) => {
        const before = (await forClass(trx))?.purposes ?? [];
        const next: ClassConsent = { purposes: [...new Set(purposes)], recordedAt, recordedBy };
        await writeSetting(trx, CLASS_CONSENT, JSON.stringify(next), recordedAt);
        await note?.(trx);
        for (const purpose of before.filter((each) => !purposes.includes(each))) {
          for (const each of erase) await each(trx, { purpose, learner: null });
        }
      });
    },

    forClass: () => forClass(store.db),
  };
}

/** Deletes what was said on devices that no longer carry the cookie by which they were known. */
export async function sweepConsents(trx: Transaction<Database>, oldest: number): Promise<number> {
  const gone = await trx.deleteFrom("consents").where("updated_at", "<=", oldest).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export type Consents = ReturnType<typeof consents>;
