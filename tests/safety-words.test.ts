import { describe, expect, test } from "vitest";
import { safetyAnswers } from "#content/safety/answers.ts";
import { helpLines } from "#content/safety/help-lines.ts";
import type { Language } from "#domain/locale/language.ts";
import { bandOf, fixedAnswer, suspectedWords } from "#domain/safety/care/answers.ts";
import { ELSEWHERE, linesFor } from "#domain/safety/care/help-lines.ts";
import { isDisclosure, SAFETY_KINDS } from "#domain/safety/kinds.ts";
import { readAnswers } from "#server/adapters/safety/follow-ups.ts";
import { BLAMES, CLAIMS_TOLD, meanSentence, PROMISES_SECRECY, SENDS_HOME, wordsIn } from "./safety/words.ts";

const COUNTRIES = [null, ELSEWHERE, ...Object.keys(helpLines.countries)];
const AGES = [3, 6, 7, 8, 9, 10, 11, 14, null];
const MOST = { youngest: 30, middle: 45, older: 60 };
const LIFE = ["emergency", "poison"];
const MOST_IN_DANGER = 40;

type Said = { where: string; text: string; kind: (typeof SAFETY_KINDS)[number]; place: string } & {
  language: Language;
  age: number | null;
  country: string | null;
};

function everyText(say: typeof fixedAnswer): Said[] {
  return SAFETY_KINDS.flatMap((kind) =>
    (["en", "es"] as const).flatMap((language) =>
      AGES.flatMap((age) =>
        (["", "at home", "outside"] as const).flatMap((place) =>
          COUNTRIES.map((country) => {
            const countries = linesFor(helpLines, { setting: null, said: country });
            const [isAtHome, isOutside] = [place === "at home", place === "outside"];
            const listener = { language, age, isAtHome, isOutside, countries };
            const text = say(safetyAnswers, helpLines, kind, listener);
            const where = `${kind} ${language} ${age} ${place} ${country}`;
            return { where, text, kind, place, language, age, country };
          }),
        ),
      ),
    ),
  );
}

const faults = (all: readonly Said[], isWrong: (said: Said) => boolean) =>
  all
    .filter(isWrong)
    .map(({ where, text }) => `${where}: ${wordsIn(text)} words: ${text}`)
    .slice(0, 12);

describe("the fixed words of every kind, age, language and country", () => {
  const all = everyText(fixedAnswer);
  const disclosures = all.filter(({ kind }) => isDisclosure(kind));

  test("are as short as the age needs, and 40 words where life is in danger", () => {
    const most = ({ age, kind }: Said) =>
      Math.min(MOST[bandOf(age)], LIFE.includes(kind) ? MOST_IN_DANGER : Number.POSITIVE_INFINITY);
    expect(faults(all, (said) => wordsIn(said.text) > most(said))).toEqual([]);
  });

  test("for self-harm at eight to ten are 35 to 45 words with a number near the front", () => {
    const middle = all.filter(({ kind, age }) => kind === "self_harm" && bandOf(age) === "middle");
    expect(faults(middle, ({ text }) => wordsIn(text) < 35)).toEqual([]);
    const where = (text: string) => text.search(/\d|emergency number|número de emergencias/);
    expect(faults(middle, ({ text }) => where(text) < 0 || where(text) > 70)).toEqual([]);
  });

  test("begin with the number where life is in danger", () => {
    const life = all.filter(({ kind }) => LIFE.includes(kind));
    expect(
      faults(life, ({ text }) => !/^(?:Call|Llama al) (?:\d|the emergency|número de)/.test(text)),
    ).toEqual([]);
    const poison = life.filter(({ kind }) => kind === "poison");
    expect(faults(poison, ({ text }) => !/even if you feel fine|aunque te sientas bien/.test(text))).toEqual(
      [],
    );
  });

  test("are read easily: sentences of twelve words or fewer on average", () => {
    expect(faults(all, ({ text }) => meanSentence(text) > 12)).toEqual([]);
  });

  test("leave no blank, promise no secrecy, blame nobody and never say that somebody was told", () => {
    const wrong = [/[{}]/, PROMISES_SECRECY, CLAIMS_TOLD, BLAMES];
    expect(faults(all, ({ text }) => wrong.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  test("ask nothing and offer nothing after a disclosure", () => {
    expect(faults(disclosures, ({ text }) => /\?/.test(text))).toEqual([]);
  });

  test("send no child home for help with what it tells of itself", () => {
    expect(faults(disclosures, ({ text }) => SENDS_HOME.test(text))).toEqual([]);
  });

  test("name a trusted adult or a number to call", () => {
    const helps = /grown-up|teacher|neighbor|call |persona adulta|maestr|vecin|llama/;
    expect(faults(disclosures, ({ text }) => !helps.test(text))).toEqual([]);
  });

  test("name the family where somebody outside harms, and never the teacher", () => {
    const harm = ["abuse", "sexual_abuse", "grooming", "danger", "bullying"];
    const outside = disclosures.filter(({ kind, place }) => place === "outside" && harm.includes(kind));
    expect(
      faults(outside, ({ text }) => !/family|familia/.test(text) || /teacher|maestr/.test(text)),
    ).toEqual([]);
  });

  test("name several helpers where it is not known who harms", () => {
    const unknown = disclosures.filter(({ place }) => place === "");
    const onlyTeacher = ({ text }: Said) =>
      /teacher|maestr/.test(text) && !/family|familia|neighbor|vecin/.test(text);
    expect(faults(unknown, onlyTeacher)).toEqual([]);
  });

  test("fit an accident: danger is no person, and its number stands in the first sentence", () => {
    const danger = disclosures.filter(({ kind }) => kind === "danger" || kind === "emergency");
    expect(
      faults(danger, ({ text }) => /(?:away from|lejos de|aléjate de) (?:that|esa)/i.test(text)),
    ).toEqual([]);
    const first = (text: string) => text.split(". ")[0] ?? "";
    expect(faults(danger, ({ text }) => !/\d|emergency number|número de/.test(first(text)))).toEqual([]);
  });

  test("say what to tell where no poison line is confirmed", () => {
    const poison = all.filter(({ kind, country }) => kind === "poison" && country === "MX");
    expect(
      faults(poison, ({ text }) => !/how much|cuánto/.test(text) || /Poison help|Línea de/.test(text)),
    ).toEqual([]);
  });

  test("tell no number that is not confirmed", () => {
    const unconfirmed = (country: string | null) =>
      (helpLines.countries[country ?? ""]?.lines ?? [])
        .filter(({ confirmed }) => !confirmed)
        .map(({ number }) => number);
    expect(unconfirmed("MX")).toContain("55 5259 8121");
    expect(
      faults(all, ({ text, country }) => unconfirmed(country).some((one) => text.includes(one))),
    ).toEqual([]);
  });

  test("say 911 once for Mexico and the United States, and the one country's number for another", () => {
    const listener = { language: "en", age: 9, isAtHome: false, isOutside: false } as const;
    const words = (said: string | null) =>
      fixedAnswer(safetyAnswers, helpLines, "self_harm", {
        ...listener,
        countries: linesFor(helpLines, { setting: null, said }),
      });
    expect(words(null)).toContain("call 911.");
    expect(words(null)).toContain("800 911 2000 (Mexico) or 988 (United States)");
    expect(words("ES")).toContain("call 112.");
    expect(words("ES")).toContain("call 024.");
    expect(words("CL")).toContain("133 (police) or 131 (ambulance)");
    expect(words("GT")).not.toContain("To talk");
    expect(words(ELSEWHERE)).toContain("the emergency number of your country");
  });
});

describe("the words at the end of an answer to something suspected", () => {
  const all = everyText(suspectedWords);

  test("are short, ask nothing and promise nothing", () => {
    const most = { youngest: 30, middle: 40, older: 45 };
    expect(faults(all, ({ text, age }) => wordsIn(text) > most[bandOf(age)])).toEqual([]);
    const wrong = [/[{}?]/, PROMISES_SECRECY, CLAIMS_TOLD, BLAMES, SENDS_HOME];
    expect(faults(all, ({ text }) => wrong.some((pattern) => pattern.test(text)))).toEqual([]);
  });
});

test("a file of answers that lacks words is refused with the place", () => {
  const { bullying: _, ...others } = safetyAnswers.fixed;
  expect(() => readAnswers({ ...safetyAnswers, fixed: others })).toThrow(/answers\.json.*fixed.*bullying/s);
});
