import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Server } from "./server.ts";

/** The mails to one address that lie in the outbox, with their heads, as a mail program would read them. */
function mailsTo({ dataDir }: Server, email: string): string[] {
  const outbox = join(dataDir, "outbox");
  return readdirSync(outbox)
    .filter((file) => file.endsWith(".eml"))
    .sort()
    .map((file) => readable(readFileSync(join(outbox, file), "utf8")))
    .filter((mail) => mail.includes(`To: ${email}`));
}

function readable(mail: string): string {
  const split = mail.indexOf("\r\n\r\n");
  const [head, body] = [mail.slice(0, split).replace(/\r\n\s+/g, " "), mail.slice(split + 4)];
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return `${head}\n${Buffer.from(body, "base64").toString("utf8")}`;
  }
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${head}\n${Buffer.from(bytes, "latin1").toString("utf8")}`;
}

/** The newest mail to an address, once there are so many. */
export async function mailTo(server: Server, email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(server, email).length).toBe(count);
  return mailsTo(server, email).at(-1) ?? "";
}
