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

/** Hands one mail to whoever delivers it. Rejects when it was not accepted; the mail queue then tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Mails become files here: nobody gets them. */
  readonly isFolder?: true;
  /**
   * Deletes the copies kept here of mails to or about an address, or of those alone that were written before a time;
   * answers how many. Absent where none are kept.
   */
  forget?(email: string, before?: number): Promise<number>;
  /**
   * Every address in the copies kept here that were written before a time, as domain/enrolment/email.ts compares them,
   * and when the first mail with it was written.
   */
  addresses?(before: number): Promise<ReadonlyMap<string, number>>;
  /** Deletes the copies kept here from before `oldest`, and what a crash left half written; answers how many. */
  sweep?(oldest: number, now: number): Promise<number>;
}
