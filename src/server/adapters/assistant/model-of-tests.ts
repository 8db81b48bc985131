import { afterAll, beforeAll } from "vitest";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import type { School } from "#domain/site/school.ts";
import type { AssistantQuestion, EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";
import { createEmbeddedAssistant } from "./embedded.ts";
import { createModelAssistant } from "./language-model.ts";
import { type ModelServer, startModelServer } from "./model-server.ts";

const open = { paymentsOpen: false };
export const embedded = createEmbeddedAssistant(open);

/** An imitated model server for the tests of one file, and assistants that ask it. */
export function modelOfTests(school: School) {
  const now = { time: 0, events: [] as string[], taught: [] as readonly TaughtAnswer[] };
  let server: ModelServer | undefined;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server?.close());
  const running = (): ModelServer => {
    if (server === undefined) throw new Error("The model server has not started.");
    return server;
  };
  return {
    now,
    server: running,
    reset: () => Object.assign(now, { time: 0, events: [], taught: [] }),
    assistant: (timeout = 2000, mayAsk?: () => Promise<boolean>): EnrolmentAssistant =>
      createModelAssistant({
        llm: { baseUrl: running().baseUrl, apiKey: "k", model: "test" },
        open,
        taught: async () => now.taught,
        school: () => school,
        embedded,
        log: (event) => event !== "assistant_without_tools" && now.events.push(event),
        mayAsk,
        now: () => now.time,
        timeout,
      }),
  };
}

export const question = (message: string, language: "en" | "es" = "en"): AssistantQuestion => ({
  message,
  language,
  today: "2026-11-22",
  history: [],
  state: null,
});

export const says = (message: string, more: object = {}) =>
  JSON.stringify({
    message,
    needsContactForm: false,
    needsPayment: false,
    paymentType: null,
    topic: "pod_school",
    ...more,
  });

export async function ask(assistant: EnrolmentAssistant, asked: AssistantQuestion) {
  const steps: string[] = [];
  const reply = await assistant.answer(asked, (step) =>
    steps.push(step === "restart" ? "RESTART" : step.text),
  );
  return { reply, steps, shown: steps.slice(steps.lastIndexOf("RESTART") + 1).join("") };
}

export const ASKED = question("what does pod school cost");
