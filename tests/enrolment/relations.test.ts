import { describe, expect, test } from "vitest";
import { relationsIn } from "#domain/enrolment/assistant/relations.ts";
import { contents, preparedAnswerer } from "#server/adapters/assistant/embedded.ts";
import { last } from "./talk.ts";

const { topics } = contents().school;
const { cues, interpret } = preparedAnswerer();

describe("a fact answers only what it carries: who, when, where, why, how long, how often, how many, a duty", () => {
  test("every fact carries what its own question asks for", () => {
    const lacking = topics.flatMap(({ question }) =>
      (["en", "es"] as const)
        .map((language) => ({ message: question[language], language, topic: null }))
        .filter((asked) => interpret(asked).lacks.length > 0),
    );
    expect(lacking).toEqual([]);
  });

  test("what is declared is what no phrasing asks for", () => {
    const needless = topics.flatMap(({ id, carries = [], examples }) => {
      const lines = `${examples.en}\n${examples.es}`.split("\n");
      const asked = new Set(lines.flatMap((line) => relationsIn(line.replace(/^\w+ > /, ""), cues)));
      return carries.filter((one) => asked.has(one)).map((one) => `${id}: ${one}`);
    });
    expect(needless).toEqual([]);
  });

  test.each([
    ["en", "why only 6 per group?", "Pod School", "why"],
    ["en", "where does the deposit money go?", "the deposit", "where"],
    ["en", "who prints the packs?", "Little Explorers", "who"],
    ["es", "¿cuánto tarda la inscripción?", "el depósito", "cuánto tiempo"],
  ] as const)("%s: %s", (language, message, thing, relation) => {
    const reply = last(language, message);
    expect(reply.message).toMatch(new RegExp(`${thing}.* ${relation}\\.`));
    expect(reply.message).not.toMatch(/\$|\d/);
    expect(reply.wish?.kind).toBe("question");
  });

  test.each([
    ["how often do you charge the subscription", "howOften"],
    ["when he is 6, what is there for him?", undefined],
    ["how old do they have to be", undefined],
    ["¿los dos papás tienen que firmar?", "must"],
    ["y entonces ¿quién decide?", "who"],
  ])("%s", (message, relation) => {
    expect(relationsIn(message, cues)).toEqual(relation === undefined ? [] : [relation]);
  });

  test("when something open is decided is no date of something else", () => {
    const food = "my son is celiac, who handles food there";
    const told = /no published date/;
    expect(last("en", food, "so nothing is decided. when will it be?").message).toMatch(told);
    expect(last("es", "¿cuándo van a decidir lo de la comida?").message).toMatch(
      /^Qué día se decide no está publicado/,
    );
  });

  test("who wants no bot gets a person", () => {
    const reply = last("es", "bueno y con quien hablo en persona, no con un bot");
    expect(reply.message).toMatch(/^(Sí, claro|Con gusto)\. ¿A qué correo/);
    expect(reply.wish?.kind).toBe("person");
  });
});
