import type { payments } from "#content/copy/en/payments.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Translate } from "#web/platform/i18n.tsx";

type DeclineKey = Extract<keyof typeof payments, `payments.decline.${string}`>;

/**
 * The provider's sentences that are known by heart, and what each means. The refusal carries the sentence only; the
 * bank's own code stays on the server, because it can tell a thief too much.
 */
const KNOWN: readonly (readonly [RegExp, DeclineKey])[] = [
  [/insufficient funds/i, "payments.decline.insufficient_funds"],
  [/has expired/i, "payments.decline.expired_card"],
  [/security code is incorrect/i, "payments.decline.incorrect_cvc"],
  [/security code is (invalid|incomplete)/i, "payments.decline.invalid_cvc"],
  [/error occurred while processing/i, "payments.decline.processing_error"],
  [/number is (incorrect|invalid)|not a valid (credit )?card number/i, "payments.decline.incorrect_number"],
  [/only test cards/i, "payments.decline.test_cards_only"],
  [/expiration month/i, "payments.decline.invalid_expiry_month"],
  [/expiration year/i, "payments.decline.invalid_expiry_year"],
  [/requires authentication/i, "payments.decline.authentication_required"],
  [/unable to authenticate/i, "payments.decline.authentication_failure"],
  [/was declined/i, "payments.decline.card_declined"],
];

/** Why the card was declined: in English the provider's own words, in Spanish ours wherever the reason is known. */
export function declineSentence(message: string, language: Language, t: Translate): string {
  if (language === "en" && message !== "") return message;
  const known = KNOWN.find(([sentence]) => sentence.test(message));
  return t(known?.[1] ?? "payments.decline.card_declined");
}

/** The message inside the text of an error answer, `402: {"code":…,"message":…}`. */
export function messageOf(error: Error): string {
  try {
    const body: unknown = JSON.parse(error.message.replace(/^\d+: /, ""));
    return typeof body === "object" && body !== null && "message" in body ? String(body.message) : "";
  } catch {
    return "";
  }
}
