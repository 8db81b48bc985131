import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { AuditLog } from "../db/audit.ts";
import { readSetting, writeSetting } from "../db/settings.ts";
import type { Store } from "../db/store.ts";
import type { Accounts } from "./accounts.ts";

/** The generated account signs in with this. It is nobody's mailbox. */
export const GENERATED_EMAIL = "staff@ceiba.local";

/** Which account the environment asked for last. */
const CONFIGURED = "configured_staff";
const configuredSchema = z.object({ email: z.string(), hash: z.string() });

export type FirstStaff = { readonly email: string; readonly password: string };

export type FirstStaffResult = {
  /** Shown once and kept nowhere. */
  readonly generated: FirstStaff | null;
  /** What whoever starts the server must read. */
  readonly notices: readonly string[];
};

type Parts = {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly accounts: Pick<Accounts, "members" | "passwords">;
};

/**
 * Sees to it that someone can sign in: the configured account, else, when there is no account at all, one with a
 * generated password.
 *
 * A STAFF_PASSWORD that was not there at an earlier start is honoured, even for an account that exists: it is how
 * whoever runs the server gets back in, or shuts out who knows a password that leaked. The same value at the next
 * start changes nothing, so a password that staff chose since then stays (decision 116).
 */
export async function ensureFirstStaff(
  { store, audit, accounts: { members, passwords } }: Parts,
  configured: FirstStaff | null,
): Promise<FirstStaffResult> {
  const none = { generated: null, notices: [] };
  if (configured === null) {
    if ((await members.count()) > 0) return none;
    const generated = { email: GENERATED_EMAIL, password: randomBytes(15).toString("base64url") };
    const hash = await passwords.hash(generated.password);
    return (await members.ensure(generated.email, hash)) ? { ...none, generated } : none;
  }

  const email = configured.email.toLowerCase();
  const { password } = configured;
  const kept = await readSetting(store.db, CONFIGURED);
  const before = kept === null ? null : configuredSchema.parse(JSON.parse(kept));
  const isSame = before?.email === email && (await passwords.matches(before.hash, password));
  if (isSame && (await members.count()) > 0) return none;

  const hash = await passwords.hash(password);
  const isMade = await members.ensure(email, hash);
  const isReset = !isMade && !isSame && (await members.setPassword(email, password, hash));
  await store.write((trx) => writeSetting(trx, CONFIGURED, JSON.stringify({ email, hash }), Date.now()));

  if (isReset) await audit.write({ action: "password_configured", actor: email });

  const former = before !== null && before.email !== email ? before.email : null;
  const notices = [
    ...(isReset
      ? [
          `STAFF_PASSWORD is new: ${email} signs in with it from now on, was signed out everywhere, and has no second factor.`,
        ]
      : []),
    ...(former !== null && (await members.exists(former))
      ? [
          `STAFF_EMAIL was ${former} until now: that account still exists. An owner can remove it on the desk.`,
        ]
      : []),
  ];
  return { generated: null, notices };
}
