import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("what was said is kept as it was meant", () => {
  test("what somebody is, is no name; a name that is announced takes the place of another", () => {
    const deaf = "he's 6. please write, I'm deaf in one ear. margaret.holt@example.com";
    expect(last("en", deaf).state.contact.name).toBeNull();
    expect(last("en", deaf, "68 dear so yes! and my name is Margaret").lead?.name).toBe("Margaret");
    expect(last("es", "soy rosa, mi correo es rosa@example.com").state.contact.name).toBe("Rosa");
  });

  test.each([
    ["en", ["my kids are 7 and 11", "sorry meant 7 and 10"], [7, 10]],
    ["en", ["my kids are 7 and 11", "no, 10"], [7, 10]],
    ["es", ["tengo uno de 8", "no, 10"], [10]],
    ["en", ["my kids are 7 and 10", "the big one is 9 actually, not 10"], [7, 9]],
    ["en", ["my son is 7", "and a girl of 9"], [7, 9]],
  ] as const)("%s: %j", (language, messages, ages) => {
    expect([...last(language, ...messages).state.children.ages].sort()).toEqual([...ages].sort());
  });

  test("a lead with the wrong ages is put right", () => {
    const family = ["my kids are 7 and 10", "I'm Deb Ray, 322 555 0188, I am 43"];
    expect(last("en", ...family).lead?.childrenAges).toBe("7, 10");
    expect(last("en", ...family, "oh the big one is 9, not 10").lead?.childrenAges).toBe("7, 9");
  });

  test("who gives no details is asked for none, and its question is answered", () => {
    const reply = last("es", "facturan?", "no ahorita no doy datos, solo quiero saber si facturan o no");
    expect(reply.message).toMatch(/está publicado si la escuela da factura/);
    expect(reply.message).not.toMatch(/teléfono|correo\?/);
  });

  test.each([
    ["en", "thanks anyway. delete my info please"],
    ["en", "can you please erase everything you have about me?"],
    ["es", "gracias, ya eliminen mi número"],
  ] as const)("%s: %s", (language, message) => {
    const reply = last(language, message);
    expect(reply.topic).toBe("data_delete");
    expect(reply.message).toContain("hello@ceiba.example");
    expect(reply.wish?.kind).toBe("person");
  });

  test("how long data is kept is a question, and no wish", () => {
    const { message, wish } = last("en", "how long do you keep my data and can I delete it");
    expect(message).toMatch(/one year after its last message.*ask for yours to go at any time/s);
    expect(wish).toBeNull();
  });

  test("who asks not to be forgotten is not erased", () => {
    const reply = last("en", "please don't forget, my email is jo@example.com");
    expect(reply.state).toMatchObject({ unlisted: false, contact: { email: "jo@example.com" } });
  });

  test("a wish to visit is kept beside the ages of the children", () => {
    const reply = last("en", "hi id like to visit next thurs with my kids 7 and 11");
    expect(reply.message).toMatch(/^There are no dates for visits/);
    expect(reply.wish?.kind).toBe("visit");
    expect(reply.state.children.ages).toEqual([7, 11]);
  });
});

describe("a yes or no stands only where the rule says it", () => {
  test.each([
    ["en", "And if one of them hates it, can I get the deposit money back?"],
    ["es", "y si no funciona me regresan el deposito?"],
    ["es", "si pago el depósito y no nos sale la mudanza ¿lo pierdo?"],
    ["es", "ya pague el deposito y ya no vamos a poder ir"],
  ] as const)("%s: %s", (language, message) => {
    const said = last(language, message).message;
    expect(said).toMatch(/September 6, 2027|6 de septiembre de 2027/);
    expect(said).not.toMatch(/\b(Yes|Sí)\./);
  });

  test("so many times the price is no wrong price", () => {
    expect(last("en", "My twins are 8", "so $1900 a month for the two?").message).toMatch(
      /^Yes, 2 times \$950 is \$1,900/,
    );
  });
});

describe("what is spoken of stays so until something else is named", () => {
  test.each([
    ["es", ["quiero agendar una visita", "el jueves en la tarde se puede?"], /De la visita/],
    ["es", ["quiero agendar una visita", "cuanto dura"], /De la visita/],
    ["es", ["quiero agendar una visita", "llevo a mis hijos?"], /De la visita/],
    ["en", ["can we come visit", "how much is the deposit"], /\$500/],
    [
      "en",
      ["what is the companion plan", "can I use it for my 6 and 11 year old"],
      /At 6: yes, the learning tools/,
    ],
    ["en", ["tell me about the little explorers packs", "can we do it for my 7 yr old too"], /3–6/],
    ["en", ["tell me about the little explorers packs", "would the school take my 7 yr old"], /Pod School/],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("a pack dialogue stays with the packs", () => {
    const asked = ["I'd like to send my grandson of 4 something, do you ship those boxes", "how much is one"];
    expect(last("en", ...asked.slice(0, 1)).topic).toBe("packs_sending");
    expect(last("en", ...asked).topic).toBe("packs_free");
    expect(last("en", ...asked, "does he need a grown up to do it with him").topic).toBe("packs_time");
  });

  test.each([
    ["es", "es que tengo otra de 4, hay algo gratis", /Gratis y abierto hoy/],
    ["es", "¿puede ir una semana sí y una no?", /no está decidido.*algunos días o semanas/],
    [
      "es",
      "Hola, somos argentinos, llegamos en agosto, tenemos visa de turista, ¿hay problema para inscribir a los chicos?",
      /visas/,
    ],
    ["es", "¿y cuánto es la seña?", /\$500/],
    ["en", "what documents do you need from us to enroll", /papers, tests or interviews/],
    ["en", "your site says up to 14 though", /3–14/],
  ] as const)("%s: %s", (language, message, said) => {
    expect(last(language, message).message).toMatch(said);
  });

  test("what is not known of it is passed on, and nothing of another thing is told", () => {
    const reply = last("en", "what is the worldschooler pass", "and from what age?");
    expect(reply.wish?.kind).toBe("question");
    expect(reply.message).toMatch(/Worldschooler Pass/);
    expect(reply.message).not.toMatch(/pack|Pod School|6–12/);
    const day = last("en", "what is the companion plan", "how long does it take a day");
    expect(day.message).toMatch(/in a day is not published/);
    expect(day.message).not.toMatch(/pack|Pod School/);
  });

  // What is told beside the answer is what "that" is, also where general facts are told in between.
  test.each([
    ["es", ["mi niño tiene 5, ¿qué tienen para él?", "¿y eso cuánto dura?"], /4 semanas/, /\$950/],
    ["es", ["tengo tres: 3, 6 y 13", "¿y la grande qué puede hacer?"], /A los 13/, /3–6/],
    [
      "es",
      ["mi hijo tiene 3 años, ¿puede entrar?", "¿y desde cuándo puede empezar?"],
      /hoy mismo.*6 años/,
      /^La fecha/,
    ],
    ["en", ["what are the companion plans", "where are you", "and from what age?"], /3–14/, /6–12/],
    [
      "en",
      ["what are the companion plans", "can I try it first", "when can I start"],
      /not open yet/,
      /2027/,
    ],
    [
      "es",
      ["¿qué trae el plan Pionero?", "¿lo puedo cancelar cuando quiera?", "¿cómo?"],
      /enlace/,
      /no te lo sé/,
    ],
    ["en", ["our daughter is 13", "so what about the learning tools? what do they cost"], /\$19/, /\$950/],
  ] as const)("%s: %j", (language, messages, said, never) => {
    const { message } = last(language, ...messages);
    expect(message).toMatch(said);
    expect(message).not.toMatch(never);
  });
});

describe("the turn before", () => {
  test.each([
    ["es", ["es un niño de 5, no perdón, ya cumplió 6"], [6]],
    ["es", ["hola, mi hija tiene 4, perdón, 5 años, ¿puede entrar?"], [5]],
    ["es", ["¿aceptan de 4 años?", "perdón, quise decir 6"], [6]],
    ["en", ["my son is 7, no wait, he turned 8 last week"], [8]],
    ["en", ["do you take a 4 year old?", "Sorry, I meant 6"], [6]],
    ["en", ["he's 5, no, 6"], [6]],
    ["en", ["my son is 5, sorry, and my daughter is 8"], [5, 8]],
  ] as const)("%s: an age that is taken back is gone: %j", (language, messages, ages) => {
    expect(last(language, ...messages).state.children.ages).toEqual(ages);
  });

  test.each([
    ["es", "¿el depósito es reembolsable?", "¿Y si cancelo una semana antes de que abran?"],
    ["en", "how much is the deposit", "can i cancel it later?"],
    ["en", "Is the deposit refundable?", "what if we cancel in August?"],
  ] as const)("%s: what is cancelled is the deposit that was spoken of: %s %s", (language, ...messages) => {
    const { message } = last(language, ...messages);
    expect(message).toMatch(/2027/);
    expect(message).not.toMatch(/subscription|suscripci/);
  });

  test("without the deposit it is the subscriptions and the plans", () => {
    expect(last("en", "can i cancel it later?").message).toMatch(/subscriptions/);
  });

  test.each([
    ["es", "Mi hijo usa silla de ruedas, ¿podría entrar?", "tiene 10"],
    ["en", "do you take kids with autism?", "he's 7"],
    ["en", "do you take kids with autism? he's 7"],
  ] as const)("%s: an age does not settle what is undecided of the child: %s", (language, ...messages) => {
    expect(last(language, ...messages).message).not.toMatch(/fits|encaja|le queda/);
  });

  test("nothing is called wrong that nobody said", () => {
    expect(last("es", "Ya no vamos a ir, ¿me devuelven el depósito?").message).not.toMatch(/No exactamente/);
    expect(last("en", "so the deposit is not refundable?").message).toMatch(/Not quite/);
  });
});

describe("what is known is said", () => {
  test.each([
    [
      "en",
      /takes ages 6–12/,
      ["what ages is it for?", "So a 13 year old can't actually go to the pod school?"],
    ],
    ["es", /Con 13 años: no/, ["¿Entonces uno de 13 no puede entrar a Pod School?"]],
    ["es", /3–6 años/, ["tengo dos, de 9 y de 4", "¿Y a la de 4 también la reciben o todavía no?"]],
    ["es", /exámenes/, ["¿Y cómo saben si mi hijo va atrasado, hacen exámenes?"]],
    ["en", /Worldschooler Pass/, ["We'd be there January to March only, is that possible?"]],
    ["en", /Pod School ends at 12/, ["what about schools for teenagers nearby, my oldest is 15"]],
    ["es", /Pionero/, ["quiero saber del plan de acompañamiento"]],
    ["en", /don't have to/, ["You don't seem to have decided very much. Why should I give you $500?"]],
    ["es", /no está publicado/, ["Pero 950 dólares al mes es más que un colegio privado en Vallarta"]],
    ["en", /take your time/, ["what's the price", "I'll talk to my husband and get back to you"]],
  ] as const)("%s: %s: %j", (language, known, messages) => {
    expect(last(language, ...messages).message).toMatch(known);
  });

  test("what a long story asks is heard, and whose ages it tells", () => {
    const story =
      "Buenas tardes, fíjese que nosotros somos de Guadalajara y mi esposo consiguió trabajo en un hotel en Punta Mita, entonces nos vamos a mudar en agosto con los dos niños, Emiliano de 9 y Renata de 4, y ando buscando escuela porque no conozco a nadie por allá. ¿Todavía tienen lugar?";
    const { message } = last("es", story);
    expect(message).toMatch(/cuántos lugares quedan/);
    expect(message).toMatch(/Con 4 años: todavía no/);
  });
});

describe("what a family refuses is kept", () => {
  test("who will not be called is told so, and asked for no number", () => {
    const reply = last("en", "please don't phone me, email only. how many kids in a group?");
    expect(reply.message).toMatch(/in writing only.*At most 6/s);
    expect(last("es", "Prefiero que no me llamen, escríbanme nada más").message).not.toMatch(/número/);
  });

  test("who will not be on the list is never put on it", () => {
    const reply = last("es", "no me quiero anotar todavía", "322 555 0147, Héctor, tengo 41 años");
    expect(reply.lead).toBeNull();
    expect(reply.message).not.toMatch(/en nuestra lista/);
  });
});

describe("a price for some months", () => {
  test.each([
    ["es", "cuánto sería de enero a marzo", /\$2,850/],
    ["en", "what would September to December cost at the school?", /\$3,800/],
  ] as const)("%s: %s", (language, message, sum) => {
    expect(last(language, message).message).toMatch(sum);
  });
});
