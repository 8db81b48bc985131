import type { Mailer } from "#server/ports/mailer.ts";
import { outboxMailer } from "./outbox.ts";
import { smtpMailer } from "./smtp.ts";

type MailOptions = {
  /** Null: mails become files in `outbox`. */
  readonly smtpUrl: string | null;
  /** The folder for mails that are not sent. */
  readonly outbox: string;
  readonly from: () => string;
};

export function createMailer({ smtpUrl, outbox, from }: MailOptions): Mailer {
  return smtpUrl === null ? outboxMailer(outbox, from) : smtpMailer(smtpUrl, from);
}
