import { describe, test } from "vitest";
import { talk } from "./tutor-talk.ts";

describe("tasks of the higher grades: a hint first, then the child's number is checked", () => {
  test("the angles of a polygon, and each of a regular one", () => {
    talk(
      13,
      "es",
      ["como se sacan los angulos interiores de un poligono?", /n − 2 triángulos/],
      ["no entiendo la formula (n-2)x180", /un cuadrado tiene n = 4.*pentágono/],
      ["540", /\(5 − 2\) × 180 = 540/],
      ["cuanto suman los angulos de un hexagono", /6 − 2 triángulos/],
      ["720", /= 720/],
      ["y cada angulo si es regular?", /reparte la suma/],
      ["120", /÷ 6 = 120/],
    );
    talk(13, "en", ["sum of the interior angles of a polygon with 9 sides", /9 − 2/], ["1260", /= 1260/]);
    talk(13, "en", ["(6-2)x180 = 720?", /it is right/]);
  });
  test("an equation with a square and a number before it", () => {
    talk(
      14,
      "es",
      ["Resuelve: 2x² - 8 = 0", /divide todo entre 2: x² − 4 = 0/],
      ["hallar x", /por sí mismo da 4/],
      ["x = 3", /3 × 3 es 9 y debe dar 4/],
      ["x = 2", /x = 2 es una solución/],
      ["-2", /x = 2 o x = -2/],
    );
    talk(14, "es", ["x² = 4 entonces x = 2?", /x = 2 es una solución/]);
    talk(14, "en", ["Solve x^2 = 49", /itself makes 49/], ["±7", /x = 7 or x = -7/]);
    talk(14, "en", ["3x^2 - 12x + 9 = 0", /by 3: x² − 4x \+ 3 = 0/], ["1 and 3", /x = 1 or x = 3/]);
    talk(14, "en", ["Solve x^2 = 49", /49/], ["y = 2x + 3 what is the slope", /^(?!.*Not these two)/]);
  });
  test("two equations with two letters", () => {
    talk(
      14,
      "es",
      ["x + y = 10, x - y = 2", /Súmalas/],
      ["x=5 y=5", /las dos deben/],
      ["x=6 y=4", /Sí: x = 6 e y = 4/],
    );
    talk(14, "en", ["2x + y = 7 and x + y = 5", /Take one from the other/], ["y = 3, x = 2", /Yes: x = 2/]);
  });
  test("a ratio, a median, a chance, a density, a force, a cylinder", () => {
    talk(
      13,
      "en",
      ["The ratio of boys to girls in a class is 3:4. There are 12 boys. How many girls?", /12 are 3 parts/],
      ["16", /12 ÷ 3 × 4 = 16/],
    );
    talk(
      13,
      "es",
      ["la razon de perros a gatos es 2:5. hay 15 gatos. cuantos perros hay", /15 son 5 partes/],
      ["6", /= 6/],
    );
    talk(
      13,
      "en",
      ["what is the mean of 4, 8, 6, 10", /share it fairly/],
      ["7", /= 7/],
      ["and the median", /Two stand/],
      ["7", /\(6 \+ 8\) ÷ 2 = 7/],
    );
    talk(13, "en", ["median of 3, 9, 5", /in order first/], ["9", /in order first/], ["5", /5\. .*another/]);
    talk(
      12,
      "en",
      ["whats the probability of rolling an even number", /6 sides/],
      ["1/2", /= 1\/2/],
      ["probability of rolling a number greater than 4 on a die", /6 sides/],
      ["2/6", /= 1\/3/],
    );
    talk(14, "es", ["un bloque de 20 g y 10 cm3 que densidad tiene", /masa ÷ volumen/], ["2", /20 ÷ 10 = 2/]);
    talk(
      14,
      "en",
      ["if mass is 2 and acceleration 3 what is the force", /mass × acceleration/],
      ["6", /2 × 3 = 6/],
    );
    talk(
      13,
      "es",
      ["volumen de un cilindro de radio 3 y altura 10", /pila de círculos/],
      ["282.6", /= 282\.6/],
    );
  });
  test("a power is right as it is, and a negative factor may stand after an x", () => {
    talk(13, "en", ["2^5", /2 × 2/], ["32", /^(?!.*once more).*= 32/]);
    talk(13, "en", ["-4 x -6", /−4 × \(−6\)/], ["24", /= 24/]);
    talk(13, "en", ["3x - 6 = 9", /balance/], ["5", /x = 5/]);
  });
});

describe("sums and stories", () => {
  test("groups of which some are taken, and a part of a measured part", () => {
    talk(
      8,
      "en",
      ["A box has 6 rows of 8 crayons. 9 crayons are broken. How many are NOT broken?", /6 × 8/],
      ["is it 39", /48 − 9 = 39/],
    );
    talk(
      8,
      "es",
      ["Hay 5 bolsas con 6 canicas cada una. Se pierden 4. ¿Cuántas quedan?", /5 × 6/],
      ["26", /= 26/],
    );
    talk(
      10,
      "en",
      [
        "Maria has 3/4 of a yard of ribbon. She uses 2/3 of it to wrap a gift. How much ribbon does she use?",
        /bar/,
      ],
      ["so 6/12 which is 1/2", /= 1\/2/],
    );
    talk(8, "en", ["3 boxes of 12 eggs. 5 break. how many are good", /./], ["31", /^(?!.*Not quite)/]);
  });
  test("asked on with other numbers, as many as before", () => {
    talk(
      12,
      "en",
      ["A right triangle has legs 6 and 8. find the hypotenuse", /100/],
      ["10", /= 100/],
      ["what about 5 and 12", /169/],
    );
    talk(
      12,
      "en",
      ["A car travels 150 miles in 3 hours. What is its speed?", /150/],
      ["50 mph", /= 50/],
      ["and how far in 5 hours", /5 groups with 50/],
    );
    talk(
      13,
      "es",
      ["area de un circulo de radio 5 cm", /5 × 5/],
      ["78.5", /= 78\.5/],
      ["y el perimetro", /diámetro/],
    );
  });
  test("like terms, and a line's slope", () => {
    talk(13, "en", ["Simplify 3x + 5x - 2", /alike/], ["8x", /Not yet/], ["8x - 2", /^Yes/]);
    talk(13, "es", ["simplifica 2a + 3b + 4a", /Junta/], ["6a + 3b", /^Sí/]);
    talk(14, "en", ["y = 2x + 3 what is the slope", /y = mx \+ b/], ["3", /number before x/], ["2", /2\. /]);
  });
  test("no, rather something else", () => {
    talk(6, "es", ["cuanto es 5 + 1", /5 \+ 1/], ["6", /= 6/], ["no mejor una adivinanza", /adivinanza/]);
  });
});
