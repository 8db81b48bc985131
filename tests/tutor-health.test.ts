import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { newState } from "#domain/tutor/state.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { createEmbeddedTutor } from "#server/adapters/tutor/embedded.ts";
import { ownTutor } from "#server/own-tutor.ts";

const screen = createSafetyScreen();
const tutor = createEmbeddedTutor(screen, (event, detail) => {
  throw new Error(`${event} ${JSON.stringify(detail)}`);
});
const tender = tutorLibrary.knowledge.entries.filter(({ isTender }) => isTender);
/** What an answer that knows nothing of the matter begins with. */
const NEAR = tutorLibrary.phrases.topic_beside;
/** These send a child to a grown-up, warmly, where a rule takes a question for more than it is. */
const WARM = ["sexual", "drugs", "medical", "stranger"];

type Row = { language: Language; age: number; wanted: string; question: string };
const rows = readFileSync(new URL("safety/health-questions.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Row => {
    const [language = "", age, wanted = "", question = ""] = line.split("\t");
    return { language: language === "es" ? "es" : "en", age: Number(age), wanted, question };
  });
const screened = (question: string, earlier: Parameters<typeof screen.message>[1]["earlier"] = []) =>
  screen.message(question, { names: ["Nico"], earlier });

describe("questions of health and of growing up", () => {
  const asked = rows.filter(({ wanted }) => !wanted.startsWith("="));

  test("there are many of them", () => expect(asked.length).toBeGreaterThan(150));

  test.each(asked)("$question ($age): $wanted", async ({ language, age, wanted, question }) => {
    const state = newState(language);
    const found = ownTutor().answer({ message: question, age, state });
    const { text } = await tutor.answer({
      message: question,
      age,
      state,
      history: [],
      names: ["Nico"],
      isDelicate: false,
    });
    expect(text).toBe(found.text);
    expect(found.state.language).toBe(language);
    if (wanted !== "~") expect(found.state.topic).toBe(wanted);
    expect(NEAR[language].some((opening) => text.startsWith(opening.split("{")[0] ?? ""))).toBe(false);
    // The rules let nearly all of them through to the topic; see the test below.
    const { verdict, kind } = screened(question);
    if (verdict === "disclosure") expect.fail(`taken for a disclosure of ${kind}`);
    if (verdict === "turn_aside") expect(WARM).toContain(kind);
  });

  test.each([
    ["en", "can i talk to strangers on the internet"],
    ["es", "puedo hablar con extraños en internet"],
  ] as const)("strangers on the internet are no others: %s", async (language, message) => {
    const asked = { message, age: 9, state: newState(language), history: [], names: [], isDelicate: false };
    expect((await tutor.answer(asked)).text).toMatch(/[Oo]n the internet|En internet/);
  });

  test("are answered by content, nearly all of them", () => {
    const turned = asked.filter(({ question }) => screened(question).verdict === "turn_aside");
    expect(turned.length / asked.length, turned.map(({ question }) => question).join("\n")).toBeLessThan(
      0.03,
    );
  });
});

test.each(rows.filter(({ wanted }) => wanted.startsWith("=")))(
  "$question ($age): $wanted",
  ({ wanted, question }) => {
    const { verdict, kind } = screened(question);
    expect(wanted.slice(1).split("|")).toContain(kind);
    expect(verdict).not.toBe("uncertain");
  },
);

describe("what is tender", () => {
  test.each([
    ["My dad smokes in the kitchen every day", "en"],
    ["mi papá toma cerveza los domingos con mis tíos", "es"],
    ["my teacher said we will learn about puberty next week", "en"],
    ["en la clase de hoy hablamos del cáncer y de los hospitales", "es"],
  ] as const)("%j asks for no lesson", (message, language) => {
    const { state } = ownTutor().answer({ message, age: 9, state: newState(language) });
    expect(state.topic).toBeNull();
  });

  test("is never offered to whoever wants to hear of something else", () => {
    for (const language of LANGUAGES) {
      let state = newState(language);
      for (let turn = 0; turn < 400; turn += 1) {
        const offer = { ...state, turn, topic: null, waiting: { kind: "offer", what: "topic" } as const };
        state = ownTutor().answer({ message: language === "en" ? "yes" : "sí", age: 9, state: offer }).state;
      }
      expect(state.told.filter((id) => tender.some((topic) => topic.id === id))).toEqual([]);
    }
  });

  test.each(tender.map((topic) => [topic.id, topic] as const))(
    "%s is told in these words alone",
    (_, topic) => {
      for (const language of LANGUAGES) {
        const [question = ""] = topic.asks[language];
        const { nature } = ownTutor().answer({ message: `${question}?`, age: 9, state: newState(language) });
        expect(nature, question).toBe("exact");
      }
    },
  );

  test.each(tender.map((topic) => [topic.id, topic] as const))(
    "%s asks nothing about the child's own life",
    (_, { wonder }) => {
      expect(wonder?.en).not.toMatch(
        /\b(?:happened to you|scares? you|your (?:family|body|home|house|mom|dad|room))\b/,
      );
      expect(wonder?.es).not.toMatch(
        /te (?:ha )?pas[aó]|te asusta|tu (?:familia|cuerpo|casa|mamá|papá|cuarto)/,
      );
    },
  );

  test.each(tender.map((topic) => [topic.id, topic] as const))(
    "after %s a child may say what children say",
    (_, topic) => {
      for (const language of LANGUAGES) {
        const text = `${topic.tell[language][0]} ${topic.wonder?.[language]}`;
        const question =
          rows.find((row) => row.wanted === topic.id && row.language === language)?.question ?? "";
        const earlier = [
          { from: "child", text: question },
          { from: "tutor", text },
        ] as const;
        const lines =
          language === "en"
            ? ["ok", "why?", "thank you", "i dont know"]
            : ["ok", "¿por qué?", "gracias", "no sé"];
        for (const line of lines) expect(screened(line, earlier).kind, `${topic.id}: ${line}`).toBeNull();
      }
    },
  );
});
