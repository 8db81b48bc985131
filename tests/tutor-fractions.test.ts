import { describe, expect, test } from "vitest";
import type { Language } from "#domain/locale/language.ts";
import { findSum } from "#domain/tutor/arithmetic.ts";
import { newState } from "#domain/tutor/state.ts";
import { talk, tutor } from "./tutor-talk.ts";

const PRAISE =
  /Yes, that's it!|Well thought|^Right!|You are right|¡Sí, eso es!|Bien pensado|Tienes razón|¡Correcto!/;

/** What follows a message after another one, asked by a child of 12. */
function replyTo(language: Language, asked: string, message: string) {
  const { state } = tutor.answer({ message: asked, age: 12, state: newState(language) });
  expect(state.waiting, asked).toMatchObject({ kind: "fraction" });
  return tutor.answer({ message, age: 12, state });
}

/** The task that a message is read as: "1/2 + 1/4". */
function taskOf(language: Language, message: string): string | null {
  const { waiting } = tutor.answer({ message, age: 12, state: newState(language) }).state;
  if (waiting?.kind !== "fraction") return null;
  const { left, operator, right } = waiting.task;
  return `${left.top}/${left.bottom} ${operator} ${right.top}/${right.bottom}`;
}

describe("fractions", () => {
  test("pieces alike: only the tops are added, and the smallest numbers are told of", () => {
    talk(
      10,
      "en",
      ["1/4 + 1/4", /Both have 4 below.*1 \+ 1/],
      ["2/4", /1\/4 \+ 1\/4 = 2\/4 = 1\/2.*Your 2\/4/],
    );
    talk(10, "es", ["cuánto es 3/8 más 2/8", /pedazos/], ["5/16", /Abajo se queda el 8/], ["5/8", /= 5\/8/]);
    talk(10, "en", ["three quarters minus one quarter", /3 − 1/], ["a half", /3\/4 − 1\/4 = 2\/4 = 1\/2/]);
  });
  test("pieces of different sizes are cut alike, step by step, and then shown", () => {
    const steps = [
      /tables of both 2 and 3/,
      /1\/2 is 3\/6, and 1\/3 is 2\/6/,
      /1\/2 \+ 1\/3 = 5\/6/,
    ] as const;
    talk(12, "en", ["what is 1/2 + 1/3?", steps[0]], ["2/5", steps[1]], ["idk", steps[2]]);
    talk(12, "es", ["un medio más un cuarto", /tabla del 2/], ["tres cuartos", /1\/2 \+ 1\/4 = 3\/4/]);
    talk(12, "en", ["1/2 + 1/4 = 3/4?", /Yes/], ["1/2 + 1/4 = 2/6", /tables/], ["0.75", /= 3\/4/]);
    talk(12, "en", ["1/2 + 1/2", /pieces have the same size/], ["1", /1\/2 \+ 1\/2 = 2\/2 = 1/]);
  });
  test("a part of a number is shared", () => {
    talk(
      9,
      "en",
      ["what is a quarter of 12?", /Share 12 fairly among 4/],
      ["4", /table of 4/],
      ["3", /1\/4 of 12 = 3/],
    );
    talk(9, "es", ["la tercera parte de 9", /Reparte 9/], ["3", /1\/3 de 9 = 3/]);
    talk(9, "es", ["dos tercios de 12", /entre 3.*toma 2/], ["4", /Una parte es 4/], ["8", /= 8/]);
    talk(9, "en", ["half of 10", /10 ÷ 2/], ["5", /10 ÷ 2 = 5/]);
  });
  test("of two, the one with more of the cake", () => {
    talk(
      9,
      "en",
      ["which is bigger, 1/3 or 1/4?", /3 pieces, the other into 4/],
      ["1/4", /smaller/],
      ["1/3", /1\/3 is more than 1\/4/],
    );
    talk(9, "es", ["¿qué es más grande 1/2 o 3/4?", /tabla/], ["3/4", /3\/4 es más que 1\/2/]);
    talk(9, "en", ["is 2/4 bigger than 1/2?", /tables/], ["they are the same", /same amount/]);
  });
});

describe("what is no try", () => {
  test.each([
    ["es", "mi abuelo se murió hace 2 dias"],
    ["en", "my brother is 3 and he is crying"],
    ["es", "¿por qué la araña tiene 8 patas?"],
    ["en", "tell me 2 jokes"],
    ["es", "¿cuánto es 3 por 4?"],
    ["es", "7 + 5"],
    ["en", "what is 2 + 1"],
    ["es", "tengo 8 años"],
    ["en", "i have 2 dogs"],
    ["es", "son las 3"],
    ["en", "why is 3 a magic number"],
    ["en", "tell me more about dinosaurs"],
    ["en", "i dont know why my dad left"],
    ["en", "3/4 is wrong"],
  ] as const)("%s: %s", (language, message) => {
    const { text, state } = replyTo(language, "1/2 + 1/4", message);
    expect(text).not.toMatch(PRAISE);
    expect(text).not.toMatch(
      /Not quite|I like that you try|Todavía no|Qué bueno que lo intentas|No problem|No pasa/,
    );
    if (state.waiting?.kind === "fraction") expect(state.waiting.tries).toBe(0);
  });
});

describe("what is asked", () => {
  test.each([
    ["en", "one and a half plus a half", "3/2 + 1/2"],
    ["en", "1 1/2 + 1/2", "3/2 + 1/2"],
    ["en", "1½ + ½", "3/2 + 1/2"],
    ["es", "1 y 1/2 más 1/2", "3/2 + 1/2"],
    ["es", "uno y medio más un medio", "3/2 + 1/2"],
    ["es", "1 entero y medio más un medio", "3/2 + 1/2"],
    ["en", "2 1/2 - 1 1/2", "5/2 - 3/2"],
    ["es", "resta 3/4 y 1/4", "3/4 - 1/4"],
    ["en", "difference between 3/4 and 1/4", "3/4 - 1/4"],
    ["es", "la diferencia entre 1/4 y 3/4", "3/4 - 1/4"],
    ["en", "subtract 1/4 from 3/4", "3/4 - 1/4"],
    ["en", "take 1/4 from 3/4", "3/4 - 1/4"],
    ["es", "resta 1/4 de 3/4", "3/4 - 1/4"],
    ["es", "réstale 1/4 a 3/4", "3/4 - 1/4"],
    ["es", "a 3/4 quítale 1/4", "3/4 - 1/4"],
    ["en", "compare 1/3 and 1/4", "1/3 larger 1/4"],
    ["es", "compara 1/3 con 1/4", "1/3 larger 1/4"],
    ["en", "compare 1 and 1/2", "1/1 larger 1/2"],
    ["es", "suma 1/2 y 1/4", "1/2 + 1/4"],
    ["en", "add 1/2 and 1/4", "1/2 + 1/4"],
    ["en", "add 1/4 to 1/2", "1/4 + 1/2"],
    ["es", "cuánto es 1/2 y 1/4", "1/2 + 1/4"],
    ["en", "what is 1/2 and 1/4 together", "1/2 + 1/4"],
    ["es", "suma 1 y 1/2", "1/1 + 1/2"],
    ["es", "un cuarto de doce", "1/4 of 12/1"],
    ["en", "a quarter of twelve", "1/4 of 12/1"],
    ["en", "three quarters of twenty", "3/4 of 20/1"],
    ["es", "3/4 de 12 manzanas", "3/4 of 12/1"],
    ["en", "is 1/2 bigger than 1/4?", "1/2 larger 1/4"],
    ["en", "is 2/4 the same as 1/2?", "2/4 same 1/2"],
    ["es", "2/3 es igual a 4/6?", "2/3 same 4/6"],
    ["es", "¿1/2 y 2/4 son lo mismo?", "1/2 same 2/4"],
    ["en", "1/3 > 1/4?", "1/3 larger 1/4"],
    ["es", "qué es más 2/3 o 3/4", "2/3 larger 3/4"],
    ["es", "cuál es menos 2/3 o 3/4", "2/3 smaller 3/4"],
    ["es", "qué es más chiquito 1/5 o 1/2", "1/5 smaller 1/2"],
    ["es", "¿cuál es más chiquita, 1/5 o 1/2?", "1/5 smaller 1/2"],
    ["en", "which one is bigger 1/3 or 1/4", "1/3 larger 1/4"],
    ["es", "½ + ¼", "1/2 + 1/4"],
    ["en", "⅓ + ⅔", "1/3 + 2/3"],
    ["en", "a half plus quarter", "1/2 + 1/4"],
    ["es", "la mitad más un cuarto", "1/2 + 1/4"],
    ["en", "five sevenths minus two sevenths", "5/7 - 2/7"],
    ["es", "dos séptimos más un séptimo", "2/7 + 1/7"],
    ["es", "dos novenos más un noveno", "2/9 + 1/9"],
    ["es", "tres doceavos menos un doceavo", "3/12 - 1/12"],
    ["en", "1 - 1/4", "1/1 - 1/4"],
    ["es", "un entero menos un cuarto", "1/1 - 1/4"],
    ["en", "1/2 + 1", "1/2 + 1/1"],
    ["en", "1/2 cup + 1/4 cup", "1/2 + 1/4"],
    ["en", "1/2 and 1/4 makes?", "1/2 + 1/4"],
    ["en", "problem 3: 1/2 + 1/4", "1/2 + 1/4"],
    ["en", "i need help with 1/2 + 1/4", "1/2 + 1/4"],
    ["es", "tengo que sumar 1/2 y 1/4", "1/2 + 1/4"],
  ] as const)("%s: %s", (language, message, task) => {
    expect(taskOf(language, message)).toBe(task);
  });
  test("a mixed number is told as pieces, and its result too", () => {
    talk(
      12,
      "en",
      ["1 1/2 + 1/2", /1 1\/2 is the same as 3\/2/],
      ["1", /./],
      ["2", /3\/2 \+ 1\/2 = 4\/2 = 2/],
    );
    talk(12, "es", ["1/2 + 1", /El 1 todavía no está cortado/], ["3/2", /= 3\/2, es decir, 1 1\/2\./]);
    talk(12, "en", ["3/4 + 3/4", /3 \+ 3/], ["1 1/2", /^(?!.*Your).*6\/4 = 3\/2, that is 1 1\/2/]);
    talk(12, "en", ["3/4 + 3/4", /3 \+ 3/], ["6/4", /Your 6\/4 is the same amount.*written 3\/2/]);
  });
  test.each([
    ["en", "1/2 + 1/3 + 1/4", /goes further than I can check/],
    ["es", "suma 1/2, 1/3 y 1/4", /más lejos de lo que puedo revisar/],
    ["en", "which is bigger, 1/2, 1/3 or 1/4?", /goes further/],
    ["en", "1/2 × 2/3", /goes further/],
    ["es", "1/2 por 3", /más lejos/],
    ["en", "half of 1/2", /goes further/],
    ["en", "0.5 + 1/2", /goes further/],
    ["en", "-1/2 + 1/4", /goes further/],
    ["en", "simplify 2/4", /goes further/],
    ["en", "1/4 - 1/2", /below zero.*1\/2 − 1\/4\?/],
    ["es", "1/4 menos 1/2", /bajo cero.*1\/2 − 1\/4\?/],
    ["en", "1/4 of 10", /cannot be shared evenly.*1\/4 of 8\?/],
    ["es", "un cuarto de 10", /no se puede repartir justo.*1\/4 de 8\?/],
    ["es", "1/2 y 1/4", /¿qué hacemos con ellas\?/],
  ] as const)("%s: what is too hard or not clear is said: %s", (language, message, wanted) => {
    talk(12, language, [message, wanted]);
    talk(12, language, [message, /^(?!.*12 × 3)/]);
  });
  test.each([
    ["en", "does 1/2 + 1/4 equal 3/4", true],
    ["es", "1/2 mas 1/4 es igual a 3/4?", true],
    ["en", "3/4 = 1/2 + 1/4", true],
    ["en", "is 1/4 of 12 3?", true],
    ["es", "1/2 mas 1/4 son 2/6", false],
    ["en", "is 1/2 + 1/4 2/6?", false],
    ["en", "1/3 is bigger than 1/4", true],
    ["en", "1/3 < 1/4", false],
    ["es", "1/2 y 2/4 son lo mismo", true],
    ["en", "1/2 = 1/3", false],
  ] as const)("%s: a claim is checked: %s", (language, message, isRight) => {
    const { text, state } = tutor.answer({ message, age: 12, state: newState(language) });
    expect(PRAISE.test(text), text).toBe(isRight);
    expect(state.waiting?.kind).toBe(isRight ? "offer" : "fraction");
  });
});

describe("answers", () => {
  test.each([
    ["en", "1/2 + 1/4", "3/4 because 1/2 is 2/4"],
    ["en", "1/4 of 12", "3 because 3 x 4 = 12"],
    ["es", "1/4 de 12", "es 3 porque 4 x 3 = 12"],
    ["es", "1/4 de 12", "tres"],
    ["en", "1/4 of 12", "three"],
    ["en", "1/4 of 12", "3 x 4 = 12"],
    ["es", "1/2 de 6", "3 + 3 = 6"],
    ["es", "3/4 de 12", "9 manzanas"],
    ["en", "1/2 + 1/2", "one"],
    ["es", "1/2 + 1/2", "uno"],
    ["en", "1/2 + 1/2", "one whole"],
    ["es", "1/2 + 1/2", "un entero"],
    ["en", "1/2 - 1/2", "nothing"],
    ["es", "1/2 - 1/2", "nada"],
    ["es", "1 1/4 + 1/4", "uno y medio"],
    ["en", "1 1/4 + 1/4", "one and a half"],
    ["en", "1/2 - 1/4", "quarter"],
    ["es", "1/2 - 1/4", "cuarto"],
    ["en", "1/2 + 1/4", "3 over 4"],
    ["es", "1/2 + 1/4", "3 sobre 4"],
    ["en", "1/2 + 1/4", "¾"],
    ["en", "1/2 + 1/4", "is 3/4 right?"],
    ["es", "1/2 + 1/4", "pues yo digo que 3/4"],
    ["en", "1/2 + 1/4", "idk maybe 3/4?"],
    ["en", "1/2 + 1/4", "2/4 + 1/4 = 3/4"],
    ["en", "which is bigger 1/3 or 1/4", "1/3 is bigger than 1/4"],
    ["en", "which is bigger 1/3 or 1/4", "1/4 is smaller"],
    ["en", "which is bigger 1/3 or 1/4", "bigger than 1/4"],
    ["en", "which is bigger 1/3 or 1/4", "1/3 not 1/4"],
    ["en", "which is bigger 1/3 or 1/4", "1/3 because the pieces are bigger"],
    ["en", "which is bigger 1/3 or 1/4", "the 1/3 one"],
    ["es", "¿qué es más 1/3 o 1/4?", "1/4 no es más grande"],
    ["en", "is 2/4 bigger than 1/2?", "neither"],
    ["en", "is 2/4 bigger than 1/2?", "no"],
    ["es", "¿qué es más 2/4 o 1/2?", "son lo mismo"],
    ["es", "¿qué es más 2/4 o 1/2?", "es lo mismo"],
    ["es", "¿qué es más 2/4 o 1/2?", "ninguno"],
    ["es", "¿qué es más 2/4 o 1/2?", "no, son iguales"],
    ["en", "1/3 or 1/3", "both"],
    ["en", "is 1/2 bigger than 1/4?", "yes"],
    ["en", "is 1/4 bigger than 1/2?", "no"],
    ["en", "is 1/4 bigger than 1/2?", "no, 1/2 is bigger"],
    ["es", "¿es 1/4 mayor que 1/2?", "no"],
    ["es", "2/3 es igual a 4/6?", "sí"],
    ["es", "2/3 es igual a 3/6?", "no son iguales"],
  ] as const)("%s: %s > %s is right", (language, asked, message) => {
    const { text, state } = replyTo(language, asked, message);
    expect(text).toMatch(PRAISE);
    expect(state.waiting).toEqual({ kind: "offer", what: "fraction" });
  });
  test.each([
    ["en", "is 2/4 bigger than 1/2?", "theyre not the same"],
    ["en", "is 2/4 bigger than 1/2?", "yes"],
    ["es", "¿qué es más 2/4 o 1/2?", "no son iguales"],
    ["es", "¿qué es más 2/4 o 1/2?", "2/4"],
    ["es", "¿qué es más 1/2 o 1/4?", "son iguales"],
    ["en", "which is bigger 1/3 or 1/4", "1/4 is bigger than 1/3"],
    ["en", "which is bigger 1/3 or 1/4", "the second one"],
    ["en", "which is bigger 1/3 or 1/4", "1/4"],
    ["en", "is 1/4 bigger than 1/2?", "yes"],
    ["es", "2/3 es igual a 4/6?", "no"],
    ["es", "1/2 + 1/4", "son 2/6"],
    ["en", "1/2 + 1/4", "is 2/6 right?"],
    ["en", "1/2 + 1/4", "7"],
    ["en", "1/2 + 1/4", "1/2 = 3/4"],
    ["en", "1/4 of 12", "12 ÷ 4 = 4"],
  ] as const)("%s: %s > %s is a wrong try, at the same task", (language, asked, message) => {
    const { text, state } = replyTo(language, asked, message);
    expect(text).not.toMatch(PRAISE);
    expect(state.waiting).toMatchObject({ kind: "fraction", tries: 1, step: 1 });
  });
  test.each(["more than 3/4", "almost 3/4", "not 3/4", "3/4 or 5/4", "1/4 and 3/4"])(
    "%s is no answer yet",
    (message) => {
      const { text, state } = replyTo("en", "1/2 + 1/4", message);
      expect(text).not.toMatch(PRAISE);
      expect(state.waiting?.kind).toBe("fraction");
    },
  );
  test("1/3 and 1/3 are not cut into different pieces; less is said where less was asked", () => {
    expect(replyTo("en", "1/3 or 1/3", "same").text).toMatch(/exactly the same amount/);
    expect(replyTo("es", "¿qué es más chico 1/5 o 1/2?", "1/5").text).toMatch(/1\/5 es menos que 1\/2/);
  });
});

describe("steps", () => {
  test.each([
    ["en", "1/2 + 1/4", "4", /^Yes.*1\/2 is 2\/4, and 1\/4 stays as it is\. And now 2\/4 \+ 1\/4\?/],
    ["en", "1/2 + 1/4", "8", /^Yes, 8 is in both tables.*4 works/],
    ["en", "1/2 + 1/4", "1/2 = 2/4", /^Yes.*And now 2\/4 \+ 1\/4\?/],
    ["en", "1/2 + 1/4", "2/4 + 1/4", /^Yes.*how much is 2 \+ 1\?/],
    ["es", "1/2 + 1/4", "creo que 2/4 mas 1/4", /^Sí.*¿cuánto es 2 \+ 1\?/],
    ["en", "1/2 + 1/4", "2 + 1", /^Yes, that is the way.*how much is 2 \+ 1\?/],
    ["en", "2/4 + 1/4", "3", /^Yes.*The 3 goes on top/],
    ["en", "2/4 + 1/4", "2 + 1 = 3", /^Yes.*The 3 goes on top/],
    ["es", "2/4 + 1/4", "1 + 2 = 3", /^Sí.*El 3 va arriba/],
    ["en", "1 - 1/4", "4", /^Yes.*1 is 4\/4/],
    ["en", "3/4 of 12", "3", /^Yes.*One part is 3/],
    ["en", "3/4 of 12", "12/4", /^Yes, that is the way/],
    ["en", "3/4 of 12", "12 / 4 = 3", /^Yes.*One part is 3/],
    ["en", "which is bigger 1/3 or 1/4", "the first one", /^Yes.*From each cake you get 1 piece/],
    ["es", "¿qué es más 1/3 o 1/4?", "el primero", /^Sí.*te toca 1 pedazo/],
    ["es", "¿qué es más chico 2/3 o 2/5?", "los de 5", /^Sí.*te tocan 2 pedazos.*¿Cuál es menos/],
    ["en", "which is bigger 3/8 or 5/8", "5", /^Yes.*Which one is more/],
  ] as const)("%s: %s > %s is no try but goes on", (language, asked, message, wanted) => {
    const { text, state } = replyTo(language, asked, message);
    expect(text).toMatch(wanted);
    expect(state.waiting).toMatchObject({ kind: "fraction", tries: 0 });
  });
  test("the smaller pieces are asked for where less is", () => {
    talk(9, "en", ["which is smaller, 1/3 or 1/4?", /Which pieces are smaller\?/]);
    talk(9, "es", ["¿qué es menos, 1/3 o 1/4?", /¿Cuáles pedazos son más chicos\?/]);
  });
  test("all the way by steps", () => {
    const way = [/tables/, /2\/4 \+ 1\/4\?/, /3 goes on top/, /1\/2 \+ 1\/4 = 3\/4/] as const;
    talk(12, "en", ["1/2 + 1/4", way[0]], ["4", way[1]], ["three", way[2]], ["3/4", way[3]]);
  });
  test.each([
    ["en", "how"],
    ["en", "how do i do it"],
    ["en", "what do i do"],
    ["es", "como le hago"],
    ["es", "¿qué hago?"],
    ["en", "idk"],
    ["es", "no entiendo por qué se pone el 4 abajo"],
  ] as const)("%s: %s gets a hint", (language, message) => {
    expect(replyTo(language, "1/2 + 1/4", message).text).toMatch(/2\/4 \+ 1\/4\?/);
  });
  test("nothing is asked again just before it is shown", () => {
    const shown = talk(12, "en", ["1/2 + 1/4", /./], ["2/6", /./], ["2/6", /^[^?]*= 3\/4\. Would you/]);
    expect(shown.waiting).toEqual({ kind: "offer", what: "fraction" });
  });
});

describe("talk about fractions", () => {
  test.each([
    ["en", 9, "what is a fraction", /tortilla.*What fraction of it is left\?/, "3/4", /4\/4 − 1\/4 = 3\/4/],
    ["es", 9, "qué es una fracción", /tortilla.*¿Qué fracción queda\?/, "3/4", /= 3\/4/],
    ["es", 7, "qué es una fracción", /pastel.*fresas/, "3 fresas", /1\/2 de 6 = 3/],
    ["en", 6, "help me with fractions", /6 strawberries/, "3", /1\/2 of 6 = 3/],
    ["es", 7, "quiero practicar fracciones", /6 fresas/, "tres", /1\/2 de 6 = 3/],
    ["es", 10, "ponme un problema de fracciones", /1\/4 \+ 2\/4/, "3/4", /= 3\/4/],
    ["en", 12, "give me a fraction problem", /1\/2 \+ 1\/4/, "3/4", /= 3\/4/],
    ["es", 12, "no entiendo las fracciones", /1\/2 \+ 1\/4.*tabla/, "3/4", /= 3\/4/],
    ["es", 12, "cómo se restan fracciones", /1\/2 − 1\/3.*tabla/, "1/6", /= 1\/6/],
    ["en", 9, "3/4", /3\/4 is a fraction.*you eat 3/, "1/4", /4\/4 − 3\/4 = 1\/4/],
    ["es", 9, "1/3", /1\/3 es una fracción.*te comes 1/, "2/3", /= 2\/3/],
    ["en", 9, "what does 2/3 mean?", /2\/3 is a fraction/, "1/3", /= 1\/3/],
    ["es", 9, "½", /1\/2 es una fracción/, "1/2", /= 1\/2/],
    ["es", 9, "siete cuartos", /lo mismo que 1 3\/4.*¿Quieres/, "sí", /\d\/\d/],
  ] as const)("%s, %i: %s", (language, age, message, wanted, reply, then) => {
    talk(age, language, [message, wanted], [reply, then]);
  });
  test("another one is offered, set and asked for", () => {
    talk(
      12,
      "en",
      ["1/2 + 1/4", /./],
      ["3/4", /another one\?/],
      ["yes", /\d\/\d [+−] \d\/\d/],
      ["another", /\d\/\d/],
    );
    talk(12, "es", ["1/2 + 1/4", /./], ["3/4", /¿Quieres otra\?/], ["otra", /\d\/\d [+−] \d\/\d/]);
    talk(12, "en", ["1/2 + 1/4", /./], ["3/4", /another one\?/], ["no thanks", /fine/]);
  });
  test.each([
    ["en", "i hate fractions"],
    ["es", "no quiero fracciones"],
    ["en", "we did fractions today"],
    ["en", "i dont understand fractions and my brother hits me"],
  ] as const)("%s: %s sets none", (language, message) => {
    expect(tutor.answer({ message, age: 9, state: newState(language) }).state.waiting?.kind).not.toBe(
      "fraction",
    );
  });
});

test.each([
  ["en", "1/2 of my friends like pizza"],
  ["en", "my birthday is 5/12"],
  ["en", "i got 8/10 on my spelling test"],
  ["en", "24/7"],
  ["es", "nací el 12/05/2015"],
  ["es", "el 2/5 y el 3/5 no hay clases"],
  ["es", "me saque 8/10 en mate y 10/10 en español"],
  ["en", "i came a third of 20 kids"],
  ["es", "en mi casa hay un cuarto de 3 camas"],
  ["es", "soy la cuarta de 10"],
  ["es", "tenemos un cuarto de 12 metros"],
  ["en", "i ate half and half my sister"],
  ["es", "una media y un medio calcetín"],
  ["en", "we lost 2/3 and 1/2 of the games"],
  ["es", "nos vemos 3/5 o 4/5, el mas grande"],
  ["en", "i got 7/10 and my friend got 9/10 shes smaller than me"],
  ["es", "mi cuarto"],
  ["es", "estoy en cuarto y mi hermana en sexto"],
  ["es", "¿qué es más grande, mi cuarto o tu cuarto?"],
  ["en", "a quarter to nine"],
  ["en", "3/5 - 4/5 no school"],
  ["en", "i am 9 and a half"],
] as const)("%s: “%s” is told, not asked", (language, message) => {
  const { text, state } = tutor.answer({ message, age: 9, state: newState(language) });
  expect(["fraction", "sum"]).not.toContain(state.waiting?.kind);
  expect(text).not.toMatch(/12 × 3|1\/2 \+ 1\/4/);
  expect(findSum(message)).toBeNull();
});

test.each([
  ["12/4", "12 ÷ 4"],
  ["what is 17/5", "17 ÷ 5"],
])("“%s” stays a division", (message, shown) => {
  talk(9, "en", [message, new RegExp(shown)]);
});

describe("all pairs of bottoms", () => {
  const BOTTOMS = Array.from({ length: 11 }, (_, at) => at + 2);
  const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
  const pairs = BOTTOMS.flatMap((p) => BOTTOMS.map((q) => [p, q] as const));

  test("the result that is shown is exact, and only that is praised", () => {
    for (const [p, q] of pairs) {
      for (const [sign, a, b] of [["+", 1, q - 1] as const, ["-", p - 1, 1] as const]) {
        const top = sign === "+" ? a * q + b * p : a * q - b * p;
        if (top < 0) continue;
        const shared = common(top, p * q);
        const exact = top % (p * q) === 0 ? String(top / (p * q)) : `${top / shared}/${(p * q) / shared}`;
        const asked = `${a}/${p} ${sign} ${b}/${q}`;
        const ends = new RegExp(`= ${exact}(?:\\.|, that is)`);
        expect(replyTo("en", asked, exact).text, asked).toMatch(PRAISE);
        expect(replyTo("en", asked, exact).text, asked).toMatch(ends);
        let state = replyTo("en", asked, "idk").state;
        const shown = tutor.answer({ message: "idk", age: 12, state });
        expect(shown.text, asked).toMatch(ends);
        expect(shown.text).not.toMatch(/(\d+\/\d+) is \1\b|undefined|NaN|\{/);
        for (const [up, down] of [
          [top + 1, p * q],
          [top, p * q + 1],
          [a + b, p + q],
        ] as const) {
          if (up * p * q === top * down || (up === 0 && top === 0)) continue;
          state = replyTo("en", asked, `${up}/${down}`).state;
          expect(state.waiting, `${asked} > ${up}/${down}`).toMatchObject({ kind: "fraction", tries: 1 });
        }
      }
    }
  });
  test("of two the right one is praised and the other is not", () => {
    for (const [p, q] of pairs) {
      for (const [a, b] of [
        [1, 1],
        [p - 1, q - 1],
      ] as const) {
        for (const word of ["bigger", "smaller"]) {
          const [one, other] = [`${a}/${p}`, `${b}/${q}`];
          const asked = `which is ${word}, ${one} or ${other}?`;
          const isFirst = word === "bigger" ? a * q > b * p : a * q < b * p;
          const isTie = a * q === b * p;
          const praises = (message: string) => PRAISE.test(replyTo("en", asked, message).text);
          expect(praises(one), `${asked} ${one}`).toBe(isFirst && !isTie);
          if (one !== other) expect(praises(other), `${asked} ${other}`).toBe(!isFirst && !isTie);
          expect(praises("they are the same"), asked).toBe(isTie);
          expect(praises("they are not the same"), asked).toBe(false);
          expect(praises(`${one} is ${word} than ${other}`), asked).toBe(isFirst && !isTie);
        }
        const claim = `is ${a}/${p} bigger than ${b}/${q}?`;
        expect(PRAISE.test(replyTo("en", claim, "yes").text), claim).toBe(a * q > b * p);
        expect(PRAISE.test(replyTo("en", claim, "no").text), claim).toBe(a * q <= b * p);
      }
    }
  });
  test("a part of a number is exact", () => {
    for (const p of BOTTOMS) {
      for (const whole of [p, 3 * p, 5 * p]) {
        for (const a of new Set([1, p - 1])) {
          if (p === 2) continue;
          const exact = (whole * a) / p;
          const asked = `${a}/${p} of ${whole}`;
          expect(replyTo("en", asked, String(exact)).text, asked).toMatch(
            new RegExp(`of ${whole} = ${exact}\\.`),
          );
          expect(replyTo("en", asked, String(exact + 1)).text, asked).not.toMatch(PRAISE);
        }
      }
    }
  });
});
