import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { newState, readState, type TutorState } from "#domain/tutor/state.ts";
import { talk, tutor } from "./tutor-talk.ts";

const { phrases } = tutorLibrary;

/** The state after some messages, whatever is answered to them. */
function stateAfter(language: Language, ...messages: readonly string[]): TutorState {
  return talk(8, language, ...messages.map((message) => [message, /./] as const));
}

const says = (phrase: keyof typeof phrases, language: Language, text: string) =>
  expect([...phrases[phrase][language]], text).toContain(text);
const LAUGHS = { en: /^Ha\b/, es: /^¡Ja, ja/ };
const LISTENS = { en: /begin\?$/, es: /empieza\?$/ };
const GIVES_UP = { en: /give up/, es: /rindo/ };
const GOES_ON = { en: /And then\?$/, es: /¿Y luego\?$/ };
const TOLD = {
  en: ["i have a joke", "why did the cow fly", "it had to"],
  es: ["te cuento un chiste", "qué le dijo el pato al gato", "nada"],
} as const;

test("whoever wants a riddle gets one, and its solution is known; jokes stay jokes", () => {
  for (const [language, wish] of [
    ["en", "tell me a riddle"],
    ["es", "dime una adivinanza"],
  ] as const) {
    let state = newState(language);
    for (const riddle of tutorLibrary.jokes.filter(({ solvedBy }) => solvedBy !== undefined)) {
      const asked = tutor.answer({ message: wish, age: 8, state });
      expect(asked.text).toBe(riddle.question[language]);
      const solved = tutor.answer({ message: riddle.answer[language], age: 8, state: asked.state });
      expect(solved.text).toMatch(/you found it|adivinaste/);
      const missed = tutor.answer({ message: "un perro volador verde", age: 8, state: asked.state });
      expect(missed.text).not.toMatch(/you found it|adivinaste/);
      state = solved.state;
    }
    const joke = tutor.answer({ message: language === "en" ? "a joke" : "un chiste", age: 8, state });
    expect(joke.text).not.toMatch(/riddle|adivinanza/);
  }
});

describe("what was not caught is said again", () => {
  test.each([
    ["en", "what did you say?"],
    ["en", "what?"],
    ["en", "wait what"],
    ["en", "whaaat"],
    ["en", "wat"],
    ["en", "huh?"],
    ["en", "sorry?"],
    ["en", "pardon me?"],
    ["en", "come again"],
    ["en", "say again"],
    ["en", "again please"],
    ["en", "tell me again"],
    ["en", "explain again"],
    ["en", "what did you just say"],
    ["en", "what was the question"],
    ["en", "read that again"],
    ["en", "tell it again"],
    ["en", "i didn't catch that"],
    ["en", "Hilda, can you say that again please?"],
    ["en", "could you repeat the question"],
    ["es", "¿mande?"],
    ["es", "mandee"],
    ["es", "mande usted"],
    ["es", "ke"],
    ["es", "¿qué?"],
    ["es", "¿perdón?"],
    ["es", "perdón, no te escuché"],
    ["es", "no te escuché"],
    ["es", "no escuché bien"],
    ["es", "más despacio por favor"],
    ["es", "¿qué cosa?"],
    ["es", "qué dices"],
    ["es", "que dijo"],
    ["es", "como dijiste"],
    ["es", "¿qué fue eso?"],
    ["es", "¿puedes decirlo otra vez?"],
    ["es", "dime otra vez"],
    ["es", "cuéntamelo otra vez"],
    ["es", "de nuevo"],
    ["es", "repítemelo"],
    ["es", "me lo puedes repetir?"],
  ] as const)("in %s by “%s”; what was begun waits", (language, message) => {
    const first = stateAfter(language, "7 + 5");
    const again = tutor.answer({ message, age: 8, state: first });
    expect(again.text).toBe(first.said);
    expect(again.state.waiting).toEqual(first.waiting);
  });

  test.each([
    ["es", "me hizo repetir cosas feas"],
    ["es", "me quieren obligar a repetir"],
    ["es", "reprobé y voy a repetir año"],
    ["es", "no oi la campana y llegue tarde"],
    ["es", "perdón"],
    ["en", "my grandma couldnt hear me"],
    ["en", "my uncle said dont repeat it"],
    ["en", "repeat patterns in math"],
    ["en", "sorry"],
  ] as const)("in %s “%s” says more than that", (language, message) => {
    const first = stateAfter(language, "hola");
    expect(tutor.answer({ message, age: 8, state: first }).text).not.toBe(first.said);
  });

  test.each([
    ["es", "me hizo repetir cosas feas"],
    ["es", "me quieren obligar a repetir"],
    ["en", "he made me repeat it"],
  ] as const)("in %s what may be harm comes before it: “%s”", (language, message) => {
    const { text, state } = tutor.answer({
      message,
      age: 8,
      state: stateAfter(language, "hola"),
      isDelicate: true,
    });
    says("delicate", state.language, text);
  });

  test("before anything was said, the tutor tells who it is", () => {
    talk(8, "es", ["¿mande?", /^Soy Hilda/]);
    talk(8, "en", ["what?", /^I am Hilda/]);
  });

  test("whoever asks twice, or did not understand, gets a hint", () => {
    talk(8, "en", ["7 + 5", /hint/], ["what?", /hint/], ["what?", /After 7 come 8/], ["12", /7 \+ 5 = 12/]);
    talk(8, "es", ["7 + 5", /pista/], ["no te entendí", /Después del 7/]);
    talk(6, "es", ["cuenta hasta 10", /1, 2, 3, 4/], ["mande", /1, 2, 3, 4/], ["mande", /1 más/]);
    talk(8, "en", ["how do you spell because", /letters/], ["what?", /letters/], ["what?", /gaps/]);
    // Without an exercise there is no hint.
    talk(8, "es", ["hola", /^¡Hola/], ["no te entendí", /^¡Hola/], ["mande", /^¡Hola/]);
  });

  test.each([
    ["en", "i ate tacos", "what?"],
    ["es", "ayer comimos tacos", "¿mande?"],
  ] as const)("in %s it is what was asked, after “%s” too", (language, aside, message) => {
    for (const begun of [["7 + 5"], ["story", "1"], ["cuento", "1"]]) {
      const first = stateAfter(language, ...begun);
      const filled = tutor.answer({ message: aside, age: 8, state: first });
      expect(filled.text).not.toBe(first.said);
      const state = readState(JSON.stringify({ ...filled.state, said: filled.text }), language);
      const again = tutor.answer({ message, age: 8, state });
      expect(again.text).toBe(first.said);
      expect(again.state.waiting).toEqual(first.waiting);
      expect(JSON.stringify(again.state).length).toBeLessThan(3000);
    }
  });

  test("what waits no longer is no longer said", () => {
    talk(8, "en", ["7 + 5", /hint/], ["i ate tacos", /./], ["bye", /bye|See you/], ["what?", /bye|See you/]);
    const state = stateAfter("en", "7 + 5", "i ate tacos", "12");
    expect(state.asked).toBeUndefined();
  });

  test("“again” alone has a text said again, and brings another sum", () => {
    for (const begun of [["leer"], ["cuento", "1"], ["cuéntame un chiste"]]) {
      const first = stateAfter("es", ...begun);
      expect(tutor.answer({ message: "otra vez", age: 8, state: first }).text).toBe(first.said);
    }
    const sum = stateAfter("es", "7 + 5");
    expect(tutor.answer({ message: "otra vez", age: 8, state: sum }).text).toMatch(/\d [+−] \d/);
    expect(tutor.answer({ message: "otra vez", age: 8, state: sum }).text).not.toBe(sum.said);
  });

  test("the word that is spelled is no question", () => {
    talk(8, "en", ["how do you spell what", /letters/], ["what", /^Yes, what!/]);
    talk(8, "en", ["how do you spell what", /letters/], ["wat", /gaps/]);
  });
});

describe("a joke of the child's own", () => {
  test.each([
    "te voy a contar un chiste",
    "quiero contarte un chiste",
    "¿quieres que te cuente un chiste?",
    "tengo un chiste que me contó mi papá",
    "me sé un chiste bien bueno",
    "tengo una adivinanza",
    "adivina adivinador",
    "can I tell you a joke?",
    "i have a really funny joke do you want to hear it",
    "i made up a joke",
    "do you want to hear a joke?",
    "i have a riddle",
  ])("is listened to: “%s”", (message) => {
    const { text, state } = tutor.answer({ message, age: 8, state: newState("en") });
    says("joke_listen", state.language, text);
    expect(state.waiting).toEqual({ kind: "own_joke", part: "whole" });
  });

  test.each([
    "tell me a joke",
    "tell me your joke",
    "do you know a joke",
    "i want to hear a joke",
    "tell me a riddle",
    "cuéntame tu mejor chiste",
    "quiero oír un chiste",
    "un chiste porfa",
    "otro chiste",
    "dime una adivinanza",
  ])("“%s” asks for one of the tutor's", (message) => {
    const { state } = tutor.answer({ message, age: 8, state: newState("es") });
    expect(state.waiting?.kind).toBe("joke");
  });

  test.each([
    "you are a joke",
    "its not a joke",
    "mi tío dice que es un chiste",
    "mi corazón hace tan tan",
    "tocan la puerta toc toc",
    "te cuento que fui al cine",
    "my turn",
    "tengo otro",
  ])("“%s” is talk", (message) => {
    const { state } = tutor.answer({ message, age: 8, state: newState("es") });
    expect(state.waiting?.kind ?? "").not.toMatch(/joke/);
  });

  test.each([
    ["es", "que le dijo el pato"],
    ["es", "por que lloraba el libro"],
    ["es", "tengo agujas y no sé coser, ¿qué soy?"],
    ["en", "what do you call a cow with no legs"],
    ["en", "why was 6 afraid of 7"],
  ] as const)("%s: “%s” is given up on, its ending laughed at", (language, question) => {
    const [announced] = TOLD[language];
    const ending = language === "en" ? "because 7 8 9" : "que tenía muchos problemas";
    talk(
      8,
      language,
      [announced, LISTENS[language]],
      [question, GIVES_UP[language]],
      [ending, LAUGHS[language]],
    );
  });

  test.each([
    ["en", "so there was a cow", "the cow said moo to the whole village"],
    ["es", "había una vez un pez", "y el pez nada, nada y nada"],
  ] as const)("%s: “%s” is only its beginning", (language, beginning, ending) => {
    const [announced] = TOLD[language];
    talk(8, language, [announced, /./], [beginning, GOES_ON[language]], [ending, LAUGHS[language]]);
  });

  test("in one message it is given up on, or laughed at if its answer stands there", () => {
    talk(8, "es", ["te cuento un chiste: ¿qué le dijo el 0 al 8? bonito cinturón", LAUGHS.es]);
    talk(8, "es", ["te cuento un chiste: ¿qué le dijo el 0 al 8?", GIVES_UP.es]);
    talk(8, "en", ["i have a riddle: what has keys but no lock? a piano", LAUGHS.en]);
  });

  test.each([
    ["en", "why did the chicken cross the road"],
    ["en", "what do you call a bear with no teeth"],
    ["es", "qué le dijo el cero al ocho"],
    ["es", "cuál es el colmo de un jardinero"],
  ] as const)("%s: nobody announced it, but so many begin: “%s”", (language, message) => {
    expect(stateAfter(language, message).waiting).toEqual({ kind: "own_joke", part: "end" });
  });

  test.each([
    ["en", "why did the dinosaurs die out"],
    ["en", "what do you call a baby kangaroo"],
    ["es", "qué le pasa al agua cuando hierve"],
  ] as const)("%s: “%s” is a question about the world", (language, message) => {
    expect(stateAfter(language, message).waiting?.kind).not.toBe("own_joke");
  });

  test("at the door who is there is asked, and laughed with", () => {
    talk(
      7,
      "en",
      ["knock knock", /Who's there/],
      ["it's Boo", /^Boo who\?$/],
      ["lettuce in, it's cold", LAUGHS.en],
    );
    talk(
      7,
      "es",
      ["toc toc", /¿Quién es\?/],
      ["soy Elsa", /^¿Elsa qué\?$/],
      ["el sapo que brinca", LAUGHS.es],
    );
  });

  test.each([
    ["es", "hola", /^¡Hola/],
    ["es", "7 + 5", /pista/],
    ["es", "cuéntame un cuento", /1\. /],
    ["es", "ya no", /^Está bien/],
    ["en", "never mind", /^That is fine/],
    ["en", "tell me a joke", /^Why did the crab/],
    ["en", "how do you spell because", /letters/],
  ] as const)("%s: “%s” leaves it", (language, message, wanted) => {
    for (const before of [TOLD[language].slice(0, 1), TOLD[language].slice(0, 2)]) {
      expect(stateAfter(language, ...before, message).said).toMatch(wanted);
    }
  });

  test("after the laugh it is the turn of whoever wants it", () => {
    for (const [language, yes, mine] of [
      ["en", "yes", "i have another one"],
      ["es", "sí", "yo me sé otro"],
    ] as const) {
      expect(stateAfter(language, ...TOLD[language], yes).waiting?.kind).toBe("joke");
      expect(stateAfter(language, ...TOLD[language], mine).waiting).toEqual({
        kind: "own_joke",
        part: "whole",
      });
    }
    talk(8, "en", ...TOLD.en.map((line) => [line, /./] as const), ["no thanks", /^That is fine/]);
  });

  test("nobody laughs at what may be the child's own life", () => {
    for (const [language, life] of [
      ["en", "my mom was crying the whole night"],
      ["es", "mi mamá lloró toda la noche en su cuarto"],
      ["en", "i fell and i broke my arm in two places"],
    ] as const) {
      expect(stateAfter(language, TOLD[language][0], life).said).not.toMatch(LAUGHS[language]);
      expect(stateAfter(language, ...TOLD[language].slice(0, 2), life).said).not.toMatch(LAUGHS[language]);
    }
    const grave = tutor.answer({ message: "i have a joke", age: 8, state: newState("en"), isDelicate: true });
    says("delicate", "en", grave.text);
  });
});
