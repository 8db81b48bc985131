/**
 * Why a mail has not reached anybody: the mail server is away, takes neither name nor password, knows no such address, or
 * will not have this mail; and where there is no mail server, the mail is a file that nobody gets.
 */
export const MAIL_FAULTS = ["unreachable", "login", "address", "refused", "unknown", "folder"] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** How far a mail is: it waits for its day, or for another try; it was sent, became a file, or was given up. */
export const MAIL_STATES = ["waiting", "retrying", "sent", "filed", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

type Mail = {
  readonly status: "queued" | "sent" | "failed";
  readonly attempts: number;
  readonly fault: MailFault | null;
};

export function mailState({ status, attempts, fault }: Mail): MailState {
  if (status === "queued") return attempts === 0 ? "waiting" : "retrying";
  return status === "sent" && fault === "folder" ? "filed" : status;
}

/** Whether a person may have a mail tried again now: it is whole only while it was not handed over. */
export const canSendAgain = (state: MailState): boolean => state === "retrying" || state === "failed";

/** Which mails a list shows. */
export const MAIL_VIEWS = ["all", "queued", "failed", "sent"] as const;

/** After so many tries in vain staff are told that mails do not leave. */
export const TRIES_IN_VAIN = 3;
