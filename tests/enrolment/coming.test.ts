import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("whether a child may come", () => {
  test.each([
    ["en", ["my son is 7", "can he come?"], /At 7: yes, Pod School fits/],
    ["en", ["I have a girl of 8. would you take her?"], /8.*fits/],
    ["en", ["my son is 7, can he join?"], /at 7 it fits/i],
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

describe("what is said beside is not taken for what is asked", () => {
  test("so many lovely children are no age", () => {
    const reply = last("en", "Good morning, I'm a grandmother of 3 lovely children. How are you today?");
    expect(reply.state.children.ages).toEqual([]);
    expect(reply.state.children.count).toBe(3);
    expect(reply.message).not.toMatch(/Pod School/);
  });

  test("who wants to know for somebody asks", () => {
    const messages = [
      "what is pod school",
      "my husband wants to know if they'd be in the same class, the 6 and the 9",
    ];
    expect(last("en", ...messages).message).toMatch(/^Not in one group, no/);
  });

  test("of two years the one beside the month is the birthday's", () => {
    const { message } = last("en", "they are 4, so they have to wait until 2028? they turn 5 october 2027");
    expect(message).toMatch(/in September 2028 your child will still be 5.*from October 2028/);
  });

  test.each([
    ["en", ["what is the schedule", "thx. fridays too?"], /Monday to Friday/],
    ["es", ["¿cuál es el horario?", "gracias. ¿también los viernes?"], /lunes a viernes/],
  ] as const)("%s: %j is answered after the thanks", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test.each([
    ["en", "I have been waiting two weeks for your call and nobody calls", /sorry/i],
    ["es", "llevo 2 semanas esperando que me llamen y nadie me marca", /[Ll]o siento|[Ll]amento/],
  ] as const)("%s: %s is a complaint", (language, message, said) => {
    const reply = last(language, message);
    expect(reply.message).toMatch(said);
    expect(reply.wish?.kind).toBe("person");
  });
});
