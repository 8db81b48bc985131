import { describe, expect, test } from "vitest";
import { talk } from "./tutor-talk.ts";

describe("the numbers beside a number", () => {
  test("are asked for whole: a hint, and then the answer is checked", () => {
    talk(
      7,
      "es",
      ["Escribe el antecesor y sucesor de 499", /antes de 499.*¿Cuáles son\?/],
      ["498 y 500", /^Sí, los dos/],
    );
    talk(
      8,
      "en",
      ["what is the predecessor and successor of 300", /before 300/],
      ["299 and 302", /^Yes, 299 comes right before.*after it\?$/],
      ["301", /^Yes: 301/],
    );
    talk(
      7,
      "en",
      ["which number comes before 70 and which number comes after", /70/],
      ["69 and 71", /^Yes, both/],
    );
    talk(8, "es", ["cual es el sucesor de 99?", /desde 99/], ["98", /Todavía no/], ["no sé", /98, 99, 100/]);
  });
  test("brought along in the same message, or said again, they are checked", () => {
    talk(8, "es", ["¿cuál es el antecesor de 500? yo puse 499", /^Sí: el antecesor de 500 es 499/]);
    talk(7, "es", ["No, del 499. ¿498 va antes y 500 va después?", /^Sí, los dos están bien/]);
    talk(8, "en", ["the successor of 129 is 130, right?", /^Yes: 130/]);
    talk(8, "en", ["the predecessor of 40 is 41", /^Not quite/]);
  });
  test("what else comes before or after is no such task", () => {
    talk(8, "en", ["what day comes after Monday", /Tuesday/]);
    talk(8, "en", ["what number comes after 19", /17, 18, 19/]);
  });
});

describe("numbers to put in order", () => {
  test.each([
    ["es", "Ordena de mayor a menor: 345, 534, 453", /más grande\?/, "534, 453, 345", "453, 534, 345"],
    [
      "en",
      "put in order from least to greatest: 1/2, 1/3, 3/4",
      /6\/12, 4\/12, 9\/12/,
      "1/3, 1/2, 3/4",
      "1/2, 1/3, 3/4",
    ],
    [
      "en",
      "order these from least to greatest: 0.5, 0.45, 0.405",
      /0\.500, 0\.450, 0\.405/,
      "0.405, 0.45, 0.5",
      "0.5, 0.45, 0.405",
    ],
    [
      "es",
      "acomoda del más chico al más grande 12, 7, 30 y 4",
      /más chico\?/,
      "4, 7, 12 y 30",
      "4, 12, 7, 30",
    ],
  ] as const)("%s: %s", (language, task, hint, right, wrong) => {
    talk(8, language, [task, hint], [right, /^(?:Sí|Yes)/]);
    talk(8, language, [task, hint], [wrong, /^(?:¡Casi!|Nearly!)/], [right, /^(?:Sí|Yes)/]);
  });
  test("the child's own order is checked, wherever the task stands", () => {
    talk(
      7,
      "es",
      ["Ordena de mayor a menor: 345, 534, 453", /./],
      ["534, 453, 345. ¿Está bien?", /^Sí, ese es/],
    );
    talk(7, "es", ["Me pedían de mayor a menor. ¿534, 453, 345 está bien?", /^Sí, ese es/]);
    talk(8, "en", ["is 9, 7, 4 from greatest to least right?", /^Yes, that is/]);
    talk(8, "en", ["from greatest to least: 12, 40, 31. I put 40, 31, 12", /^Yes, that is/]);
    talk(8, "en", ["is 9, 4, 7 from greatest to least right?", /^Nearly! .*4 and 7/]);
  });
  test("one after the other", () => {
    talk(
      9,
      "es",
      ["ordena de menor a mayor 12, 7, 30, 4", /./],
      ["4", /^Vas bien: 4\./],
      ["y 7", /^Vas bien: 4, 7\./],
      ["12 y 30", /^Sí/],
    );
  });
});

describe("what the tutor itself has set", () => {
  test("a fraction to simplify waits for its answer", () => {
    talk(10, "es", ["y se puede simplificar el 4/6?", /8\/20/], ["2/5", /^¡Sí! 8\/20 = 2\/5/]);
    talk(
      10,
      "es",
      ["simplifica 12/18", /8\/20/],
      ["te contesté la del 8/20. me dio 2/5", /^¡Sí! 8\/20 = 2\/5/],
    );
    talk(10, "en", ["how do I simplify 8/20", /9\/12/], ["3/4", /^Yes! 9\/12 = 3\/4/]);
    talk(10, "en", ["how do I simplify 12/18", /8\/20/], ["4/10", /simpler still/], ["2/5", /^Yes!/]);
    talk(10, "en", ["how do I simplify 12/18", /8\/20/], ["1/5", /not as much/], ["idk", /8\/20 = 2\/5/]);
  });
  test("and is left for whatever else is asked", () => {
    talk(10, "es", ["simplifica 4/6", /8\/20/], ["y el 12/18?", /12\/18 = 2\/3/]);
    talk(10, "en", ["how do I simplify 12/18", /8\/20/], ["why do cats purr", /^(?!.*waiting).*throat/s]);
    const { waiting } = talk(10, "es", ["simplifica 4/6", /8\/20/], ["cuanto es 6 x 7", /6 × 7/]);
    expect(waiting?.kind).toBe("mathematics");
  });
});
