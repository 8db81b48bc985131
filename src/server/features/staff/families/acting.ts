import type { Transaction } from "kysely";
import type { FamilyAct } from "#contract/families.ts";
import type { Parsed } from "#contract/index.ts";
import { ACT_AT_MOST } from "#domain/enrolment/families/limits.ts";
import { nextStatus } from "#domain/enrolment/lead.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { holdsDeposit } from "../held-deposit.ts";
import { matching } from "./matching.ts";
import { type FamilyParts, momentOf, writeEvent } from "./parts.ts";
import { addTask } from "./tasks.ts";

type Which = Parsed<"POST /api/admin/families/act">["body"]["which"];
type Outcome = "changed" | "same" | "refused";

/** Families of one transaction: others write in between. */
const BATCH = 100;

/** One act on many families. */
export function familyActing(parts: FamilyParts) {
  const { store, now, mode } = parts;

  async function idsOf(which: Which): Promise<string[]> {
    if ("ids" in which) return [...new Set(which.ids)];
    const found = await matching(store.db, which.filter, await momentOf(parts))
      .select("id")
      .limit(ACT_AT_MOST + 1)
      .execute();
    if (found.length > ACT_AT_MOST) {
      throw new Refusal(
        "conflict",
        `At most ${ACT_AT_MOST} families can be changed at once. Narrow the filter.`,
      );
    }
    return found.map(({ id }) => id);
  }

  async function actOn(
    trx: Transaction<Database>,
    lead: LeadRow,
    act: FamilyAct,
    by: string,
  ): Promise<Outcome> {
    const at = now();
    const leadId = lead.id;
    if ("task" in act) {
      await addTask(trx, lead, act.task, by, at);
      return "changed";
    }
    const change =
      "owner" in act
        ? ownerChange(lead, act.owner)
        : statusChange(lead, act.status, await holdsDeposit(trx, leadId, mode));
    if (change === "same" || change === "refused") return change;
    await trx
      .updateTable("leads")
      .set((eb) => ({ ...change.set, version: eb("version", "+", 1) }))
      .where("id", "=", leadId)
      .execute();
    await writeEvent(trx, { leadId, ...change.event, by, at });
    return "changed";
  }

  return {
    /** @throws Refusal conflict when too many are meant */
    async act(which: Which, act: FamilyAct, by: string, note: Note): Promise<Record<Outcome, number>> {
      const ids = await idsOf(which);
      const outcomes = { changed: 0, same: 0, refused: 0 };
      for (let start = 0; start < ids.length; start += BATCH) {
        const batch = ids.slice(start, start + BATCH);
        const made = await store.write(async (trx) => {
          const rows = await trx
            .selectFrom("leads")
            .selectAll()
            .where("id", "in", batch)
            .orderBy("id")
            .execute();
          const each: Outcome[] = [];
          for (const row of rows) each.push(await actOn(trx, row, act, by));
          if (start === 0) await note(trx);
          return each;
        });
        for (const outcome of made) outcomes[outcome] += 1;
      }
      return outcomes;
    },
  };
}

const ownerChange = (lead: LeadRow, owner: string | null) =>
  lead.owner === owner ? "same" : { set: { owner }, event: { kind: "owner", detail: owner ?? "" } as const };

function statusChange(lead: LeadRow, wanted: LeadRow["status"], held: boolean) {
  if (lead.status === wanted) return "same";
  const status = nextStatus(lead.status, "staff", wanted, held);
  if (status === null) return "refused";
  return { set: { status }, event: { kind: "status", detail: `${lead.status}>${status}` } as const };
}
