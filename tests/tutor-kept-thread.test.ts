import { describe, expect, test } from "vitest";
import { talk } from "./tutor-talk.ts";

describe("the language of a talk", () => {
  test("does not change for what is sung, a name, a letter or one word", () => {
    talk(
      5,
      "en",
      ["tell me a story about a turtle", /1: swim down/],
      ["the whale the whale", /1: hum a note/],
      ["hum la la la", /Coral hummed/],
    );
    talk(13, "es", ["quien fue francisco i madero", /elecciones justas/], ["y zapata", /campesinos/]);
    expect(talk(9, "en", ["whats in Los Angeles", /./]).language).toBe("en");
    expect(talk(9, "en", ["we saw El Pipila", /./]).language).toBe("en");
  });
  test("changes for a sentence in the other language", () => {
    expect(talk(9, "en", ["por que llueve", /./]).language).toBe("es");
    expect(talk(9, "en", ["los gatos duermen", /./]).language).toBe("es");
    expect(talk(9, "es", ["why do cats purr", /./]).language).toBe("en");
    expect(talk(9, "en", ["¿Qué comen los tiburones?", /./]).language).toBe("es");
  });
});

describe("a story with heroes of the child's own", () => {
  test("two of them: it is written together, and no list of worlds is shown", () => {
    talk(
      5,
      "en",
      [
        "a story with a mermaid and my dog biscuit",
        /A story with a mermaid and your dog Biscuit.*first line/,
      ],
      ["they swim in the sea", /written down/],
      ["the end", /They swim in the sea\./],
    );
    talk(6, "es", ["un cuento con un dragón y mi gatita Nube", /un dragón y tu gatita Nube/]);
  });
  test("one that is named before the story, and one for another", () => {
    talk(5, "en", ["i want the mermaid story", /belongs to a mermaid/]);
    talk(7, "en", ["i want the funny story", /Which story/]);
    talk(
      5,
      "es",
      ["un cuento de tiburones", /Este cuento es de un tiburón/],
      ["1", /¡Veo un tiburón!/],
      ["un pajarito no!! un tiburon", /Un cuento con un tiburón/],
    );
  });
  test("whose life it may be is not made up", () => {
    talk(6, "en", ["a story about a girl who hides and her dad", /^(?!.*A story with)/]);
  });
});
