import { createTransport } from "nodemailer";
import type { Mailer } from "#server/ports/mailer.ts";

/** Hands mail to an SMTP server (`smtp://` or `smtps://`, user and password in the address). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text }) {
      // An object, not a string: a comma in an address must never make two recipients.
      const { rejected } = await transport.sendMail({ to: { name: "", address: to }, subject, text });
      if (rejected.length > 0) throw new Error("The mail server refused the recipient.");
    },
  };
}
