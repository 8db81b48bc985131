import type { Accounts } from "#server/auth/accounts.ts";
import type { KnownDevices } from "#server/auth/known-devices.ts";
import { signInGuard } from "#server/auth/sign-in-guard.ts";
import type { AuditLog } from "#server/db/audit.ts";
import { type AccountMailParts, accountMails } from "./mails.ts";
import { accountHandlers } from "./routes.ts";
import { signInHandlers } from "./sign-in.ts";

type AccountConfig = AccountMailParts & {
  readonly accounts: Accounts;
  readonly devices: KnownDevices;
  readonly audit: AuditLog;
  readonly rateLimitScale: number;
};

/** The account slice put together: ways in and out, one's own account, the others' accounts and the audit. */
export function createAccount(config: AccountConfig) {
  const parts = {
    ...config,
    guard: signInGuard(config.store, config.rateLimitScale),
    mail: accountMails(config),
  };
  return { ...signInHandlers(parts), ...accountHandlers(parts) };
}
