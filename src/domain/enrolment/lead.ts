/**
 * A lead is a family that showed interest. Statuses and who may change them: decision 008.
 * The specification (§4) names two partly overlapping sets of statuses; these six are their union.
 */
export const LEAD_STATUSES = [
  "new",
  "interested",
  "contacted",
  "following_up",
  "deposit_paid",
  "enrolled",
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Who asks for a change: staff choose by hand; the other two follow from money that moved. */
export type StatusCause = "staff" | "deposit_paid" | "deposit_refunded";

/** What staff may set by hand. `deposit_paid` is never set by hand without money: only a settled payment proves it. */
const STAFF_MOVES: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["interested", "contacted", "following_up", "enrolled"],
  interested: ["contacted", "following_up", "enrolled"],
  contacted: ["interested", "following_up", "enrolled"],
  following_up: ["interested", "contacted", "enrolled"],
  deposit_paid: ["enrolled"],
  enrolled: ["following_up"],
};

/**
 * The statuses that staff may move a lead to from where it is. A deposit that the school holds is the proof itself: from
 * an enrolment by mistake its family goes back to deposit_paid, and a refund alone takes it further back.
 */
export function staffMoves(from: LeadStatus, holdsDeposit = false): readonly LeadStatus[] {
  const moves = STAFF_MOVES[from];
  if (!holdsDeposit || from === "deposit_paid") return moves;
  if (from === "enrolled") return ["deposit_paid"];
  return LEAD_STATUSES.filter((status) => status === "deposit_paid" || moves.includes(status));
}

/**
 * The status after an event, or `null` when the event leaves it as it is or is not allowed.
 * A payment never downgrades an enrolled family; a full refund moves deposit_paid to following_up.
 */
export function nextStatus(
  from: LeadStatus,
  cause: StatusCause,
  wanted?: LeadStatus,
  holdsDeposit = false,
): LeadStatus | null {
  if (cause === "deposit_paid") return from === "enrolled" || from === "deposit_paid" ? null : "deposit_paid";
  if (cause === "deposit_refunded") return from === "deposit_paid" ? "following_up" : null;
  return wanted !== undefined && staffMoves(from, holdsDeposit).includes(wanted) ? wanted : null;
}

/** Of two the one that is further on its way; what money or a place proves is never lost. */
export function furtherStatus(one: LeadStatus, other: LeadStatus): LeadStatus {
  return LEAD_STATUSES.indexOf(one) >= LEAD_STATUSES.indexOf(other) ? one : other;
}

/** Badge colour by status (specification §4); anything else is gray. */
export function statusColour(status: string): "blue" | "yellow" | "green" | "purple" | "gray" {
  if (status === "interested") return "blue";
  if (status === "contacted") return "yellow";
  if (status === "deposit_paid") return "green";
  if (status === "enrolled") return "purple";
  return "gray";
}

/** What can happen to a lead. */
export const LEAD_EVENT_KINDS = [
  "submitted",
  "status",
  "next_step",
  "payment",
  "corrected",
  "chat",
  "question",
  "reach",
  "added",
  "note",
  "owner",
  "answered",
  "task",
  "task_done",
  "merged",
  "visit",
  "place",
] as const;
export type LeadEventKind = (typeof LEAD_EVENT_KINDS)[number];
