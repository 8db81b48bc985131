import { expect, test } from "vitest";
import { type Sample, train } from "./classifier.ts";

const sample = (label: string, text: string): Sample => ({
  label,
  features: new Map(text.split(" ").map((word) => [word, 1])),
});
const samples = [
  ...[
    "what does it cost",
    "how much is it",
    "what is the price",
    "is it a price a month",
    "how much a month",
  ].map((text) => sample("price", text)),
  ...[
    "when does it open",
    "what day is it",
    "is it open a month",
    "how long is it open",
    "when is the day",
  ].map((text) => sample("day", text)),
];
const likelihood = (of: readonly Sample[]) => {
  const classifier = train(of);
  return classifier.predict(sample("", "is it a month").features)[classifier.labels.indexOf("price")] ?? 0;
};

test("where a sample stands among the others changes nothing", () => {
  expect(likelihood([...samples].reverse())).toBeCloseTo(likelihood(samples), 5);
});
