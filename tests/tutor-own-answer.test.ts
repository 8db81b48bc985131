import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { asMeant } from "#domain/tutor/typed.ts";
import { talk } from "./tutor-talk.ts";

describe("a child brings its own answer along", () => {
  test("with the whole problem: what it claims is no number of the problem", () => {
    talk(9, "en", [
      "A baker made 144 rolls. She put them in bags of 6. How many bags did she fill? i think its 24",
      /right: 144 ÷ 6 = 24/,
    ]);
    talk(10, "en", ["24 cookies in boxes of 4, how many boxes? i got 6", /right: 24 ÷ 4 = 6/]);
    talk(10, "en", ["24 cookies in boxes of 4, how many boxes? i got 8", /^(?!.*right)/]);
    talk(9, "es", [
      "Un panadero hizo 144 panes. Los puso en bolsas de 6. ¿Cuántas bolsas llenó? yo creo que 24",
      /está bien: 144 ÷ 6 = 24/,
    ]);
  });
  test("of a problem that was not read whole: it is called neither right nor wrong", () => {
    talk(
      9,
      "en",
      ["A box has 6 rows of 8 crayons. 9 crayons are broken. How many are NOT broken?", /./],
      ["is it 39", /^(?!.*(?:more than that|Not quite))/],
    );
    talk(13, "en", ["what about (1, 5) and (4, -1)? i got -2", /^(?!.*(?:Very close|one more is missing))/]);
  });
  test("of a mixed number, said to be a fraction", () => {
    talk(12, "es", ["y 17/5 es 3 2/5 ?", /está bien: 3 \+ 2\/5 = 17\/5/]);
    talk(12, "es", ["17/5 = 3 2/5 esta bien?", /está bien/]);
    talk(12, "en", ["is 7/2 3 1/2", /it is right: 3 \+ 1\/2 = 7\/2/]);
    talk(12, "en", ["is 17/5 the same as 3 1/5?", /^(?!.*it is right)/]);
    talk(12, "en", ["which is bigger, 17/5 or 3 1/5", /^(?!.*it is right)/]);
  });
});

describe("whether two sums make the same", () => {
  test("is answered, and not set as a sum to do", () => {
    talk(
      8,
      "es",
      ["cuánto es 7x8", /7 × 8/],
      ["56", /7 × 8 = 56/],
      ["y 8x7 es lo mismo?", /da lo mismo.*cambiar de lugar/],
    );
    talk(8, "es", ["pregunto si 7x8 y 8x7 dan igual", /da lo mismo/]);
    talk(8, "en", ["is 7x8 the same as 8x7?", /make the same.*trade places/]);
    talk(8, "en", ["does 3+4 give the same as 5+3", /3 \+ 4 = 7, but 5 \+ 3 = 8/]);
    talk(9, "en", ["is 2x6 the same as 3x4", /make the same: 2 × 6 = 12 and 3 × 4 = 12\.$/]);
  });
});

describe("in a story", () => {
  test("a way is chosen by what it names", () => {
    talk(
      5,
      "es",
      ["un cuento de un perro", /de un perro/],
      ["buscar su nido", /monos/],
      ["los monos!", /cadena/],
    );
  });
  test("a hero that is named while the worlds are offered begins its story", () => {
    talk(5, "en", ["tell me a story", /Which story/], ["unicorn!!", /of a unicorn|to a unicorn/]);
  });
});

test("a riddle is answered to “what?”, and begun by its name alone, as it was offered", () => {
  talk(6, "en", ["tell me a joke", /\?/], ["what", /^Because/]);
  talk(9, "en", ["can we play a game", /riddle/], ["riddle", /^A riddle/]);
  talk(9, "es", ["adivinanza", /^Una adivinanza/]);
});

test("what leads up to a question hides none of it", () => {
  talk(
    9,
    "es",
    ["por qué los perros mueven la cola", /perro habla con la cola/],
    ["ok y los gatos", /gato también habla/],
  );
});

describe("words that are written in a hurry", () => {
  const meant = (message: string) => asMeant(tutorLibrary, "en", message);
  test("are read as they are meant", () => {
    expect(meant("do u know bc why")).toBe("do you know because why");
    talk(
      8,
      "en",
      ["why are few axolotls left", /axolotl/],
      ["bc people make the water dirty?", /Xochimilco|idea/],
    );
    expect(asMeant(tutorLibrary, "es", "u otro")).toBe("u otro");
  });
  test.each(["300 BC", "how do you spell u", "s u r e", "u", "the “bc” here"])("%s stays", (message) => {
    expect(meant(message)).toBe(message);
  });
});
