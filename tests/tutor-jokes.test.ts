import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { MAX_SPOKEN } from "#domain/speech/limits.ts";
import { FEELINGS } from "#domain/tutor/small-talk.ts";
import { newState, readState, type TutorState } from "#domain/tutor/state.ts";
import { talk, tutor } from "./tutor-talk.ts";

const { phrases, smallTalk, jokes } = tutorLibrary;

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
const BOTH = ["en", "es"] as const;
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

describe("a joke of one's own begins", () => {
  test.each([
    "te voy a contar un chiste",
    "te cuento un chiste",
    "te platico un chiste",
    "te echo un chiste",
    "quiero decirte un chiste",
    "quiero contarte un chiste",
    "¿quieres que te cuente un chiste?",
    "¿quieres oír un chiste?",
    "tengo otro chiste",
    "tengo un chiste que me contó mi papá",
    "te cuento un chiste de pepito",
    "te cuento un chiste, es muy chistoso",
    "me sé un chiste bien bueno",
    "oye, mi chiste es",
    "can i tell a joke",
    "can I tell you a joke?",
    "i want to tell a joke",
    "i have a joke about a cow",
    "i have a really funny joke do you want to hear it",
    "i have another joke",
    "i made up a joke",
    "my brother told me a joke",
    "do you want to hear a joke?",
    "i have a knock knock joke",
  ])("“%s”", (message) => {
    const { text, state } = tutor.answer({ message, age: 8, state: newState("en") });
    says("joke_listen", state.language, text);
    expect(state.waiting).toEqual({ kind: "own_joke", part: "whole" });
  });

  test.each([
    "i have a riddle",
    "guess what, i have a riddle",
    "tengo una adivinanza",
    "te digo una adivinanza",
    "te pongo una adivinanza",
    "adivina adivinador",
  ])("or a riddle: “%s”", (message) => {
    const { text, state } = tutor.answer({ message, age: 8, state: newState("es") });
    says("joke_riddle", state.language, text);
    expect(state.waiting).toEqual({ kind: "own_joke", part: "riddle" });
  });

  test.each([
    "tell me a joke",
    "tell me your joke",
    "can you tell me a joke please",
    "do you know a joke",
    "i want to hear a joke",
    "a joke",
    "tell me a riddle",
    "dime tu chiste",
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
    "mi chiste favorito es el de la abeja",
    "no te gustó mi chiste?",
    "mi corazón hace tan tan",
    "tocan la puerta toc toc",
    "te cuento que fui al cine",
    "tengo un chiste pero mi tío me pega",
    "my turn",
    "tengo otro",
  ])("“%s” is talk", (message) => {
    const { state } = tutor.answer({ message, age: 8, state: newState("es") });
    expect(state.waiting?.kind ?? "").not.toMatch(/joke/);
  });

  test("“te cuento” is no counting, but to a number", () => {
    for (const message of ["te cuento otro", "te cuento algo", "te cuento que fui al cine"]) {
      expect(stateAfter("es", message).waiting?.kind, message).not.toBe("mathematics");
    }
    talk(8, "es", [
      "te cuento que fui al cine",
      /Gracias por escribirme|Gracias\. Quizá|Gracias por contarme|Me gusta que me cuentes/,
    ]);
    for (const message of ["te cuento hasta 10", "cuento hasta 10", "cuenta hasta 10"]) {
      expect(stateAfter("es", message).waiting?.kind, message).toBe("mathematics");
    }
  });

  test("what may be harm is no joke", () => {
    const { text } = tutor.answer({
      message: "i have a joke",
      age: 8,
      state: newState("en"),
      isDelicate: true,
    });
    says("delicate", "en", text);
  });
});

describe("a joke of one's own is heard out", () => {
  test.each([
    ["es", "que le dijo el pato"],
    ["es", "cual es el colmo de un electricista"],
    ["es", "por que lloraba el libro"],
    ["es", "tengo agujas y no sé coser, ¿qué soy?"],
    ["es", "sabes que le dijo un arbol a otro"],
    ["en", "what do you call a cow with no legs"],
    ["en", "why was 6 afraid of 7"],
    ["en", "why did the man hit the wall"],
  ] as const)("%s: the question “%s” is given up on, its ending laughed at", (language, question) => {
    const ending = language === "en" ? "because 7 8 9" : "que su hijo sea un corriente";
    talk(
      8,
      language,
      [TOLD[language][0], LISTENS[language]],
      [question, GIVES_UP[language]],
      [ending, LAUGHS[language]],
    );
  });

  test("riddles are solved rather than laughed at", () => {
    talk(
      8,
      "en",
      ["i have a riddle", /riddle/],
      ["what has keys but no lock", /give up/],
      ["a piano", /^Ah/],
    );
    talk(
      8,
      "es",
      ["tengo una adivinanza", /dímela/],
      ["blanco por dentro, verde por fuera", /rindo/],
      ["la pera", /^¡Ah, claro/],
    );
    talk(8, "es", ["adivina adivinador, blanco por dentro y verde por fuera", /rindo/], ["la pera", /^¡Ah/]);
  });

  test.each([
    ["es", "van dos y se cae el de en medio"],
    ["es", "había un perro que se llamaba pegamento, se cayó y se pegó"],
    ["es", "están dos tomates y uno le dice al otro cuidado con el camión"],
    ["es", "el colmo de un pez es nadar en seco"],
    ["es", "qué le dijo el 0 al 8? bonito cinturón"],
    ["en", "why was 6 afraid of 7 because 7 8 9"],
  ] as const)("%s: “%s” is all of it", (language, whole) => {
    talk(8, language, [TOLD[language][0], LISTENS[language]], [whole, LAUGHS[language]]);
  });

  test.each([
    ["es", "es de pepito"],
    ["es", "habia un perro que se llamaba pegamento"],
    ["es", "había una vez"],
    ["es", "un pato entra a una tienda"],
    ["es", "doctor doctor, me siento perro"],
    ["es", "adivina qué"],
    ["es", "espera"],
    ["es", "jajaja"],
    ["en", "so there was a cow"],
    ["en", "theres a guy and he walks in a bar"],
    ["en", "wait"],
    ["en", "hahaha"],
  ] as const)("%s: “%s” is only its beginning", (language, beginning) => {
    const punch = language === "en" ? "the cow said moo to everybody" : "se cayó y se pegó";
    talk(
      8,
      language,
      [TOLD[language][0], LISTENS[language]],
      [beginning, GOES_ON[language]],
      [punch, LAUGHS[language]],
    );
  });

  test("the tutor asks twice at most how it goes on, and hears that it is over", () => {
    talk(
      8,
      "es",
      ["te cuento un chiste", /empieza/],
      ["había una vez", /¿Y luego\?$/],
      ["había un perro", /¿Y luego\?$/],
      ["había un gato", /^¡Ja/],
    );
    for (const over of ["ya", "eso es todo", "tan tan"]) {
      talk(
        8,
        "es",
        ["te cuento un chiste", /empieza/],
        ["había un pez que nada nada", /luego/],
        [over, /^¡Ja/],
      );
    }
    talk(8, "es", ["te cuento un chiste", /empieza/], ["sí", /empieza/], ["tan tan", /empieza/]);
    // A story that was laughed at too early goes on.
    talk(8, "es", ...TOLD.es.map((line) => [line, /./] as const), ["y la mamá dice no", /¿Y luego\?$/]);
  });

  test.each([
    ["en", "guess"],
    ["en", "do you give up?"],
    ["en", "hahaha"],
    ["en", "wait"],
    ["es", "adivina"],
    ["es", "¿te rindes?"],
    ["es", "a ver, adivina"],
    ["es", "jajaja"],
    ["es", "espera"],
  ] as const)("%s: “%s” is not yet its ending", (language, message) => {
    const state = stateAfter(language, ...TOLD[language].slice(0, 2), message);
    expect(state.waiting).toEqual({ kind: "own_joke", part: "end" });
  });

  test.each([
    ["en", "i forgot"],
    ["en", "i dont know"],
    ["es", "no sé"],
    ["es", "no me acuerdo"],
    ["es", "se me olvidó"],
  ] as const)("%s: “%s”: everybody forgets a joke", (language, message) => {
    for (const before of [TOLD[language].slice(0, 1), TOLD[language].slice(0, 2)]) {
      const state = stateAfter(language, ...before, message);
      says("joke_forgot", language, state.said ?? "");
      const { text } = tutor.answer({ message: language === "en" ? "yes" : "sí", age: 8, state });
      expect(text).toBe(jokes[0]?.question[language]);
    }
  });

  test.each([
    ["es", "hola", /^¡Hola/],
    ["es", "gracias", /^¡Con gusto/],
    ["es", "adiós", /^¡Adiós|^¡Hasta/],
    ["es", "7 + 5", /pista/],
    ["es", "cuéntame un cuento", /1\. /],
    ["es", "¿qué hora es?", /reloj/],
    ["es", "ya no", /^Está bien/],
    ["es", "mejor no", /^Está bien/],
    ["es", "olvídalo", /^Está bien/],
    ["es", "mejor tú", /^¿Qué hace una abeja/],
    ["en", "never mind", /^That is fine/],
    ["en", "forget it", /^That is fine/],
    ["en", "no", /^That is fine/],
    ["en", "you tell one", /^Why did the crab/],
    ["en", "tell me a joke", /^Why did the crab/],
    ["en", "how do you spell because", /letters/],
    ["en", "tell me a story", /1\. /],
  ] as const)("%s: “%s” leaves it", (language, message, wanted) => {
    for (const before of [TOLD[language].slice(0, 1), TOLD[language].slice(0, 2)]) {
      expect(stateAfter(language, ...before, message).said).toMatch(wanted);
    }
  });

  test("a question that the content knows is no ending", () => {
    const asked = TOLD.en.slice(0, 2).map((line) => [line, /./] as const);
    talk(9, "en", ...asked, ["why is the sky blue?", /scatter/]);
  });
});

describe("a joke in one message", () => {
  test.each([
    ["es", "te cuento un chiste: qué le dijo el 0 al 8? bonito cinturón", "joke_laugh"],
    ["es", "un chiste: ¿qué hace una abeja en el gimnasio? ¡zumba!", "joke_laugh"],
    ["es", "te cuento un chiste: ¿qué le dijo el 0 al 8?", "joke_tell"],
    ["es", "tengo un chiste por que lloraba el libro porque tenia muchos problemas", "joke_laugh"],
    ["en", "i have a joke: what do you call a bear with no teeth? a gummy bear", "joke_laugh"],
    ["en", "i have a joke what do you call a bear with no teeth", "joke_tell"],
    ["en", "i have a joke why did the cow fly? do you give up?", "joke_tell"],
    ["en", "i have a riddle: what has keys but no lock? a piano", "joke_solved"],
    ["es", "mi chiste es: ¿qué le dijo el 0 al 8?", "joke_tell"],
    ["en", "i have a joke so there was a cow", "joke_go_on"],
    ["en", "knock knock. who's there? lettuce. lettuce who? lettuce in!", "joke_laugh"],
    ["en", "why did the chicken cross the road? to get to the other side", "joke_laugh"],
  ] as const)("%s: “%s”", (language, message, phrase) => {
    says(phrase, language, tutor.answer({ message, age: 8, state: newState(language) }).text);
  });

  test.each([
    ["en", "why did the chicken cross the road"],
    ["en", "what do you call a bear with no teeth"],
    ["en", "what did one wall say to the other"],
    ["es", "qué le dijo el cero al ocho"],
    ["es", "cuál es el colmo de un jardinero"],
    ["es", "en qué se parece un elefante a una cama"],
    ["es", "qué hace una abeja en el gimnasio"],
  ] as const)("%s: nobody announced it, but it sounds like one: “%s”", (language, message) => {
    const state = stateAfter(language, message);
    says("joke_sounds", language, state.said ?? "");
    expect(state.waiting).toEqual({ kind: "own_joke", part: "end" });
    const serious = language === "en" ? "its not a joke" : "no es un chiste";
    expect(tutor.answer({ message: serious, age: 8, state }).text).not.toMatch(LAUGHS[language]);
  });

  test.each([
    ["en", "why did the dinosaurs die out"],
    ["en", "what do you call a baby kangaroo"],
    ["en", "why did it rain"],
    ["es", "qué le pasa al agua cuando hierve"],
  ] as const)("%s: “%s” is a question about the world", (language, message) => {
    expect(stateAfter(language, message).waiting?.kind).not.toBe("own_joke");
  });
});

describe("whose turn it is", () => {
  test.each([
    ["es", "te cuento otro"],
    ["es", "ahora te cuento yo uno"],
    ["es", "mejor te cuento uno yo"],
    ["es", "yo me sé uno"],
    ["es", "tengo otro"],
    ["es", "ahora me toca a mí"],
    ["en", "my turn"],
    ["en", "i have another one"],
    ["en", "i have one"],
  ] as const)(
    "%s: “%s” after a laugh, or after a joke of the tutor's, is the child's",
    (language, message) => {
      const asked = language === "en" ? ["tell me a joke", "idk"] : ["cuéntame un chiste", "no sé"];
      for (const before of [TOLD[language], asked]) {
        const state = stateAfter(language, ...before, message);
        says("joke_listen", language, state.said ?? "");
        expect(state.waiting).toEqual({ kind: "own_joke", part: "whole" });
      }
    },
  );

  test("the laugh offers one of the tutor's, and explains none that was not told", () => {
    for (const language of BOTH) {
      const yes = language === "en" ? "yes" : "sí";
      const lost = language === "en" ? "i dont get it" : "no entendí";
      expect(stateAfter(language, ...TOLD[language], yes).waiting?.kind).toBe("joke");
      const asked = stateAfter(language, ...TOLD[language], lost);
      says("joke_offer", language, asked.said ?? "");
      expect(tutor.answer({ message: yes, age: 8, state: asked }).state.waiting?.kind).toBe("joke");
      const first = language === "en" ? "tell me a joke" : "cuéntame un chiste";
      says("joke_unsure", language, stateAfter(language, first, lost, lost).said ?? "");
    }
    talk(8, "es", ...TOLD.es.map((line) => [line, /./] as const), ["no te gustó mi chiste?", /^¡Sí/]);
    talk(8, "en", ...TOLD.en.map((line) => [line, /./] as const), ["no thanks", /^That is fine/]);
  });
});

describe("at the door", () => {
  test("who is there is asked twice, and laughed with", () => {
    talk(
      7,
      "en",
      ["knock knock", /Who's there/],
      ["lettuce", /^Lettuce who\?$/],
      ["lettuce in, it's cold", /^Ha/],
    );
    talk(7, "en", ["nock nock", /Who's there/], ["the big bad wolf", /^The big bad wolf who\?$/]);
    talk(7, "en", ["ok knock knock", /Who's there/], ["it's Boo", /^Boo who\?$/], ["dont cry", /^Ha/]);
    talk(7, "en", ["knock knock whos there lettuce", /^Lettuce who\?$/], ["lettuce in", /^Ha/]);
    talk(7, "en", ["knock knock", /Who/], ["1234 5", /And who/]);
    talk(7, "en", ["knock knock", /Who/], ["cows go", /^Cows go who\?$/], ["no, cows go moo", /^Ha/]);
    talk(7, "es", ["toc toc", /Quién es/], ["lola", /^¿Lola qué\?$/], ["Lolailo", /^¡Ja, ja/], ["sí", /\?$/]);
    talk(7, "es", ["toc toc, ¿quién es? lola", /^¿Lola qué\?$/]);
  });

  test("as it is played in Spanish, in whatever language the talk was before", () => {
    talk(
      7,
      "en",
      ["toc toc", /Quién es/],
      ["la vieja Inés", /^¿Y qué quería\?$/],
      ["un listón", /^¿De qué color\?$/],
      ["azul", /^¡Ja/],
    );
    talk(7, "es", ["toc toc", /Quién es/], ["el lobo", /^¿Y qué quería\?$/], ["a comerte", /^¡Ja/]);
    talk(7, "es", ["toc toc", /Quién es/], ["soy yo", /^¿Y qué quería\?$/]);
    talk(7, "es", ["toc toc", /Quién es/], ["no", /^Está bien/]);
  });

  test("the child asks who is there: then it is the tutor", () => {
    talk(
      7,
      "en",
      ["knock knock", /Who's there/],
      ["who's there?", /my turn to knock! Lettuce\.$/],
      ["lettuce who?", /Lettuce in/],
      ["i dont get it", /odd/],
    );
    talk(
      7,
      "es",
      ["toc toc", /Quién es/],
      ["¿quién es?", /me toca tocar a mí! Elsa\.$/],
      ["Elsa qué", /^¡Elsapo/],
    );
  });

  test("the tutor knocks when it is asked to, with another joke each time", () => {
    const state = talk(
      7,
      "en",
      ["tell me a knock knock joke", /^Knock, knock!$/],
      ["who's there?", /^Lettuce\.$/],
      ["what", /^Lettuce in/],
      ["another knock knock joke", /^Knock, knock!$/],
      ["who is it", /^Boo\.$/],
      ["boo who", /do not cry/],
    );
    expect(state.told).toEqual(["door-0", "door-1"]);
    for (const language of BOTH) {
      expect(phrases.joke_names[language].length).toBe(phrases.joke_name_ends[language].length);
    }
  });

  test("a wish and a refusal leave the door", () => {
    talk(7, "en", ["knock knock", /Who/], ["tell me a story", /1\. /]);
    talk(7, "en", ["knock knock", /Who/], ["never mind", /^That is fine/]);
    talk(7, "es", ["toc toc", /Quién/], ["7 + 5", /pista/]);
  });
});

describe("nobody laughs at what may be sad", () => {
  const beginnings = {
    en: [["knock knock"], ["knock knock", "lettuce"], ["i have a joke"], TOLD.en.slice(0, 2), TOLD.en],
    es: [["toc toc"], ["toc toc", "el lobo"], ["te cuento un chiste"], TOLD.es.slice(0, 2), TOLD.es],
  };
  test.each([
    ["en", "i am sad", /^I am sorry that you feel sad/],
    ["en", "my dog died", /^I am so sorry/],
    ["en", "im scared", /Feeling scared is okay/],
    ["en", "my mom is crying", /grown-up you trust/],
    ["en", "he hits me", /grown-up you trust/],
    ["en", "i cry every night", /grown-up you trust/],
    ["en", "help me", /^No problem/],
    ["es", "estoy triste", /^Siento que estés triste/],
    ["es", "mi perro murió", /^Lo siento mucho/],
    ["es", "tengo miedo", /Está bien sentir miedo/],
    ["es", "mi mamá está llorando", /adulta de confianza/],
    ["es", "me pega", /adulta de confianza/],
    ["es", "mi tío me toca", /adulta de confianza/],
    ["es", "tengo un secreto", /adulto de confianza/],
    ["es", "ayuda", /^¡No pasa nada/],
  ] as const)("%s: “%s” in every part of a joke", (language, message, wanted) => {
    for (const before of beginnings[language]) {
      const { said, waiting } = stateAfter(language, ...before, message);
      expect(said, before.join()).toMatch(wanted);
      expect(waiting?.kind, before.join()).not.toBe("own_joke");
    }
  });

  test("nor at what the screen suspects, or after something grave; a riddle of others goes on", () => {
    for (const before of beginnings.en) {
      const state = stateAfter("en", ...before);
      const answer = tutor.answer({ message: "my uncle hurts", age: 8, state, isDelicate: true });
      says("delicate", "en", answer.text);
      const grave = { ...state, gentleUntil: state.turn + 3 };
      expect(tutor.answer({ message: "it had to", age: 8, state: grave }).text).not.toMatch(/Ha\b/);
    }
    const begun = stateAfter("en", "i have a joke");
    const riddle = { message: "what do you call a cow with no legs", age: 8, isDelicate: true };
    says("joke_tell", "en", tutor.answer({ ...riddle, state: begun }).text);
  });

  test("nor at what may be the child's own life", () => {
    talk(
      8,
      "en",
      ["i have a joke", /begin/],
      ["my uncle says he loves me", /And then/],
      ["he comes to my room", /grown-up/],
    );
    talk(
      8,
      "en",
      ["i have a joke", /begin/],
      ["he comes to my room at night", /And then/],
      ["and he closes the door", /grown-up/],
    );
    talk(
      8,
      "en",
      ...TOLD.en.map((line) => [line, /./] as const),
      ["and he comes to my room", /And then/],
      ["and closes the door", /grown-up/],
    );
  });

  test("nor is it said again at the door", () => {
    talk(
      8,
      "en",
      ["knock knock", /Who/],
      ["he was there again", /^And who is that\?$/],
      ["he is loud", /grown-up/],
    );
    talk(8, "es", ["toc toc", /Quién/], ["mi mamá ya se fue", /^¿Y quién es\?$/]);
    talk(8, "es", ["toc toc", /Quién/], ["soy yo, tu amiga", /^¿Y qué quería\?$/]);
    talk(8, "en", ["knock knock", /Who/], ["my cousin Vinny", /^My cousin Vinny who\?$/]);
  });

  test("every feeling that comes before a joke is one of the small talk's", () => {
    const ids = smallTalk.map(({ id }) => id);
    expect(FEELINGS.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test("each phrase about jokes is short enough to be spoken, and asks for no more than one thing", () => {
  for (const [name, { en, es }] of Object.entries(phrases)) {
    if (!name.startsWith("joke_")) continue;
    for (const text of [...en, ...es]) {
      expect(text.length, name).toBeLessThan(Math.min(MAX_SPOKEN, 140));
      expect(text.split("?").length, text).toBeLessThanOrEqual(2);
    }
  }
});
