import { expect, test } from "vitest";
import { payments as english } from "#content/copy/en/payments.ts";
import { payments as spanish } from "#content/copy/es/payments.ts";
import { DECLINE_REASONS } from "#domain/payments/decline.ts";
import { ApiError } from "#web/platform/api.ts";
import { translator } from "#web/platform/i18n.tsx";
import { declinedBy, declinedInForm, declineSentence } from "./declines.ts";

const t = translator(spanish);

test.each(DECLINE_REASONS)("%s has its sentence in Spanish, and the provider's own in English", (reason) => {
  const declined = { message: "Whatever the provider says.", reason };
  expect(declineSentence(declined, "es", t)).toBe(spanish[`payments.decline.${reason}`]);
  expect(declineSentence(declined, "en", t)).toBe("Whatever the provider says.");
  expect(declineSentence({ ...declined, message: "" }, "en", translator(english))).toBe(
    english[`payments.decline.${reason}`],
  );
});

test("reads why from our server's answer and from the provider's form, and takes no other word for a reason", () => {
  const body = JSON.stringify({
    code: "payment_declined",
    message: "Your card has expired.",
    reason: "expired_card",
  });
  const told = declinedBy(new ApiError(402, body, "Payment Required"));
  expect(declineSentence(told, "es", t)).toBe("Tu tarjeta está vencida.");
  const inForm = declinedInForm({ code: "card_declined", decline_code: "insufficient_funds", message: "…" });
  expect(declineSentence(inForm, "es", t)).toBe("Tu tarjeta no tiene fondos suficientes.");
  for (const unknown of [declinedInForm({}), declinedBy(new ApiError(502, "<html>", "Bad Gateway"))])
    expect(declineSentence(unknown, "es", t)).toBe("Tu tarjeta fue rechazada.");
});
