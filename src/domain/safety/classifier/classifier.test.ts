import { describe, expect, it } from "vitest";
import { isDisclosure } from "../kinds.ts";
import { wordsOf } from "../reading/fold.ts";
import {
  disclosureShare,
  LEARNED_KINDS,
  likeliest,
  MESSAGE_CLASSES,
  messageClassifier,
  otherShare,
  UNCALIBRATED,
} from "./classifier.ts";
import { FEATURE_BITS, featureNumber, featureReader } from "./features.ts";
import { wordClasses } from "./word-classes.ts";

const WIDTH = MESSAGE_CLASSES.length;
const classes = wordClasses({
  concepts: { family: "uncle tio", hitting: "hits pega" },
  meanings: "perro=dog gato=cat",
  clusters: "dog 3 17\ncat 3 18\nuncle 5 40\n",
});
const read = featureReader(classes);
const featuresOf = (text: string) => new Set(read(wordsOf(text)));
const common = (one: string, other: string) =>
  [...featuresOf(one)].filter((feature) => featuresOf(other).has(feature)).length;

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
    expect(featuresOf("my uncle hits me")).not.toEqual(featuresOf("i hits my uncle"));
    // The words and their classes are the same, the pairs are not.
    expect(common("uncle hits", "hits uncle")).toBeLessThan(featuresOf("uncle hits").size);
  });

  it("two languages share what their words have in common", () => {
    expect(common("mi tio me pega", "my uncle hits me")).toBeGreaterThan(
      common("la luna me pega", "my uncle is here"),
    );
  });

  it("numbers are digits, and letters drawn out are one", () => {
    expect(featuresOf("call 5551234")).toEqual(featuresOf("call 9998877"));
    expect(featuresOf("nooooo")).toEqual(featuresOf("no"));
  });

  it("each has a number within its bits", () => {
    const numbers = [...featuresOf("my uncle hits me every day")].map(featureNumber);
    expect(Math.max(...numbers)).toBeLessThan(1 << FEATURE_BITS);
  });
});

describe("the classifier", () => {
  const flat = {
    bias: MESSAGE_CLASSES.map(() => 0),
    scales: MESSAGE_CLASSES.map(() => 1),
    calibration: UNCALIBRATED,
  };

  it("gives shares that make one, and follows its weights", () => {
    const weights = new Int8Array(WIDTH << FEATURE_BITS);
    const abuse = MESSAGE_CLASSES.indexOf("abuse");
    for (const code of featuresOf("uncle hits")) weights[featureNumber(code) * WIDTH + abuse] = 9;
    const opinion = messageClassifier({ ...flat, classes, weights })(wordsOf("uncle hits"));
    expect(Object.values(opinion).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(likeliest(opinion, LEARNED_KINDS.filter(isDisclosure))).toBe("abuse");
    expect(disclosureShare(opinion)).toBeGreaterThan(0.9);
  });

  it("a calibration lowers what is told, and the kinds keep their order", () => {
    const weights = new Int8Array(WIDTH << FEATURE_BITS);
    const calibration = { disclosures: { slope: 1, offset: -3 }, others: { slope: 1, offset: -2 } };
    const plain = messageClassifier({ ...flat, classes, weights })(wordsOf("a b c"));
    const opinion = messageClassifier({ ...flat, calibration, classes, weights })(wordsOf("a b c"));
    expect(disclosureShare(opinion)).toBeLessThan(disclosureShare(plain));
    expect(otherShare(opinion)).toBeLessThan(otherShare(plain));
    expect(Object.values(opinion).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it("refuses weights of another version", () => {
    expect(() => messageClassifier({ ...flat, classes, weights: new Int8Array(12) })).toThrow(/do not fit/);
  });
});
