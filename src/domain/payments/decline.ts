/** Refusals of which a payer is told only that the card was declined, so that a thief learns nothing. */
const CONFIDENTIAL = new Set(["lost_card", "stolen_card", "fraudulent", "pickup_card", "merchant_blacklist"]);

/** The bank's reason as a payer may hear it. Staff see the true one. */
export function spokenDeclineCode(declineCode: string | null): string | null {
  return declineCode !== null && CONFIDENTIAL.has(declineCode) ? "generic_decline" : declineCode;
}

/** Why a card was refused, as far as a payer is told. Each has its sentence in both languages. */
export const DECLINE_REASONS = [
  "card_declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "invalid_cvc",
  "processing_error",
  "incorrect_number",
  "test_cards_only",
  "invalid_expiry_month",
  "invalid_expiry_year",
  "authentication_required",
  "authentication_failure",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

const REASONS: ReadonlyMap<string, DeclineReason> = new Map([
  ...DECLINE_REASONS.map((reason) => [reason, reason] as const),
  ["invalid_number", "incorrect_number"],
  ["payment_intent_authentication_failure", "authentication_failure"],
  ["setup_intent_authentication_failure", "authentication_failure"],
]);

/** From the provider's code and the bank's own, which says more where both are known; anything else is a plain refusal. */
export function declineReason(code: string, declineCode: string | null): DeclineReason {
  const spoken = spokenDeclineCode(declineCode);
  return REASONS.get(spoken ?? "") ?? REASONS.get(code) ?? "card_declined";
}
