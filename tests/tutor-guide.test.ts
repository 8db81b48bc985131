import { describe, expect, test } from "vitest";
import { drawnAs } from "#content/learner/guides/drawn.ts";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { GUIDE_NAMES } from "#domain/learner/guide.ts";
import { newState, readState } from "#domain/tutor/state.ts";
import { tutor } from "./tutor-talk.ts";

const WHO = { en: "who are you?", es: "¿quién eres?" } as const;
const SAID = {
  en: /^I am (\p{L}+), a computer helper/u,
  es: /^Soy (\p{L}+), ayudante de computadora/u,
} as const;

describe("decision 149: the tutor has the name of the child's guide", () => {
  for (const language of ["en", "es"] as const) {
    const nameSaid = (age: number, guide: string | null) => {
      const { text } = tutor.answer({ message: WHO[language], age, guide, state: newState(language) });
      return SAID[language].exec(text)?.[1];
    };
    test.each(GUIDE_NAMES)(`${language}: %s, whom the child chose, and by no other drawing`, (name) => {
      expect(nameSaid(9, name)).toBe(name);
      const { text } = tutor.answer({
        message: WHO[language],
        age: 9,
        guide: name,
        state: newState(language),
      });
      expect(text).toContain(drawnAs[guideByName(name).picture][language]);
    });

    test(`${language}: Hilda where nobody was chosen, and Luna alone up to six`, () => {
      expect(nameSaid(7, null)).toBe("Hilda");
      expect(nameSaid(7, "Somebody")).toBe("Hilda");
      for (const chosen of [null, "Hilda", "Maya"]) expect(nameSaid(6, chosen)).toBe("Luna");
    });
  }

  test("it is called by that name", () => {
    const first = tutor.answer({ message: "tell me a joke", age: 9, guide: "Maya", state: newState("en") });
    const kept = JSON.stringify({ ...first.state, said: first.text });
    const state = readState(kept, "en");
    const again = tutor.answer({
      message: "Maya, can you say that again please?",
      age: 9,
      guide: "Maya",
      state,
    });
    expect(again.text).toBe(first.text);
  });
});
