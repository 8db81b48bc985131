import { beforeEach, describe, expect, test } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { ASKED, ask, embedded, modelOfTests, says } from "./model-of-tests.ts";
import { startModelServer } from "./model-server.ts";

const { assistant: modelAssistant, now, reset, server } = modelOfTests(deliveredSchool);
beforeEach(reset);

const GOOD = "Pod School is $950 a month. It runs Monday to Friday. Shall I tell you more?";

describe("a provider that fails", () => {
  test.each([
    ["invalid JSON", { kind: "say", text: "I think it costs a lot" }],
    ["half a reply", { kind: "say", text: '{"message":"Hello there. How are' }],
    ["500s", { kind: "status", status: 500 }],
    ["401", { kind: "status", status: 401 }],
    ["a stall", { kind: "stall", text: '{"message":"One moment. Two mom' }],
    ["a stream cut short", { kind: "cut", text: '{"message":"One moment. Two mom' }],
    ["a slow stream", { kind: "say", text: says(GOOD), chunk: 2, delay: 40 }],
  ] as const)("%s: the embedded assistant answers in time", async (_, script) => {
    server().play(script);
    // Without a limit of its own the adapter would wait for a stall longer than this test may take.
    const { reply, shown } = await ask(modelAssistant(script.kind === "status" ? 5000 : 500), ASKED);
    const own = await embedded.answer(ASKED);
    expect(reply).toEqual(own);
    expect(shown).toBe(own.message);
    expect(now.events).toEqual(["assistant_fallback"]);
  });

  test("that points at another server: what the family wrote does not go there", async () => {
    const stranger = await startModelServer();
    stranger.play({ kind: "say", text: says(GOOD) });
    server().play({ kind: "redirect", to: stranger.baseUrl });
    const { reply } = await ask(modelAssistant(5000), ASKED);
    expect(reply).toEqual(await embedded.answer(ASKED));
    expect(stranger.requests).toEqual([]);
    await stranger.close();
  });

  test("after three failures it is left alone for half a minute, then tried once", async () => {
    const assistant = modelAssistant(5000);
    server().play({ kind: "status", status: 401 });
    for (let count = 0; count < 3; count += 1) await ask(assistant, ASKED);
    const before = server().requests.length;
    await ask(assistant, ASKED);
    expect(server().requests.length).toBe(before);
    now.time = 30_001;
    await ask(assistant, ASKED);
    expect(server().requests.length).toBe(before + 1);
    now.time = 31_000;
    await ask(assistant, ASKED);
    expect(server().requests.length).toBe(before + 1);
    now.time = 61_000;
    server().play({ kind: "say", text: says(GOOD) });
    expect((await ask(assistant, ASKED)).reply.message).toBe(GOOD);
    expect((await ask(assistant, ASKED)).reply.message).toBe(GOOD);
  });

  test("replies of the wrong form, which a visitor can provoke, do not silence the model for others", async () => {
    const assistant = modelAssistant(5000);
    server().play({ kind: "say", text: "nonsense" });
    for (let count = 0; count < 4; count += 1) await ask(assistant, ASKED);
    server().play({ kind: "say", text: says(GOOD) });
    expect((await ask(assistant, ASKED)).reply.message).toBe(GOOD);
  });

  test("a visitor who leaves gets an answer all the same and is no failure of the provider", async () => {
    server().play({ kind: "stall", text: '{"message":"One mom' });
    const leave = new AbortController();
    setTimeout(() => leave.abort(), 30);
    const reply = await modelAssistant().answer(ASKED, undefined, leave.signal);
    expect(reply.topic).toBe("pod_school");
  });
});
