/** An owner looks after the accounts and reads the audit besides; the daily work is the same for both. */
export const STAFF_ROLES = ["owner", "member"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** For how long a proof of the password lets a member of staff export, erase and refund (decision 116). */
export const PROOF_MS = 15 * 60_000;

/** Whether a proof of the password is recent enough. One from the future proves nothing: a clock was turned back. */
export function isProved(provedAt: number, now: number): boolean {
  return provedAt <= now && now - provedAt < PROOF_MS;
}
