import type { AuditAction } from "#domain/staff/audit.ts";

/** Something that staff did. Entries are only added, and go when their term of keeping ends. */
export type AuditTable = {
  id: string;
  at: number;
  /** E-mail of the member of staff; empty for somebody unknown. */
  actor: string;
  action: AuditAction;
  reference: string;
};
