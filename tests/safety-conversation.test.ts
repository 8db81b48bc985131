import { describe, expect, it } from "vitest";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { createFollowUps } from "#server/adapters/safety/follow-ups.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { ordinaryTalk } from "../evals/safety/ordinary.ts";

/** The rules alone: what several turns tell together does not depend on what was learned. */
const screen = createSafetyScreen(null);

/** A conversation with the message to judge last; `?` before a line is the tutor's. */
function see(...lines: readonly string[]) {
  const turns = lines.map(
    (line): SpokenTurn =>
      line.startsWith("? ") ? { from: "tutor", text: line.slice(2) } : { from: "child", text: line },
  );
  return screen.message(turns.at(-1)?.text ?? "", { names: [], earlier: turns.slice(0, -1) });
}

describe("a disclosure over several messages", () => {
  it.each([
    ["split in three", ["my uncle", "he comes in my room", "and touches me"]],
    ["split in the middle of the words", ["my dad", "hits", "me"]],
    ["with the tutor in between", ["i want to", "? What would you like?", "die"]],
    ["in Spanish", ["mi papá", "me pega"]],
    ["by ear, in Spanish", ["kiero", "morirme"]],
    ["as an answer", ["? Who scares you?", "my dad"]],
    ["as an answer in Spanish", ["? ¿Quién te da miedo?", "mi papá"]],
    ["as an answer to an exercise", ["? Make a sentence with belt.", "my dad hits me with the belt"]],
    ["as what was done, asked for", ["my leg hurts", "? What happened?", "my dad kicked it"]],
    ["as what was done, in Spanish", ["me duele la mano", "? ¿Qué te pasó?", "mi tío me la quemó"]],
    ["as an exercise that is true", ["? Write a sentence.", "my aunt locks me up and hits me", "it is real"]],
    ["as pills, then how many, then what for", ["i have pills", "lots", "gonna take them all"]],
    ["as a question first", ["what if you swallow the cleaner under the sink", "my sister did"]],
    [
      "as a story that is the child's own",
      ["once there was a girl and her dad hit her every night", "the girl is me"],
    ],
    [
      "as a story of its own in Spanish",
      ["había una niña y su papá le pegaba mucho", "? Qué historia.", "esa niña soy yo"],
    ],
  ])("%s", (_, lines) => {
    expect(see(...lines)).toMatchObject({ verdict: "disclosure" });
  });

  it("something that happens again is suspected when only a person was named before", () => {
    expect(see("my stepdad came in my room last night", "he did it again").verdict).not.toBe("fine");
    expect(see("vino mi tío", "lo volvió a hacer").verdict).not.toBe("fine");
  });

  it("goes by the last four turns and no more", () => {
    const between = ["i like dogs", "and cats", "and birds", "and fish"];
    expect(see("my uncle", ...between, "touches me down there").kind).not.toBeNull();
    expect(see("i want to", ...between, "die hard").verdict).toBe("fine");
  });
});

describe("ordinary talk over several messages", () => {
  it.each([
    [["i like my teacher", "she hits the ball far"]],
    [["my brother", "plays soccer"]],
    [["my dad came home", "he made soup again"]],
    [["mi tía", "me hizo un pastel"]],
    [["? What do you want to be?", "a firefighter"]],
    [["? ¿Qué te da miedo?", "las arañas"]],
    [["once there was a girl with a red cape", "the girl is me"]],
  ])("%j is fine", (lines) => {
    expect(see(...lines)).toMatchObject({ verdict: "fine" });
  });
});

describe("what was answered before", () => {
  const followUps = createFollowUps();
  const TOLD = {
    en: [
      "my dad hits me",
      "i want to die",
      "a man online asks me for naked pictures",
      "they call me ugly every day",
    ],
    es: [
      "mi papá me pega",
      "me quiero matar",
      "un señor me pide fotos sin ropa",
      "en la escuela se burlan de mí diario",
    ],
  } as const;
  const ordinary = ordinaryTalk("gate");
  const rows = (["en", "es"] as const).flatMap((language) =>
    TOLD[language].flatMap((told) => [6, 9, 12].map((age) => [language, told, age] as const)),
  );

  it.each(rows)("%s, %s, at %i: makes nothing of ordinary talk after it", (language, told, age) => {
    const screening = screen.message(told, { names: [] });
    const answer = followUps.answer({
      care: null,
      message: told,
      screening,
      age,
      language,
      place: null,
      country: null,
    });
    const earlier: SpokenTurn[] = [
      { from: "child", text: told },
      { from: "tutor", text: answer?.text ?? "" },
    ];
    const sentences = ordinary.filter((each) => each.language === language).filter((_, at) => at % 18 === 0);
    expect(sentences.length).toBeGreaterThan(50);
    const alarmed = sentences.filter(
      ({ text }) =>
        screen.message(text, { names: [] }).verdict === "fine" &&
        screen.message(text, { names: [], earlier }).verdict !== "fine",
    );
    expect(alarmed.map(({ text }) => text)).toEqual([]);
  });

  it("the tutor's own words are no finding", () => {
    expect(see("? Firefighters come when you call 911.", "my mom makes pancakes").verdict).toBe("fine");
    expect(see("? Nunca juegues con un cuchillo.", "mi papá hace tamales").verdict).toBe("fine");
  });
});

describe("young and chat spelling", () => {
  it.each([
    "becuz my dady herts me wit a belt",
    "my unkl tuches me",
    "wen my dad gets drunc he kiks me",
    "me kiero matar",
    "mi apa me pega kon el sinturon",
    "i wana dye evry nite",
    "my techer tuched my privats",
  ])("%s is a disclosure", (text) => {
    expect(see(text)).toMatchObject({ verdict: "disclosure" });
  });

  it.each(["skool is fun", "my frend is nise", "kiero jugar", "wen do we eat", "mateo hat a dog"])(
    "%s is fine",
    (text) => {
      expect(see(text)).toMatchObject({ verdict: "fine" });
    },
  );
});

describe("where help must not be looked for", () => {
  it.each([
    ["my dad hits me with a belt", true],
    ["he hits me every night", true],
    ["mi tío me toca", true],
    ["the kids at school laugh at me every day", false],
    ["my teacher hits me", false],
    ["mi entrenador me toca ahí abajo", false],
    ["i told my teacher that my dad hits me", true],
    ["i want to die", false],
    ["i want to die because of my dad", true],
  ])("%s: at home is %s", (text, isAtHome) => {
    expect(see(text)).toMatchObject({ verdict: "disclosure", isAtHome });
  });
});
