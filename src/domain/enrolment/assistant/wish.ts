import type { Reading } from "./reader.ts";

/** Who speaks of these, and then of an amount, means a deposit. */
export const DEPOSIT_TOPICS: ReadonlySet<string> = new Set([
  "deposit_overview",
  "deposit_founders",
  "deposit_sponsor",
  "refund",
  "reserve",
]);

/** "Can I pay it here", "cómo lo pago": a wish only when the deposit was just spoken of. */
const ASKS_TO = /^(can|could|let|how|where|puedo|podemos|quiero|como|donde)$/;
const WILLING = /^(lets|vamos|paguemos|pagamos|pagar|hagamoslo)$/;
const POINTS = /^(it|that|this|here|lo|eso|ese|este|aqui|pagarlo)$/;

/**
 * Whether the visitor explicitly wants to pay or reserve now. Opening the payment needs this and the topic together,
 * whoever answered: a language model alone cannot open it.
 */
export function wishesToPay(reading: Reading, previousTopic: string | null): boolean {
  const { concepts } = reading;
  if (concepts.has("wishpay") || concepts.has("reserve")) return true;
  const afterDeposit = previousTopic !== null && DEPOSIT_TOPICS.has(previousTopic);
  const has = (pattern: RegExp) => reading.tokens.some((token) => pattern.test(token));
  if (afterDeposit && concepts.has("pay") && has(ASKS_TO) && has(POINTS)) return true;
  if (afterDeposit && concepts.has("pay") && has(WILLING)) return true;
  return concepts.has("now") && (concepts.has("pay") || concepts.has("deposit") || afterDeposit);
}
