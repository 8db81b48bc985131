import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { quickPrompts, welcome } from "#content/tutor/welcome.ts";
import { WELCOME_TIERS } from "#domain/learner/age.ts";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { detectLanguage } from "#domain/speech/detect.ts";
import { MAX_SPOKEN } from "#domain/speech/limits.ts";
import { find } from "#domain/tutor/knowledge/find.ts";
import { indexOf } from "#domain/tutor/knowledge/index.ts";
import { ACTIVITY_KINDS } from "#domain/tutor/library.ts";
import { tapReplies } from "#domain/tutor/replies.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";
import { holdsAll, wordsOf } from "#domain/tutor/words.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

const { knowledge, stories, activities, passages, spelling, smallTalk, tellings, jokes, phrases } =
  tutorLibrary;

/** What a child may be curious about at length; it ends by asking. */
const topics = knowledge.entries.flatMap(({ wonder, small, ...entry }) =>
  wonder === undefined || small === undefined ? [] : [{ ...entry, small, wonder }],
);

/** Every text of the library, with where it stands. */
function textsIn(value: unknown, at: string): [string, string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${at}.${key}`));
}

test("there is as much of everything as was promised", () => {
  expect(topics.length).toBeGreaterThanOrEqual(60);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  expect(stories.length).toBeGreaterThanOrEqual(4);
  for (const kind of ACTIVITY_KINDS) {
    for (const tier of WELCOME_TIERS) {
      const fitting = activities.filter((each) => each.kind === kind && each.tier === tier);
      expect(fitting.length, `${kind} ${tier}`).toBeGreaterThanOrEqual(3);
    }
  }
  for (const tier of WELCOME_TIERS) {
    expect(passages.filter((each) => each.tier === tier).length, tier).toBeGreaterThanOrEqual(3);
    expect(welcome[tier].en).toContain("{name}");
    expect(welcome[tier].es).toContain("{name}");
  }
  expect(jokes.length).toBeGreaterThanOrEqual(8);
});

test("no text is empty, has an em dash or an emoji, or names the old brand", () => {
  const { sayings: _sayings, ...said } = tutorLibrary;
  for (const [at, text] of textsIn({ ...said, welcome, quickPrompts }, "")) {
    expect(text.trim(), at).not.toBe("");
    // A line of speech begins with a dash in Spanish: "—Ana, ven".
    expect(text, at).not.toMatch(/—(?![\p{L}¿¡])|wildlight|\p{Extended_Pictographic}/iu);
  }
});

test("the screen that the server uses lets every word of it through", () => {
  const screen = createSafetyScreen();
  // Lists of words are never said.
  const {
    commands: _commands,
    worries: _worries,
    persons: _persons,
    knowledge: _looked,
    sayings: _sayings,
    ...texts
  } = tutorLibrary;
  const { bodyAndFeelings: _feelings, smallTalk: talk, tellings: news, ...others } = texts;
  const said = [
    ...[...talk, ...news].map(({ replies, after }) => ({ replies, after })),
    // The lessons on tender things: tests/tutor-health.test.ts.
    ...topics.filter(({ isTender }) => !isTender).map(({ small, tell, wonder }) => ({ small, tell, wonder })),
    others,
  ];
  for (const [at, text] of textsIn(said, "")) {
    // Lists of words and hidden keys are never said by themselves.
    if (
      /\.(?:cues|answers|words|beats|forms|grave|sharing|denials|alone|everyday|kin|pets|toys|guarded|unsaid|id|tier|kind|to)\b/.test(
        at,
      )
    )
      continue;
    expect(screen.reply(text, { names: ["Nico"] }), `${at}: ${text}`).toEqual({ ok: true, kind: null });
  }
});

describe("topics", () => {
  test.each(topics.map((topic) => [topic.id, topic] as const))(
    "%s ends by asking, in the right language, short for the young",
    (_, topic) => {
      for (const language of ["en", "es"] as const) {
        expect(topic.wonder[language]).toMatch(/\?$/);
        const [long = "", more = ""] = topic.tell[language];
        const short = topic.small[language];
        for (const text of [short, long, more])
          expect(detectLanguage(text, language === "en" ? "es" : "en"), text).toBe(language);
        expect(short.split(" ").length, short).toBeLessThanOrEqual(34);
        expect(long.length).toBeGreaterThan(short.length);
        expect(`${long} ${topic.wonder[language]}`.length).toBeLessThan(MAX_SPOKEN);
        // Each of its own questions finds it, and nothing else.
        const index = indexOf(knowledge, language);
        for (const asked of topic.asks[language])
          expect(find(index, wordsOf(asked), 9)?.entry.id, asked).toBe(topic.id);
      }
    },
  );
});

test("every scene that is chosen exists, every way ends, and each choice is told apart by its words", () => {
  for (const { id, scenes } of stories) {
    const endings = Object.values(scenes).filter(({ choices }) => choices.length === 0);
    expect(endings.length, id).toBeGreaterThanOrEqual(4);
    for (const { choices } of Object.values(scenes)) {
      for (const choice of choices) {
        expect(scenes[choice.to], `${id} ${choice.to}`).toBeDefined();
        for (const language of ["en", "es"] as const) {
          const said = wordsOf(choice.label[language]);
          const fits = choices.filter(({ cues }) => cues[language].some((cue) => holdsAll(said, cue)));
          expect(fits, `${id} ${choice.label[language]}`).toEqual([choice]);
        }
      }
    }
  }
});

test("a passage's answer stands in it or is shown, and is understood", () => {
  for (const { id, answers, shown, question } of passages) {
    for (const language of ["en", "es"] as const) {
      const words = wordsOf(shown[language]);
      expect(
        answers[language].some((entry) => holdsAll(words, entry)),
        `${id} ${language}`,
      ).toBe(true);
      const asked = wordsOf(question[language]);
      expect(
        answers[language].some((entry) => holdsAll(asked, entry)),
        `${id} gives itself away`,
      ).toBe(false);
    }
  }
});

test("tips belong to listed words, and no word is listed twice", () => {
  for (const language of ["en", "es"] as const) {
    const words = spelling[language].words.map((parts) => parts.replaceAll("·", ""));
    expect(new Set(words).size).toBe(words.length);
    expect(Object.keys(spelling[language].tips).filter((word) => !words.includes(word))).toEqual([]);
  }
});

test("a phrase has the same placeholders in both languages", () => {
  const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
  for (const [name, { en, es }] of Object.entries(phrases)) {
    for (const text of [...en, ...es]) expect(holes(text), name).toBe(holes(en[0] ?? ""));
  }
});

/** A message made of a cue, and what is answered to it. */
function toCue(cue: string, language: "en" | "es", told: readonly string[] = []) {
  const message = cue.replace(/[\^$]/g, "").replace("_", "Luna");
  return createTutor(tutorLibrary).answer({ message, age: 8, state: { ...newState(language), told } });
}

test.each(
  smallTalk.flatMap(({ id, cues, follows, replies }) =>
    LANGUAGES.map((language) => ({ id, language, cues: cues[language], follows, replies })),
  ),
)("small talk $id ($language) answers to each of its own cues", ({ language, cues, follows, replies }) => {
  for (const cue of cues) {
    const { text, state } = toCue(cue, language, follows?.slice(0, 1));
    const drawn = tutorLibrary.drawnAs("Hilda")[state.language];
    const named = replies[state.language].map((reply) => fill(reply, { guide: "Hilda", drawn }));
    expect(named, cue).toContain(text);
  }
});

/** Of whom each cue is told here. */
const TOLD_OF = {
  en: { self: "", kin: "my aunt", person: "she", pet: "my cat", toy: "my teddy" },
  es: { self: "", kin: "mi tía", person: "ella", pet: "mi gato", toy: "mi osito" },
} as const;

test.each(
  tellings.flatMap(({ id, cues, of: [who = "self"] = [] }) =>
    LANGUAGES.map((language) => ({ id, language, cues: cues[language], who })),
  ),
)(
  "telling $id ($language) answers to its own cues, or wonders about the thing in them",
  ({ language, cues, who }) => {
    for (const cue of cues) {
      const told = `${TOLD_OF[language][who]} ${cue}`.trim();
      const { text, state } = toCue(told, language);
      const wonders = phrases.topic_mention[state.language].some((opening) => text.startsWith(opening));
      const { waiting } = state;
      const isMet = waiting?.kind === "talk" && (waiting.of === "telling" || waiting.of === "feeling");
      const isKnown = state.last !== undefined;
      expect(isMet || isKnown || wonders || /grown-up|adult/.test(text), `${told}: ${text}`).toBe(true);
    }
  },
);

test.each([
  ["my dog died", "en"],
  ["my dog Max died", "en"],
  ["my grandma passed away yesterday", "en"],
  ["se murió mi perro", "es"],
  ["mi abuelita falleció", "es"],
  ["Mi gato Pelusa se murió.", "es"],
] as const)(
  "%j is no moment for facts about animals: it is met with sorrow and a grown-up",
  (message, language) => {
    const tutor = createTutor(tutorLibrary);
    // Also in the middle of a story.
    const story = tutor.answer({
      message: "1",
      age: 7,
      state: { ...newState(language), waiting: { kind: "story_choice" } },
    });
    for (const state of [newState(language), story.state]) {
      expect(tutor.answer({ message, age: 7, state }).text).toMatch(
        /^(?:I am so sorry|Lo siento mucho)\..*(?:grown-up|adulto)/,
      );
    }
  },
);

test.each([
  ["my parents are getting divorced", "en", /never a child's fault.*grown-up/],
  ["my grandpa is in the hospital", "en", /okay to worry.*grown-up/],
  ["se perdió mi perro", "es", /qué preocupación.*adulta/],
  ["it is my birthday", "en", /^Happy birthday/],
  ["gané el partido", "es", /^¡Qué buena noticia/],
  ["i drew a dinosaur", "en", /great-great-grandchildren/],
  ["cuando sea grande quiero ser astronauta", "es", /un día normal/],
  ["my cat is black", "en", /^Thank you for telling me!/],
  ["qwerty", "en", /^I could not read that/],
] as const)("%j is told, not asked, and is answered as what it is", (message, language, wanted) => {
  const { text } = createTutor(tutorLibrary).answer({ message, age: 7, state: newState(language) });
  expect(text).toMatch(wanted);
});

test("what begins well and goes on is not cheered at", () => {
  const message = "I like it when he visits but then he gets so loud and everybody hides";
  const { text } = createTutor(tutorLibrary).answer({ message, age: 7, state: newState("en") });
  expect([...phrases.statement.en]).toContain(text);
});

test.each([
  ["my dog almost died", "en"],
  ["mi gato casi se murió", "es"],
] as const)("%j is no loss", (message, language) => {
  const { text } = createTutor(tutorLibrary).answer({ message, age: 7, state: newState(language) });
  expect(text).not.toMatch(/^(?:I am so sorry|Lo siento mucho)/);
});

test("what stands on the quick prompts sends what the tutor understands", () => {
  const tutor = createTutor(tutorLibrary);
  for (const { id, message } of quickPrompts) {
    for (const language of ["en", "es"] as const) {
      const { waiting } = tutor.answer({
        message: message[language],
        age: 8,
        state: newState(language),
      }).state;
      expect(waiting?.kind, message[language]).toBe(id === "story" ? "story_choice" : "activity");
    }
  }
});

describe("answers to tap", () => {
  const tutor = createTutor(tutorLibrary);

  test.each(LANGUAGES)("every story is walked to its end by taps alone (%s)", (language) => {
    const offered = tutor.answer({
      message: language === "en" ? "a story" : "un cuento",
      age: 5,
      state: newState(language),
    });
    const worlds = tapReplies(offered.text);
    expect(worlds.map(({ label }) => label)).toEqual(
      stories.filter(({ isOwn }) => !isOwn).map(({ name }) => name[language]),
    );
    for (const age of [5, 9, 12]) {
      for (const { say } of worlds) {
        for (const way of [0, 1]) {
          let told = tutor.answer({ message: say, age, state: offered.state });
          for (let scene = 0; told.state.waiting?.kind === "story"; scene += 1) {
            expect(scene).toBeLessThan(12);
            const ways = tapReplies(told.text);
            expect(ways, told.text).toHaveLength(2);
            told = tutor.answer({ message: ways[way]?.say ?? "", age, state: told.state });
          }
          expect(tapReplies(told.text), told.text).toEqual([]);
        }
      }
    }
  });

  test.each(LANGUAGES)("every activity goes on by taps alone (%s)", (language) => {
    for (const { id, title, needs, steps } of activities) {
      for (const step of steps[language]) {
        const values = { title: title[language], needs: needs[language], step, number: "1", of: "4" };
        const [said = ""] = phrases.activity_step[language];
        const text = fill(`${phrases.activity_intro[language][0]} ${said}`, values);
        const say = language === "en" ? "done" : "listo";
        expect(tapReplies(text), `${id}: ${text}`).toMatchObject([{ say }]);
        const wait = fill(phrases.activity_wait[language][0] ?? "", values);
        expect(
          tapReplies(wait)
            .map((reply) => reply.say)
            .join(),
        ).toMatch(/^(another|otra)?$/);
      }
    }
  });

  test("nothing else that is said looks like a choice", () => {
    const others = {
      topics: topics.map(({ small, tell, wonder }) => ({ small, tell, wonder })),
      passages,
      jokes,
      replies: [...smallTalk, ...tellings].map(({ replies }) => replies),
      welcome,
    };
    for (const [at, text] of textsIn(others, "")) expect(tapReplies(text), `${at}: ${text}`).toEqual([]);
  });
});

test.each([
  ["i dont get it", "en"],
  ["I don't understand", "en"],
  ["no entiendo", "es"],
  ["no le entiendo", "es"],
] as const)("%j in the middle of an exercise brings another hint", (message, language) => {
  const tutor = createTutor(tutorLibrary);
  const asked = tutor.answer({ message: "7 x 8", age: 8, state: newState(language) });
  const hinted = tutor.answer({ message, age: 8, state: asked.state });
  expect(hinted.state.waiting).toMatchObject({ kind: "mathematics", tries: 1 });
  const lost = tutor.answer({ message, age: 8, state: newState(language) });
  expect([...phrases.offer_all[language]]).toContain(lost.text);
});

test.each([
  ["lets practise", "en"],
  ["quiero practicar", "es"],
] as const)("%j is a wish, also while a joke waits for a guess", (message, language) => {
  const tutor = createTutor(tutorLibrary);
  const joke = tutor.answer({
    message: language === "en" ? "a joke" : "un chiste",
    age: 8,
    state: newState(language),
  });
  expect(tutor.answer({ message, age: 8, state: joke.state }).state.waiting?.kind).toBe("mathematics");
});
