import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cleanForSpeech } from "./clean.ts";
import { spokenPieces } from "./pieces.ts";

it.each([
  ["", 40, []],
  ["One. Two. Three.", 40, ["One. Two. Three."]],
  [
    "First sentence here. And the second one? Third!",
    30,
    ["First sentence here.", "And the second one? Third!"],
  ],
  ["Say hello to Dr. Coati now. He waits.", 30, ["Say hello to Dr. Coati now.", "He waits."]],
  [
    "«¿Qué ves?» Un río, un árbol, y una piedra muy grande.",
    25,
    ["¿Qué ves?", "Un río, un árbol,", "y una piedra muy grande."],
  ],
  ["abcdefghij", 4, ["abcd", "efgh", "ij"]],
])("%j in pieces of %d", (text, longest, pieces) => {
  expect(spokenPieces(cleanForSpeech(text), longest)).toEqual(pieces);
});

it("never makes a long piece, and loses nothing but spaces", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 600 }),
      fc.integer({ min: 10, max: 160 }),
      (raw, longest) => {
        const text = cleanForSpeech(raw);
        const pieces = spokenPieces(text, longest);
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(longest);
        expect(pieces.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      },
    ),
  );
});
