import { tracingChannel } from "node:diagnostics_channel";
import { createTransport } from "nodemailer";
import type { MailFault } from "#domain/staff/mails.ts";
import { type Mailer, MailUnsent } from "#server/ports/mailer.ts";
import { calendarAttached } from "./calendar.ts";
import { oneClick } from "./one-click.ts";

/** A mail server that says nothing must not hold the queue; the address may set others. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** For traces, when somebody asked for them (telemetry/channels.ts); says nothing of the mail. */
const traced = tracingChannel("ceiba.mail");

type SmtpError = { readonly code?: unknown; readonly command?: unknown; readonly responseCode?: unknown };

/** By nodemailer's codes; what a mail server says in words may name somebody, and is not kept. */
function faultOf(error: unknown): MailFault {
  const { code, command, responseCode } = error as SmtpError;
  if (code === "EAUTH" || code === "ENOAUTH") return "login";
  // From 500 on it is for good: below, the server is busy or wants to be asked later.
  if (command === "RCPT TO" && Number(responseCode) >= 500) return "address";
  if (Number(responseCode) >= 500) return "refused";
  return typeof code === "string" ? "unreachable" : "unknown";
}

/** Hands mail to an SMTP server (`smtp://` or `smtps://`, user and password in the address). */
export function smtpMailer(url: string, from: () => string): Mailer {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  }
  const transport = createTransport(address.href);
  return {
    async send({ to, subject, text, unsubscribe, calendar }) {
      // An object, not a string: a comma in an address must never make two recipients.
      const mail = {
        ...{ from: from(), to: { name: "", address: to }, subject, text },
        ...{ ...oneClick(unsubscribe), ...calendarAttached(calendar) },
      };
      const { rejected } = await traced
        .tracePromise(() => transport.sendMail(mail), {})
        .catch((error: unknown) => {
          throw new MailUnsent(faultOf(error), error);
        });
      if (rejected.length > 0) throw new MailUnsent("address", "The mail server refused the recipient.");
    },
  };
}
