import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { newState } from "#domain/tutor/state.ts";
import { talk, tutor } from "./tutor-talk.ts";

describe("what may be harm", () => {
  test.each(["7 + 5", "1/2 + 1/4", "how do you spell whale", "count to 10"])(
    "is met by itself in the middle of %s",
    (exercise) => {
      const { state } = tutor.answer({ message: exercise, age: 9, state: newState("en") });
      const message = "my uncle says the 2 of us have a secret";
      expect(tutor.answer({ message, age: 9, state, isDelicate: true }).text).toMatch(/grown-up/);
      expect(tutor.answer({ message: "12", age: 9, state, isDelicate: true }).text).not.toMatch(/grown-up/);
    },
  );
});

describe("counting, spelling, reading", () => {
  test("counting goes on from where the tutor stops", () => {
    talk(5, "en", ["count to 10", /1, 2, 3, 4/], ["five", /5!/]);
    talk(6, "es", ["cuenta de 5 en 5", /5, 10, 15, 20/], ["30", /5 más/], ["25", /25!/]);
    talk(6, "es", ["qué número sigue después del 9", /7, 8, 9/], ["diez", /8, 9, 10|7, 8, 9, 10/]);
    talk(6, "en", ["what comes after 9?", /7, 8, 9/], ["idk", /1 more/], ["idk", /9, 10/]);
  });
  test("a word is told in letters and parts, then asked with gaps; typos of the question are understood", () => {
    talk(
      8,
      "en",
      ["how do you spell buterfly", /b-u-t-t-e-r-f-l-y.*9 letters.*but-ter-fly/],
      ["butterfli", /gaps.*_/],
      ["b-u-t-t-e-r-f-l-y", /Yes, butterfly/],
    );
    talk(8, "en", ["spell because", /b-e-c-a-u-s-e/], ["becuz", /gaps/], ["becaus", /b-e-c-a-u-s-e/]);
    talk(8, "es", ["cómo se escribe árbol", /á-r-b-o-l/], ["arbol", /acento: árbol/]);
    talk(8, "en", ["how do you spell xylophonist", /do not know that word/]);
    talk(8, "en", ["spelling", /letters/], ["idk", /gaps/]);
  });
  test("while a word waits to be written, a question, a wish or a mood is no try at it", () => {
    talk(6, "en", ["how do you spell cat", /c-a-t/], ["why do cats purr", /throat/]);
    talk(6, "en", ["how do you spell cat", /c-a-t/], ["what is 2 + 2", /2 \+ 2/]);
    talk(6, "en", ["how do you spell cat", /c-a-t/], ["tell me a story", /story/], ["1", /Coral/]);
    talk(6, "en", ["how do you spell cat", /c-a-t/], ["i am tired", /rest/], ["cat", /Yes, cat/]);
    talk(6, "es", ["cómo se escribe perro", /p-e-r-r-o/], ["por que el mar es salado", /sal/]);
    talk(6, "es", ["cómo se escribe queso", /q-u-e-s-o/], ["cuanto es 2 mas 2", /2 \+ 2/]);
  });
  test("a question in a story is met, and the story waits", () => {
    talk(
      4,
      "en",
      ["tell me a story", /Which/],
      ["1", /Coral/],
      ["why is she sad", /you think|would you say/],
      ["1", /whale/],
    );
  });
  test("b or v: the letter is asked for, never told at once", () => {
    talk(8, "es", ["vaca se escribe con b o v?", /_aca/], ["b", /Esa no/], ["v", /con v: vaca/]);
    talk(8, "es", ["¿burro es con b o con v?", /_urro/], ["be", /con b: burro/]);
    talk(8, "es", ["baca con b o v", /_aca/], ["uve", /vaca/]);
  });
  test("reading asks about the text, hints twice and shows the place", () => {
    talk(6, "en", ["read with me", /\?$/], ["idk", /hint/], ["no idea", /hint/], ["idk", /together/]);
    talk(9, "es", ["leer", /“/], ["no sé", /pista/i], ["no sé", /pista/i], ["no sé", /juntos/]);
  });
});

describe("stories", () => {
  test.each(tutorLibrary.stories.map(({ id }) => id))(
    "every way through %s ends, in both languages and for all ages",
    (id) => {
      const at = tutorLibrary.stories.findIndex((world) => world.id === id);
      const endings = new Set<string>();
      for (const language of ["en", "es"] as const) {
        for (const age of [5, 9, 13]) {
          for (const way of ["11", "12", "21", "22"]) {
            let state = newState(language);
            const say = (message: string) => {
              const answer = tutor.answer({ message, age, state });
              state = answer.state;
              return answer.text;
            };
            // A story about somebody of the child's own has no number of its own.
            const hero = tutorLibrary.stories[at]?.isOwn === true;
            const of = language === "en" ? " about a robot" : " de un robot";
            say(`${language === "en" ? "tell me a story" : "cuéntame un cuento"}${hero ? of : ""}`);
            if (!hero) say(String(at + 1));
            for (const choice of way) {
              expect(state.waiting).toMatchObject({ kind: "story", id });
              endings.add(`${language} ${age} ${say(choice)}`);
            }
            expect(state.waiting).toEqual({ kind: "offer", what: "story" });
            expect(state.language).toBe(language);
          }
        }
      }
      // Two middles and four endings for each language and age.
      expect(endings.size).toBe(6 * 6);
    },
  );
  test("a choice may be named, mistyped, left to the tutor, or given up", () => {
    talk(
      6,
      "en",
      ["story", /1\. /],
      ["the forest", /Tavo/],
      ["climb the roap", /owl/],
      ["you choose", /Tavo|owl/],
    );
    talk(
      10,
      "es",
      ["cuéntame una historia de tortugas", /Coral/],
      ["la ballena", /primera nota/],
      ["alto", /Dejamos/],
    );
    talk(6, "en", ["tell me a story about dinosaurs", /dinosaurs.*What now/s], ["1", /star on its head/]);
    talk(6, "en", ["tell me a story about stars", /Lía/], ["purple", /What now/], ["first", /Moon/]);
  });
  test("a feeling or a farewell ends the story", () => {
    talk(6, "en", ["story", /1\. /], ["1", /Coral/], ["im scared", /grown-up you trust/]);
    talk(6, "es", ["cuento", /1\. /], ["1", /Coral/], ["adiós", /Adiós|Hasta/]);
  });
});

describe("activities", () => {
  test("steps come one by one, fitted to the age", () => {
    talk(
      6,
      "en",
      ["Create", /You need.*Step 1 of/s],
      ["done", /Step 2/],
      ["i dont know", /Take your time/],
      ["next", /Step 3/],
    );
    talk(
      12,
      "es",
      ["Naturaleza", /Paso 1 de 5/],
      ["listo", /Paso 2/],
      ["otra", /Paso 1/],
      ["no tengo", /Paso 1/],
    );
    // What there is none of is not needed by the next one.
    for (let turn = 0; turn < 3; turn += 1) {
      const first = tutor.answer({ message: "create", age: 5, state: newState("en", turn) });
      const next = tutor.answer({ message: "I don't have any glue", age: 5, state: first.state });
      expect(next.text).toMatch(/You need(?!.*glue)/);
    }
    for (const kind of ["create", "nature"] as const) {
      for (const age of [5, 9, 13]) {
        let state = newState("en");
        const first = tutor.answer({ message: kind, age, state });
        state = first.state;
        let steps = 0;
        while (state.waiting?.kind === "activity" && steps < 10) {
          state = tutor.answer({ message: "done", age, state }).state;
          steps += 1;
        }
        expect(steps).toBeGreaterThanOrEqual(4);
        expect(state.waiting).toEqual({ kind: "offer", what: "activity" });
      }
    }
  });
});

describe("questions about the world", () => {
  test("the thread of the picture: turtles, and how they remember", () => {
    talk(
      7,
      "en",
      ["why do the turtles come to our beach?", /lay their eggs.*\?$/],
      ["how do they remember??", /magnetic/],
    );
    talk(9, "es", ["por qué las tortugas vuelven a la playa", /huevos/], ["no sé", /campo magnético/]);
  });
  test("another question about the same thing does not get the answer to the tutor's own", () => {
    talk(9, "en", ["whats the biggest dinosaur", /\?$/], ["how did the dinosaurs die", /^(?!.*Birds!)/]);
    talk(9, "en", ["why do bees buzz", /./], ["what do bees eat", /^(?!.*She dances)/]);
    talk(9, "es", ["¿qué es un volcán?", /\?$/], ["¿por qué el cielo es azul?", /azul/]);
    talk(9, "es", ["¿qué es un volcán?", /\?$/], ["porque tiene mucho calor", /ceniza|lava/]);
  });
  test("typos and missing accents are understood", () => {
    talk(9, "en", ["wy is the sky bleu", /scatter/]);
    talk(9, "en", ["how do volcanos erupt", /magma/]);
    talk(9, "es", ["porque el mar es salado", /minerales/]);
    talk(9, "es", ["como asen la miel las abejas", /colmena/]);
  });
  test("a guess is met, silence is not needed, and why asks on", () => {
    talk(9, "en", ["why is the sky blue", /\?$/], ["because the sea shines on it", /orange and red/]);
    talk(9, "en", ["tell me about rainbows", /raindrop/], ["why?", /garden hose/]);
  });
  test("near is said to be near, and unknown to be unknown", () => {
    talk(9, "en", ["why do dogs chase cars", /do not know that exactly/]);
    talk(9, "es", ["por qué los perros persiguen coches", /no lo sé/]);
    talk(
      9,
      "en",
      ["what is the capital of Wakanda?", /do not know that one|not in what I know/],
      ["no", /fine/],
    );
    talk(9, "es", ["quién ganó el mundial de 1931", /no la sé|no está en lo que sé/]);
    talk(9, "en", ["I have a dog", /Did you know.*dog/]);
  });
});

describe("what is told and not asked", () => {
  test("is no guess about the topic before it, though a short word or a thought about it is", () => {
    talk(8, "en", ["I have a loose tooth", /tooth/], ["we went to the beach", /^The beach!|remember/]);
    talk(8, "en", ["i saw a spider", /spider/]);
    talk(8, "en", ["why do dinosaurs have feathers", /\?$/], ["wow", /^It is surprising/]);
    talk(
      8,
      "es",
      ["por que brillan las estrellas", /estrella/],
      ["órale", /Sol/],
      ["no, esa no", /Está bien/],
    );
  });
  test("what is told is met by itself; whoever enters unnamed brings the way to a grown-up", () => {
    talk(8, "en", ["we ate tacos", /taste/], ["he was there again", /grown-up/]);
    talk(8, "es", ["ayer comimos tacos", /sabe/], ["otra vez vino él", /adulta/]);
  });
  test("very sad is no sign of being well", () => {
    talk(8, "es", ["estoy bien triste", /Siento que estés triste/], ["estoy bien", /Qué bueno/]);
    talk(8, "es", ["estoy bien enojado con mi hermano", /Está bien enojarse/]);
  });
  test("what is not wanted is not begun, and a sum waits", () => {
    talk(
      8,
      "es",
      ["ya no quiero el cuento", /^(?!.*1\. )/s],
      ["8 mas 4", /pista/],
      ["no tengo dedos suficientes", /./],
      ["doce", /8 \+ 4 = 12/],
    );
    talk(8, "en", ["she doesn't want to play with me", /hurt/]);
  });
  test("a story waits while something else is said or asked", () => {
    for (const aside of ["i am hungry", "i need to pee", "what is the point of it all?"])
      talk(
        6,
        "en",
        ["tell me a scary story", /1\. /],
        ["1", /Coral/],
        [aside, /./],
        ["2", /girl sat in a boat/],
      );
  });
});

describe("what is like something else, and is not it", () => {
  test("words of another meaning or of the other language are no misspellings", () => {
    talk(
      9,
      "en",
      ["whats the point of school", /do not know/],
      ["i ate a whole bag of sweets", /nice|happy|A whole bag!/],
    );
    talk(9, "en", ["how do you say dog in spanish", /perro/]);
    talk(9, "en", ["how do you say wrench in spanish", /do not know|not in what I know/]);
  });
  test("below zero is no sum above it, and a sum the other way round is the same", () => {
    talk(
      11,
      "en",
      ["negative 3 plus 5", /−3 \+ 5/],
      ["8 x 7", /hint/],
      ["56 because 7 x 8 is 56", /8 × 7 = 56/],
    );
  });
  test("backward is counted backward", () => {
    talk(6, "en", ["count backwards from 10", /10, 9, 8/], ["7", /7!/]);
    talk(6, "es", ["cuenta hacia atrás desde 10", /10, 9, 8/], ["7", /7!/]);
  });
});

describe("talk", () => {
  test.each([
    ["en", "who are you", /computer helper/],
    ["en", "are you a real person?", /no person/],
    ["es", "¿eres una persona?", /ni persona/],
    ["es", "quién eres", /ayudante de computadora/],
    ["en", "i am sad", /grown-up you trust/],
    ["es", "estoy triste", /adulto de confianza/],
    ["en", "bye", /Goodbye|See you/],
    ["es", "adios", /Adiós|Hasta/],
    ["en", "can you keep a secret", /tell a grown-up/],
    ["en", "my address is hidden", /do not need to tell me/],
    ["en", "what time is it", /no clock/],
    ["en", "you are stupid", /wrong/],
    ["en", "ok", /choose/],
    ["en", "idk", /No problem/],
    ["es", "no sé", /No pasa nada/],
    ["en", "12", /number/],
    ["en", "!!!", /could not read/],
    ["en", "xkcdfg", /could not read|telling me/],
  ] as const)("%s: %s", (language, message, wanted) => {
    talk(8, language, [message, wanted]);
  });

  test("a joke waits for a guess", () => {
    talk(8, "en", ["tell me a joke", /\?$/], ["idk", /Another/], ["yes", /\?$/]);
  });

  test("the language is the child's, message by message, and short answers do not change it", () => {
    const state = talk(9, "en", ["hola", /Hola/], ["7+5", /pista/i], ["12", /Sí|Eso es/], ["ok", /va|ti/]);
    expect(state.language).toBe("es");
    talk(9, "es", ["why is the sky blue", /scatter/], ["habla español", /español/], ["cuento", /historia/]);
    talk(9, "es", ["speak english please", /English/], ["hello", /Hello/]);
  });
});

test("any message at any state gets an answer in the thread's language, without holes", () => {
  const messages = [
    "",
    "?",
    "7+5",
    "12",
    "yes",
    "no",
    "idk",
    "story",
    "1",
    "done",
    "why",
    "create",
    "nature",
    "b",
    "b-u-t",
    "leer",
    "un chiste",
    "cuenta",
    "x".repeat(5000),
    "<b>hi</b>",
    "🙂",
    "ñandú",
    "0/0",
  ];
  for (const language of ["en", "es"] as const) {
    for (const age of [3, 8, 14]) {
      let state = newState(language);
      for (let at = 0; at < 400; at += 1) {
        const message = messages[(at * 7 + (at % 5)) % messages.length] ?? "";
        const answer = tutor.answer({ message, age, state });
        expect(answer.text.trim(), message).not.toBe("");
        expect(answer.text, message).not.toMatch(/\{\w+\}|undefined|NaN/);
        expect(JSON.stringify(answer.state).length).toBeLessThan(3000);
        state = answer.state;
      }
    }
  }
});
