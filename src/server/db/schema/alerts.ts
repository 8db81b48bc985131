import type { Severity } from "#domain/safety/kinds.ts";

/** An item of the safety desk that nobody has taken yet, and when staff hear of it next. */
export type SafetyWatchTable = {
  item_id: string;
  /** How many times staff were told. */
  told: number;
  due_at: number;
};

/** One message about one item to one recipient: the queue of what must leave, and the record of what did. */
export type SafetyAlertTable = {
  id: string;
  item_id: string;
  /** As the item's, so that the gravest leaves first. */
  severity: Severity;
  channel: "mail" | "webhook";
  /** An address; empty for the webhook. */
  recipient: string;
  reason: "first" | "reminder" | "escalation";
  /** Its item came in a flood: it leaves with the others of the minute. */
  is_gathered: 0 | 1;
  /** `folder`: a mail that became a file here, which reaches nobody. `dropped`: somebody took the item before. */
  status: "queued" | "sent" | "folder" | "failed" | "dropped";
  attempts: number;
  due_at: number;
  /** Until when a worker holds it; a worker that dies lets go by itself. */
  claimed_until: number;
  created_at: number;
  /** When it was handed over; null until then. */
  left_at: number | null;
};
