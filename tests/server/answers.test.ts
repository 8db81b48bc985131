import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { type OpenQuestion, questionGroup, type TaughtInput, taughtAnswer } from "#contract/answers.ts";
import { fact } from "#server/adapters/assistant/knowledge.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

let server: RunningApp;
let staff: { cookie: string };
beforeAll(async () => {
  server = await startApp({}, { assistant: undefined });
  staff = { cookie: await server.signIn() };
});
afterAll(() => server.close());

const answersUrl = (path = "") => `${server.url}/api/admin/answers${path}`;
const act = (path: string, body: object, method = "POST") => sendJson(answersUrl(path), body, staff, method);
const read = async (path: string): Promise<unknown> =>
  (await fetch(answersUrl(path), { headers: staff })).json();
const groups = async () =>
  z.object({ groups: z.array(questionGroup) }).parse(await read("/questions")).groups;

let chats = 0;
async function ask(message: string, language = "en"): Promise<string> {
  chats += 1;
  const sessionId = `chat_${chats}_learned`;
  const response = await sendJson(`${server.url}/api/chat`, { message, sessionId, language });
  return ((await response.json()) as { message: string }).message;
}
const uniform = (answer: string | null, spanish: string | null = null): TaughtInput => ({
  question: { en: "Do children wear a uniform?", es: spanish === null ? null : "¿Usan uniforme?" },
  answer: { en: answer, es: spanish },
  phrasings: { en: ["is there a school uniform"], es: [] },
});

it("is learned once: asked, not known, taught, and from then on said to everybody who asks", async () => {
  const said = await ask("Do the children wear uniforms?");
  await ask("uniform?");
  const [group] = await groups();
  expect(group?.questions.map(({ text }) => text)).toEqual(["uniform?", "Do the children wear uniforms?"]);

  const trial = await act("/trial", { content: uniform("No, they wear what they like.") });
  const {
    faults,
    answers,
    said: would,
  } = (await trial.json()) as {
    faults: unknown[];
    answers: OpenQuestion[];
    said: unknown;
  };
  expect(would).toEqual({
    en: "No, they wear what they like.",
    es: "Esta respuesta la tengo por ahora solo en inglés: No, they wear what they like.",
  });
  expect(faults).toEqual([]);
  expect(answers.map(({ text }) => text)).toEqual(["uniform?", "Do the children wear uniforms?"]);
  // A trial teaches nothing.
  expect(await ask("Do the children wear uniforms?")).toBe(said);

  const made = await act("", { content: uniform("No, they wear what they like.") });
  expect(made.status).toBe(200);
  expect(await ask("Do the children wear uniforms?")).toBe("No, they wear what they like.");
  expect(await groups()).toEqual([]);
  // Also beside the weekly packs.
  const panel = await sendJson(`${server.url}/api/parent-support`, {
    ...{ question: "is there a uniform?", language: "en", toStaff: false },
  });
  expect(await panel.json()).toMatchObject({ outcome: "answered", message: "No, they wear what they like." });

  const { id, version } = taughtAnswer.parse(await made.json());
  const retired = await act(`/${id}/retire`, { version });
  expect(retired.status).toBe(200);
  expect(await ask("Do the children wear uniforms?")).toBe(said);
  const back = await act(`/${id}/restore`, { version: 2, to: 1 });
  expect(taughtAnswer.parse(await back.json())).toMatchObject({ isLive: true, version: 3 });
  expect(await ask("Do the children wear uniforms?")).toBe("No, they wear what they like.");
  const stale = await act(`/${id}`, { version: 1, content: uniform("Something else.") }, "PUT");
  expect(stale.status).toBe(409);

  const actions = server.rows("audit_log").map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["answer_published", "answer_retired", "answer_restored"]));
});

it("refuses a price that the catalogue does not hold, with the reason, and keeps nothing of it", async () => {
  const before = server.rows("taught_answers").length;
  const refused = await act("", { content: uniform("A uniform costs $40.") });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: "invalid_request",
    message: "This may not be published: price: en: $40",
  });
  const trial = await act("/trial", { content: uniform("A uniform costs $40.") });
  expect(await trial.json()).toMatchObject({ faults: [{ kind: "claim", claim: "price", text: "$40" }] });
  expect(server.rows("taught_answers")).toHaveLength(before);
});

it("hands what is whole over as a content file that the assistant's own reader takes", async () => {
  const content = uniform("No: children wear what they like.", "No, cada quien viste como quiere.");
  const question = { en: "Is there a school song?", es: "¿Hay himno de la escuela?" };
  await act("", { content: { ...content, question } });
  const { yaml, left } = (await read("/file")) as { yaml: string; left: string[] };
  expect(z.array(fact).parse(parse(yaml))).toMatchObject([
    { question, answer: { en: "No: children wear what they like." } },
  ]);
  expect(left).toEqual(["Do children wear a uniform?"]);
});
