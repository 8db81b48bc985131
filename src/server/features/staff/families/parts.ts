import type { Kysely, Transaction } from "kysely";
import { dayAt } from "#domain/enrolment/families/days.ts";
import type { OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import type { LeadEventKind } from "#domain/enrolment/lead.ts";
import { newId } from "#server/db/id.ts";
import { readHours } from "#server/db/opening-hours.ts";
import type { PaymentRowMode } from "#server/db/schema/payments.ts";
import type { Database, LeadTable } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type { ChangeAddress } from "#server/db/visit-reminders.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Moment } from "./matching.ts";

type NewLead = Pick<LeadTable, "name" | "email" | "phone" | "children" | "ages" | "language">;

export type FamilyParts = {
  readonly store: Store;
  readonly now: () => number;
  /** Whose deposits count. */
  readonly mode: PaymentRowMode;
  /** By whose clock a day begins, until staff say otherwise. */
  readonly usualHours: OpeningHours;
  readonly members: { readonly names: () => Promise<{ email: string; name: string }[]> };
  /** Makes a lead: null where its address, or its number, has one already. */
  readonly makeLead: (trx: Transaction<Database>, lead: NewLead, now: number) => Promise<LeadTable | null>;
  /** Puts its children on the list of those who wait for a place. */
  readonly joinList: (trx: Transaction<Database>, lead: LeadTable, now: number) => Promise<void>;
  readonly changeAddress: ChangeAddress;
};

/** The school's day and hour. */
export async function momentOf({ store, now, mode, usualHours }: FamilyParts): Promise<Moment> {
  const { timeZone } = await readHours(store.db, usualHours);
  const at = now();
  return { today: dayAt(timeZone, at), now: at, mode, engine: store.engine };
}

export async function writeEvent(
  trx: Kysely<Database>,
  event: { leadId: string; kind: LeadEventKind; detail: string; by: string; at: number },
) {
  const row = {
    ...{ id: newId(event.at), lead_id: event.leadId, kind: event.kind, detail: event.detail },
    ...{ interest: null, actor: event.by, created_at: event.at },
  };
  await trx.insertInto("lead_events").values(row).execute();
  return row;
}

export const noSuchLead = () => new Refusal("not_found", "There is no such lead.");

/** @throws Refusal conflict */
export async function knownMember(
  { members }: Pick<FamilyParts, "members">,
  email: string | null,
): Promise<void> {
  if (email === null || (await members.names()).some((each) => each.email === email)) return;
  throw new Refusal("conflict", "There is no such member of staff.");
}
