/** What happens to a payment with a card. The outcomes are those documented for Stripe's test cards. */
export type Scenario = {
  /** The bank refuses: error code and, where it differs, the bank's own reason. */
  readonly decline?: { readonly code: string; readonly declineCode: string; readonly message: string };
  /** "setup": only while the payer is present; "always": on renewals as well. */
  readonly authentication?: "setup" | "always";
  readonly refund?: "pending" | "fails";
  readonly dispute?: true;
};

type TestCard = { readonly token: string; readonly scenario: Scenario };

const DECLINED = "Your card was declined.";
const declined = (declineCode: string, message = DECLINED, code = "card_declined"): Scenario => ({
  decline: { code, declineCode, message },
});

const CARDS = new Map<string, TestCard>([
  ["4242424242424242", { token: "pm_card_visa", scenario: {} }],
  ["4000000000000002", { token: "pm_card_chargeDeclined", scenario: declined("generic_decline") }],
  [
    "4000000000009995",
    {
      token: "pm_card_chargeDeclinedInsufficientFunds",
      scenario: declined("insufficient_funds", "Your card has insufficient funds."),
    },
  ],
  ["4000000000009987", { token: "pm_card_chargeDeclinedLostCard", scenario: declined("lost_card") }],
  ["4000000000009979", { token: "pm_card_chargeDeclinedStolenCard", scenario: declined("stolen_card") }],
  [
    "4000000000000069",
    {
      token: "pm_card_chargeDeclinedExpiredCard",
      scenario: declined("expired_card", "Your card has expired.", "expired_card"),
    },
  ],
  [
    "4000000000000127",
    {
      token: "pm_card_chargeDeclinedIncorrectCvc",
      scenario: declined("incorrect_cvc", "Your card's security code is incorrect.", "incorrect_cvc"),
    },
  ],
  [
    "4000000000000119",
    {
      token: "pm_card_chargeDeclinedProcessingError",
      scenario: declined(
        "processing_error",
        "An error occurred while processing your card. Try again in a little bit.",
        "processing_error",
      ),
    },
  ],
  [
    "4000002500003155",
    { token: "pm_card_authenticationRequiredOnSetup", scenario: { authentication: "setup" } },
  ],
  ["4000002760003184", { token: "pm_card_authenticationRequired", scenario: { authentication: "always" } }],
  [
    "4000008400001629",
    {
      token: "pm_card_threeDSecureRequiredChargeDeclined",
      scenario: { authentication: "always", ...declined("generic_decline") },
    },
  ],
  ["4000000000007726", { token: "pm_card_pendingRefund", scenario: { refund: "pending" } }],
  ["4000000000005126", { token: "pm_card_refundFail", scenario: { refund: "fails" } }],
  ["4000000000000259", { token: "pm_card_createDispute", scenario: { dispute: true } }],
]);

/** The documented number whose last digit is wrong on purpose. */
const MISTYPED = "4242424242424241";

/** What is kept of a card: never its number. */
export type KnownCard = TestCard & { readonly brand: "visa"; readonly last4: string };

/** Looks a typed number up; "unknown" means that nothing of it may be kept or logged. */
export function findCard(typed: string): KnownCard | "mistyped" | "unknown" {
  const number = typed.replace(/[ -]/g, "");
  if (number === MISTYPED) return "mistyped";
  const card = CARDS.get(number);
  return card ? { ...card, brand: "visa", last4: number.slice(-4) } : "unknown";
}

/** The card behind one of Stripe's test payment methods, such as pm_card_visa. */
export function cardOfToken(token: string): KnownCard | null {
  for (const [number, card] of CARDS) {
    if (card.token === token) return { ...card, brand: "visa", last4: number.slice(-4) };
  }
  return null;
}
