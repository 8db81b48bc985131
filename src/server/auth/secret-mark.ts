import { createHmac } from "node:crypto";
import { readSetting, writeSetting } from "../db/settings.ts";
import type { Store } from "../db/store.ts";

const SETTING = "session_secret_mark";

/**
 * Keeps a mark of the secret, from which nobody can tell the secret. True when this database was last used with another
 * one: it was changed, or several servers do not share one, and each ends the sessions that the others began.
 */
export async function isOtherSecret(store: Store, secret: string, now = Date.now()): Promise<boolean> {
  const mark = createHmac("sha256", secret).update(SETTING).digest("base64url").slice(0, 16);
  const before = await readSetting(store.db, SETTING);
  if (before === mark) return false;
  await store.write((trx) => writeSetting(trx, SETTING, mark, now));
  return before !== null;
}
