import { describe, expect, it } from "vitest";
import { wordsOf } from "../reading/fold.ts";
import { patternIndex } from "./pattern-matcher.ts";
import { patternsOver } from "./patterns.ts";

const lists = {
  adult: ["dad", "step dad", "<kin> of mine"],
  kin: ["uncle|aunt", "<old> cousin"],
  old: ["big", "very big"],
  sport: ["at chess", "in a race"],
  denied: ["did not", "never", "not <ever>"],
  ever: ["ever", "in my life"],
};
const matches = (pattern: string, text: string) => {
  const patterns = patternsOver(lists);
  const readings = wordsOf(text).map((word) => ({ word, forms: [word.text] }));
  return [...patternIndex(patterns, [{ pattern: patterns.read(pattern) }])(readings)].length > 0;
};

describe("patterns", () => {
  it.each([
    ["<adult> hits me", "my step dad hits me", true],
    ["<adult> hits me", "my step hits me", false],
    // Lists within lists, alternatives within a phrase, and phrases of an element.
    ["<adult> hits me", "an aunt of mine hits me", true],
    ["<adult> hits me", "a very big cousin of mine hits me", true],
    ["<adult> hits me", "a big cousin hits me", false],
    ["<adult> hits me", "my very big cousin. of mine hits me", false],
    ["<adult>_hits|a_<kin>_hits me", "a big cousin hits me", true],
    // What must not stand before or after counts as a whole phrase, and only in the same sentence.
    ["beats me ~<sport>", "he beats me at chess", false],
    ["beats me ~<sport>", "he beats me at home", true],
    ["beats me ~<sport>", "he beats me. At chess I cried", true],
    ["beats me ~<sport>", "he beats me at", true],
    ["!<denied> hit me", "she did not hit me", false],
    ["!<denied> hit me", "she never hit me", false],
    ["!<denied> hit me", "why not hit me", true],
    ["!<denied> hit me", "not in my life hit me", false],
    ["!<denied> hit me", "in my life hit me", true],
    ["!<denied> hit me", "no she did. not hit me", true],
  ])("%s in %j: %s", (pattern, text, isThere) => {
    expect(matches(pattern, text)).toBe(isThere);
  });

  it("refuses a list that is not there, and a name of two words", () => {
    expect(() => patternsOver(lists).read("<uncle> hits me")).toThrow("There is no list <uncle>");
    expect(() => patternsOver({ one: ["<two>"], two: ["a <one>"] }).read("<one>")).toThrow("holds itself");
    expect(() => patternsOver(lists).read("hit me ~<in_sport>")).toThrow(
      "The name of a list is one word: <in",
    );
  });
});
