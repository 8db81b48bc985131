import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { LANGUAGES } from "#domain/locale/language.ts";
import { stepwise } from "#domain/resilience/stepwise.ts";
import { learnSayings, likelyIn } from "#domain/tutor/understanding/said-as.ts";
import { DOINGS, type Doing, KINDS } from "#domain/tutor/understanding/saying.ts";
import { actsIn, talksIn } from "../scripts/tutor/talks.ts";

const FOLDER = new URL("../src/content/tutor/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");
/** Who wrote the talks: each file is a hand of its own. */
const HANDS = readdirSync(new URL("talks/", FOLDER)).sort();
const talks = HANDS.map((hand) => talksIn(read(`talks/${hand}`), hand));
const acts = LANGUAGES.flatMap((language) => actsIn(read(`acts/${language}.tsv`), language));

/** What each message of each hand is found to be by what was learned from the others. */
const results = talks.flatMap((held) => {
  const learned = [...talks.filter((each) => each !== held).flat(), ...acts];
  const reader = stepwise(() => learnSayings(learned)).get();
  return held.map(({ does, before, message }) => {
    const likely = likelyIn(reader, message, before);
    const surest = (names: readonly string[]) =>
      names.reduce((one, other) => ((likely.get(other) ?? 0) > (likely.get(one) ?? 0) ? other : one));
    const [doing = "", kind] = does.split(":");
    const found = surest(DOINGS);
    const kinds: readonly string[] = Object.entries(KINDS).find(([of]) => of === doing)?.[1] ?? [];
    const foundKind =
      kinds.length === 0 ? undefined : surest(kinds.map((each) => `${doing}:${each}`)).split(":")[1];
    return { doing, kind, found, foundKind, sure: likely.get(found) ?? 0 };
  });
});
type Result = (typeof results)[number];
const shareOf = (of: readonly Result[], isRight: (one: Result) => boolean) =>
  Math.round((100 * of.filter(isRight).length) / of.length);

/** So many of a hundred are right; a little under what is measured. Of few examples little is known. */
const FLOORS: Readonly<Record<Doing, number>> = {
  ...{
    question: 85,
    request: 60,
    check: 45,
    correction: 40,
    refusal: 55,
    telling: 55,
    feeling: 25,
    worry: 0,
  },
  ...{ answer: 75, reacts: 60, social: 55, story: 20, nonsense: 0 },
};

describe("what a message is, of a hand that was not learned from", () => {
  it.each(DOINGS)("a %s is known as one", (doing) => {
    const own = results.filter((each) => each.doing === doing);
    const share = shareOf(own, ({ found }) => found === doing);

    expect(share).toBeGreaterThanOrEqual(FLOORS[doing]);
  });

  it("seven of ten messages are", () => {
    const share = shareOf(results, ({ doing, found }) => found === doing);

    expect(share).toBeGreaterThanOrEqual(70);
  });

  it("what it is sure of is right nine times of ten", () => {
    const sure = results.filter((each) => each.sure > 0.8);
    const share = shareOf(sure, ({ doing, found }) => found === doing);

    expect(share).toBeGreaterThanOrEqual(88);
  });

  it("which question or wish it is, three times of four", () => {
    const share = shareOf(
      results.filter(({ kind }) => kind !== undefined),
      ({ kind, foundKind }) => kind === foundKind,
    );

    expect(share).toBeGreaterThanOrEqual(75);
  });
});

test.each([
  ["a\ten\t7\tquestion\t\t ", /hand:1: a talk, a language, an age/],
  ["a\tfr\t7\tquestion\t\twhy", /hand:1: a talk/],
  ["a\ten\t7\tquestions\t\twhy", /hand:1: nobody does "questions"/],
])("%s is told with its file and line", (line, told) => {
  expect(() => talksIn(line, "hand")).toThrow(told);
});
