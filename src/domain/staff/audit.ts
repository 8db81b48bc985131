/** What the audit writes down (decision 117): ways in and out, and what touches families' data, money or settings. */
export const AUDIT_ACTIONS = [
  "sign_in",
  /** The password was right; nobody is in before the code of the second factor. */
  "code_asked",
  "sign_in_failed",
  "sign_out",
  "sessions_ended",
  "password_changed",
  "password_reset",
  "password_configured",
  "second_factor_on",
  "second_factor_off",
  "recovery_codes_made",
  "member_added",
  "member_removed",
  "safety_read",
  "safety_export",
  "family_export",
  "family_erased",
  "question_erased",
  "application_erased",
  "refund",
  "payer_corrected",
  "class_password",
  "class_ended",
  "clock_confirmed",
  "class_consent",
  "retention",
  "newsletter_sent",
  "conversation_read",
  "conversation_answered",
  "hours_set",
  "answer_published",
  "answer_retired",
  "answer_restored",
  "questions_aside",
  "fact_published",
  "family_added",
  "families_imported",
  "families_changed",
  "families_merged",
  "visits_opened",
  "visit_time_changed",
  "visits_closed",
  "visit_booked",
  "visit_changed",
  "pod_changed",
  "place_added",
  "place_changed",
  "mails_read",
  "mail_sent_again",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Whether an entry names by a mark, which leads nowhere: what it was about is given away or gone. */
export const namesByMark = (action: AuditAction): boolean =>
  action === "family_export" || action === "family_erased";

/** How many days an entry is kept. */
export const AUDIT_DAYS = 365;

/** What may come again and again counts once within this time. */
export const ONE_ENTRY_MS = 10 * 60_000;

/** A page that stays open is read many times; and a stranger who guesses at addresses must not fill the disk. */
export function countsOnce(action: AuditAction, actor: string): boolean {
  return (
    action === "safety_read" ||
    action === "conversation_read" ||
    action === "mails_read" ||
    (action === "sign_in_failed" && actor === "")
  );
}
