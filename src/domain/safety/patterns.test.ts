import { describe, expect, it } from "vitest";
import { wordsOf } from "./fold.ts";
import { patternIndex, patternReader } from "./patterns.ts";

const lists = { adult: ["dad", "step dad"], sport: ["at chess", "in a race"], denied: ["did not", "never"] };
const read = patternReader(lists);
const matches = (pattern: string, text: string) => {
  const readings = wordsOf(text).map((word) => ({ word, forms: [word.text] }));
  return [...patternIndex([{ pattern: read(pattern) }])(readings)].length > 0;
};

describe("patterns", () => {
  it.each([
    ["<adult> hits me", "my step dad hits me", true],
    ["<adult> hits me", "my step hits me", false],
    // What must not stand before or after counts as a whole phrase, and only in the same sentence.
    ["beats me ~<sport>", "he beats me at chess", false],
    ["beats me ~<sport>", "he beats me at home", true],
    ["beats me ~<sport>", "he beats me. At chess I cried", true],
    ["beats me ~<sport>", "he beats me at", true],
    ["!<denied> hit me", "she did not hit me", false],
    ["!<denied> hit me", "she never hit me", false],
    ["!<denied> hit me", "why not hit me", true],
    ["!<denied> hit me", "no she did. not hit me", true],
  ])("%s in %j: %s", (pattern, text, isThere) => {
    expect(matches(pattern, text)).toBe(isThere);
  });

  it("refuses a list that is not there, and a name of two words", () => {
    expect(() => read("<uncle> hits me")).toThrow("There is no list <uncle>");
    expect(() => read("hit me ~<in_sport>")).toThrow("The name of a list is one word: <in");
  });
});
