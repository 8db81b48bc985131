import type { Kysely } from "kysely";
import { familyKey } from "#domain/enrolment/email.ts";
import { centsToAmount } from "#domain/payments/deposit.ts";
import { isEmail, mayMention } from "#server/db/mentions.ts";
import { iso, type PersonalData } from "#server/db/personal-data.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import { withoutPayer } from "./without-payer.ts";

const MOVING: readonly (DepositTable["status"] | SubscriptionTable["status"])[] = [
  "processing",
  "refund_pending",
  "disputed",
  "reserved",
  "active",
  "past_due",
];
/** A browser that holds the secret could otherwise still ask about the payment, and name its payer again. */
const NOBODY = {
  payer_name: null,
  payer_email: null,
  payer_erased: 1,
  secret_hash: null,
  open_key: null,
} as const;
const EMPTIED = ["payer_name", "payer_email", "secret_hash", "open_key"];
const KEPT = [
  ...["id", "status", "mode", "currency", "language", "facts", "quarantine", "revision", "idempotency_key"],
  ...["keyed_at", "read_at", "created_at", "payer_erased", "paid_cents"],
];
const BOOKS = "what was paid stays for the books, without name and e-mail";

export const paymentsData: PersonalData = {
  tables: {
    deposits: {
      emptied: [...EMPTIED, "lead_id", "children"],
      kept: [
        ...[...KEPT, "type", "amount_cents", "refunded_cents", "lost_cents", "refund_failed", "receipted"],
        ...["provider_intent_id", "paid_at"],
      ],
      because: BOOKS,
    },
    subscriptions: {
      emptied: EMPTIED,
      kept: [
        ...[
          ...KEPT,
          "refunded_cents",
          "plan",
          "monthly_cents",
          "cancel_at_period_end",
          "period_end",
          "first_charge_at",
        ],
        ...["provider_subscription_id", "provider_customer_id", "failures"],
      ],
      because: BOOKS,
    },
    refunds: { stays: "amounts and numbers of payments; who of the staff asked" },
    payment_events: { stays: "numbers of payments, as the provider sent them" },
    sandbox_objects: {
      emptied: ["body"],
      kept: ["kind", "id", "parent", "version"],
      because: "the embedded provider's books; a real one keeps its own",
    },
  },
  async find(db, email) {
    const deposits = await db
      .selectFrom("deposits")
      .selectAll()
      .where((eb) =>
        eb.or([
          isEmail("payer_email", email),
          eb("lead_id", "in", eb.selectFrom("leads").select("id").where("email_key", "=", familyKey(email))),
        ]),
      )
      .orderBy("created_at")
      .execute();
    const subscriptions = await db
      .selectFrom("subscriptions")
      .selectAll()
      .where(isEmail("payer_email", email))
      .orderBy("created_at")
      .execute();
    return {
      counts: { deposits: deposits.length, subscriptions: subscriptions.length },
      isMoving: [...deposits, ...subscriptions].some(({ status }) => MOVING.includes(status)),
      bookkeeping: deposits.length + subscriptions.length,
      record: async () => ({
        deposits: deposits.map((row) => ({
          ...payerOf(row),
          type: row.type,
          amount: centsToAmount(row.amount_cents),
          refunded: centsToAmount(row.refunded_cents),
          status: row.status,
          number: row.provider_intent_id,
          children: row.children === null ? [] : JSON.parse(row.children),
        })),
        subscriptions: subscriptions.map((row) => ({
          ...payerOf(row),
          plan: row.plan,
          monthly: centsToAmount(row.monthly_cents),
          status: row.status,
          number: row.provider_subscription_id,
        })),
      }),
      async erase() {
        for (const { id } of deposits) {
          await db
            .updateTable("deposits")
            .set({ ...NOBODY, lead_id: null, children: null })
            .where("id", "=", id)
            .execute();
        }
        for (const { id } of subscriptions) {
          await db.updateTable("subscriptions").set(NOBODY).where("id", "=", id).execute();
        }
        await erasePractice(db, email);
      },
    };
  },
  async addresses(db) {
    const [deposits, subscriptions, practice] = await Promise.all([
      db.selectFrom("deposits").select("payer_email").execute(),
      db.selectFrom("subscriptions").select("payer_email").execute(),
      db.selectFrom("sandbox_objects").select("body").where("body", "like", "%@%").execute(),
    ]);
    return [
      ...[...deposits, ...subscriptions].map(({ payer_email }) => payer_email),
      ...practice.map(({ body }) => body),
    ];
  },
};

function payerOf(row: { payer_name: string | null; payer_email: string | null; created_at: number }) {
  return { name: row.payer_name, email: row.payer_email, createdAt: iso(row.created_at) };
}

/** What the embedded payment provider holds. */
async function erasePractice(db: Kysely<Database>, email: string): Promise<void> {
  const rows = await db.selectFrom("sandbox_objects").selectAll().where(mayMention("body", email)).execute();
  for (const { kind, id, body, version } of rows) {
    const cleaned = withoutPayer(body, email);
    if (cleaned === body) continue;
    await db
      .updateTable("sandbox_objects")
      .set({ body: cleaned, version: version + 1 })
      .where("kind", "=", kind)
      .where("id", "=", id)
      .execute();
  }
}
