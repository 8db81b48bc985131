import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("a question beside contact details is answered in the same reply", () => {
  test.each([
    ["en", "my email is d@example.com, and is the deposit refundable?", /d@example\.com/],
    ["en", "Is the deposit refundable? my email is d@example.com", /d@example\.com/],
    ["en", "my phone is 984 123 4567. tell me please if the deposit is refundable", /984 123 4567/],
    ["es", "¿el depósito es reembolsable? mi correo es laura@ejemplo.mx", /laura@ejemplo\.mx/],
    [
      "es",
      "mi correo es laura.mtz@ejemplo.mx. y dime porfa si el deposito se devuelve y hasta cuando",
      /laura/,
    ],
    ["es", "mi cel es 984 123 4567, ¿el depósito es reembolsable?", /984 123 4567/],
  ] as const)("%s: %s", (language, message, reach) => {
    const reply = last(language, message);
    expect(reply.message).toMatch(reach);
    expect(reply.message).toMatch(/2027/);
    expect(reply.state.asked).toBe("name");
  });

  test.each([
    [
      "es",
      "mi correo es laura@ejemplo.mx",
      "me llamo Laura Martinez y si soy mayor de edad. me puedes contestar lo de la devolucion?",
    ],
    ["en", "my email is d@example.com", "Dana Reed, and yes I'm 44. is the deposit refundable?"],
  ] as const)("%s: and beside a name", (language, first, second) => {
    const reply = last(language, first, second);
    expect(reply.lead?.name).toMatch(/Laura Martinez|Dana Reed/);
    expect(reply.message).toMatch(/2027/);
  });

  test("what is not understood is named and goes to a person", () => {
    const reply = last("en", "my email is d@example.com. do you like jazz music a lot?");
    expect(reply.message).toMatch(/passed it on|goes to a person/);
    expect(reply.wish?.text).toContain("do you like jazz music a lot?");
    expect(reply.message).toContain("d@example.com");
  });
});
