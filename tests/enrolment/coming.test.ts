import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("whether a child may come", () => {
  test.each([
    ["en", ["my son is 7", "can he come?"], /^At 7: yes, Pod School fits/],
    ["en", ["I have a girl of 8. would you take her?"], /8.*fits/],
    ["en", ["my son is 7, can he join?"], /at 7 it fits/],
    ["es", ["tengo una niña de 5, ¿puede entrar?"], /^No, Pod School recibe a niñas y niños de 6–12/],
    ["es", ["mi hija tiene 5", "¿puede entrar?"], /^Con 5 años: todavía no/],
    ["es", ["tengo un hijo de 10", "¿lo aceptan?"], /Con 10 años: sí/],
  ] as const)("%s: %j is told by its age", (language, messages, said) => {
    const { message, wish } = last(language, ...messages);
    expect(message).toMatch(said);
    expect(wish).toBeNull();
  });

  test.each([
    ["en", "can he come?", /^How old/],
    ["es", "¿puede entrar?", /^¿Qué edades/],
  ] as const)("%s: %s is asked how old, where nobody said", (language, message, said) => {
    expect(last(language, message).message).toMatch(said);
  });

  test.each([
    ["en", "can she come only on Mondays?", /only some days/],
    ["es", "¿puede ir nada más en las mañanas?", /solo algunos días/],
  ] as const)("%s: %s asks for something else", (language, message, said) => {
    expect(last(language, message).message).toMatch(said);
  });
});

describe("another child is asked for after one", () => {
  test.each([
    ["es", ["¿qué hay para niños de 4?", "¿y para uno de 9?"], /9 años: sí, Pod School/],
    ["es", ["¿qué hay para niños de 4?", "no, para mi otro hijo, el de 9"], /9 años: sí, Pod School/],
    ["en", ["what do you have for a 4 year old", "and for a 9 year old?"], /At 9 I would look at Pod School/],
    ["en", ["can my 8 year old come", "no I mean my other one, he's 5"], /At 5: not yet/],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("who asks for the packs hears of the packs", () => {
    const messages = ["tell me about the little explorers packs", "and for my 7 year old?"];
    expect(last("en", ...messages).message).toMatch(/^Little Explorers is for ages 3–6/);
  });
});

describe("what means one thing together is not taken apart", () => {
  test("the ages of three children are one list", () => {
    const { message } = last("es", "mis hijos tienen 4, 7 y 13");
    expect(message).toMatch(/13 años: no.*7 años: sí.*4 años: todavía no/s);
  });

  test.each([
    ["es", "está en la playa, ¿es seguro?", /junto al mar/],
    ["en", "is it on the beach, is that safe", /by the sea/],
  ] as const)("%s: %s", (language, message, said) => {
    expect(last(language, message).message).toMatch(said);
  });

  test("a yes whose reason stands above is not said alone", () => {
    const { message } = last("es", "¿cuánto es el depósito y me lo regresan?");
    expect(message).toMatch(/reembolsables/);
    expect(message).not.toMatch(/\bSí\.$/);
  });
});
