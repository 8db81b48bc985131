import Stripe from "stripe";
import { spokenDeclineCode } from "#domain/payments/decline.ts";
import {
  PaymentDeclined,
  PaymentProviderUnavailable,
  PaymentRequestInvalid,
} from "#server/ports/payment-provider.ts";

/** Runs a call of Stripe's library and turns its errors into the port's. Their messages carry no client secret. */
export async function inDomainWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    const declineCode = spokenDeclineCode(error.decline_code || null);
    return new PaymentDeclined(error.message, error.code ?? "card_declined", declineCode);
  }
  if (error instanceof errors.StripeIdempotencyError) {
    return new PaymentRequestInvalid(error.message, "idempotency_error");
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    // 409 arrives as an API error; what arrives here no repetition will mend.
    return new PaymentRequestInvalid(error.message, error.code ?? "invalid_request");
  }
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    // The message repeats part of the key.
    return new PaymentRequestInvalid("The payment provider refused our key.", "authentication");
  }
  if (error instanceof errors.StripeError) {
    return new PaymentProviderUnavailable("The payment provider did not answer.", { cause: error });
  }
  return error;
}
