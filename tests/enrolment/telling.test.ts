import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("who the family is decides nothing of what it asks", () => {
  test.each([
    [
      "en",
      "hi im a nurse, i work nights so mornings are brutal. what time do kids have to be there",
      "schedule",
    ],
    ["en", "I'm a doctor and my husband runs a hotel. what does pod school cost?", "pod_school"],
    ["es", "vendo tamales en el mercado y mi marido es pescador, ¿cuánto cuesta la escuela?", "pod_school"],
    ["es", "soy enfermera del IMSS y trabajo de noche. ¿a qué hora entran?", "schedule"],
    ["es", "soy veterinaria, vivimos en un barco. ¿cuántos niños hay por grupo?", "group_size"],
  ] as const)("%s: %s", (language, message, topic) => {
    expect(last(language, message).topic).toBe(topic);
  });

  test("unless it asks for people like them", () => {
    const nomads = "somos nómadas y viajamos en una camper todo el año. ¿hay algo para gente como nosotros?";
    expect(last("es", nomads).message).toMatch(/^El Worldschooler Pass es para familias que están de paso/);
  });

  test("hard news gets a warm word, what can be done, and no cheer", () => {
    const reply = last("en", "I put a deposit down last week and my husband just lost his job");
    expect(reply.message).toMatch(/^I'm very sorry to hear that\. A deposit is fully refundable/);
    expect(last("es", "mi hijo sufrió bullying en su otra escuela, ¿qué hacen ustedes?").message).toMatch(
      /^Siento mucho/,
    );
  });

  test.each([
    [
      "en",
      "my son cries every day at school because kids beat him when can he start",
      /^I'm sorry your child/,
    ],
    [
      "es",
      "mi hijo llora todos los días porque lo golpean en la escuela, cuándo puede entrar",
      /^Siento mucho/,
    ],
    [
      "es",
      "tengo 10 años y mi papá no sabe que escribo, me puedo inscribir solo",
      /^Inscribir y pagar es cosa de ad/,
    ],
    ["en", "i am 11 and my mom doesnt know, can i sign up by myself", /^Signing up and paying is for adults/],
  ] as const)("hard news of a child and a child that writes are met: %s, %s", (language, message, said) => {
    expect(last(language, message).message).toMatch(said);
  });

  test("who does not know where to begin hears what fits, and one question", () => {
    const { message } = last(
      "en",
      "We are raising our two grandchildren, 7 and 11, their mother passed away. We have no idea where to begin.",
    );
    expect(message).toMatch(
      /^I'm very sorry to hear that\. At 7 and 11 .*\(7: Foundation; 11: Creator\).*\?$/s,
    );
    expect(message.match(/\?/g)).toHaveLength(1);
  });

  test("a first message with a question in passing is answered, not greeted", () => {
    expect(last("es", "oigan y dejan usar celular o tablet").message).toMatch(/todavía no está decidido/i);
  });
});

describe("what is known answers what is short", () => {
  test.each([
    ["en", ["my son is 4", "so what could we do till hes 6"], /^At 4 .*Little Explorers/],
    ["en", ["my son is 4", "and when he is 6 how much per month"], /^At 6 that would be Pod School: \$950/],
    [
      "en",
      ["we have two kids, 7 and 11", "would they be in the same group?"],
      /^Not in one group, no.*7: Foundation; 11: Creator/,
    ],
    ["en", ["would they be in the same group?"], /Foundation 6–8.*How old/],
    ["en", ["what would pod school cost for the two of them?"], /\$1,900 a month.*2 × \$950/],
    ["en", ["what does pod school cost", "and for 3 months?"], /\$2,850.*3 × \$950/],
    ["es", ["tengo gemelos de 5", "cumplen 6 en marzo del 27, ¿sí alcanzan?"], /^Sí: el 6 de septiembre/],
    ["es", ["tengo gemelos de 5", "cumplen 6 en marzo", "cuánto serían los dos entonces"], /2 × \$950/],
    ["es", ["cuánto cuesta pod school por dos niños", "y si nomás va uno"], /^Pod School cuesta \$950/],
    ["es", ["qué son los planes para casa", "y para tres hijos"], /\$57, \$117 o \$207/],
    ["es", ["mi nieto de 3 lo aceptan?", "o sea que a la escuela no"], /^Así es, a Pod School todavía no/],
    [
      "es",
      ["puede ir nada más unos días", "y cuánto costaría así"],
      /sigue abierto: Todavía no está decidido si se puede ir solo algunos días/,
    ],
    ["es", ["nos mudamos en enero con una hija de 8. ¿ya puede entrar?"], /6 de septiembre de 2027/],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message.replaceAll("\n", " ")).toMatch(said);
  });
});

describe("a correction or one more fact changes the answer", () => {
  test("what stands after the not is not meant", () => {
    const reply = last("en", "is there a nurse at school?", "no i asked about drop off time not medicine");
    expect(reply.topic).toBe("schedule");
  });

  test("a stay longer than the pass is not answered with the pass again", () => {
    const stay = [
      "we live on a sailboat and are only here nov to april",
      "thats longer than a month, can we join for those 6 months",
    ];
    expect(last("en", ...stay).message).not.toMatch(/^In short, as above: The Worldschooler Pass/);
  });

  test("a refund asked for with the payer's e-mail is a wish for it", () => {
    const reply = last(
      "en",
      "can i get my deposit back",
      "ok then just refund it, i paid with jo.marsh@example.com",
    );
    expect(reply.wish).toMatchObject({ kind: "refund", email: "jo.marsh@example.com" });
    expect(reply.message).not.toMatch(/pay again/);
  });

  test("who asks whether that ends the waitlist is not erased", () => {
    const refund = "please refund me, mark.dow@example.com";
    expect(last("en", refund, "does that take us off the waitlist").state.unlisted).toBe(false);
  });
});

describe("a side of a thing is told, and not once more what it is", () => {
  test.each([
    ["en", ["Do you send the little explorers thing to Oaxaca?"], /^Nothing is sent by mail/],
    ["en", ["what is little explorers", "how long does one activity take"], /little while a day/],
    [
      "en",
      ["what is little explorers", "can we do those offline, no wifi at anchor"],
      /needs internet to open/,
    ],
    ["es", ["¿Cómo funciona la lista de espera?"], /^La lista de espera es de familias/],
    ["es", ["qué son los planes para casa", "se puede usar sin internet"], /todavía no está publicado/],
    [
      "es",
      ["soy maestra, ¿están contratando?", "¿piden inglés?"],
      /Qué idiomas tiene que hablar una maestra/,
    ],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("chips are of the subject at hand", () => {
    const { suggestions } = last("en", "what is pod school", "could the premium one be switched later");
    expect(suggestions.every((text) => /subscription|plan/i.test(text))).toBe(true);
  });

  test("how to be reached is asked for once", () => {
    const asks = ["is there a nurse?", "is lunch included?", "do they wear uniforms?", "is there a bus?"];
    const said = asks.map((_, at) => last("en", ...asks.slice(0, at + 1)).message);
    expect(said.filter((text) => /e-mail or (?:a )?phone number/i.test(text))).toHaveLength(1);
  });
});
