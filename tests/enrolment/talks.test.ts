import { describe, expect, it } from "vitest";
import { askedInTalks, readTalks, saidIn } from "#server/adapters/assistant/talks.ts";
import { last } from "./talk.ts";

const IDS = new Set(["ages", "meals", "tours"]);
const read = (...rows: string[]) => readTalks(rows.join("\n"), "talks/one.tsv", IDS);

describe("how families talk, as a file", () => {
  const turns = read(
    "one\ten\tmeals\tdo they get lunch",
    "one\ten\ttells\tshe eats a lot",
    "one\ten\tfit\tand she is 7, can she come",
    "two\tes\tvisit\t¿podemos ir a ver?",
  );

  it("says what each message does, and what the one before it did", () => {
    expect(saidIn(turns)).toEqual([
      { text: "do they get lunch", does: "asks", after: null },
      { text: "she eats a lot", does: "tells", after: "asks" },
      { text: "and she is 7, can she come", does: "asks", after: "tells" },
      { text: "¿podemos ir a ver?", does: "asks", after: null },
    ]);
  });

  it("says what each message asks, after what was asked before it in the same talk", () => {
    expect(askedInTalks(turns, IDS, new Set(["meals"]))).toEqual([
      { id: "meals", language: "en", text: "do they get lunch" },
      { id: "ages", language: "en", text: "meals > and she is 7, can she come" },
      { id: "tours", language: "es", text: "¿podemos ir a ver?" },
    ]);
  });

  it.each([
    ["one\ten\tlunch\tdo they eat", 'nothing is called "lunch"'],
    ["one\tfr\tmeals\ton mange quoi", "a conversation, a language, a meaning and a message are wanted"],
    ["one\ten\tmeals\t ", "a conversation, a language, a meaning and a message are wanted"],
  ])("names file, line and reason: %j", (row, reason) => {
    expect(() => read("one\ten\ttells\thello there", row)).toThrow(
      new RegExp(`talks/one\\.tsv:2: .*${reason}`),
    );
  });
});

describe("what asks for nothing is met as that", () => {
  it.each([
    ["en", ["what are the hours", "oh ok that works for us"], /here if|Take your time|All right|^Good/],
    ["en", ["how much is pod school", "she reads all day and loves bugs"], /Thank you for telling me/],
    ["es", ["¿qué horario tienen?", "ah ok, nos queda bien"], /Aquí estoy|Con calma|Muy bien/],
    ["es", ["cuánto cuesta", "déjame platicarlo con mi esposo"], /piénsalo con calma/],
    ["en", ["what are the hours", "let me talk to my wife first"], /take your time/],
  ] as const)("%s: %j", (language, messages, wanted) => {
    const reply = last(language, ...messages);
    expect(reply.message).toMatch(wanted);
    expect(reply).toMatchObject({ needsContactForm: false, payment: null });
  });

  it.each([
    ["en", ["do you have space for my 7 year old?"], /at 7 it fits/],
    ["es", ["tengo una niña de 7, ¿puede entrar?"], /a los 7 años encaja bien/],
    ["en", ["do you have scholarships?"], /scholarships/],
    ["es", ["¿hay beca para la gente de aquí?"], /becas/],
  ] as const)("what asks is answered: %s: %j", (language, messages, wanted) => {
    expect(last(language, ...messages).message).toMatch(wanted);
  });
});

describe("who writes is called by its name", () => {
  it.each([
    ["en", ["put us on the list. dana whitlock dana.w@example.com, 1 kid, 7"], "Dana Whitlock"],
    ["es", ["cómo me apunto", "soy lupita ramirez mi cel 322 555 0188, tengo 34"], "Lupita Ramirez"],
    ["en", ["where are you", "im in Mountain time, you can call 322 555 0199"], null],
    ["en", ["write to the office at info@example.com please"], null],
  ] as const)("%s: %j: %s", (language, messages, name) => {
    expect(last(language, ...messages).state.contact.name).toBe(name);
  });
});
