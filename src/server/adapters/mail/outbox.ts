import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "#server/ports/mailer.ts";

/**
 * Writes each mail as an .eml file, which every mail program opens, instead of sending it. The file appears whole:
 * it is written and flushed under another name first.
 */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, { from });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send({ to, subject, text }) {
      const { message } = await transport.sendMail({ to: { name: "", address: to }, subject, text });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      const partial = join(folder, `.${name}.part`);
      const file = await open(partial, "wx", 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, join(folder, `${name}.eml`));
    },
  };
}
