import { expect, test } from "vitest";
import type { Care } from "#domain/safety/care/care.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { newState, type TutorState } from "#domain/tutor/state.ts";
import { createFollowUps } from "#server/adapters/safety/follow-ups.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { answerTo } from "#server/features/tutor/answering.ts";
import { ownTutor } from "#server/own-tutor.ts";

const parts = {
  tutor: {
    answer: async (question: Parameters<ReturnType<typeof ownTutor>["answer"]>[0]) =>
      ownTutor().answer(question),
  },
  followUps: createFollowUps(),
};
const screen = createSafetyScreen();

const CARE: Care = {
  ...{ kind: "self_harm", told: ["self_harm"], isAtHome: false, isOutside: false, isTeacherOut: false },
  ...{ isFirm: false, isResting: false, country: null, said: ["disclosure:self_harm"], turns: 0 },
};

async function answered(language: "en" | "es", message: string, care: Care = CARE) {
  const earlier: SpokenTurn[] = [];
  const state: TutorState = newState(language);
  const screening = screen.message(message, { names: [], earlier });
  return answerTo(parts, { screening, state, care, age: 8, guide: null, names: [], history: [], earlier });
}

test.each([
  ["en", "you are weird. its not danger we just had a fight. how do you spell friend", /f-r-i-e-n-d/],
  ["en", "why do u keep saying that!!! tell me 5 + 6 + 4", /5 \+ 6 \+ 4/],
  ["en", "nothing happened to me!! what is 7 x 8", /7 × 8/],
  ["en", "ok but thats not what i said. what is the capital of France", /Paris/],
  ["es", "no me pasó nada. cómo se escribe perro", /p-e-r-r-o/],
  ["es", "ya te dije que no. cuánto es 7 por 8", /7 × 8/],
] as const)(
  "what the classifier alone found does not keep a lesson away (%s): %s",
  async (language, message, wanted) => {
    const answer = await answered(language, message);
    expect(answer.text).toMatch(wanted);
    expect(answer.isCare).toBe(false);
    expect(answer.care?.isResting).toBe(true);
  },
);

test.each([
  ["en", "why do u keep saying that"],
  ["en", "what happens now?"],
  ["en", "is it my fault? what should i do"],
  ["en", "he is coming. what is 7 x 8"],
  ["en", "i am scared. how do you spell friend"],
  ["en", "will you tell my mom? what is 2 + 2"],
  ["es", "¿y ahora qué pasa?"],
  ["es", "tengo miedo. cuánto es 7 por 8"],
] as const)("what belongs to the care is answered by it (%s): %s", async (language, message) => {
  expect((await answered(language, message)).isCare).toBe(true);
});

test.each(["you are weird. how do you spell friend", "what is 7 x 8"])(
  "what a rule is sure of lets no lesson through: %s",
  async (message) => {
    expect((await answered("en", message, { ...CARE, isFirm: true })).isCare).toBe(true);
  },
);
