import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("a question beside a contact step is answered first", () => {
  test.each([
    ["en", "Jodie Marsh, yes we're adults. Is the deposit refundable?"],
    ["es", "Soy Laura Martínez, claro, soy su papá. ¿El depósito es reembolsable?"],
  ] as const)("%s: %s", (language, message) => {
    const reply = last(language, "my email is d@example.com", message);
    expect(reply.message).toMatch(/2027/);
    expect(reply.lead).not.toBeNull();
  });

  test.each([
    ["en", "I said yes already. Is the deposit refundable?"],
    ["es", "sí, ya dije. ¿el depósito es reembolsable?"],
  ] as const)("%s: a yes to the question of age counts: %s", (language, message) => {
    const reply = last(
      language,
      "d@example.com",
      language === "en" ? "I'm Dana Reed" : "Soy Laura Reyes",
      message,
    );
    expect(reply.message).toMatch(/2027/);
    expect(reply.lead).not.toBeNull();
  });

  test("thanks before a question do not take its place", () => {
    const reply = last(
      "en",
      "what is Ceiba?",
      "Thank you dear. And could his mother see the place over video first",
    );
    expect(reply.topic).not.toBe("thanks");
  });

  test("what is quoted holds nothing of the address and the name", () => {
    const reply = last(
      "es",
      "mi correo es lupita@ejemplo.mx y me llamo Guadalupe. el viernes puedo ir a conocer?",
    );
    expect(reply.message).toMatch(/visitas/);
    expect(reply.message).not.toMatch(/correo es y me llamo/);
  });
});

describe("who will not say how to be reached gets the answer, no form, and is not asked again", () => {
  test.each([
    ["en", "before I give my details, how many kids are in a group?"],
    ["en", "No I'm not leaving my number. how many kids are in a group?"],
    ["es", "antes de dejar mis datos, ¿cuántos niños hay por grupo?"],
    ["es", "no quiero dejar datos. ¿cuántos niños hay por grupo?"],
  ] as const)("%s: %s", (language, message) => {
    const question = language === "en" ? "do you have uniforms?" : "¿hay uniforme?";
    const other = language === "en" ? "what about vaccines?" : "¿piden vacunas?";
    const reply = last(language, question, message);
    expect(reply.message).toMatch(/6/);
    expect(reply.needsContactForm).toBe(false);
    const next = last(language, question, message, other);
    expect(next.needsContactForm).toBe(false);
    expect(next.message).not.toMatch(/e-mail|phone number|correo|teléfono/);
  });
});

test("a deposit that is only asked about opens no payment", () => {
  expect(last("es", "hola", "si pago el depósito hoy ¿ya queda el lugar?").payment).toBeNull();
});

test.each([
  ["en", "what is the difference between the 500 and the 1000 one?"],
  ["es", "¿en qué se diferencia la de 500 y la de 1000?"],
] as const)("%s: two amounts are both explained to the end", (language, message) => {
  const { message: said } = last(language, message);
  expect(said).toMatch(/Explorer/);
  expect(said).toMatch(/Premium/);
});

test("the demo is for the ages that the catalogue has", () => {
  const { message } = last("en", "is there anything I can use now for my 4 year old that's free?");
  expect(message).toMatch(/3–12/);
});

describe("of several questions each is answered, or named as passed on", () => {
  test("two that are joined in shorthand", () => {
    const { message } = last("en", "how much is it n what ages do u take?");
    expect(message).toMatch(/\$950/);
    expect(message).toMatch(/6–12/);
  });

  test("one that is answered and one that is not decided", () => {
    const { message } = last("es", "cuantos niños por grupo y q experiencia tiene el maestro");
    expect(message).toMatch(/6 niñas y niños/);
    expect(message).toMatch(/dar clases/);
  });
});

describe("the name of who writes", () => {
  test.each([
    ["en", "Hi, I'm Rachel Dunn, rachel@example.com", "Rachel Dunn"],
    ["en", "Hello, my name is Rachel Dunn, rachel@example.com", "Rachel Dunn"],
    ["en", "Good Morning, rachel@example.com, Rachel Dunn", "Rachel Dunn"],
    ["es", "Buenas, soy Pedro Gil, pedro@example.com", "Pedro Gil"],
    ["es", "Hola, me llamo Ana, ana@example.com", "Ana"],
    ["es", "Buenas Tardes, 3221902277, Adriana", "Adriana"],
  ] as const)("%s: is no greeting: %s", (language, message, name) => {
    expect(last(language, message).state.contact.name).toBe(name);
  });

  test.each([
    ["en", "Thanks, Josh", "Josh"],
    ["en", "hi, josh keller", "Josh Keller"],
    ["es", "hola, soy lupita", "Lupita"],
  ] as const)("%s: is no greeting where it was asked for: %s", (language, message, name) => {
    expect(last(language, "d@example.com", message).state.contact.name).toBe(name);
  });

  test.each([
    ["en", "I'm Rachelle, rachel@example.com", "My name is Rachel, not Rachelle", "Rachel"],
    ["en", "I'm Rachelle, rachel@example.com", "My name isn't Rachelle, it's Rachel", "Rachel"],
    ["es", "Soy Anna, ana@example.com", "me llamo Ana, no Anna", "Ana"],
    ["es", "Soy Paz Luna, paz@example.com", "no me llamo Paz Luna, me llamo Paz Luján", "Paz Luján"],
    ["es", "Soy Anna, ana@example.com", "no me llamo Anna, me llamo Ana", "Ana"],
  ] as const)("%s: is put right, and refuses nothing: %s %s", (language, given, right, name) => {
    const reply = last(language, given, right);
    expect(reply.state).toMatchObject({ asked: "adult", contact: { name } });
    expect(reply.message).toContain(name);
    expect(last(language, `${given}, 41`, right).lead).toMatchObject({ name });
  });

  test("is denied whole, though nothing stands in its place", () => {
    const reply = last("es", "Soy Paz Luna, paz@example.com, 41", "no me llamo Paz Luna, es Paz Luján");
    expect(reply.state.contact.name).not.toBe("Luna");
  });

  test("alone is greeted", () => {
    expect(last("en", "hello, this is Kim").message).toContain("Nice to meet you, Kim");
  });

  test("of a child is not of who writes", () => {
    const reply = last("en", "I'm Rachel, rachel@example.com, 41", "my daughter's name is Mia, she is 8");
    expect(reply.state.contact.name).toBe("Rachel");
  });
});

describe("what was agreed to is what is said", () => {
  test("who only wanted an answer is put on no list in words, who asked for the list is", () => {
    const asked = last(
      "en",
      "does anyone on your team sign?",
      "write to juno@example.com, I'm Harriet, I am 41",
    );
    expect(asked.message).toMatch(
      /Thank you, Harriet\. A person from our team will answer you at juno@example\.com/,
    );
    expect(asked.message).not.toMatch(/list/);
    expect(last("en", "put us on the list", "juno@example.com, I'm Harriet, I am 41").message).toMatch(
      /on our list/,
    );
  });

  test("what somebody is, is no name", () => {
    expect(last("en", "I am Deaf and I use ASL").state.contact.name).toBeNull();
    expect(last("en", "I'm a Waldorf kindergarten teacher").state.contact.name).toBeNull();
    expect(last("es", "Soy Enfermera y trabajo de noche").state.contact.name).toBeNull();
    expect(last("es", "Soy Luz, mi hijo tiene 8").state.contact.name).toBe("Luz");
    expect(last("en", "finn@example.com, names Finn, yes im over 18").state.contact.name).toBe("Finn");
  });

  test("a guess is called one once in a conversation", () => {
    const family = [
      "hi quick q what time is drop off and pickup",
      "Can I mail a check or just call somebody?",
    ];
    expect(last("en", ...family).message).not.toMatch(/If I understand you right/);
  });

  test("half a sentence is not quoted back", () => {
    const said = last(
      "es",
      "¿dónde está la escuela?",
      "No pregunté dónde está, sino si hay zopilotes en la mañana",
    );
    expect(said.message).not.toContain("«sino");
  });
});

describe("whether an adult writes is told by the writer's own age, not by the child's", () => {
  test.each([
    ["en", "yea 42. he 7"],
    ["en", "my son is 7"],
    ["es", "sí, 42. él tiene 7"],
  ] as const)("%s: %s", (language, message) => {
    const { state } = last(language, "Kofi Mensah, kofi@example.com", message);
    expect(state.contact.adult).not.toBe(false);
  });

  test.each([
    ["en", "7", "no im 42, my son is 7"],
    ["es", "7", "no, yo tengo 42, mi hijo tiene 7"],
  ] as const)("%s: who was taken for a child says otherwise", (language, age, message) => {
    const contact = "Sam Lee, sam@example.com";
    expect(last(language, contact, age).state.contact.adult).toBe(false);
    expect(last(language, contact, age, message).lead).not.toBeNull();
  });
});

test.each([
  ["es", "no quiero dejar datos todavia", "orale. pa apuntar a la niña q necesito"],
  ["es", "no quiero dejar datos todavia", "para apuntar a la niña qué necesito"],
  ["en", "i don't want to leave my details yet", "what do i need to sign up my daughter?"],
] as const)(
  "%s: who refused the form is told what the list needs: %s / %s",
  (language, refusal, question) => {
    const reply = last(language, refusal, question);
    expect(reply.message).toMatch(/name|nombre/);
    expect(reply.needsContactForm).toBe(false);
  },
);

const REFUSALS = {
  en: "no thanks, I won't leave my details yet",
  es: "no quiero dejar mis datos todavía",
} as const;
const AFTER = {
  en: [
    "ok",
    "how do I join?",
    "sign us up?",
    "what now?",
    "hm",
    "and then",
    "open the form",
    "no",
    "?",
    "y",
    "so",
    "can we pay?",
  ],
  es: [
    "va",
    "¿cómo me anoto?",
    "¿nos anotas?",
    "¿y ahora?",
    "mmm",
    "y luego",
    "abre el formulario",
    "no",
    "?",
    "o",
    "pues",
    "¿se puede pagar?",
  ],
} as const;
test.each(["en", "es"] as const)("%s: after a refusal no message is left without a word", (language) => {
  for (const message of AFTER[language]) {
    expect(last(language, REFUSALS[language], message).message, message).not.toBe("");
    expect(last(language, REFUSALS[language], message, message).message, message).not.toMatch(/^\s*$|:\s*$/);
  }
});

describe("when to be called is kept with the wish, and what was asked stays asked", () => {
  test.each([
    ["en", "can a real person call me? 404 555 0199", "good. after 6 pm please im on shift"],
    ["en", "can a real person call me? 404 555 0199", "mornings are best"],
    [
      "es",
      "quiero que me llamen por favor, 322 555 0199",
      "por favor despues de las 6 que salgo de trabajar",
    ],
    ["es", "quiero que me llamen por favor, 322 555 0199", "en las tardes mejor"],
  ] as const)("%s: %s / %s", (language, wish, time) => {
    const { message, state, wish: kept } = last(language, wish, time);
    expect(message).toMatch(/^(?:I've noted|Noted|Eso también|Anotado)/);
    expect(kept).toMatchObject({ kind: "person", text: time });
    expect(state).toMatchObject({ asked: "name", contact: { name: null, adult: null } });
  });

  test.each([
    ["en", "can a real person call me? 404 555 0199", "what are the hours, does school start at 9?", /9 am/],
    ["es", "quiero que me llamen por favor, 322 555 0199", "¿abren a las 9?", /9/],
  ] as const)(
    "%s: a question of the school's hours is answered: %s / %s",
    (language, wish, question, hours) => {
      expect(last(language, wish, question).message).toMatch(hours);
    },
  );
});

describe("whether a payment arrived is answered of payments", () => {
  test.each([
    ["en", "I paid the deposit last night. did it go through?"],
    ["en", "The page said practice mode, does that mean you didnt charge my card??"],
    ["en", "how do I know the payment went through?"],
    ["es", "pagué anoche el depósito, ¿sí pasó?"],
    ["es", "la página decía modo de práctica, ¿entonces me cobraron?"],
  ] as const)("%s: %s", (language, question) => {
    expect(last(language, question).message).toMatch(/receipt|recibo/);
  });
});
