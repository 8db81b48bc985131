import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { OperationKey } from "#contract/index.ts";
import { openStore } from "#server/db/database.ts";
import { dailyBudget, rateLimits } from "#server/http/limits.ts";
import { type RunningApp, STAFF, sendJson, startApp } from "../running-app.ts";

/** A school is one address with many browsers: what it does in a day meets no limit, and what one does is its own. */
const PASSWORD = "mango river";
const CHILDREN = 30;

function stop(clock: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(clock) });
  const dataDir = mkdtempSync(join(tmpdir(), "ceiba-school-"));
  const store = openStore({ databaseUrl: null, dataDir });
  onTestFinished(async () => {
    await store.close();
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true });
  });
  return store;
}

describe("by the clock", () => {
  it("thirty children behind one address use everything for an hour", async () => {
    const store = stop("2026-11-23T08:00:00Z");
    const { countCall, countFlood, countSpeech } = rateLimits(store, 1);
    const address = "203.0.113.7";
    const gate = { address, session: null };
    const children = Array.from({ length: CHILDREN }, (_, n) => ({ address, session: `child-${n}` }));
    const once: OperationKey[] = [
      ...(["GET /api/consents", "POST /api/consents", "GET /api/onboarding"] as const),
      ...(["POST /api/assign-curriculum", "GET /api/student-profile/{sessionId}"] as const),
    ];
    const often: OperationKey[] = [
      ...(["POST /api/wildlight-chat", "POST /api/wildlight-chat", "POST /api/wildlight-chat"] as const),
      ...(["POST /api/text-to-speech", "POST /api/text-to-speech", "POST /api/text-to-speech"] as const),
      ...(["POST /api/help", "GET /api/packs/{week}/downloads/{id}", "POST /api/packs/certificate"] as const),
      ...(["GET /api/student/session", "POST /api/parent-support"] as const),
    ];
    for (const child of children) {
      // The page asks before anybody has entered, and a child mistypes.
      for (let n = 0; n < 4; n += 1) await countCall("GET /api/student/session", gate);
      for (let n = 0; n < 3; n += 1) await countCall("POST /api/student/session", gate);
      for (const key of once) await countCall(key, child);
    }
    for (let minute = 0; minute < 60; minute += 1) {
      vi.setSystemTime(Date.now() + 60_000);
      for (const child of children) {
        await countFlood(child);
        for (const key of often) await countCall(key, child);
        // A minute of a sentence after the other at the slowest pace of a lesson.
        await countSpeech(1500, child);
      }
    }
  }, 30_000);

  it("a browser that plays with a key uses up what is its own, and not what is the others'", async () => {
    const { countCall } = rateLimits(stop("2026-11-23T08:00:00Z"), 1);
    const one = { address: "203.0.113.7", session: "one" };
    let refused = 0;
    for (let n = 0; n < 400; n += 1) {
      await countCall("POST /api/wildlight-chat", one).catch(() => {
        refused += 1;
      });
    }
    expect(refused).toBe(340);
    await countCall("POST /api/wildlight-chat", { ...one, session: "other" });
  });

  it("visitors are counted by their address, also by the day", async () => {
    const { countCall, countSpeech } = rateLimits(stop("2026-11-23T08:00:00Z"), 0.01);
    const visitor = { address: "203.0.113.7", session: null };
    for (let n = 0; n < 10; n += 1) {
      await countCall("POST /api/chat", visitor).catch(() => {});
      vi.setSystemTime(Date.now() + 61_000);
    }
    await expect(countCall("POST /api/chat", visitor)).rejects.toMatchObject({ code: "rate_limited" });
    await countSpeech(240, visitor);
    await expect(countSpeech(1, visitor)).rejects.toMatchObject({ code: "rate_limited" });
    await countSpeech(100, { ...visitor, session: "a child" });
  });

  it("a budget of the day says once that it is used up, and is whole the next day", async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, "write").mockImplementation((line) => Boolean(lines.push(String(line))));
    onTestFinished(() => void vi.restoreAllMocks());
    const budget = dailyBudget(stop("2026-11-23T08:00:00Z"), "trial", 10);
    expect(await budget.take(9)).toBe(true);
    expect(await budget.isLeft()).toBe(true);
    expect(await budget.take(2)).toBe(false);
    expect(await budget.take()).toBe(false);
    expect(await budget.isLeft()).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("daily budget used up");
    vi.setSystemTime(Date.now() + 86_401_000);
    expect(await budget.take(10)).toBe(true);
  });
});

describe("over HTTP, with the limits as they are", () => {
  let server: RunningApp;
  beforeAll(async () => {
    server = await startApp(
      { STUDENT_PASSWORD: PASSWORD, RATE_LIMIT_SCALE: "1", STAFF_NOTIFY: "desk@example.com" },
      { pause: async () => {} },
    );
  });
  afterAll(() => server.close());

  it("a class of thirty does everything at once behind one address", async () => {
    const refused: string[] = [];
    await Promise.all(
      Array.from({ length: CHILDREN }, async (_, n) => {
        const jar = new Map<string, string>();
        const call = async (method: string, path: string, body?: object) => {
          const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
          const response = await fetch(`${server.url}${path}`, {
            method,
            headers: { cookie, ...(body && { "content-type": "application/json" }) },
            ...(body && { body: JSON.stringify(body) }),
          });
          for (const each of response.headers.getSetCookie()) {
            const [name = "", value = ""] = (each.split(";")[0] ?? "").split("=");
            jar.set(name, value);
          }
          await response.arrayBuffer();
          if (!response.ok) refused.push(`${method} ${path} ${response.status}`);
        };
        const sessionId = `student-${n}`;
        await call("POST", "/api/student/session", { password: PASSWORD });
        await call("POST", "/api/consents", { purposes: ["profile", "ai_chat"], grantedBy: "adult" });
        await call("GET", "/api/onboarding?language=es");
        await call("GET", "/api/student/session");
        const say = { text: "Welcome to the forest.", voice: "fable", speed: 0.9, language: "en" };
        await call("POST", "/api/text-to-speech", say);
        const child = { studentName: "Sol", message: "Why is the sky blue?", age: 7, language: "en" };
        await call("POST", "/api/wildlight-chat", { ...child, sessionId });
        await call("GET", "/api/packs/1/downloads/crab-roads?language=es");
        await call("POST", "/api/packs/certificate", { name: "Sol", language: "es" });
        await call("POST", "/api/parent-support", { question: "What is week one about?", language: "en" });
        await call("POST", "/api/help", { place: "practice", sessionId, language: "es" });
      }),
    );
    expect(refused).toEqual([]);
  }, 60_000);

  it("a burst of wrong class passwords keeps no right one out", async () => {
    const enter = (password: string) => sendJson(`${server.url}/api/student/session`, { password });
    const burst = await Promise.all(Array.from({ length: 150 }, (_, n) => enter(`papaya river ${n}`)));
    expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await enter(PASSWORD)).status).toBe(204);
  });

  it("staff come in on a device that knows them, though a stranger shares their address", async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, "write").mockImplementation((line) => Boolean(lines.push(String(line))));
    onTestFinished(() => void vi.restoreAllMocks());
    const signIn = (password: string, cookie = "") =>
      // Through a proxy that nobody declared: everybody has its address.
      sendJson(
        `${server.url}/api/auth/sign-in/email`,
        { email: STAFF.email, password },
        { cookie, "x-forwarded-for": "203.0.113.7" },
      );
    const first = await signIn(STAFF.password);
    expect(first.status).toBe(200);
    const device = first.headers.getSetCookie().find((each) => each.startsWith("ceiba_device_"));
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push((await signIn(`guess ${n}`)).status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect((await signIn(STAFF.password)).status).toBe(429);
    expect((await signIn(STAFF.password, device?.split(";")[0])).status).toBe(200);
    expect(lines.filter((line) => line.includes("proxy not declared"))).toHaveLength(1);
  });
});
