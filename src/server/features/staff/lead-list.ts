import type { Parsed } from "#contract/index.ts";
import { LEADS_AT_MOST } from "#contract/staff.ts";
import type { PaymentRowMode } from "#server/db/schema/payments.ts";
import type { LeadRow } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { rowsMatching } from "./families/list.ts";

type Query = Partial<Parsed<"GET /api/admin/leads">["query"]>;

/** Leads, newest first: a page of them, of all or of those that a search finds. */
export const listLeads = (
  { db, engine }: Store,
  mode: PaymentRowMode,
  { search, status, limit = LEADS_AT_MOST, after }: Query,
): Promise<LeadRow[]> =>
  rowsMatching(
    db,
    { search, status },
    { today: "", now: 0, mode, engine },
    { order: "newest", limit, after },
  );
