import type { QueryKey } from "@tanstack/react-query";
import type { DeskPart } from "#domain/staff/live.ts";

/** Where a query's address begins, and the parts of the desk that its answer is made of. */
const STANDS_ON: readonly (readonly [beginning: string, parts: readonly DeskPart[]])[] = [
  ["/api/admin/stats", ["families", "inbox", "money"]],
  ["/api/admin/leads", ["families", "visits", "places"]],
  ["/api/admin/families", ["families", "money"]],
  ["/api/admin/today", ["families", "visits"]],
  ["/api/admin/visits", ["families", "visits"]],
  ["/api/visits", ["visits"]],
  ["/api/admin/places", ["families", "places"]],
  ["/api/admin/facts", ["facts"]],
  ["/api/admin/deposits", ["money"]],
  ["/api/admin/money", ["money"]],
  ["/api/admin/inbox", ["inbox"]],
  ["/api/admin/safety", ["safety"]],
  ["/api/safety", ["safety"]],
  ["/api/admin/answers", ["answers", "inbox"]],
  ["/api/admin/insight", ["families", "inbox", "money"]],
  ["/api/admin/parent-questions", ["letters"]],
  ["/api/admin/applications", ["letters"]],
  ["/api/admin/newsletter", ["letters"]],
  ["/api/admin/mails", ["mails"]],
];

/** The safety desk writes down each reading of a record: it is read when its version says so, never for a change of another. */
const isRecord = ([, what]: QueryKey) => what === "record";

/** Whether something of these parts stands in a query's answer. */
export function standsOn(key: QueryKey, parts: readonly DeskPart[]): boolean {
  if (isRecord(key)) return false;
  const path = String(key[0]);
  return STANDS_ON.some(
    ([beginning, its]) => path.startsWith(beginning) && its.some((part) => parts.includes(part)),
  );
}
