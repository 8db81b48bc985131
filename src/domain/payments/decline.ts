/** Refusals of which a payer is told only that the card was declined, so that a thief learns nothing. */
const CONFIDENTIAL = new Set(["lost_card", "stolen_card", "fraudulent", "pickup_card", "merchant_blacklist"]);

/** The bank's reason as a payer may hear it. Staff see the true one. */
export function spokenDeclineCode(declineCode: string | null): string | null {
  return declineCode !== null && CONFIDENTIAL.has(declineCode) ? "generic_decline" : declineCode;
}
