import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import followUpWords from "#content/safety/follow-up.json" with { type: "json" };
import { isLanguage, LANGUAGES, type Language } from "#domain/locale/language.ts";
import { bandOf } from "#domain/safety/care/answers.ts";
import { type Care, readCare } from "#domain/safety/care/care.ts";
import { DISCLOSURES, type SafetyKind } from "#domain/safety/kinds.ts";
import type { MessageScreening } from "#domain/safety/screening.ts";
import { createFollowUps, readFollowUpWords } from "#server/adapters/safety/follow-ups.ts";
import { BLAMES, CLAIMS_TOLD, PROMISES_SECRECY, SENDS_HOME, TOPICS, wordsIn } from "./safety/words.ts";

const follow = createFollowUps();
const folder = new URL("./safety/", import.meta.url);
const MOST = { youngest: 30, middle: 45, older: 60 };
const GRAVE = new Set<string>(DISCLOSURES);

/** An answer with words: the screenings made here never let the care rest. */
function answerOf(request: Parameters<typeof follow.answer>[0]) {
  const answer = follow.answer(request);
  if (answer === null) return null;
  const { text } = answer;
  if (text === null) throw new Error(`"${request.message}" was left to the tutor`);
  return { ...answer, text };
}

function screened(kind: SafetyKind | null = null, isAtHome = false, isOutside = false): MessageScreening {
  const verdict = kind === null ? "fine" : GRAVE.has(kind) ? "disclosure" : "turn_aside";
  return { verdict, kind, isAtHome, isOutside, excerpt: kind === null ? null : "", redacted: "" };
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
      const place = follow.countryIn(line);
      const answer = answerOf({
        care,
        message: line,
        screening: found,
        age,
        language,
        place,
        country: null,
      });
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
    { country: null, isAtHome: false, isOutside: true },
    { country: null, isAtHome: false, isOutside: false },
    { country: "CL", isAtHome: true, isOutside: false },
    { country: "GT", isAtHome: false, isOutside: false },
  ];
  const URGENT = ["now", "coming", "things"];
  const BEGINS_WITH_NUMBER = /^(?:Call|Please call|Llama|Por favor llama) /;
  const HOLDS_NUMBER = /\d|emergency number|número de emergencias/;

  test.each(cases)("$kind, $language, age $age", ({ kind, language, age, isLife }) => {
    const wrong: string[] = [];
    for (const { country, isAtHome, isOutside } of PLACES) {
      const always = { age, language, country, place: null };
      const first = answerOf({
        ...always,
        care: null,
        message: "",
        screening: screened(kind, isAtHome, isOutside),
      });
      if (first === null) throw new Error("A disclosure got no answer.");
      let { care, text: before } = first;
      for (const message of lines) {
        const answer = answerOf({ ...always, care, message, screening: screened() });
        if (answer === null) throw new Error(`"${message}" got no answer`);
        const { text } = answer;
        const faults = [
          ...faultsOf(text, age),
          ...(text === before ? ["says the words of the line before"] : []),
          ...(URGENT.includes(answer.intent) && !BEGINS_WITH_NUMBER.test(text)
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
    const place = follow.countryIn(message);
    const request = {
      care,
      message,
      screening: found,
      age: 9,
      language: "en",
      place,
      country: null,
    } as const;
    const answer = answerOf({ ...request, ...more });
    if (answer === null) throw new Error(`"${message}" got no answer`);
    return answer;
  };

  const told = (kind: SafetyKind, more = {}, isAtHome = false, isOutside = false) =>
    ask(null, "", screened(kind, isAtHome, isOutside), more).care;

  test.each([
    ["nobody will believe me", "doubt", /I believe you/],
    ["what if they dont believe me", "doubt", /I believe you/],
    ["nobody believes me", "disbelieved", /another grown-up/],
    ["i dont have a phone", "phoneless", /neighbor.*please call/],
    ["i got no phone", "phoneless", /please call/],
    ["i cant call", "phoneless", /please call/],
    ["my mom took my phone", "phoneless", /please call/],
    ["are you going to call the police", "calling", /I cannot call anyone/],
    ["who will you call", "calling", /I cannot call anyone/],
    ["can u call 911", "calling", /call 911/],
    ["what number do i call", "number", /911/],
    ["my mom knows", "known", /another/],
    ["does my mom know", "reveal", /can read/],
    ["why", "why", /^Because/],
    ["stop saying that", "stop", /repeat|keep saying|the same|say it again/],
    ["I want to know about whales", "play", /safe/],
    ["tell me about volcanoes", "play", /safe/],
    ["my teacher is his friend", "teacher-close", /not that|somebody else|another grown-up/],
    ["nadie me va a creer", "doubt", /Yo te creo/],
    ["y si no me creen", "doubt", /Yo te creo/],
    ["nadie me cree", "disbelieved", /otra persona adulta/],
    ["no tengo teléfono", "phoneless", /llame/],
    ["no tengo cel", "phoneless", /llame/],
    ["no puedo llamar", "phoneless", /llame/],
    ["a quien vas a llamar", "calling", /No puedo llamar/],
    ["vas a llamar a la policia", "calling", /No puedo llamar/],
    ["a que numero llamo", "number", /911/],
    ["mi mamá ya sabe", "known", /otra persona adulta/],
    ["por qué", "why", /^Porque/],
    ["mamá, quiero saber de ballenas", "play", /./],
    ["mi maestra es su amiga", "teacher-close", /otra persona adulta|alguien más/],
  ])('understand "%s" as %s', (message, intent, says) => {
    const language = /teléfono|cel$|llam|cree|mamá|qué|maestra/.test(message) ? "es" : "en";
    for (const age of [6, 9, 12]) {
      const answer = ask(told("abuse", { language }, true), message, screened(), { language, age });
      expect(answer.intent).toBe(intent);
      expect(answer.text).toMatch(says);
    }
  });

  test.each([
    ["en", /teacher/],
    ["es", /maestr/],
  ] as const)("never name the teacher as helper where somebody outside harms (%s)", (language, teacher) => {
    for (const kind of ["abuse", "sexual_abuse", "grooming", "danger", "bullying"] as const) {
      for (const age of [6, 9, 12]) {
        const first = ask(null, "", screened(kind, false, true), { language, age });
        expect(first.text).toMatch(/family|familia/);
        expect(first.text).not.toMatch(teacher);
        let { care } = first;
        for (const line of ["ok", "ok", "ok", "...", "...", "...", "idk", "idk", "no", "no"]) {
          const answer = ask(care, line, screened(), { language, age });
          expect(answer.text).not.toMatch(teacher);
          care = answer.care;
        }
        expect(care.isOutside).toBe(true);
      }
    }
  });

  test.each(["its my teacher", "the teacher is the one", "es mi maestra", "la maestra es la que me pega"])(
    'hear from "%s" that the teacher harms',
    (message) => {
      const { care } = ask(told("abuse"), message);
      expect(care).toMatchObject({ isOutside: true, isTeacherOut: true });
    },
  );

  test.each([
    "my teacher is the best",
    "it was my teacher i told",
    "he knows where i live",
    "what do you call it",
  ])('do not misread "%s"', (message) => {
    const { care, intent } = ask(told("abuse"), message);
    expect(care.isOutside).toBe(false);
    expect(["known", "calling"]).not.toContain(intent);
  });

  test.each(["mi maestra es su amiga", "my teacher is her friend"])(
    "leave the teacher out after %s",
    (message) => {
      expect(ask(told("abuse"), message).care.isTeacherOut).toBe(true);
    },
  );

  test("answer harm at home with helpers outside, also where somebody outside was told of before", () => {
    const first = ask(null, "my coach hits me", screened("abuse", false, true));
    expect(first.text).toMatch(/family you trust/);
    const second = ask(first.care, "my dad touches me down there", screened("sexual_abuse", true));
    expect(second.text).toMatch(/neighbor/);
    expect(second.text).not.toMatch(/Not that person/);
  });

  test("give the crisis line when nobody helped a child that told of self-harm", () => {
    const { text } = ask(told("self_harm"), "i already told my teacher and she did nothing", screened(), {
      country: "US",
    });
    expect(text).toContain("988");
    expect(text).not.toContain("800-4");
  });

  test.each(["he is coming now", "he is here", "ya viene mi papá"])(
    'take "%s" for a person, not a thing',
    (message) => {
      for (const age of [6, 12]) {
        const answer = ask(told("self_harm"), message, screened(), { age });
        expect(answer.intent).toBe("coming");
        expect(answer.text).toMatch(/^(?:Call|Please call) 911/);
        expect(answer.text).not.toMatch(/hurt you|put/i);
      }
      expect(ask(told("self_harm"), "i have a knife").text).toMatch(/away from what could hurt you/);
      expect(ask(told("abuse"), message).intent).toBe("now");
    },
  );

  test.each([
    ["en", "US", /988/, /You matter/],
    ["es", "MX", /800 911 2000/, /importante/],
  ] as const)("answer swallowed pills as meant after self-harm (%s)", (language, country, line, matter) => {
    const more = { language, country, age: 12 };
    const { care } = ask(told("self_harm", more), "", screened("poison"), more);
    const lines = ["", "ok", "ok", "ok", "ok"];
    let now = care;
    const texts = lines.map((message) => {
      const answer = ask(now, message, screened(), more);
      now = answer.care;
      return answer.text;
    });
    expect(texts.join(" ")).toMatch(line);
    for (const text of texts) expect(text).toMatch(/911/);
    expect(texts.join(" ")).toMatch(matter);
    expect(ask(told("poison", more), "ok", screened(), more).text).not.toMatch(line);
  });

  test("say at home who should think of the child's safety, and what to do at night", () => {
    const care = told("abuse", {}, true);
    const said = ask(care, "are u gonna tell my mom");
    expect(said.text).toMatch(/can read this.*safety first.*If nobody answers/);
  });

  test("there are none where nothing grave was told", () => {
    const request = {
      care: null,
      message: "hello",
      age: 9,
      language: "en",
      place: null,
      country: null,
    } as const;
    expect(answerOf({ ...request, screening: screened() })).toBeNull();
    expect(answerOf({ ...request, screening: screened("profanity") })).toBeNull();
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
    const place = follow.countryIn("I live in Spain");
    const first = ask(null, "i want to die", screened("self_harm"), { place });
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
