import { describe, expect, it } from "vitest";
import { newState } from "#domain/tutor/state.ts";
import { costOf, reference } from "./cost.ts";
import { HOSTILE } from "./hostile/texts.ts";
import { tutor } from "./tutor-talk.ts";

describe("the list of ordinary words", () => {
  it.each(["words that nobody knows", "unknown words to be looked over"])(
    "%s hold the thread for a moment only",
    async (name) => {
      const message = HOSTILE[name]?.(10_000) ?? "";
      const asked = () => tutor.answer({ message, age: 9, state: newState("en") });
      expect(await costOf(asked)).toBeLessThan(12 * (await costOf(reference)));
    },
  );
});
