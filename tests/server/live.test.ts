import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskState, deskState } from "#contract/live.ts";
import { changedParts, DESK_PARTS } from "#domain/staff/live.ts";
import { eventually } from "../eventually.ts";
import { follow } from "../followed.ts";
import { echoAssistant, type RunningApp, sendJson, startApp } from "../running-app.ts";

/** Hands over whoever says "person". */
const assistant = {
  answer: async (...[question, ...rest]: Parameters<typeof echoAssistant.answer>) => ({
    ...(await echoAssistant.answer(question, ...rest)),
    ...(question.message.includes("person") ? { topic: "contact_person", outcome: "person" as const } : {}),
  }),
};

let server: RunningApp;
let cookie: string;
beforeAll(async () => {
  server = await startApp({}, { assistant });
  cookie = await server.signIn();
});
afterAll(() => server.close());

const changes = () => `${server.url}/api/admin/changes`;
const desk = () => follow(changes(), { cookie });
const family = { name: "Ana López", numberOfChildren: 1, childrenAges: "6", language: "es" };
const join = (email: string) => sendJson(`${server.url}/api/leads`, { ...family, email, sessionId: "none" });
const say = (sessionId: string, message: string) =>
  sendJson(
    `${server.url}/api/chat`,
    { message, sessionId, language: "en" },
    { "x-conversation-key": "a".repeat(32) },
  );
const now = async (): Promise<DeskState> =>
  deskState.parse(await (await fetch(changes(), { headers: { cookie } })).json());

describe("the desk's stream", () => {
  it("says which parts changed to every open desk, and nothing of what is in them", async () => {
    const desks = await Promise.all([1, 2, 3].map(desk));
    await eventually(() => expect(desks.every((each) => each.count() === 1)).toBe(true));
    const before = deskState.parse(desks[0]?.newest());
    expect(changedParts(null, before.changes)).toEqual(DESK_PARTS);
    expect((await join("ana.live@example.com")).status).toBe(200);
    await eventually(() => {
      for (const each of desks) {
        expect(changedParts(before.changes, deskState.parse(each.newest()).changes)).toEqual([
          "families",
          "places",
          "mails",
        ]);
      }
    });
    expect(JSON.stringify(desks.map((each) => each.newest()))).not.toContain("ana");
    for (const each of desks) each.leave();
  });

  it("counts who calls for a person", async () => {
    const { calls } = await now();
    await say("live_1", "What does it cost?");
    expect((await now()).calls).toEqual(calls);
    await say("live_1", "Another person, please");
    expect((await now()).calls).toEqual({ ...calls, person: calls.person + 1 });
  });

  it("is asked for in place of a stream where none comes through", async () => {
    const before = await now();
    await say("live_2", "Hello");
    expect(changedParts(before.changes, (await now()).changes)).toEqual(["inbox"]);
  });

  it("does not hear of what was refused", async () => {
    const before = await now();
    expect((await join("no address")).status).toBe(400);
    expect(await now()).toEqual(before);
  });

  it("ends with the session it began in", async () => {
    const other = await server.signIn();
    const [mine, theirs] = await Promise.all([desk(), follow(changes(), { cookie: other })]);
    await eventually(() => expect([mine.count(), theirs.count()]).toEqual([1, 1]));
    await sendJson(`${server.url}/api/auth/sign-out`, {}, { cookie: other });
    await eventually(() => expect(theirs.hasEnded()).toBe(true));
    expect(mine.hasEnded()).toBe(false);
    expect((await fetch(changes(), { headers: { cookie: other } })).status).toBe(401);
    mine.leave();
  });
});
