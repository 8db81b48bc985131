import { declineReason } from "#domain/payments/decline.ts";
import { logWarning } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import {
  PaymentDeclined,
  PaymentProviderUnavailable,
  PaymentRequestInvalid,
} from "#server/ports/payment-provider.ts";

const RETRY_SECONDS = 5;
/** A caller waits no longer than this; what was begun goes on, and is the same when it is asked for again. */
const PATIENCE_MS = 9_000;

export const noSuchPayment = () => new Refusal("not_found", "There is no such payment.");

/**
 * Asks the provider on behalf of a caller, and turns its errors into answers.
 *
 * @param what names the question in the log
 * @throws Refusal unavailable, payment_declined, or what `invalid` makes of a request that the provider refused
 */
export async function askProvider<T>(
  what: string,
  ask: () => Promise<T>,
  invalid: (error: PaymentRequestInvalid) => Refusal = () =>
    new Refusal("unavailable", "The payment provider refused this request."),
): Promise<T> {
  try {
    return await withinPatience(ask());
  } catch (error) {
    if (error instanceof PaymentDeclined) {
      const reason = declineReason(error.code, error.declineCode);
      throw new Refusal("payment_declined", error.message, null, reason);
    }
    if (error instanceof PaymentProviderUnavailable) {
      logWarning(what, { error: error.name });
      throw new Refusal("unavailable", "The payment provider does not answer. Try again.", RETRY_SECONDS);
    }
    if (error instanceof PaymentRequestInvalid) {
      logWarning(what, { error: error.name, code: error.code });
      throw invalid(error);
    }
    throw error;
  }
}

async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentProviderUnavailable("It takes too long.")), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
