import type { MailFault } from "#domain/staff/mails.ts";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text, both for people who prefer it and because there is nothing to track. */
  readonly text: string;
  /** Where one click ends such mails, for the mail program to offer (RFC 8058). */
  readonly unsubscribe?: string | null;
  /** An appointment, as a file for calendars (RFC 5545). */
  readonly calendar?: string | null;
};

/** Families by a mark of what they are reached at, so that what was read once need not be read again. */
export type AskedFamilies = { markOf(key: string): string; has(mark: string): boolean };

/** Why a mail was not accepted, as far as whoever delivers it tells. */
export class MailUnsent extends Error {
  override readonly name = "MailUnsent";
  readonly fault: MailFault;
  constructor(fault: MailFault, cause: unknown) {
    super("The mail was not accepted.", { cause });
    this.fault = fault;
  }
}

/** Hands one mail to whoever delivers it. Rejects, with MailUnsent where the reason is known, when it was not accepted; the mail queue then tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Mails become files here: nobody gets them. */
  readonly isFolder?: true;
  /**
   * Deletes the copies kept here of mails to or about a family, or of those alone that were written before a time;
   * answers how many. Absent where none are kept.
   *
   * @param reach the family's address or phone number
   */
  forget?(reach: string, before?: number): Promise<number>;
  /**
   * Of the families that are asked for, those in the copies kept here that were written before a time, as
   * domain/enrolment/email.ts compares them, and when the first mail with each was written.
   */
  families?(asked: AskedFamilies, before: number): Promise<ReadonlyMap<string, number>>;
  /** Deletes the copies kept here from before `oldest`, and what a crash left half written; answers how many. */
  sweep?(oldest: number, now: number): Promise<number>;
}
