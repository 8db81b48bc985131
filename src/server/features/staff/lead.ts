import type { Lead, LeadEvent } from "#contract/staff.ts";
import type { LeadEventTable, LeadRow } from "#server/db/schema.ts";

export function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    numberOfChildren: row.children,
    childrenAges: row.ages,
    language: row.language,
    status: row.status,
    createdAt: new Date(row.created_at).toISOString(),
    nextStepOn: row.next_step_on,
    owner: row.owner,
    waitsSince: row.waits_since === null ? null : new Date(row.waits_since).toISOString(),
    version: row.version,
  };
}

export const toLeadEvent = (row: LeadEventTable): LeadEvent => ({
  id: row.id,
  kind: row.kind,
  detail: row.detail,
  interest: row.interest,
  by: row.actor,
  createdAt: new Date(row.created_at).toISOString(),
});
