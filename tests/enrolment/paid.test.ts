import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("who says it has paid", () => {
  test.each([
    ["es", "ya pague el deposito, quiero saber si tengo el lugar apartado seguro"],
    ["es", "si pero ya no quiero la lista, ya pague. quiero saber si tengo el lugar apartado seguro"],
    ["es", "NO voy a pagar otra vez!! ya les pague 500 dolares"],
    ["en", "I already paid the deposit, is my spot reserved?"],
    ["en", "I am not paying again, we paid last week"],
  ] as const)("%s: %s: is never offered a payment, and a person is called", (language, message) => {
    const reply = last(language, message);
    expect(reply.payment).toBeNull();
    expect(reply.wish?.kind).toBe("person");
    expect(reply.message).toMatch(
      /don't pay again|no pagues otra vez|I can't see payments|no puedo ver los pagos/,
    );
  });

  test.each([
    ["es", "ya pagué. ¿el depósito es reembolsable?"],
    ["en", "We paid last week. Is the deposit refundable?"],
  ] as const)("%s: %s: hears of the refund beside it", (language, message) => {
    const reply = last(language, message);
    expect(reply.wish?.kind).toMatch(/person|refund/);
    expect(reply.message).toMatch(/2027/);
  });

  test("an offer to pay that is still open is not taken up by it", () => {
    expect(last("es", "quiero apartar mi lugar", "sí, ya pagué").payment).toBeNull();
  });

  test("a wish to pay opens the payment as before", () => {
    expect(last("es", "quiero apartar mi lugar").payment).toBe("founders_circle");
  });
});

test.each([
  ["es", "pasame con alguien humano por favor, tambien quiero cancelar y q me regresen mi dinero"],
  ["en", "I want to talk to a person, and is the deposit refundable?"],
] as const)("%s: a wish for a person comes first: %s", (language, message) => {
  const reply = last(language, message);
  expect(reply.wish?.kind).toMatch(/person|refund|cancel/);
  expect(reply.wish?.text).toBe(message);
  expect(reply.acts).toContain("note");
});
