import { createHash } from "node:crypto";

/** Under which a payment's client secret is known here; the secret itself is never stored. */
export function secretHash(clientSecret: string): string {
  return createHash("sha256").update(`client secret\0${clientSecret}`).digest("base64url");
}

/** Who asked for what: the same again, while it is unpaid, is the same payment. */
export function openKey(...parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** The provider forgets an idempotency key after 24 hours; an hour before, we no longer count on it. */
export const KEY_LIFE_MS = 23 * 3_600_000;
