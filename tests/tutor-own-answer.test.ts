import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { asMeant } from "#domain/tutor/words/typed.ts";
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

describe("a right answer is never refused", () => {
  test("with its steps before it, in sentences of their own", () => {
    talk(12, "es", ["saca el 15% de 340", /340/], ["34 y la mitad 17. 51", /15 × 3\.4 = 51/]);
    talk(12, "en", ["what is 15% of 340", /340/], ["10% is 34 and half of that 17. 51", /15 × 3\.4 = 51/]);
    talk(9, "en", ["6 x 14", /6 × 14/], ["6 x 10 is 60. 6 x 4 is 24. 84", /6 × 14 = 84/]);
  });
  test("of a rounding that is asked without its verb, or with its result behind “is”", () => {
    talk(9, "en", [
      "Now 4,750 to the nearest hundred. I say 4,700 because it is in the middle.",
      /4700 and 4800/,
    ]);
    talk(9, "en", ["Now 4,750 to the nearest hundred. I say 4,800.", /it is right/]);
    talk(9, "en", ["38 rounded to the nearest ten is 40, right?", /it is right/]);
    talk(9, "es", ["4,750 a la centena más cercana. Yo digo que 4,700", /entre 4700 y 4800/]);
    talk(9, "es", ["redondear 4750 a la centena es 4800", /está bien/]);
    talk(
      9,
      "en",
      ["I said 4,750 rounded to the nearest hundred is 4,700. Is it correct?", /4700 and 4800/],
      ["Then it's 4,800, because the middle goes up.", /^(?:Yes|That's it)(?!.*is that what it asks)/],
    );
  });
  test("of measures in two units", () => {
    talk(
      10,
      "es",
      ["una alberca mide 25 m. Si nado 1.5 km, ¿cuántas vueltas de 25 m son?", /25 en 1500/],
      ["Son 1500 metros entre 25. Me sale 60", /1500 ÷ 25 = 60/],
    );
    talk(
      10,
      "en",
      ["A ribbon is 2 m long. I cut pieces of 25 cm. How many pieces?", /25 fit into 200/],
      ["8", /200 ÷ 25 = 8/],
    );
    talk(10, "es", [
      "una cinta mide 3 m y la corto en pedazos de 50 cm. ¿cuántos pedazos salen?",
      /50 en 300/,
    ]);
    talk(10, "en", ["a bag has 2 kg of rice. How many bowls of 250 g are that?", /250 fit into 2000/]);
  });
  test("its own true line is checked, and no other sum is held against it", () => {
    talk(
      10,
      "en",
      ["a box holds 12 eggs, how many boxes for 30 eggs and 18 eggs", /./],
      ["600 divided by 24 is 25", /^(?!.*(?:less|more) than that)(?!.*Not quite)/],
    );
  });
  test("its own way is let be", () => {
    talk(
      12,
      "es",
      ["si un kilo de clavos cuesta 45 pesos cuanto cuestan 3 kilos y medio", /45/],
      ["no puedo hacer 45 por 3 y luego la mitad?", /45 × 3.*qué falta/],
      ["135 + 22.50 = 157.50", /157\.5 pesos/],
      ["si compro con un billete de 200 cuanto me dan de cambio", /157\.5/],
      ["serian 42.50 no?", /42\.5/],
    );
    talk(
      10,
      "en",
      ["what is 12 x 15", /12 × 15/],
      ["can I do 12 x 10 first?", /your own way: 12 × 10/],
      ["180", /180/],
    );
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
