import { describe, test } from "vitest";
import { talk } from "./tutor-talk.ts";

describe("what is said of the tutor's own doing changes what it does", () => {
  test("too hard: a smaller one of the same kind; harder: somewhat more than the last, whatever the age", () => {
    talk(
      6,
      "en",
      ["whats 7+6", /7 \+ 6/],
      ["13", /= 13/],
      ["yes harder", /: 1\d \+ \d{1,2}\./],
      ["thats to hard im in first grade", /smaller one.*: \d \+ \d\./],
    );
    talk(
      7,
      "es",
      ["cuanto es 8 + 5", /8 \+ 5/],
      ["13", /= 13/],
      ["una mas dificil", /Aquí va/],
      ["no me las han enseñado", /más chico.*Aquí va/],
    );
    talk(9, "en", ["what is 48 + 37", /48 \+ 37/], ["too hard", /48 \+ 30|hint/i]);
  });
  test("something hard, where nothing was done yet; and one of another kind", () => {
    talk(13, "en", ["give me something hard", /Here is one/]);
    talk(
      13,
      "es",
      ["esta bien facil dame algo mas dificil", /Aquí va/],
      ["no eso no, de ecuaciones", /Aquí va.*x/],
      ["mas dificil", /Aquí va.*x/],
    );
  });
  test("told already: something else of it, or it is said that there is no more", () => {
    talk(
      9,
      "es",
      ["por que el cielo es azul", /dispersan/],
      ["ya me dijiste eso", /Es cierto, perdón.*atardecer/],
    );
    talk(
      12,
      "en",
      ["whats the difference between weather and climate", /Weather is/],
      ["you just said the same thing", /sorry/],
    );
  });
  test("another question is not answered by what was just told whole", () => {
    talk(
      12,
      "en",
      ["whats the difference between weather and climate", /Weather is/],
      ["so is a hurricane weather or climate", /A hurricane is weather/],
    );
  });
  test("what was meant is asked, of the thing that was named last", () => {
    talk(
      11,
      "en",
      ["which planet has the most moons", /Saturn/],
      ["how many does jupiter have", /Jupiter has more than 90 moons/],
      ["i said how many MOONS", /Jupiter has more than 90/],
    );
    talk(
      11,
      "es",
      ["preguntame de capitales", /capital/],
      ["en america. pero te pregunte de los oceanos!!", /ya te entendí.*cinco océanos/],
    );
    talk(
      12,
      "en",
      ["whats the difference between weather and climate", /Weather is/],
      ["thats not what i asked", /missed your question.*What exactly about/],
    );
  });
  test("not funny, not this story, not these words, of no use", () => {
    talk(
      9,
      "en",
      ["tell me a joke", /\?/],
      ["i dont get it", /Another/],
      ["that was not funny", /\?/],
      ["another one", /^(?!.*Good guess)/],
    );
    talk(8, "es", ["cuentame un cuento", /1\./], ["2", /Tavo/], ["este no me gusta", /^(?!.*Tavo).*1:/s]);
    talk(5, "en", ["talk normal!!", /easy words/]);
    talk(12, "en", ["u dont no anything", /no help.*once more/]);
  });
  test("the same in the other language, or in one sentence", () => {
    talk(
      9,
      "en",
      ["why do cats purr", /throat/],
      ["and in spanish?", /En español:.*gatos|En español:.*garganta/],
    );
    talk(14, "es", ["que es la fotosintesis en una linea", /^(?!.*oxígeno)Las plantas/]);
  });
});

describe("a sentence that is looked at", () => {
  test("its verb and its subject are confirmed", () => {
    talk(
      10,
      "es",
      ["subraya el verbo: Los niños corrieron por la playa", /qué palabra/],
      ["corrieron", /«corrieron» es el verbo/],
      ["los niños", /«los niños» es el sujeto/],
    );
    talk(
      9,
      "en",
      ["find the verb in: The dog chased the cat", /which word/],
      ["the cat", /^(?!.*is the (?:verb|subject))/],
      ["chased", /“chased” is the verb/],
      ["the dog", /“the dog” is the subject/],
    );
  });
});
