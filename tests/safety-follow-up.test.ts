import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import followUpWords from "#content/safety/follow-up.json" with { type: "json" };
import { isLanguage, LANGUAGES, type Language } from "#domain/locale/language.ts";
import { bandOf } from "#domain/safety/answers.ts";
import { type Care, readCare } from "#domain/safety/care.ts";
import { DISCLOSURES, type SafetyKind } from "#domain/safety/kinds.ts";
import type { MessageScreening } from "#domain/safety/screening.ts";
import { createFollowUps, readFollowUpWords } from "#server/adapters/safety/follow-ups.ts";
import { BLAMES, CLAIMS_TOLD, PROMISES_SECRECY, SENDS_HOME, TOPICS, wordsIn } from "./safety/words.ts";

const follow = createFollowUps();
const folder = new URL("./safety/", import.meta.url);
const MOST = { youngest: 30, middle: 45, older: 60 };
const GRAVE = new Set<string>(DISCLOSURES);

function screened(kind: SafetyKind | null = null, isAtHome = false): MessageScreening {
  const verdict = kind === null ? "fine" : GRAVE.has(kind) ? "disclosure" : "turn_aside";
  return { verdict, kind, isAtHome, isOutside: false, excerpt: kind === null ? null : "", redacted: "" };
}

type Step = { line: string; found: MessageScreening; intent: string };

/** One file: the age and the language, then a line for each message of the child. */
function transcript(text: string): { age: number; language: Language; steps: Step[] } {
  const [head = "", ...lines] = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const [, age, language] = /^age (\d+), (\w+)$/.exec(head) ?? [];
  if (!isLanguage(language)) throw new Error(`"age 9, en" is wanted, not "${head}"`);
  const steps = lines.map((whole) => {
    const [, line = "", kind, home, intent = ""] =
      /^(.*?)(?: \[(\w+)( home)?\])? => (\w+)$/.exec(whole) ?? [];
    if (intent === "") throw new Error(`"what is written => intent" is wanted, not "${whole}"`);
    return { line, found: screened((kind as SafetyKind | undefined) ?? null, home !== undefined), intent };
  });
  return { age: Number(age), language, steps };
}

/** What is wrong with an answer after a disclosure; the empty list when nothing is. */
function faultsOf(text: string, age: number | null): string[] {
  return [
    ...(text.trim() === "" ? ["says nothing"] : []),
    ...(/[?¿]/.test(text) ? ["asks"] : []),
    ...(/[{}]/.test(text) ? ["leaves a blank"] : []),
    ...(wordsIn(text) > MOST[bandOf(age)] ? [`is ${wordsIn(text)} words long`] : []),
    ...(TOPICS.test(text) ? ["offers a topic"] : []),
    ...(PROMISES_SECRECY.test(text) ? ["promises secrecy"] : []),
    ...(CLAIMS_TOLD.test(text) ? ["claims that somebody was told"] : []),
    ...(BLAMES.test(text) ? ["blames"] : []),
    ...(SENDS_HOME.test(text) ? ["sends home"] : []),
  ];
}

describe("transcripts", () => {
  const names = readdirSync(new URL("transcripts/", folder));

  test.each(names)("%s", (name) => {
    const { age, language, steps } = transcript(readFileSync(new URL(`transcripts/${name}`, folder), "utf8"));
    let care: Care | null = null;
    let before = "";
    const wrong: string[] = [];
    for (const { line, found, intent } of steps) {
      const answer = follow.answer({ care, message: line, screening: found, age, language, country: null });
      if (answer === null) throw new Error(`"${line}" got no answer`);
      if (answer.intent !== intent) wrong.push(`"${line}" was taken for ${answer.intent}, not ${intent}`);
      for (const fault of faultsOf(answer.text, age)) wrong.push(`"${line}" => ${fault}: ${answer.text}`);
      if (answer.text === before) wrong.push(`"${line}" gets the words of the line before`);
      before = answer.text;
      care = readCare(JSON.parse(JSON.stringify(answer.care)));
      expect(care).toEqual(answer.care);
    }
    expect(wrong).toEqual([]);
  });
});

describe("whatever is written after any disclosure", () => {
  const lines = readFileSync(new URL("lines.txt", folder), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

  test("there are many lines", () => expect(lines.length).toBeGreaterThan(200));

  const cases = DISCLOSURES.flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      [6, 9, 12].map((age) => ({ kind, language, age, isLife: kind === "emergency" || kind === "poison" })),
    ),
  );
  const PLACES = [
    { country: null, isAtHome: false },
    { country: "CL", isAtHome: true },
    { country: "GT", isAtHome: false },
  ];
  const BEGINS_WITH_NUMBER = /^(?:Call|Please call|Llama|Por favor llama) /;
  const HOLDS_NUMBER = /\d|emergency number|número de emergencias/;

  test.each(cases)("$kind, $language, age $age", ({ kind, language, age, isLife }) => {
    const wrong: string[] = [];
    for (const { country, isAtHome } of PLACES) {
      const always = { age, language, country };
      const first = follow.answer({
        ...always,
        care: null,
        message: "",
        screening: screened(kind, isAtHome),
      });
      if (first === null) throw new Error("A disclosure got no answer.");
      let { care, text: before } = first;
      for (const message of lines) {
        const answer = follow.answer({ ...always, care, message, screening: screened() });
        if (answer === null) throw new Error(`"${message}" got no answer`);
        const { text } = answer;
        const faults = [
          ...faultsOf(text, age),
          ...(text === before ? ["says the words of the line before"] : []),
          ...(answer.intent === "now" && !BEGINS_WITH_NUMBER.test(text)
            ? ["does not begin with the number"]
            : []),
          ...(isLife && !HOLDS_NUMBER.test(text) ? ["tells no number"] : []),
        ];
        wrong.push(...faults.map((fault) => `${message} => ${fault}: ${text}`));
        before = text;
        care = answer.care;
      }
    }
    expect(wrong.slice(0, 12)).toEqual([]);
  });
});

describe("the answers after a disclosure", () => {
  const ask = (care: Care | null, message: string, found = screened(), more = {}) => {
    const request = { care, message, screening: found, age: 9, language: "en", country: null } as const;
    const answer = follow.answer({ ...request, ...more });
    if (answer === null) throw new Error(`"${message}" got no answer`);
    return answer;
  };

  test("there are none where nothing grave was told", () => {
    const request = { care: null, message: "hello", age: 9, language: "en", country: null } as const;
    expect(follow.answer({ ...request, screening: screened() })).toBeNull();
    expect(follow.answer({ ...request, screening: screened("profanity") })).toBeNull();
  });

  test("say other words when the same is asked again, as often as there are", () => {
    let { care } = ask(null, "my dad hits me", screened("abuse"));
    const said = ["please dont tell", "please dont tell", "please dont tell", "please dont tell"].map(
      (message) => {
        const answer = ask(care, message);
        care = answer.care;
        return answer.text;
      },
    );
    expect(new Set(said).size).toBe(said.length);
  });

  test("give a graver disclosure its own fixed words, and keep to the gravest", () => {
    const first = ask(null, "they laugh at me", screened("bullying"));
    const graver = ask(first.care, "i want to die", screened("self_harm"));
    expect(graver.intent).toBe("disclosure");
    expect(graver.care.kind).toBe("self_harm");
    const lesser = ask(graver.care, "they laugh at me again", screened("bullying"));
    expect(lesser.care.kind).toBe("self_harm");
    expect(lesser.intent).toBe("more");
  });

  test("do not send a child to the teacher who did not help", () => {
    let { care } = ask(null, "my dad hits me", screened("abuse"));
    const message = "i told my teacher and she didnt believe me";
    for (const line of [
      message,
      "ok",
      "ok",
      "ok",
      "ok",
      "ok",
      "ok",
      "please dont tell",
      "...",
      "...",
      "...",
    ]) {
      const answer = ask(care, line);
      expect(answer.text).not.toMatch(/teacher/);
      care = answer.care;
    }
  });

  test("name others outside when the harm is at home, from the line on that says so", () => {
    const first = ask(null, "somebody hits me", screened("abuse"));
    const { care } = ask(first.care, "it was my dad, at home", screened(null, true));
    expect(care.isAtHome).toBe(true);
    expect(ask(care, "ok").care.isAtHome).toBe(true);
  });

  test("give the numbers of where the child says that it is, also when it said so before", () => {
    const earlier = [{ from: "child", text: "I live in Spain" }] as const;
    const first = ask(null, "i want to die", screened("self_harm"), { earlier });
    expect(first.text).toContain("112");
    const moved = ask(first.care, "now im in Costa Rica");
    expect(ask(moved.care, "what number").text).toContain("911");
    expect(ask(moved.care, "what number").text).toContain("1147");
  });

  test("answer foul words kindly", () => {
    const { care } = ask(null, "my dad hits me", screened("abuse"));
    expect(ask(care, "some foul words here", screened("profanity")).intent).toBe("insult");
  });

  test("take linear time", () => {
    const { care } = ask(null, "my dad hits me", screened("abuse"));
    for (const message of [
      "dont tell ".repeat(1_000),
      "a".repeat(10_000),
      "😭".repeat(5_000),
      "\u200b".repeat(10_000),
    ]) {
      expect(ask(care, message).text).not.toBe("");
    }
  });

  test("have two wordings or more of everything; a file that has not is refused with the place", () => {
    const [first, ...others] = followUpWords.replies;
    const broken = {
      ...followUpWords,
      replies: [{ ...first, en: { youngest: ["one"], older: ["one"] } }, ...others],
    };
    expect(() => readFollowUpWords(broken)).toThrow(/follow-up\.json.*two wordings.*replies/s);
  });

  test("care that cannot be read is none", () => {
    for (const kept of [null, "x", {}, { kind: "profanity" }]) expect(readCare(kept)).toBeNull();
    expect(readCare({ kind: "abuse" })).toMatchObject({ kind: "abuse", told: ["abuse"], said: [], turns: 0 });
  });
});
