import { describe, test } from "vitest";
import { talk } from "./tutor-talk.ts";

describe("subject and predicate of a sentence", () => {
  test("are looked for by the child, and what it finds is checked", () => {
    talk(
      10,
      "es",
      ["Subraya el sujeto: Los delfines saltan en la bahía.", /¿quién lo hace\?$/],
      ["los delfines", /^Sí, «los delfines» es el sujeto/],
    );
    talk(
      10,
      "en",
      ["Find the predicate: My brother plays the guitar.", /Where does it begin/],
      ["plays the guitar", /^Yes, “plays the guitar” is the predicate/],
    );
    talk(
      10,
      "en",
      ['What is the subject of "The old dog sleeps in the sun"?', /who does it/],
      ["the old dog", /is the subject/],
      ['and the predicate is "sleeps in the sun"?', /^Yes, “sleeps in the sun” is the predicate/],
    );
    talk(
      10,
      "es",
      ['¿Cuál es el predicado de "Mi hermana canta una canción"?', /./],
      ["una canción", /le falta/],
      ["canta una canción", /^Sí/],
    );
  });
  test("both in one message, and yes or no", () => {
    talk(
      10,
      "es",
      ['¿Cuál es el sujeto en "Los delfines saltan en la bahía"?', /./],
      [
        'Los delfines. ¿Y el predicado es "saltan en la bahía"?',
        /«Los delfines» es el sujeto.*\n.*«saltan en la bahía» es el predicado/s,
      ],
      ['Sí o no: ¿el predicado es "saltan en la bahía"?', /^Sí, «saltan en la bahía»/],
    );
    talk(10, "en", ['In "The old dog sleeps in the sun", is "the old dog" the subject?', /^Yes/]);
    talk(10, "en", ['In "The old dog sleeps in the sun", is "the old dog" the predicate?', /the other part/]);
  });
});

describe("figures of speech", () => {
  test.each([
    [
      "en",
      '"The wind whispered." Is that personification or a simile?',
      /personification\. Personification gives/,
    ],
    ["en", 'Is "the stars danced in the sky" personification?', /^Yes/],
    ["en", 'is "he runs like the wind" a simile or a metaphor?', /: simile/],
    ["en", 'is "time is money" a metaphor or a simile', /: metaphor/],
    [
      "es",
      '¿"El viento susurra entre los árboles" es personificación o metáfora?',
      /personificacion\. La personificación/,
    ],
    ["en", 'Is "The boy smiled at me" personification?', /^(?!Yes)/],
    ["en", 'Is "The wind blew hard" a metaphor?', /^(?!Yes|No)/],
  ] as const)("%s: %s", (language, message, wanted) => {
    talk(13, language, [message, wanted]);
  });
});

test("a word alone answers what was to be found in a sentence, and is no feeling", () => {
  talk(7, "en", ["Circle the noun: The happy dog runs.", /noun/], ["happy?", /adjective/]);
  talk(7, "es", ["Subraya el sustantivo: El perro feliz corre.", /sustantivo/], ["feliz?", /adjetivo/]);
  talk(7, "en", ["im happy", /^(?!.*adjective)/]);
});

describe("somebody new at home", () => {
  test.each([
    ["en", "I have a baby sister now she is 3 days old"],
    ["en", "my mom had a baby and he is so tiny"],
    ["es", "ya nació mi hermanita y es chiquita"],
    ["es", "nació mi primo y es chiquito"],
  ] as const)("%s: %s is glad news", (language, message) => {
    talk(6, language, [message, /big news|noticia tan grande/]);
  });
  test("but what weighs beside it is heard", () => {
    talk(6, "en", ["my mom had a baby and he is mean to us", /^(?!.*big news)/]);
  });
});
