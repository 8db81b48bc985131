import { describe, expect, it } from "vitest";
import { findingReader } from "./findings.ts";
import { parseLexicon } from "./patterns/lexicon-text.ts";
import { atOnce } from "./reading/at-once.ts";

const lexicon = parseLexicon([
  {
    name: "rules.txt",
    text: `[rules abuse given days unless trip]
mom gone
[rules abuse]
tio me pega
me dio un ~<harmless> *azo
[rules poison]
took <many> pills
[list many]
5, 9
[list harmless]
abrazo
[list fragment]
mi, tio
[context days]
<many> days
[context trip]
trip
[context sum]
how many .. left
[context speaker]
i|my`,
  },
]);
const { read, findingIn } = atOnce(
  findingReader({
    lexicons: [lexicon],
    ordinary: new Set(),
    detectors: [],
    classify: null,
  }),
);
const kindOf = (text: string) => findingIn(text, read(text))?.kind ?? null;

describe("what a rule asks for beside its pattern", () => {
  it.each([
    ["mom gone 5 days", "abuse"],
    ["5 days. mom gone", "abuse"],
    ["mom gone", null],
    ["mom gone on a trip for 5 days", null],
  ])("%j: %s", (text, kind) => expect(kindOf(text)).toBe(kind));
});

describe("a word by its ending", () => {
  it.each([
    ["me dio un bejucazo", "abuse"],
    ["me dio un abrazo", null],
    ["me dio un lazo", null],
  ])("%j: %s", (text, kind) => expect(kindOf(text)).toBe(kind));
});

describe("a full stop after a person alone", () => {
  it.each([
    ["mi tio. me pega", "abuse"],
    ["juego con mi tio. me pega", null],
  ])("%j: %s", (text, kind) => expect(kindOf(text)).toBe(kind));
});

describe("a word problem", () => {
  it.each([
    ["A man took 5 pills. How many are left?", null],
    ["A man took 5 pills.", "poison"],
    ["i took 5 pills. How many are left?", "poison"],
    ["My sister took 9 pills, how many are left?", "poison"],
  ])("%j: %s", (text, kind) => expect(kindOf(text)).toBe(kind));
});
