import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isToddler, learnerAge, mayEnter, parseAge, welcomeTier } from "./age.ts";
import { CONFIDENCE_SCORES, confidenceSign } from "./confidence.ts";
import { canStartEntry, canStartForm, FORM_DEFAULTS, formLanguages, formSubmission } from "./form.ts";
import { assignedVoice, guideName, personalityChoices } from "./guide.ts";
import { inferPedagogy, pedagogyOf } from "./pedagogy.ts";
import { cleanName, firstCharacters, NAME_AT_MOST, plainWords } from "./plain-text.ts";
import { softenPraise } from "./praise.ts";
import { pick } from "./skill.ts";

describe("ages", () => {
  test.each([
    ["§5 Ages 5 or under take the toddler variants", isToddler(5), true],
    ["§5 and nobody older does", isToddler(6), false],
    ["decision 015: entry accepts 3", mayEnter(3), true],
    ["decision 015: entry accepts 14", mayEnter(14), true],
    ["decision 015: not 2", mayEnter(2), false],
    ["decision 015: not 15", mayEnter(15), false],
    ["§5 age parsed as an integer", parseAge(" 7 "), 7],
    ["a spoken age", parseAge("7 years old"), 7],
    ["a decimal is rounded down", parseAge("7.9"), 7],
    ["a number stays", parseAge(9), 9],
    ["words are no age", parseAge("seven"), null],
    ["nor is nothing", parseAge(""), null],
    ["nor a negative", parseAge("-3"), null],
    ["nor a phone number", parseAge("5551234567"), null],
    ["nor infinity", parseAge(Number.POSITIVE_INFINITY), null],
    ["below the range is the youngest", learnerAge(1), 3],
    ["above it the oldest", learnerAge(40), 14],
    ["none told is the middle", learnerAge(undefined), 8],
    ["§4 welcome text, <= 7", welcomeTier(7), "youngest"],
    ["§4 welcome text, <= 10", welcomeTier(8), "middle"],
    ["§4 welcome text, <= 10 still", welcomeTier(10), "middle"],
    ["§4 welcome text, above", welcomeTier(11), "oldest"],
  ])("%s", (_sentence, actual, expected) => {
    expect(actual).toBe(expected);
  });
});

describe("§4 pedagogy inference from the intake's learning_style answer", () => {
  test.each([
    ["contains 'Hands-on' gives Montessori", "Hands-on with real things", 12, "Montessori"],
    ["contains 'projects' gives Project-Based", "Big projects that I build", 7, "Project-Based"],
    ["contains 'Step-by-step' gives IB-aligned", "Step-by-step with someone", 7, "IB-aligned"],
    ["Spanish: manos", "Con las manos", 12, "Montessori"],
    ["Spanish: proyectos", "con PROYECTOS grandes", 7, "Project-Based"],
    ["Spanish: paso a paso", "Paso a paso, por favor", 7, "IB-aligned"],
    ["otherwise age <= 8 Montessori", "", 8, "Montessori"],
    ["age <= 11 Project-Based", "", 9, "Project-Based"],
    ["age <= 11 Project-Based, still", "dunno", 11, "Project-Based"],
    ["older IB-aligned", "", 12, "IB-aligned"],
  ])("%s", (_sentence, answer, age, expected) => {
    expect(inferPedagogy(answer, age)).toBe(expected);
  });

  test.each([
    ["montessori", "Montessori"],
    [" IB-Aligned ", "IB-aligned"],
    ["Waldorf", null],
    [["Montessori"], null],
  ])("a pedagogy sent as %s is %s", (sent, expected) => {
    expect(pedagogyOf(sent)).toBe(expected);
  });
});

describe("guides", () => {
  test.each([
    ["§5 Guide choice for age 6 or under is only luna", personalityChoices(6), ["luna"]],
    [
      "§5 otherwise luma, alex, aria, chris, maya or tali",
      personalityChoices(7),
      ["luma", "alex", "aria", "chris", "maya", "tali"],
    ],
    ["§4 age 5 or under gets Luna, whatever was chosen", assignedVoice(5, "Hilda"), "Luna"],
    ["decision 015: and at 6", assignedVoice(6, "Maya"), "Luna"],
    ["§4 otherwise the assigned voice", assignedVoice(7, "maya"), "Maya"],
    ["§4 or Hilda", assignedVoice(7, undefined), "Hilda"],
    ["an unknown voice is not echoed", assignedVoice(7, "<b>Zoe</b>"), "Hilda"],
    ["a name is known in any case", guideName("SOFIA"), "Sofia"],
  ])("%s", (_sentence, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

describe("the form profile", () => {
  const form = { ...FORM_DEFAULTS, name: " Ana ", age: "7" };

  test.each([
    ["§5 Defaults: language English", FORM_DEFAULTS.language, "English"],
    ["decision 149: in Spanish, Spanish first", formLanguages("es")[0], "Spanish"],
    ["§5 Defaults: voice Luna", FORM_DEFAULTS.voice, "Luna"],
    ["§5 Defaults: pedagogy Montessori", FORM_DEFAULTS.pedagogy, "Montessori"],
    ["§5 Confidence slider default 3", FORM_DEFAULTS.confidence, 3],
    ["§5 Start enabled with name and age", canStartForm(form, false), true],
    ["§5 disabled while the name is blank", canStartForm({ ...form, name: "  " }, false), false],
    ["§5 disabled while the age is empty", canStartForm({ ...form, age: "" }, false), false],
    ["§5 disabled while submitting", canStartForm(form, true), false],
    ["§5 the entry's buttons want both", canStartEntry({ name: "Ana", age: " " }), false],
    ["§5 and have both", canStartEntry({ name: "Ana", age: "5" }), true],
    ["§5 4 or 5 thumbs-up", confidenceSign(4), "👍"],
    ["§5 4 or 5 thumbs-up, 5", confidenceSign(5), "👍"],
    ["§5 3 neutral face", confidenceSign(3), "😐"],
    ["§5 1 or 2 thumbs-down", confidenceSign(2), "👎"],
    ["§5 1 or 2 thumbs-down, 1", confidenceSign(1), "👎"],
    ["decision 018: thumbs-up is 9", CONFIDENCE_SCORES["👍"], 9],
    ["decision 018: neutral is 7", CONFIDENCE_SCORES["😐"], 7],
    ["decision 018: thumbs-down is 4", CONFIDENCE_SCORES["👎"], 4],
  ])("%s", (_sentence, actual, expected) => {
    expect(actual).toBe(expected);
  });

  test("§5 Language is sent lower-cased; the name trimmed, the age as a number", () => {
    expect(formSubmission({ ...form, language: "Bilingual", confidence: 1, interests: ["Art"] })).toEqual({
      studentData: {
        name: "Ana",
        age: 7,
        pedagogy: "Montessori",
        voice_preference: "Luna",
        interests: ["Art"],
      },
      assessmentResponses: { confidence: "👎", language: "bilingual" },
    });
  });
});

describe("§5 Age <= 5 softens praise words", () => {
  const softenings = [
    ["outstanding", "great"],
    ["increíble", "genial"],
  ] as const;

  test.each([
    ["Outstanding becomes Great", "Outstanding! Go on.", 5, "Great! Go on."],
    ["inside a sentence", "That was outstanding.", 3, "That was great."],
    ["with accents", "¡Increíble, lo lograste!", 4, "¡Genial, lo lograste!"],
    ["older children hear the word", "Outstanding!", 6, "Outstanding!"],
    ["parts of words stay", "Outstandingly", 5, "Outstandingly"],
    ["a word every object knows stays", "constructor toString", 5, "constructor toString"],
  ])("%s", (_sentence, text, age, expected) => {
    expect(softenPraise(text, age, softenings)).toBe(expected);
  });
});

describe("what was typed", () => {
  test.each([
    ["stays", "María José", "María José"],
    ["loses markup", "<img src=x onerror=alert(1)>Ana", "Ana"],
    ["loses half a tag", "Ana <script", "Ana script"],
    ["loses marks that reorder text", "A\u202Ena\u2066", "Ana"],
    ["loses line breaks", "Ana\n\n  Lu", "Ana Lu"],
    ["keeps an emoji whole", "👩‍👩‍👧".replaceAll("\u200d", ""), "👩👩👧"],
    ["keeps right-to-left names", "ليلى", "ليلى"],
    ["is nothing when it is no text", 7, ""],
  ])("a name %s", (_what, typed, expected) => {
    expect(cleanName(typed)).toBe(expected);
  });

  test("a name is short, printable and never markup, whatever was sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
        const name = cleanName(typed);
        expect([...name].length).toBeLessThanOrEqual(NAME_AT_MOST * 12);
        expect(name).not.toMatch(/[<>\p{Cc}\p{Cf}]/u);
        expect(name).toBe(name.trim());
      }),
    );
  });

  test("cutting never splits a character as people count them", () => {
    expect(firstCharacters("e\u0301e\u0301e\u0301", 2)).toBe("e\u0301e\u0301");
    expect(firstCharacters("👨‍👩‍👧👨‍👩‍👧", 1)).toBe("👨‍👩‍👧");
    expect(firstCharacters("ab", 5)).toBe("ab");
  });

  test("words come without accents, markup and punctuation", () => {
    expect(plainWords("¡Me <b>ENCANTA</b> el río, 3.5 veces!")).toEqual([
      "me",
      "encanta",
      "el",
      "rio",
      "3.5",
      "veces",
    ]);
  });
});

test("a pick is always of the list, whatever the chance returns", () => {
  for (const chance of [0, 0.5, 0.999, 1, 7, -1, Number.NaN]) {
    expect([1, 2, 3]).toContain(pick([1, 2, 3], () => chance));
  }
  expect(pick([], () => 0)).toBeUndefined();
});
