import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import type { AssistantQuestion } from "#server/ports/enrolment-assistant.ts";
import { createEmbeddedAssistant, nothingTaught } from "./embedded.ts";
import { createModelAssistant } from "./language-model.ts";
import { type ModelServer, type Step, startModelServer } from "./model-server.ts";

const open = { paymentsOpen: true };
const embedded = createEmbeddedAssistant(open);
let server: ModelServer;
let events: string[] = [];

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const question = (message: string, more: Partial<AssistantQuestion> = {}): AssistantQuestion => ({
  ...{ message, language: "en", today: "2026-11-22", history: [], state: null },
  ...more,
});

async function ask(asked: AssistantQuestion, steps: readonly Step[], mayAsk?: () => Promise<boolean>) {
  events = [];
  server.play({ kind: "steps", steps });
  const before = server.requests.length;
  const assistant = createModelAssistant({
    llm: { baseUrl: server.baseUrl, apiKey: "k", model: "test" },
    open,
    taught: nothingTaught,
    school: () => deliveredSchool,
    embedded,
    log: (event) => events.push(event),
    mayAsk,
    now: () => 0,
    timeout: 5000,
  });
  const shown: string[] = [];
  const reply = await assistant.answer(asked, (step) => {
    if (step === "restart") shown.length = 0;
    else shown.push(step.text);
  });
  return { reply, shown: shown.join(""), requests: server.requests.slice(before) };
}

const SAYS = "Pod School is $950 a month.";

describe("a model that calls tools", () => {
  test("looks up in the facts, and what it says is the reply", async () => {
    const { reply, shown, requests } = await ask(question("and the price for the in person school?"), [
      { calls: [{ name: "look_up", input: { question: "what does pod school cost" } }] },
      { text: SAYS },
    ]);
    expect(reply).toMatchObject({ message: SAYS, topic: "pod_school", outcome: "answered" });
    expect(shown).toBe(SAYS);
    expect(requests).toHaveLength(2);
    expect(JSON.stringify(requests[1]?.messages.at(-1))).toContain("$950");
    expect(events).toEqual([]);
  });

  test("remembers only what the family said", async () => {
    const asked = question("is there a swimming lesson for my girls, eight and ten");
    const { reply } = await ask(asked, [
      { calls: [{ name: "remember", input: { ages: [8, 10, 4], count: 2 } }] },
      { text: "I don't know that." },
    ]);
    expect(reply.state.children).toMatchObject({ ages: [8, 10], count: 2 });
  });

  test("passes a question on in the family's words, with a form only once", async () => {
    const message = "is the school bus yellow?";
    const steps = [
      { calls: [{ name: "hand_over", input: { kind: "question" } }] },
      { text: "I don't know, so a person will answer you." },
    ];
    const first = await ask(question(message), steps);
    expect(first.reply).toMatchObject({ needsContactForm: true, outcome: "unknown" });
    expect(first.reply.wish).toMatchObject({ kind: "question", text: message });
    const again = await ask(question(message, { state: first.reply.state }), steps);
    expect(again.reply.needsContactForm).toBe(false);
    expect(again.reply.wish).toMatchObject({ text: message });
    const refused = { ...NEW_DIALOGUE, form: "refused" as const };
    expect((await ask(question(message, { state: refused }), steps)).reply.needsContactForm).toBe(false);
  });

  test("that forgets to pass on what is not known does not lose it", async () => {
    const { reply } = await ask(question("is the school bus yellow?"), [{ text: "I don't know that." }]);
    expect(reply.wish).toMatchObject({ kind: "question" });
  });

  test("opens a payment only where the family wishes to pay", async () => {
    const steps = [
      { calls: [{ name: "pay", input: { deposit: "founders_circle" } }] },
      { text: "Wonderful!" },
    ];
    const uninvited = await ask(question("what does pod school cost"), steps);
    expect(uninvited.reply).toMatchObject({ needsPayment: false, paymentType: null });
    expect(JSON.stringify(uninvited.requests[1]?.messages.at(-1))).toContain("Not opened");
    const invited = await ask(question("I want to pay the deposit now"), steps);
    expect(invited.reply).toMatchObject({ needsPayment: true, paymentType: "founders_circle" });
  });

  test("that calls tools without end has to speak, within the day's budget", async () => {
    const looks = { calls: [{ name: "look_up", input: { question: "price" } }] };
    const { requests } = await ask(question("what does pod school cost"), [looks]);
    expect(requests.length).toBeLessThanOrEqual(4);
    let left = 1;
    const spent = await ask(
      question("what does pod school cost"),
      [looks, { text: SAYS }],
      async () => left-- > 0,
    );
    expect(spent.requests).toHaveLength(1);
    expect(spent.reply).toEqual(await embedded.answer(question("what does pod school cost")));
  });

  test("a tool that does not exist, or is called wrongly, does no harm", async () => {
    const { reply } = await ask(question("what does pod school cost"), [
      { calls: [{ name: "refund_everybody", input: {} }] },
      { calls: [{ name: "pay", input: { deposit: "a car" } }] },
      { text: SAYS },
    ]);
    expect(reply).toMatchObject({ message: SAYS, needsPayment: false });
  });

  test.each([
    ["a wrong price", "Happy to help. Pod School is $700 a month."],
    ["a link", "Happy to help. See https://example.com for it."],
    ["the other language", "Happy to help you. La escuela está en un pueblo de playa muy bonito de México."],
    ["nothing", " "],
  ])("%s is withdrawn, and the embedded assistant answers", async (_, text) => {
    const asked = question("what does pod school cost");
    const { reply, shown } = await ask(asked, [{ text }]);
    const own = await embedded.answer(asked);
    expect(reply).toEqual(own);
    expect(shown).toBe(own.message);
    expect(events).toEqual(["assistant_fallback"]);
  });

  test("that writes its calls into its words is asked for one object from then on", async () => {
    const object = {
      message: SAYS,
      needsContactForm: false,
      needsPayment: false,
      paymentType: null,
      topic: "pod_school",
    };
    const { reply, requests } = await ask(question("what does pod school cost"), [
      { text: '{"name":"look_up","arguments":{}}' },
      { text: JSON.stringify(object) },
    ]);
    expect(reply.message).toBe(SAYS);
    expect(requests.map(({ tools }) => tools !== undefined)).toEqual([true, false]);
    expect(events).toEqual(["assistant_without_tools"]);
  });

  test("gets no e-mail and no phone number, also not of earlier messages", async () => {
    const { requests } = await ask(
      question("what does pod school cost", {
        history: [
          { role: "visitor", text: "I am at ana@example.com or 322 555 0199" },
          { role: "assistant", text: "I have ana@example.com. What is your name?" },
        ],
        state: {
          ...NEW_DIALOGUE,
          contact: { ...NEW_DIALOGUE.contact, name: "Ana", email: "ana@example.com", adult: true },
          lead: "made",
        },
      }),
      [{ text: SAYS }],
    );
    expect(JSON.stringify(requests[0])).not.toMatch(/ana@example|555 0199/);
  });
});
