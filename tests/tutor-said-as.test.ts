import { expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { stepwise } from "#domain/resilience/stepwise.ts";
import { featuresOf, learnSayings } from "#domain/tutor/said-as.ts";
import { SAID_AS, type SaidAs } from "#domain/tutor/saying.ts";

/**
 * What children's messages are, learned from four fifths of the examples and asked of the fifth that was not learned from. Lines of a
 * file stand in the order of what they are, so every fifth line is a fair share of each.
 */
const HELD = 5;
/** So many of a hundred are right; a little under what is measured. */
const FLOORS: Readonly<Record<SaidAs, number>> = {
  ...{ question: 75, request: 65, check: 55, correction: 40, refusal: 35 },
  ...{ telling: 65, feeling: 45, answer: 55, social: 50, story: 45 },
};
const { sayings } = tutorLibrary;
// The lines of the second language begin where the order begins anew.
const second = sayings.findIndex(({ as }, at) => as < (sayings[at - 1]?.as ?? as));
const held = sayings.flatMap((each, at) =>
  at % HELD === 0 ? [{ ...each, language: at < second ? LANGUAGES[0] : LANGUAGES[1] }] : [],
);
const learned = sayings.filter((_, at) => at % HELD !== 0);
const { labels, predict } = stepwise(() => learnSayings(learned)).get();
const results = held.map(({ as, before, language, message }) => {
  const shares = predict(featuresOf(message, before));
  return { as, language, sure: Math.max(...shares), found: labels[shares.indexOf(Math.max(...shares))] };
});
const shareOf = (of: typeof results) =>
  Math.round((100 * of.filter(({ as, found }) => as === found).length) / of.length);

test.each(SAID_AS)("a %s that was not learned from is known as one", (as) => {
  expect(shareOf(results.filter((each) => each.as === as))).toBeGreaterThanOrEqual(FLOORS[as]);
});

test.each(LANGUAGES)("more than half of the messages are known for what they are in %s", (language) => {
  expect(shareOf(results.filter((each) => each.language === language))).toBeGreaterThanOrEqual(55);
});

test("what it is sure of is right six times of seven", () => {
  expect(shareOf(results.filter(({ sure }) => sure > 0.8))).toBeGreaterThanOrEqual(86);
});
