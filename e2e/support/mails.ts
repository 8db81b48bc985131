import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The texts of the mails in the outbox to one address. */
export function mailsTo(dataDir: string, address: string): string[] {
  const outbox = join(dataDir, "outbox");
  return readdirSync(outbox)
    .filter((file) => file.endsWith(".eml"))
    .map((file) => readFileSync(join(outbox, file), "utf8"))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
}
