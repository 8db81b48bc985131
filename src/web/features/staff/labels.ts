import type { LeadEvent } from "#contract/staff.ts";
import { LEAD_STATUSES, type LeadStatus } from "#domain/enrolment/lead.ts";
import type { Language } from "#domain/locale/language.ts";
import type { DepositStatus } from "#domain/payments/deposit.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import type { Tone } from "#web/ui/badge.tsx";
import { formatAmount, formatDateTime, formatDay } from "./format.ts";

function isLeadStatus(value: string): value is LeadStatus {
  return (LEAD_STATUSES as readonly string[]).includes(value);
}

/** The label of a status; one we do not know is shown as it came, with spaces for underscores. */
export function statusLabel(status: string, t: Translate): string {
  return isLeadStatus(status) ? t(`staff.status.${status}`) : status.replaceAll("_", " ");
}

/** A language by name: `en` is English, anything else Spanish (specification §2). */
export function languageLabel(language: string, t: Translate): string {
  return t(language === "en" ? "common.language.en" : "common.language.es");
}

const DEPOSIT_TONES: Partial<Record<DepositStatus, Tone>> = {
  pending: "yellow",
  processing: "yellow",
  paid: "green",
  refund_pending: "yellow",
  disputed: "red",
  lost: "red",
};

/** Badge colour of a deposit's state; the ones that need nobody's attention are gray. */
export function depositTone(status: DepositStatus): Tone {
  return DEPOSIT_TONES[status] ?? "gray";
}

/**
 * One line of a lead's history. The detail of a change of status is `from>to`, of a next step the ISO day (empty
 * when it was removed), of a submission empty at the first and `again` at each further one.
 */
export function eventLabel(event: LeadEvent, language: Language, t: Translate): string {
  if (event.kind === "submitted") {
    const line = t(SUBMISSIONS[event.detail] ?? "staff.event.submitted");
    return event.interest === null ? line : `${line}: ${t(`staff.interest.${event.interest}`)}`;
  }
  if (event.kind === "payment") return paymentLabel(event.detail, language, t);
  if (event.kind === "next_step") {
    return event.detail
      ? t("staff.event.nextStep", { date: formatDay(event.detail, language) })
      : t("staff.event.nextStepCleared");
  }
  if (event.kind === "chat") return t("staff.event.chat");
  if (event.kind === "question") return t("staff.event.question", { question: event.detail });
  if (event.kind === "reach") return t("staff.event.reach", { reach: event.detail });
  if (event.kind === "corrected") return t("staff.event.corrected");
  if (event.kind === "added")
    return t(event.detail === "file" ? "staff.event.imported" : "staff.event.added");
  if (event.kind === "note") return t("staff.event.note", { text: event.detail });
  if (event.kind === "task") return t("staff.event.task", { text: event.detail });
  if (event.kind === "task_done") return t("staff.event.taskDone", { text: event.detail });
  if (event.kind === "answered") return t("staff.event.answered");
  if (event.kind === "visit") return visitLabel(event.detail, language, t);
  if (event.kind === "place") return placeLabel(event.detail, t);
  if (event.kind === "merged") return t("staff.event.merged");
  if (event.kind === "owner") {
    return event.detail === "" ? t("staff.event.ownerNobody") : t("staff.event.owner", { who: event.detail });
  }
  const [from, to] = event.detail.split(">");
  return from && to
    ? t("staff.event.status", { from: statusLabel(from, t), to: statusLabel(to, t) })
    : t("staff.event.statusTo", { to: statusLabel(event.detail, t) });
}

/** `booked:visit:2027-03-02T15:00:00.000Z` */
function visitLabel(detail: string, language: Language, t: Translate): string {
  const [what = "", kind = "", ...when] = detail.split(":");
  const known = BOOKING_EVENTS.find((each) => each === what);
  if (known === undefined || (kind !== "visit" && kind !== "call")) return detail;
  const about = t(`staff.event.visit.${kind}`, { when: formatDateTime(when.join(":"), language) });
  return t(`staff.event.visit.${known}`, { what: about });
}
const BOOKING_EVENTS = ["booked", "moved", "cancelled", "came", "missed"] as const;

/** `offered:Explorer · Luz` */
function placeLabel(detail: string, t: Translate): string {
  const [what = "", ...about] = detail.split(":");
  const known = PLACE_EVENTS.find((each) => each === what);
  if (known === undefined) return detail;
  const label = t(`staff.event.place.${known}`, { what: about.join(":") });
  // Of a child nobody has said anything.
  return about.join("") === "" ? label.slice(0, label.lastIndexOf(":")) : label;
}
const PLACE_EVENTS = [
  ...(["joined", "waiting", "offered", "held", "accepted", "enrolled", "moved"] as const),
  ...(["declined", "lapsed", "refunded", "withdrawn", "passed"] as const),
] as const;

const SUBMISSIONS: Readonly<Record<string, "staff.event.submittedAgain" | "staff.event.submittedByPaying">> =
  {
    again: "staff.event.submittedAgain",
    payment: "staff.event.submittedByPaying",
  };

const PAYMENT_EVENTS = [
  "paid",
  "paid_again",
  "canceled",
  "refund_asked",
  "refund_settled",
  "refund_failed",
  "refund_refused",
  "disputed",
  "dispute_won",
  "lost",
  "quarantined",
] as const;

function paymentLabel(detail: string, language: Language, t: Translate): string {
  const [what, about = ""] = detail.split(":");
  const known = PAYMENT_EVENTS.find((each) => each === what);
  if (known === undefined) return detail.replaceAll("_", " ");
  const amount = /^\d+\.\d{2}$/.test(about) ? formatAmount(about, language) : about;
  return t(`staff.event.payment.${known}`, { amount });
}

/** Who caused an event: the family, a payment, the end of a term, or a member of staff by e-mail. */
export function actorLabel(by: string, t: Translate): string {
  return by === "family" || by === "payment" || by === "term" ? t(`staff.event.by.${by}`) : by;
}
