import { expect, test } from "vitest";
import { payments as spanish } from "#content/copy/es/payments.ts";
import { ApiError } from "#web/platform/api.ts";
import { translator } from "#web/platform/i18n.tsx";
import { declineSentence, messageOf } from "./declines.ts";

const t = translator(spanish);

test.each([
  ["Your card was declined.", "Tu tarjeta fue rechazada."],
  ["Your card has insufficient funds.", "Tu tarjeta no tiene fondos suficientes."],
  ["Your card has expired.", "Tu tarjeta está vencida."],
  ["Your card's security code is incorrect.", "El código de seguridad de tu tarjeta es incorrecto."],
  ["Practice mode accepts only test cards.", "El modo de práctica acepta solo tarjetas de prueba."],
  ["Something nobody has met yet.", "Tu tarjeta fue rechazada."],
  [
    "Your card was declined. This transaction requires authentication.",
    "Tu tarjeta fue rechazada. Este pago necesita que tu banco lo autorice.",
  ],
])("%s", (message, sentence) => {
  expect(declineSentence(message, "es", t)).toBe(sentence);
  expect(declineSentence(message, "en", t)).toBe(message);
});

test("finds the provider's message in an error answer, and nothing in another", () => {
  const body = JSON.stringify({ code: "payment_declined", message: "Your card has expired." });
  expect(messageOf(new ApiError(402, body, "Payment Required"))).toBe("Your card has expired.");
  expect(messageOf(new ApiError(502, "<html>", "Bad Gateway"))).toBe("");
});
