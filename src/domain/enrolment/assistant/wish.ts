import type { Reading } from "./reader.ts";

const DEPOSIT_TOPICS: ReadonlySet<string> = new Set([
  "deposit_overview",
  "deposit_founders",
  "deposit_sponsor",
  "refund",
  "reserve",
]);

/**
 * Whether the visitor explicitly wants to pay or reserve now. Opening the payment needs this and the topic together,
 * whoever answered: a language model alone cannot open it.
 */
export function wishesToPay(reading: Reading, previousTopic: string | null): boolean {
  const { concepts } = reading;
  if (concepts.has("wishpay") || concepts.has("reserve")) return true;
  const afterDeposit = previousTopic !== null && DEPOSIT_TOPICS.has(previousTopic);
  return concepts.has("now") && (concepts.has("pay") || concepts.has("deposit") || afterDeposit);
}
