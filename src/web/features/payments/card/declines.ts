import type { Language } from "#domain/locale/language.ts";
import { DECLINE_REASONS, declineReason } from "#domain/payments/decline.ts";
import type { ApiError } from "#web/platform/api.ts";
import type { Translate } from "#web/platform/i18n.tsx";

/** A refusal of the card: the provider's own words, in English, and why. */
export type Declined = { readonly message: string; readonly reason: string | null };

/** Why the card was declined: in English the provider's own words, in Spanish ours. */
export function declineSentence({ message, reason }: Declined, language: Language, t: Translate): string {
  if (language === "en" && message !== "") return message;
  return t(`payments.decline.${DECLINE_REASONS.find((each) => each === reason) ?? "card_declined"}`);
}

/** As our server tells it. */
export const declinedBy = ({ detail, reason }: ApiError): Declined => ({ message: detail, reason });

/** As the provider's own form tells it in the browser. */
export const declinedInForm = (error: {
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
}): Declined => ({
  message: error.message ?? "",
  reason: declineReason(error.code ?? "", error.decline_code ?? null),
});
