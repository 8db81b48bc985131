import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("who says name and yes in one breath is not asked twice", () => {
  test.each([
    [
      "en",
      "my e-mail is priya@example.com",
      "Priya Kulkarni, and yes. What about transport, we live far away",
    ],
    ["en", "you can write to tom.hale@example.com", "Tom Hale, yes. is there a uniform?"],
    ["es", "mi correo es lety@ejemplo.mx", "Leticia Robles, y sí. ¿Hay uniforme?"],
    ["es", "escríbanme a memo@ejemplo.mx", "Guillermo Paz, sí. ¿y el transporte?"],
  ] as const)("%s: %s / %s", (language, reach, message) => {
    const { message: said, state } = last(language, reach, message);
    expect(state.contact.adult).toBe(true);
    expect(said).not.toMatch(/are you 18|¿tienes 18/);
  });
});

describe("what is told beside an answer is no question", () => {
  test.each([
    [
      "es",
      "Es 33 1245 7788, Guadalupe Torres",
      "Sí, tengo 29. Es para Santi, tiene 6 y va a entrar a segundo",
      [6],
    ],
    ["es", "mi cel es 33 1245 7788, Luis Mora", "Sí, 40. Es para una niña de 9, se llama Ana", [9]],
    ["en", "it's 612 555 0147, Gus Hale", "Yes, I'm 41. It's for Leo, he is 7 and starts second grade", [7]],
  ] as const)("%s: %s / %s", (language, first, message, ages) => {
    const { message: said, state } = last(language, first, message);
    expect(said).not.toMatch(/rest of your question|Lo demás/);
    expect(state.children.ages).toEqual(ages);
    expect(state.lead).toBe("whole");
  });
});

describe("a name beside figures that are no age", () => {
  test.each([
    ["en", ["put us on the list, dave@example.com", "dave 1/4"], "Dave"],
    ["es", ["apúntame, mi correo es beto@ejemplo.mx", "beto 2/3"], "Beto"],
    ["en", ["put me on the list, my email is june@example.com", "June"], "June"],
  ] as const)("%s: %s", (language, messages, name) => {
    const { message, state } = last(language, ...messages);
    expect(state.contact).toMatchObject({ name, adult: null });
    expect(message).not.toMatch(/adult has to|persona adulta/);
  });
});

describe("who takes leave hears a goodbye, and what will happen", () => {
  test.each([
    ["en", ["can someone call me? 404 555 0199", "forget it. just keep the number, bye"], /404 555 0199/],
    [
      "en",
      ["my number is 612 555 0147, Gus Halvorsen, I'm 71", "Anyway, God bless, goodbye."],
      /612 555 0147/,
    ],
    ["en", ["can someone call me? 404 555 0199", "never mind then, that is all, bye"], /404 555 0199/],
    [
      "es",
      [
        "mi correo es lety@ejemplo.mx, Leticia Robles, tengo 40",
        "Sin otro particular, reciban un cordial saludo.",
      ],
      /lety@ejemplo\.mx/,
    ],
    [
      "es",
      ["¿me pueden llamar? 55 1234 5678", "bueno, olvídalo, ahí se quedan con mi número, adiós"],
      /55 1234 5678/,
    ],
  ] as const)("%s: %s", (language, messages, reach) => {
    const { message: said } = last(language, ...messages);
    expect(said).toMatch(/Goodbye|Take care|Hasta luego|Que estés bien/);
    expect(said).toMatch(reach);
    expect(said).not.toMatch(/What would you like to know|¿Qué te gustaría saber/);
  });

  test.each([
    ["en", "No dear, I asked if you could mail me a brochure on paper. Anyway, God bless, goodbye."],
    ["en", "and is there a uniform? thanks, bye"],
    ["es", "¿y hay uniforme? gracias, hasta luego"],
  ] as const)("%s: what is asked beside it is seen to as well: %s", (language, message) => {
    const who =
      language === "en" ? "it's 612 555 0147, Gus Halvorsen, I'm 71" : "es 55 1234 5678, Luis Mora, tengo 40";
    const { message: said } = last(language, who, message);
    expect(said).toMatch(/passed|pass |sent|team|haven't decided|equipo|decidido/);
    expect(said).toMatch(/(Goodbye|Hasta luego).*$/);
  });
});

describe("whether they would be together gets its yes or no", () => {
  test.each([
    [
      "en",
      ["our kids are 5, 8 and 11", "could our 11 year old go in the same group as his sister of 8?"],
      /^Not in one group, no/,
    ],
    [
      "en",
      ["my kids are 8 and 11. would they be in the same group?", "So the two would be in different groups?"],
      /^Yes, in different groups/,
    ],
    ["en", ["my boys are 6 and 7", "would they be split up?"], /^No, they could be together/],
    [
      "es",
      ["mis hijos tienen 6 y 7, ¿irían en el mismo grupo?", "¿entonces no quedarían separados?"],
      /^No, podrían ir juntos/,
    ],
    ["es", ["tengo dos, de 7 y 11", "¿o sea que irían en grupos distintos?"], /^Sí, en grupos distintos/],
  ] as const)("%s: %s", (language, messages, expected) => {
    const { message } = last(language, ...messages);
    expect(message).toMatch(expected);
    expect(message).not.toMatch(/As I said|as above|There are three pods|te decía/);
  });

  test("also beside an address", () => {
    const { message } = last(
      "en",
      "Hello, our kids are 5, 8 and 11.",
      "You can reach us at fam@example.se. One more, could our 11 year old go in the same group as his sister of 8 so they are together?",
    );
    expect(message).toMatch(/Not in one group, no/);
  });
});

describe("which group is not answered with a yes", () => {
  test.each([
    ["en", "Our daughter will be 7 in March. Which group would she be in when you open?", /Foundation/],
    ["en", "my son is 8 and turns 9 in June, what pod is he in?", /Explorer/],
    ["es", "mi hija tiene 10, cumple 11 en diciembre. en que grupo quedaria?", /Creator/],
    ["es", "mi hijo cumple 9 en marzo, ¿qué pod le toca?", /Explorer/],
  ] as const)("%s: %s", (language, message, pod) => {
    const { message: said } = last(language, message);
    expect(said).toMatch(pod);
    expect(said).not.toMatch(/^(Yes|Sí)|: \d+:/);
  });

  test("a birthday is of one child", () => {
    const { message, state } = last("en", "my son is 7. does he fit?", "he ends up 8 in aug, same group?");
    expect(message).not.toMatch(/^They/);
    expect(state.children.ages).toEqual([8]);
  });
});

describe("an age that is nobody's is not judged", () => {
  test.each([
    [
      "en",
      "I am a paediatrician and frankly I find it hard to believe that a six year old benefits from talking to a chatbot. How many minutes a day would a child spend with the AI?",
    ],
    ["en", "As a teacher I don't see why a 7-year-old needs a screen. How much screen time is there?"],
    [
      "es",
      "Soy pediatra y no creo que un niño de seis años gane algo con un chatbot. ¿Cuántos minutos al día usan la IA?",
    ],
  ] as const)("%s: %s", (language, message) => {
    const { message: said, state } = last(language, message);
    expect(said).not.toMatch(/At \d: yes|Con \d años: sí/);
    expect(state.children.ages).toEqual([]);
  });
});

describe("who says that this is no answer does not hear the same again", () => {
  test.each([
    ["en", ["Does the AI replace teachers?", "That does not answer it. Do parents get a report?"]],
    ["en", ["how much is pod school", "thats not it. what deposits are there"]],
    ["en", ["how much is pod school", "That wasn't really my question. Is there a uniform?"]],
    ["es", ["cuánto cuesta pod school", "eso no contesta mi pregunta. ¿hay uniforme?"]],
    ["es", ["cuánto cuesta pod school", "esa no fue mi pregunta, ¿dan de comer?"]],
  ] as const)("%s: %s", (language, messages) => {
    const { message } = last(language, ...messages);
    expect(message).toMatch(/^(You're right, I'm sorry|Sorry, you are right|Tienes razón|Perdón, tienes)/);
    expect(message).not.toMatch(/Monday to Friday|lunes a viernes/);
  });

  test.each([
    [
      "en",
      [
        "can a person call me? 404 555 0199",
        "after 6 pm please im on shift",
        "no i meant call me after 6pm. not care",
      ],
      /6 ?pm/,
    ],
    [
      "es",
      [
        "¿me pueden llamar? 55 1234 5678",
        "después de las 6 por favor",
        "no, digo que me llamen después de las 6",
      ],
      /6/,
    ],
  ] as const)("%s: the hour of a call stays an hour of a call", (language, messages, hour) => {
    const { message } = last(language, ...messages);
    expect(message).toMatch(hour);
    expect(message).not.toMatch(/care|cuidado/);
  });
});

describe("a wrong name is kept for a person, and is no wrong address", () => {
  test.each([
    ["en", "i typed my younger ones name wrong in the form, its Amari not Amary. can you fix it"],
    ["en", "my daughter's name is misspelled on the deposit, it should be Lucia"],
    ["es", "el nombre de mi hijo quedó mal escrito en el depósito, es Iker"],
    ["es", "puse mal el nombre de mi niña en el formulario, es Itzel con z"],
  ] as const)("%s: %s", (language, message) => {
    const { message: said, wish } = last(language, message);
    expect(said).toMatch(/name|nombre/);
    expect(said).not.toMatch(/my e-mail is|mi correo es|\$500|payment\. I can't/);
    expect(wish?.text).toContain(message);
  });

  test("also after it was taken for an address", () => {
    const { message, wish } = last(
      "en",
      "how do I change my e-mail, I put it wrong",
      "no not my email, my sons name on the deposit. Amari",
    );
    expect(message).toMatch(/name/);
    expect(message).not.toMatch(/\$500|e-mail is/);
    expect(wish?.text).toContain("Amari");
  });
});

test.each([
  [
    "en",
    "Does he have to read already before he starts?",
    "I did not say that he cannot read. Thank you, goodbye.",
    "isn't written down",
  ],
  ["en", "is there a bus?", "I never said that we live far away. good night", "haven't decided"],
  [
    "es",
    "¿tiene que saber leer para entrar?",
    "Yo no dije que no supiera leer. Gracias, hasta luego",
    "no está escrito",
  ],
] as const)(
  "%s: who says that this was never said does not hear it again: %s / %s",
  (language, first, message, told) => {
    const { message: said } = last(language, first, message);
    expect(said).not.toContain(told);
    expect(said).toMatch(/^(You're right|Sorry|Tienes razón|Perdón|Goodbye|¡Hasta)/);
  },
);

describe("what only a person can do is passed on", () => {
  test.each([
    ["en", ["my son's name is wrong on the receipt", "the name is really wrong, can you fix it?"]],
    ["en", ["could you mail me a brochure?", "can you send me a flyer by post"]],
    ["es", ["¿me mandan un folleto por correo postal?", "quisiera un folleto impreso"]],
  ] as const)("%s: and is not called undecided when it is asked again: %s", (language, messages) => {
    const { message } = last(language, ...messages);
    expect(message).toMatch(/person|persona/);
    expect(message).not.toMatch(/still open|sigue abierto|nothing has changed/i);
  });

  test.each([
    ["en", "Could you mail me a paper brochure?"],
    ["en", "can you send me a flyer by post"],
    ["es", "¿me mandan un folleto por correo postal?"],
    ["es", "quisiera un folleto impreso, ¿me lo pueden mandar a la casa?"],
  ] as const)("%s: %s", (language, message) => {
    const { message: said, wish } = last(language, message);
    expect(said).toMatch(/paper|on paper|impres|papel/);
    expect(said).toMatch(/person|persona/);
    expect(wish).not.toBeNull();
  });
});

describe("whether somebody reads what a child writes", () => {
  test.each([
    ["en", "Is there a human reading what the children type, yes or no?"],
    ["en", "Does an adult see the conversations of the children with the AI?"],
    ["en", "does a person read what my son writes to the tutor"],
    ["es", "¿una persona revisa las conversaciones de los niños con la IA?"],
    ["es", "¿alguien lee lo que mi hija le escribe al tutor?"],
  ] as const)("%s: %s", (language, message) => {
    const { message: said } = last(language, message);
    expect(said).toMatch(/staff|personal/);
    expect(said).toMatch(/danger|peligro/);
  });
});

describe("a deposit for the pass", () => {
  test.each([
    ["en", "for the worldschooler pass in October, is a deposit needed, yes or no?"],
    ["en", "do we need to pay a deposit for the worldschooler pass?"],
    ["es", "¿hay que dar depósito para el pase worldschooler?"],
    ["es", "¿el pase para familias viajeras lleva apartado?"],
  ] as const)("%s: %s", (language, message) => {
    const { message: said } = last(language, message);
    expect(said).toMatch(/deposit|depósito/);
    expect(said).toMatch(/pass|Pass|pase/);
    expect(said).toMatch(/isn't published|no está publicado/);
  });
});

describe("who asks for its deposit back", () => {
  test.each([
    ["es", "hola, quiero que me regresen mi apartado de 500 dolares, ya no nos vamos a mudar"],
    ["en", "hi, I want my 500 founders deposit back, we are not moving after all"],
  ] as const)("%s: is asked for the address of the payment: %s", (language, message) => {
    const { message: said, state } = last(language, message);
    expect(state.pending).toBe("refund");
    expect(said).toMatch(/e-mail|correo/);
  });
});

describe("an address or a number of somebody else", () => {
  test.each([
    ["en", ["my wife's number is 415 555 0101, call her please"]],
    ["en", ["you can reach my husband, his phone is my husband's number: 415 555 0101"]],
    ["es", ["el número de mi esposa es 55 1234 0101, háblenle a ella"]],
  ] as const)("%s: is kept with whose it is: %s", (language, messages) => {
    const { message, wish } = last(language, ...messages);
    expect(message).toMatch(/whose it is|de quién es/);
    expect(wish?.text).toBe(messages.at(-1));
  });

  test("does not take the place of one's own", () => {
    const { state } = last("en", "I'm Tom Hale, 40, tom@example.com", "my wife's number is 415 555 0101");
    expect(state.contact).toMatchObject({ email: "tom@example.com", phone: null });
  });
});

describe("who asks for the form gets it", () => {
  test.each([
    ["es", ["quiero apuntarme", "ok ábreme el formulario"]],
    ["es", ["¿dan de comer?", "no quiero dejar mis datos", "bueno, muéstrame el formulario"]],
    ["en", ["put me on the list", "show me the form again please"]],
    ["en", ["is there a uniform?", "ok open the form"]],
  ] as const)("%s: %s", (language, messages) => {
    expect(last(language, ...messages).needsContactForm).toBe(true);
  });
});

describe("what only names the matter is no question of its own", () => {
  test.each([
    ["en", "What about the AI, does it keep what my son types in?", /consent/, /AI guides and adapts/],
    ["en", "for the pass in October, is a deposit needed?", /isn't published/, /There are two deposits/],
    [
      "en",
      "About the deposit, how do I know it went through?",
      /payment page says so/,
      /There are two deposits/,
    ],
    ["es", "Y lo del pase, ¿hay que dar depósito?", /no está publicado/, /Hay dos depósitos/],
  ] as const)("%s: %s", (language, message, asked, dragged) => {
    const { message: said } = last(language, message);
    expect(said).toMatch(asked);
    expect(said).not.toMatch(dragged);
  });

  test.each([
    ["en", "can what was kept about my child be erased, and how fast?", /No number of days|working days/],
    ["es", "¿se puede borrar lo que guardaron de mi hija, y qué tan rápido?", /número de días|días hábiles/],
  ] as const)("%s: a short how is of what stands before it: %s", (language, message, dragged) => {
    const { message: said } = last(language, message);
    expect(said).toMatch(/hello@ceiba\.example/);
    expect(said).not.toMatch(dragged);
  });
});

describe("yes or no, asked of what was just said", () => {
  test("the sentence that says so", () => {
    const { message } = last(
      "en",
      "does an adult see the conversations with the AI?",
      "That does not answer it. Is there a human reading what the children type, yes or no?",
    );
    expect(message).toMatch(/Not every message/);
    expect(message).not.toMatch(/Privacy page/);
  });
});

describe("an address with a comma behind it, and a name", () => {
  test.each([
    ["es", "mi correo es ruben@ejemplo.mx, Rubén Castañeda, 41", "Rubén Castañeda"],
    ["en", "my email is tom@example.com, Tom Hale, 41", "Tom Hale"],
    ["en", "tom@example.com, Tom Hale, I'm 41", "Tom Hale"],
  ] as const)("%s: %s", (language, message, name) => {
    const { state } = last(language, message);
    expect(state.contact).toMatchObject({ name, adult: true });
    expect(state.lead).not.toBe("none");
  });
});

test.each([
  ["en", "Ok you can write to me at priya.kulkarni@example.com. Also, is there a uniform?"],
  ["es", "escríbanme a lety@ejemplo.mx. Además, ¿hay uniforme?"],
] as const)("%s: what begins the next sentence is nobody's name: %s", (language, message) => {
  expect(last(language, message).state.contact.name).toBeNull();
});

describe("what waits until September is not always what there is until then", () => {
  test.each([
    ["es", ["mi hija tiene 8", "cuando pago el primer mes, al inscribir o hasta septiembre"]],
    ["es", ["tengo un niño de 9", "la colegiatura se paga desde la inscripción o hasta que abran"]],
    ["en", ["my girl is 8", "is the first tuition due when we sign up or not until September"]],
  ] as const)("%s: %s", (language, messages) => {
    const { message } = last(language, ...messages);
    expect(message).not.toMatch(/demo/);
    expect(message).toMatch(/on top of the monthly price|aparte de la mensualidad/);
  });
});

describe("a person is wished for on a day", () => {
  test.each([
    ["en", "can I talk to somebody tomorrow?"],
    ["en", "could I speak to someone on Friday?"],
    ["es", "¿puedo hablar con alguien mañana?"],
    ["es", "¿puedo hablar con una persona el viernes?"],
  ] as const)("%s: the day is passed on and not promised: %s", (language, message) => {
    expect(last(language, message).message).toMatch(/promise|prometer/);
  });
});

test("who asks again for what was just said hears the sentence that says it", () => {
  const { message } = last(
    "en",
    "can what was kept about my child be erased?",
    "I asked about my child's data, not a deposit. To whom do I write to have it erased?",
  );
  expect(message).not.toMatch(/don't know|anything more definite/);
});
