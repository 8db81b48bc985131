import { describe, expect, test } from "vitest";
import { talk } from "./tutor-talk.ts";

/** Once, and not offered again in the same breath. */
const ANOTHER = "(?!.*(?:Would you like another|¿Quieres otra\\?))";
const both = (one: string, other: string) => new RegExp(`^${ANOTHER}.*${one}.*\\n.*${other}`, "su");

describe("an answer with something else in the same message", () => {
  test("a sum and a question of another kind: both are met", () => {
    talk(
      8,
      "en",
      ["7 x 9", /7 × 9/],
      ["63. spellin now. how do u spell friend", both("7 × 9 = 63", "f-r-i-e-n-d")],
    );
    talk(
      9,
      "en",
      ["12 + 19", /12 \+ 19/],
      ["31, and how many legs has a spider?", both("12 \\+ 19 = 31", "8 legs")],
    );
    talk(
      11,
      "en",
      ["3/5 of 40 is what", /3\/5 of 40/],
      ["8 so its 24. why do we flip it when we divide fractions", both("3 × 8 = 24", "turned over")],
    );
    talk(8, "es", ["9 x 6", /9 × 6/], ["54. por qué los gatos ronronean", both("9 × 6 = 54", "garganta")]);
    talk(
      8,
      "es",
      ["9 x 6", /9 × 6/],
      ["54 y me puedes decir cómo se escribe caballo", both("9 × 6 = 54", "c-a-b-a-l-l-o")],
    );
  });
  test("what nobody knows is not passed over", () => {
    talk(
      11,
      "en",
      ["A fisherman packs 48 fish equally in 6 buckets. How many fish in each bucket?", /48/],
      ["8. why do fishermen wear yellow boots", /48 ÷ 6 = 8.*\n.*(?:know|ask|find)/s],
    );
  });
  test("a wish, a sum of its own, and what is asked of the answer itself", () => {
    talk(9, "en", ["9 x 6", /9 × 6/], ["54. tell me a joke", both("9 × 6 = 54", "\\?")]);
    talk(9, "en", ["9 x 6", /9 × 6/], ["54. next: 8 x 7", both("9 × 6 = 54", "8 × 7")]);
    talk(9, "en", ["9 x 6", /9 × 6/], ["54. why?", both("9 × 6 = 54", "groups of the same size")]);
    talk(
      9,
      "en",
      ["5/6 - 1/4", /5\/6/],
      ["7/12. Is the fraction already in simplest form?", both("= 7/12", "as simple as it gets")],
    );
  });
  test.each([
    ["en", "a riddle", "a towl. my mom is calling me bye", /Yes, you found it!.*\n(?:Goodbye|See you)/s],
    [
      "es",
      "adivinanza",
      "una pera. ya me tengo que ir, adios",
      /¡Sí, la adivinaste!.*\n¡(?:Adiós|Hasta luego)/s,
    ],
    ["en", "12 + 19", "31, thanks! bye", /= 31.*\n(?:Goodbye|See you)/s],
    ["es", "9 x 6", "son 54, ya me voy", /= 54.*\n¡(?:Adiós|Hasta luego)/s],
  ] as const)("%s: %s, then a farewell", (language, task, message, wanted) => {
    talk(8, language, [task, /./], [message, wanted]);
  });
  test("of spelling, forms of verbs and words that sound alike", () => {
    talk(
      8,
      "en",
      ["how do you spell because", /b-e-c/],
      ["because. what does a whale eat", both("Yes, because", "krill")],
    );
    talk(
      8,
      "es",
      ["como se escribe aser o hacer", /h-a-c-e-r/],
      ["hacer. y bola es con b o con v", both("Sí, hacer", "_ola")],
    );
    talk(
      11,
      "en",
      ["fill in the blank: He ___ (go) fishing yesterday.", /go/],
      ["went. ha i knew that. how do you spell friend", both("“went”", "f-r-i-e-n-d")],
    );
    talk(
      9,
      "es",
      ["completa: Ayer nosotros ___ (ir) al parque.", /ir/],
      ["fuimos. y por qué los gatos ronronean", both("«fuimos»", "garganta")],
    );
  });
  test("news beside it is heard", () => {
    talk(5, "en", ["4 + 3", /4 \+ 3/], ["7! my snail is called Gary", both("4 \\+ 3 = 7", "name")]);
    talk(8, "es", ["9 x 6", /9 × 6/], ["54. gané mi partido de futbol", both("9 × 6 = 54", "\\p{L}+")]);
    const { waiting } = talk(
      8,
      "es",
      ["9 x 6", /9 × 6/],
      ["54. gané mi partido de futbol y metí dos goles", /^(?!.*54 \+ 2)/s],
    );
    expect(waiting?.kind).not.toBe("mathematics");
  });
  test("what is not right yet still waits", () => {
    talk(
      9,
      "en",
      ["12 + 19", /./],
      ["32. why is the sky blue", /Very close.*\n.*scatter.*12 \+ 19 is still waiting/s],
      ["back", /12 \+ 19|19/],
    );
  });
  test("what is done is not offered to go back to", () => {
    talk(9, "en", ["12 + 19", /./], ["31. why is the sky blue", /^(?!.*still waiting).*scatter/s]);
  });
});

describe("what is no second part", () => {
  test("a remark, a reason and a better answer are left", () => {
    talk(9, "en", ["12 + 19", /./], ["31. that was easy", /^[^\n]*= 31[^\n]*another one\?$/]);
    talk(9, "en", ["9 x 6", /./], ["54, because 9 x 5 is 45 and one more 9", /^[^\n]*= 54[^\n]*$/]);
    talk(9, "en", ["12 + 19", /./], ["32. no wait its 31", /^(?!.*close).*= 31/s]);
    talk(9, "es", ["cuanto es 200 - 157.50", /./], ["42.50, ¿no?", /^[^\n]*= 42\.5[^\n]*$/]);
    talk(9, "es", ["9 x 6", /./], ["54. estuvo fácil", /^[^\n]*= 54[^\n]*$/]);
  });
});
