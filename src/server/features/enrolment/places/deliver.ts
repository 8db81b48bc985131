import { catalogue } from "#content/catalogue/catalogue.ts";
import { deliveredPods } from "#content/enrolment/places.ts";
import type { Store } from "#server/db/store.ts";
import { depositPaid, type PaidFor, placesOf } from "./joining.ts";
import { holdPods, type Trx } from "./parts.ts";

/** Rows of one insert: the databases bound how many values a statement may have. */
const AT_ONCE = 500;

type HeldDeposit = PaidFor & { readonly leadId: string; readonly paidAt: number };

/**
 * The pods of the catalogue, at the first start with this table: with them the families that are known already come on
 * the list, in the order in which they came, and then the children for whom a deposit was paid. Nobody is told how many
 * seats are free before an owner has looked through them and said so.
 *
 * @param heldDeposits those in which money is, the oldest first
 */
export const deliverPods = (
  store: Store,
  heldDeposits: (trx: Trx) => Promise<readonly HeldDeposit[]>,
  now: number,
) =>
  store.write(async (trx) => {
    const known = await trx.selectFrom("pods").select("id").limit(1).execute();
    if (known.length > 0) return;
    const { pods, maxChildren: seats } = catalogue.podSchool;
    await trx
      .insertInto("pods")
      .values(
        (Object.keys(pods) as (keyof typeof pods)[]).map((id) => ({
          ...{ id, name_en: deliveredPods[id].en, name_es: deliveredPods[id].es, created_at: now },
          ...{ age_from: pods[id].from, age_to: pods[id].to, seats, starts_on: null },
          ...{ is_open: 1 as const, is_told: 0 as const },
        })),
      )
      // Two servers that start at once.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await holdPods(trx, store.engine);
    if ((await trx.selectFrom("places").select("id").limit(1).execute()).length > 0) return;
    const leads = await trx
      .selectFrom("leads")
      .select(["id", "children", "ages", "status", "created_at"])
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const rows = leads
      .filter(({ status }) => status !== "enrolled")
      .flatMap((lead) => placesOf(lead, lead.created_at));
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await trx
        .insertInto("places")
        .values(rows.slice(from, from + AT_ONCE))
        .execute();
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    for (const { leadId, paidAt, ...deposit } of await heldDeposits(trx)) {
      const lead = byId.get(leadId);
      if (lead !== undefined) await depositPaid(trx, store.engine, lead, deposit, paidAt);
    }
  });
