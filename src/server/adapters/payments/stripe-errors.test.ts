import Stripe from "stripe";
import { expect, it } from "vitest";
import { inDomainWords } from "./stripe-errors.ts";

const { errors } = Stripe;

it.each([
  [
    new errors.StripeCardError({
      message: "Declined.",
      code: "card_declined",
      decline_code: "stolen_card",
    } as never),
    { name: "PaymentDeclined", code: "card_declined", declineCode: "generic_decline", message: "Declined." },
  ],
  [
    new errors.StripeCardError({ message: "Expired.", code: "expired_card" } as never),
    { name: "PaymentDeclined", code: "expired_card", declineCode: null },
  ],
  [new errors.StripeIdempotencyError(), { name: "PaymentRequestInvalid", code: "idempotency_error" }],
  [new errors.StripeInvalidRequestError(), { name: "PaymentRequestInvalid", code: "invalid_request" }],
  [new errors.StripePermissionError(), { name: "PaymentRequestInvalid", code: "authentication" }],
  [new errors.StripeConnectionError(), { name: "PaymentProviderUnavailable" }],
  [new errors.StripeRateLimitError(), { name: "PaymentProviderUnavailable" }],
  [new errors.StripeAPIError(), { name: "PaymentProviderUnavailable" }],
  [new TypeError("ours"), { name: "TypeError", message: "ours" }],
])("turns %s into the port's words", async (error, expected) => {
  await expect(inDomainWords(() => Promise.reject(error))).rejects.toMatchObject(expected);
});
