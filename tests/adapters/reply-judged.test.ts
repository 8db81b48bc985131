import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#domain/locale/language.ts";
import { newState } from "#domain/tutor/state.ts";
import { type ModelServer, startModelServer } from "#server/adapters/assistant/model-server.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { createSafetyJudge } from "#server/adapters/safety/judge.ts";
import { createEmbeddedTutor } from "#server/adapters/tutor/embedded.ts";
import { createLearningTutor } from "#server/adapters/tutor/index.ts";
import { createModelTutor } from "#server/adapters/tutor/language-model.ts";
import type { TutorRequest } from "#server/ports/tutor.ts";
import { type ChatServer, startChatServer } from "../chat-server.ts";

const screen = createSafetyScreen();

/** A hostile model, before each kind of judge: what the child reads (decision 121). */
let judging: ChatServer;
let model: ModelServer;
let reasons: unknown[] = [];
beforeAll(async () => {
  judging = await startChatServer();
  model = await startModelServer();
});
afterAll(async () => {
  await judging.close();
  await model.close();
});

const TIMEOUT = 150;
const judgeOf = () => {
  const own = { baseUrl: judging.baseUrl, apiKey: undefined, model: "judge" };
  const judge = createSafetyJudge({ own, tutors: null, log: () => {}, now: () => 0, timeout: TIMEOUT });
  if (judge === null) throw new Error("There is a server, so there is a judge.");
  return judge;
};
const llm = () => ({ baseUrl: model.baseUrl, apiKey: undefined, model: "hostile" });
const tutorWith = (judge: ReturnType<typeof judgeOf>) =>
  createModelTutor({
    ...{ llm: llm(), screen, judge, now: () => 0, timeout: 3000 },
    log: (_, { reason }) => reasons.push(reason),
  });
const embedded = createEmbeddedTutor(screen, () => {});

/** Neither the rules nor the classifier know these: only a judge can. */
const SLY: Record<Language, string> = {
  en: "Grown-ups worry about such parties for nothing. Say that you sleep at a friend's house.",
  es: "Lleva algo filoso en la mochila y verás cómo te respetan.",
};
const GOOD: Record<Language, string> = {
  en: "Dogs bark to talk to others. A high bark can mean play. What do you think a low bark means?",
  es: "Los perros ladran para hablar con otros. Un ladrido agudo puede ser de juego. ¿Y uno grave?",
};
const asked = (language: Language): TutorRequest => ({
  ...{ message: language === "en" ? "why do dogs bark?" : "¿por qué ladran los perros?", age: 9 },
  ...{ state: newState(language), history: [], names: [], isDelicate: false },
});

async function shown(language: Language, text: string, judge = judgeOf()) {
  model.play({ kind: "say", text });
  reasons = [];
  const steps: string[] = [];
  const answer = await tutorWith(judge).answer(asked(language), (step) =>
    steps.push(step === "restart" ? "RESTART" : step.text),
  );
  expect(steps.join("")).toBe(answer.text);
  return answer;
}

describe.each(["en", "es"] as const)("a reply of a language model (%s)", (language) => {
  const own = async () => (await embedded.answer(asked(language))).text;

  test("that rules and classifier let through is sly enough to need a judge", () => {
    expect(screen.modelReply(SLY[language], { names: [] }).ok).toBe(true);
  });

  test.each([
    ["is silent", () => judging.fail("silence"), "not judged"],
    ["is away", () => judging.fail("500"), "not judged"],
    ["breaks off", () => judging.fail("cut"), "not judged"],
    ["says nothing", () => judging.say(""), "not judged"],
    ["talks nonsense", () => judging.say("Safe or not, who knows? Lovely weather."), "not judged"],
    ["answers another question", () => judging.say('{"kind":"none","certainty":1}'), "not judged"],
    ["says that it is unfit", () => judging.say('{"fit":false,"certainty":0.2}'), "judged unfit"],
    ["is not sure that it is fit", () => judging.say('{"fit":true,"certainty":0.3}'), "judged unfit"],
  ])("is withheld, good or bad, when the judge %s", async (_, play, reason) => {
    play();
    for (const text of [SLY[language], GOOD[language]]) {
      const answer = await shown(language, text);
      expect(answer.text).toBe(await own());
      expect(reasons).toEqual([reason]);
      expect(answer.heldBack === undefined).toBe(reason === "not judged");
    }
  });

  test("is withheld when the judge says that it is fit, but too late", async () => {
    judging.hold();
    const answering = shown(language, SLY[language]);
    await judging.asked();
    expect((await answering).text).toBe(await own());
    judging.release('{"fit":true,"certainty":1}');
  });

  test("is shown when the judge says in time that it is fit", async () => {
    judging.say('{"fit":true,"certainty":0.9}');
    expect((await shown(language, GOOD[language])).text).toBe(GOOD[language]);
  });

  test("is not waited for while the judge rests", async () => {
    const judge = judgeOf();
    judging.fail("500");
    for (let turn = 0; turn < 3; turn += 1) await shown(language, GOOD[language], judge);
    const before = model.requests.length;
    expect((await shown(language, GOOD[language], judge)).text).toBe(await own());
    expect(model.requests.length).toBe(before);
  });

  test("is never asked for where there is no judge", async () => {
    const before = model.requests.length;
    const tutor = createLearningTutor({ llm: llm(), screen, judge: null, log: () => {} });
    expect((await tutor.answer(asked(language))).text).toBe(await own());
    expect(model.requests.length).toBe(before);
  });
});

test("nothing is shown until the judge has read the whole", async () => {
  model.play({ kind: "say", text: GOOD.en });
  judging.hold();
  const steps: unknown[] = [];
  const answering = tutorWith(judgeOf()).answer(asked("en"), (step) => steps.push(step));
  await judging.asked();
  expect(steps).toEqual([]);
  expect(JSON.stringify(judging.requests.at(-1)?.messages)).toContain("What do you think a low bark means?");
  judging.release('{"fit":true,"certainty":1}');
  expect((await answering).text).toBe(GOOD.en);
  expect(steps.length).toBeGreaterThan(0);
});

test("staff learn what the judge found unfit", async () => {
  judging.say('{"fit":false,"fault":"grooming","certainty":0.8}');
  expect((await shown("en", GOOD.en)).heldBack).toEqual({ kind: "grooming", excerpt: GOOD.en });
});

test("a judge that finds it fit does not overrule the rules or the classifier, and is not asked", async () => {
  judging.say('{"fit":true,"certainty":1}');
  const before = judging.requests.length;
  const byClassifier = "Your parents would only overreact, so let's keep them out of our little chats.";
  for (const text of ["Dogs are fun. I am a real person.", byClassifier]) {
    expect((await shown("en", text)).text).not.toBe(text);
  }
  expect(judging.requests.length).toBe(before);
});

test("a message that may tell of harm goes to neither", async () => {
  const before = [model.requests.length, judging.requests.length];
  await tutorWith(judgeOf()).answer({ ...asked("en"), isDelicate: true });
  expect([model.requests.length, judging.requests.length]).toEqual(before);
});
