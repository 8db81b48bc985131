/** The two deposits a family can pay (parent-side specification §9). */
export const PAYMENT_TYPES = ["founders_circle", "teacher_sponsor"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Deposit states, in the words of the payment provider's life cycle. Payments move them; staff only read them. */
export const DEPOSIT_STATUSES = [
  "pending",
  "processing",
  "paid",
  "refund_pending",
  "partially_refunded",
  "refunded",
  "canceled",
  "disputed",
  "lost",
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** Deposits in which money is: what was all given back makes no reservation. */
export const HOLDS: readonly DepositStatus[] = ["paid", "partially_refunded", "refund_pending", "disputed"];

/** Integer cents as the wire's numeric string: 50000 becomes "500.00". */
export function centsToAmount(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const absolute = Math.abs(cents);
  return `${sign}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, "0")}`;
}

/** The reverse, for an amount that has passed the contract's form: "500.00" becomes 50000. */
export function amountToCents(amount: string): number {
  return Number(amount.replace(".", ""));
}

/** What a payer can quote: the end of the payment's own id, which is chance. */
export function receiptNumber(id: string): string {
  return `C-${id.slice(-10).toUpperCase()}`;
}
