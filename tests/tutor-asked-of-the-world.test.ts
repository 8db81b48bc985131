import { expect, test } from "vitest";
import { newState } from "#domain/tutor/state.ts";
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

async function answered(message: string, screening = screen.message(message, { names: [] })) {
  const state = newState("es");
  const asked = { screening, state, care: null, age: 14, guide: null, names: [], history: [], earlier: [] };
  return answerTo(parts, asked);
}
const WORLD = "y si la fuerza es igual por que el gas y el cohete no se cancelan";

/** What a classifier may think of any message, and no rule. */
const faintly = (message: string) => ({
  ...screen.message(message, { names: [] }),
  ...({ verdict: "uncertain", kind: "danger", isLearned: true, excerpt: message } as const),
});

test("a question of the world that only the classifier suspects is answered without a word of care", async () => {
  const answer = await answered(WORLD, { ...faintly(WORLD), namesNobody: true });
  expect(answer.isCare).toBe(false);
  expect(answer.text).not.toMatch(/de confianza|911/);
  expect(answer.state.gentleUntil).toBeUndefined();
});

test.each([
  ["names the child", "por qué ya no puedo dormir en mi cuarto", false],
  ["is no question", "el gas y el cohete se cancelan", true],
  ["holds a grave word", "por qué duele cuando sale sangre", true],
])("what %s keeps its way to a grown-up", async (_, message, namesNobody) => {
  const answer = await answered(message, { ...faintly(message), ...(namesNobody && { namesNobody }) });
  expect(answer.isCare).toBe(true);
});

test("what a rule suspects keeps it too", async () => {
  const { isLearned: _, ...ruled } = { ...faintly(WORLD), namesNobody: true as const };
  expect((await answered(WORLD, ruled)).isCare).toBe(true);
});

test("the screen says where nobody is in a message", () => {
  const nobody = (message: string) => screen.message(message, { names: [] }).namesNobody ?? false;
  for (const message of ["mi tío me toca", "no puedo más", "ella me pega"])
    expect(nobody(message), message).toBe(false);
});
