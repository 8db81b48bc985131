import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

const PAID = "quiero que me regresen mi depósito";
const MAIL = "rosa.luna@example.com";

describe("what was asked of the people of the school is what is asked on about", () => {
  test.each([
    [
      "es",
      [PAID, MAIL, "¿entonces ya quedó o tengo que hacer algo más?"],
      /ya tiene tu solicitud de reembolso/,
    ],
    ["es", [PAID, MAIL, "solo quiero mi reembolso"], /reembolso.*no tienes que hacer nada más/],
    ["en", ["please refund my deposit", MAIL, "so is it done?"], /has your refund request/],
    ["en", ["I'd like to visit", MAIL, "k great thx. so wed works? what time"], /visit is fixed yet/],
    ["en", ["please call me", "415 555 0182", "what time would they call?"], /day and hour of the call/],
    ["es", ["prefiero que me llamen", "33 1245 7788", "¿y puede ser el jueves?"], /la hora de la llamada/],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  const HOW_BACK =
    "Hi, I paid the 500 founders deposit for my daughter but we're not moving anymore. How do I get it back?";
  test.each([
    // The amount is what goes back, and not what is asked about.
    [[HOW_BACK], /^Write to .*whole deposit goes back/],
    // The e-mail that was asked for there is taken for what was said of it.
    [[HOW_BACK, `ok my email is ${MAIL}. how long does it take?`], /passed your refund request on, for rosa/],
    [["Forget the transfer. I want my $500 back."], /^(?!.*subscription)(?=.*e-mail)/],
    [["how would a refund work?", `my email is ${MAIL}`], /^(?!.*refund request)/],
  ] as const)("%j", (messages, said) => {
    expect(last("en", ...messages).message).toMatch(said);
  });

  test("a lead-in is no name, and who said before that it paid gets its refund by the e-mail", () => {
    const before = [
      "Pagué el apartado de 500 dólares pero ya no nos vamos a mudar.",
      "Pregunto cómo se hace el trámite del reembolso",
      `Va, el correo es ${MAIL}`,
    ] as const;
    expect(last("es", ...before).message).toMatch(/Pasé tu solicitud de reembolso, con rosa/);
    expect(last("es", ...before, "No me llamo Va, soy Jorge Saldívar").message).not.toMatch(/, Va\b/);
    expect(
      last("es", "Hola, soy mamá separada. Yo quiero inscribir a mi hijo, ¿necesitan la firma de los dos?")
        .message,
    ).not.toMatch(/Mucho gusto, Yo/);
    expect(last("en", "my email is a.b@example.com", "Rosa, yes I am 40").message).toMatch(/Thank you, Rosa/);
  });

  test.each([
    ["en", "how much is the founders circle deposit?", "No, I don't want to reserve. We only want the pass."],
    ["en", "how much is the founders circle deposit?", "No deposit please! Just the answer by email."],
    ["es", "¿cuánto es el depósito?", "no quiero apartar todavía, gracias"],
  ] as const)("%s: no payment is shown to who refuses it: %s / %s", (language, before, refusal) => {
    const answer = last(language, before, refusal);
    expect(answer.message).toMatch(/nothing is (?:reserved|paid)|Nothing is reserved|no se aparta/);
    expect(answer.message).not.toMatch(/card below|tarjeta aquí abajo/);
  });

  test("an amount beside a question is not what is asked about where the question is understood", () => {
    expect(
      last("en", "I'd like to know if my payment of $500 arrived, and whether my daughter's place is safe")
        .message,
    ).toMatch(/place is held.*can't see payments/);
    expect(last("en", "What does the $500 get me?").message).toMatch(/Two different things here cost \$500/);
  });

  test.each([
    ["en", "how much is the deposit?", "and the price per month?"],
    ["es", "¿cuánto es el depósito?", "¿y cuánto cuesta al mes?"],
  ] as const)(
    "%s: what is paid monthly is asked after a deposit, which is paid once",
    (language, ...messages) => {
      expect(last(language, ...messages).message).toMatch(/\$950/);
    },
  );

  test("a receipt that did not come is looked after by a person", () => {
    const { message } = last(
      "en",
      "I paid the deposit last week",
      "no, the receipt did NOT reach me. thats the problem",
    );
    expect(message).toMatch(/person from our team will (?:check|look)/);
  });

  test("who wants its money back is asked for nothing that the list needs", () => {
    const { message, lead } = last("es", PAID, MAIL, "Rosa Luna");
    expect(message).not.toMatch(/18|niñas|edades/);
    expect(lead).toBeNull();
  });

  test("a farewell after it is no question about it", () => {
    const { message } = last(
      "es",
      "prefiero que me llamen",
      "33 1245 7788",
      "ok gracias, que tengan lindo día",
    );
    expect(message).not.toMatch(/llamada/);
  });
});

describe("the day that is named decides", () => {
  test.each([
    [
      "es",
      ["mi nena cumple 6 en mayo del 28", "¿y en septiembre de 2028?"],
      /^Sí: en septiembre de 2028 ya va a tener 6/,
    ],
    [
      "es",
      ["cuando cumpla 6 ya puede entrar? los cumple en mayo del 28"],
      /sí puede desde mayo de 2028.*a mitad del año/,
    ],
    [
      "es",
      ["mi niño tiene 5 y ya va a tener 6, cumple en julio"],
      /^Sí: el 6 de septiembre de 2027 ya va a tener 6/,
    ],
    ["en", ["she is 4, turns 5 in march. when could she start?"], /still be 5.*from March 2028 on/],
    [
      "en",
      ["she turns 6 in november 2027, could she start in jan 2028"],
      /^Yes: in January 2028.*middle of a school year/,
    ],
    [
      "en",
      ["is the deposit refundable", "what happens if we change our mind in like april"],
      /^Yes: in April 2027/,
    ],
    [
      "en",
      ["is the deposit refundable", "and if we change our mind in december 2027?"],
      /December 2027 is after/,
    ],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("one child is not made two by its birthday", () => {
    const { state } = last("es", "mi nena tiene 4 añitos", "cumple 6 en mayo del 28, ¿ya puede entrar?");
    expect(state.children.ages).toHaveLength(1);
  });
});

describe("where something can be opened is told", () => {
  test.each([
    ["es", ["qué es little explorers", "ya vi que es gratis, pásame el link porfa"], "/little-explorers"],
    ["es", ["y esa demo cómo la veo en el celular?"], "/luma-demo"],
    ["en", ["is there a demo i can try with him", "ok whats the link"], "/luma-demo"],
    ["en", ["what does pod school cost", "which page is that on"], "/programs"],
  ] as const)("%s: %j", (language, messages, path) => {
    expect(last(language, ...messages).message).toContain(path);
  });
});

describe("what was said is not said over and over", () => {
  const ALLERGY = [
    "is lunch included",
    "she is allergic to peanuts, is that ok?",
    "and can she bring her own food?",
  ];

  test("what is undecided is told in full, then in a sentence, then no more", () => {
    const lead = /haven't decided yet how food/;
    expect(last("en", ...ALLERGY.slice(0, 1)).message).toMatch(lead);
    expect(last("en", ...ALLERGY.slice(0, 2)).message).toMatch(lead);
    expect(last("en", ...ALLERGY).message).not.toMatch(lead);
  });

  test("a plain question is answered as often as it is asked", () => {
    expect(last("es", "cuándo abren", "y cuándo abren", "pero qué fecha abre").message).toMatch(/2027/);
  });

  test("the family does not get its own words back", () => {
    const { message } = last("en", "what are the hours, and do you like jazz music a lot?");
    expect(message).not.toContain("jazz");
  });
});

describe("who is ready to act, leaves or mends a detail is met as that", () => {
  test("a yes to paying after the deposit opens the payment", () => {
    expect(last("en", "how does the deposit work", "ok then. yes lets pay").payment).toBe("founders_circle");
  });

  test.each([
    [
      "en",
      ["where is the school", "Beach town got it. Well at least you admit what you dont know. bye"],
      /^Goodbye/,
    ],
    ["es", ["cuánto cuesta", "déjame platicarlo con mi esposo"], /con calma/],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("an address that puts a wrong one right is passed on, and nothing more is asked", () => {
    const { message } = last("en", "I put the wrong email on the form, it should be kim.hart@example.com");
    expect(message).toMatch(/passed kim\.hart@example\.com on/);
    expect(message).not.toMatch(/\?/);
  });

  test("a name is taken beside the reminder that it was told", () => {
    const { state } = last("es", "quiero apuntarme, mi cel 329 118 4420", "ya le dije, lupita ramirez");
    expect(state.contact.name).toBe("Lupita Ramirez");
  });
});

test("what is told after a question is not what it asks", () => {
  const method =
    "¿Qué metodología utilizan? Mi hija mayor viene de una escuela tradicional y me preocupa el cambio.";
  expect(last("es", method).message).toMatch(/Montessori/);
});

describe("what is said beside a contact, an amount or a message for somebody is not lost", () => {
  test.each([
    [
      "es",
      [
        "qué suscripciones tienen",
        "mi correo es beto@example.com y tengo 29 años, soy Beto. cuánto es el premium",
      ],
      /\$1,000/,
    ],
    ["es", ["cuánto cuesta la escuela", "y lo de 19 dólares al mes qué es?"], /planes para casa/],
    ["en", ["what are the subscriptions", "premium is 1000, right?"], /^Yes, \$1,000/],
    ["en", ["My son is allergic to peanuts", "please pass that on to the teacher"], /^Yes, that's noted/],
    ["en", ["where is the programs page link??"], /\/programs/],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test.each([
    ["my number is 720 555 0148", "jess, yes im 31", "Jess"],
    ["call me at 720 555 0148", "Greg. Bye", "Greg"],
  ])("%s, %s", (first, answer, name) => {
    expect(last("en", first, answer).state.contact.name).toBe(name);
  });

  test("a farewell is nobody's name", () => {
    expect(
      last("en", "My email is greg.hollis@mail.example if anyone wants to answer. Bye.").state.contact.name,
    ).not.toBe("Bye");
  });

  test("a birthday that was a few days ago comes next year", () => {
    expect(
      last("en", "She is 5, she turns 6 on November 20. Can she start when the school opens?").message,
    ).toMatch(/still be 5/);
  });
});
