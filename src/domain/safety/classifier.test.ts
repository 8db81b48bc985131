import { describe, expect, it } from "vitest";
import {
  disclosureShare,
  LEARNED_KINDS,
  likeliest,
  MESSAGE_CLASSES,
  messageClassifier,
} from "./classifier.ts";
import { FEATURE_BITS, featureNames, featureNumbers } from "./features.ts";
import { wordsOf } from "./fold.ts";
import { isDisclosure } from "./kinds.ts";
import { wordClasses } from "./word-classes.ts";

const WIDTH = MESSAGE_CLASSES.length;
const classes = wordClasses({
  concepts: { family: "uncle tio", hitting: "hits pega" },
  meanings: "perro=dog gato=cat",
  clusters: "dog 3 17\ncat 3 18\nuncle 5 40\n",
});
const namesOf = (text: string) => featureNames(wordsOf(text), classes);

describe("what is known of words", () => {
  it("a Spanish word has the clusters of its English one, and concepts of its own", () => {
    expect(classes.get("perro")).toEqual(classes.get("dog"));
    expect(classes.get("perro")?.[0]).toBe(classes.get("gato")?.[0]);
    expect(classes.get("uncle")).toEqual(["0.5", "1.40", "family"]);
    expect(classes.get("tio")).toEqual(["family"]);
  });
});

describe("features", () => {
  it("the order of words counts", () => {
    expect(namesOf("my uncle hits me")).not.toEqual(namesOf("i hits my uncle"));
    expect(namesOf("uncle hits me").has("y family hitting")).toBe(true);
    expect(namesOf("hits uncle").has("y family hitting")).toBe(false);
  });

  it("two languages share what their words have in common", () => {
    expect(namesOf("mi tio me pega").has("y family hitting")).toBe(true);
  });

  it("numbers are digits, and letters drawn out are one", () => {
    expect(namesOf("call 5551234")).toEqual(namesOf("call 9998877"));
    expect(namesOf("nooooo").has("w no")).toBe(true);
  });

  it("each has one number, within its bits", () => {
    const numbers = featureNumbers(namesOf("my uncle hits me every day"));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThan(1 << FEATURE_BITS);
  });
});

describe("the classifier", () => {
  const flat = { bias: MESSAGE_CLASSES.map(() => 0), scales: MESSAGE_CLASSES.map(() => 1) };

  it("gives shares that make one, and follows its weights", () => {
    const weights = new Int8Array(WIDTH << FEATURE_BITS);
    const abuse = MESSAGE_CLASSES.indexOf("abuse");
    for (const feature of featureNumbers(namesOf("uncle hits"))) weights[feature * WIDTH + abuse] = 9;
    const opinion = messageClassifier({ ...flat, classes, weights })(wordsOf("uncle hits"));
    expect(Object.values(opinion).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(likeliest(opinion, LEARNED_KINDS.filter(isDisclosure))).toBe("abuse");
    expect(disclosureShare(opinion)).toBeGreaterThan(0.9);
  });

  it("refuses weights of another version", () => {
    expect(() => messageClassifier({ ...flat, classes, weights: new Int8Array(12) })).toThrow(/do not fit/);
  });
});
