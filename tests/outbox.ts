import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { eventually } from "./eventually.ts";
import type { RunningApp } from "./running-app.ts";

/** The texts of all mails to somebody, oldest first, once all of them have left: a mail that has left keeps no words. */
export async function textsTo(server: RunningApp, address: string): Promise<string[]> {
  await eventually(() => {
    const rows = server.rows("mails").filter((row) => row.recipient === address);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ status }) => status === "sent")).toBe(true);
  });
  const outbox = join(server.dataDir, "outbox");
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(outbox, name), "latin1"))
    .filter((mail) => mail.split(/\r?\n\r?\n/, 1)[0]?.includes(`To: ${address}`))
    .map(textOf);
}

/** The body of a mail of one part: quoted-printable, or as it stands. */
function textOf(mail: string): string {
  const [head = "", ...body] = mail.split(/\r?\n\r?\n/);
  const text = body.join("\n\n").replaceAll("\r\n", "\n");
  if (!/^content-transfer-encoding: quoted-printable/im.test(head))
    return Buffer.from(text, "latin1").toString();
  const bytes = text
    .replaceAll("=\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
