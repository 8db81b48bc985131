import { RETENTION_DAYS } from "./portal.ts";

/**
 * What is kept for a time, besides what is known about children (decision 115), with the days that staff may set.
 * `usual` null: as long as children's data, whatever staff set for that.
 */
export const TERMS = {
  /** Conversations of the enrolment chat, after their last message. */
  chats: { from: 7, to: 1095, usual: 365 },
  /** Families who came to the waitlist and neither paid nor enrolled, after the last thing that happened. */
  leads: { from: 30, to: 1825, usual: 730 },
  /** Parents' questions, after they were answered. */
  questionsAnswered: { from: 1, to: 365, usual: null },
  /** Questions that nobody answered. */
  questionsOpen: { from: 30, to: 1095, usual: 365 },
  /** Items of the safety desk, after they were closed. */
  safetyClosed: { from: 1, to: 3650, usual: null },
  /** Items that nobody closed, after their last change. */
  safetyOpen: { from: 180, to: 3650, usual: 730 },
  /** Addresses of the newsletter, after they were confirmed or last written to. */
  newsletter: { from: 30, to: 1825, usual: 730 },
  /** Teachers' applications, after their last change. */
  applications: { from: 30, to: 1095, usual: 365 },
  /** To whom which mail went, and in practice mode the mails themselves, as files. */
  mails: { from: 1, to: 365, usual: 90 },
} as const satisfies Record<string, Term>;

type Term = { readonly from: number; readonly to: number; readonly usual: number | null };

export const TERM_NAMES = Object.keys(TERMS) as readonly TermName[];
export type TermName = keyof typeof TERMS;
/** Days by term. */
export type Terms = Readonly<Record<TermName, number>>;

/** For so many days before an open item of the safety desk goes, the desk says so. */
export const SAFETY_WARNING_DAYS = 30;

/** The terms that hold: what staff set, else what is usual. */
export function termsWith(set: Partial<Terms>, learnerDays: number = RETENTION_DAYS.usual): Terms {
  const days = TERM_NAMES.map((name) => [name, set[name] ?? TERMS[name].usual ?? learnerDays]);
  return Object.fromEntries(days) as Terms;
}
