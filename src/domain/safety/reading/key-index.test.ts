import { describe, expect, it } from "vitest";
import { keyIndex } from "./key-index.ts";

describe("words by their keys", () => {
  it("finds every word with a key, in the order given, and none without", () => {
    const find = keyIndex(["banana", "cabana", "bean"], (word) => [...word]);
    expect(find("a")).toEqual(["banana", "cabana", "bean"]);
    expect(find("n")).toEqual(["banana", "cabana", "bean"]);
    expect(find("c")).toEqual(["cabana"]);
    expect(find("z")).toEqual([]);
  });

  it("tells keys of one hash apart", () => {
    // The pair is a known collision of 32-bit FNV-1a.
    const find = keyIndex(["costarring", "liquid"], (word) => [word]);
    expect(find("costarring")).toEqual(["costarring"]);
    expect(find("liquid")).toEqual(["liquid"]);
  });
});
