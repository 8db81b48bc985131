import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

const FIRST = {
  en: /^(I'm very sorry, and that comes before|No adult may hit)/,
  es: /^(Lo siento mucho, y eso va antes|Ninguna persona adulta)/,
} as const;

describe("violence is met before any fact, and ordinary words frighten nobody", () => {
  test.each([
    ["en", "my husband hits us"],
    ["en", "we had to leave because of my husband, is the school safe from him"],
    ["en", "he beats me and the kids, how much is the school"],
    ["en", "there is a restraining order against their dad, can he pick them up?"],
    ["en", "someone is hurting my son"],
    ["en", "what happens when a parent hits a child"],
    ["es", "mi esposo nos golpea"],
    ["es", "mi ex nos amenaza y huimos de la casa, ¿cuánto cuesta?"],
    ["es", "tenemos orden de restricción contra su papá"],
    ["es", "¿qué hacen si una maestra le pega a un niño?"],
  ] as const)("%s: %s", (language, message) => {
    const reply = last(language, message);
    expect(reply.message).toMatch(FIRST[language]);
    expect(reply.message).not.toMatch(/\$|Pod School/);
    expect(reply).toMatchObject({ topic: null, needsContactForm: false, wish: { kind: "person" } });
  });

  test.each([
    ["en", "my son hits a growth spurt every spring and eats a lot"],
    ["en", "he hit the age limit, is there anything for 13"],
    ["en", "what if a violent storm hits"],
    ["en", "my husband hit his head, can we move the visit"],
    ["en", "my husband asks whether the building is safe from hurricanes"],
    ["en", "my son is rough with his sister, he hits her"],
    ["es", "el calor nos pega mucho"],
    ["es", "mi esposo dice que es peligroso el mar"],
    ["es", "mi hijo le pega a otros niños"],
  ] as const)("%s: %s", (language, message) => {
    expect(last(language, message).message).not.toMatch(/911/);
  });

  test("who was hurt is on no list, and is reached as it says", () => {
    const reply = last("en", "my husband hits us", "write to ana@example.com, I'm Ana, I am 34");
    expect(reply.lead).toBeNull();
    expect(reply.message).toContain("ana@example.com");
  });
});
