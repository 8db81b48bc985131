import { expect, it } from "vitest";
import { declineReason } from "./decline.ts";

it.each([
  ["card_declined", "insufficient_funds", "insufficient_funds"],
  ["card_declined", "generic_decline", "card_declined"],
  // A thief is not told that the loss of the card is known.
  ["card_declined", "stolen_card", "card_declined"],
  ["expired_card", "expired_card", "expired_card"],
  ["authentication_required", "authentication_required", "authentication_required"],
  ["payment_intent_authentication_failure", null, "authentication_failure"],
  ["setup_intent_authentication_failure", null, "authentication_failure"],
  ["invalid_number", null, "incorrect_number"],
  ["a_code_of_next_year", "constructor", "card_declined"],
])("%s with %s is %s", (code, declineCode, reason) => {
  expect(declineReason(code, declineCode)).toBe(reason);
});
