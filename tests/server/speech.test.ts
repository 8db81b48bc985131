import { existsSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorBody } from "#contract/errors.ts";
import { readMp3 } from "../adapters/mp3.ts";
import { startSpeechServer } from "../adapters/speech-server.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

let server: RunningApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const asked = { text: "Welcome to the forest.", voice: "fable", speed: 0.9 };
const say = (fields: object = {}, headers: Record<string, string> = {}, url = server.url) =>
  sendJson(`${url}/api/text-to-speech`, { ...asked, ...fields }, headers);
const audio = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const kept = (app = server) => {
  const folder = join(app.dataDir, "speech");
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

const SECRET = "elephant";
const bad: [string, object][] = [
  ["no text", { text: undefined }],
  ["an empty text", { text: "" }],
  ["spaces", { text: " \n " }],
  ["1,001 characters", { text: `${SECRET} ${"x".repeat(992)}` }],
  ["10,000 characters", { text: SECRET.repeat(1250) }],
  ["emoji only", { text: "🎉🦜🌳" }],
  ["a script that no voice reads", { text: "مرحبا بك" }],
  ["marks only", { text: "...?!" }],
  ["markup only", { text: "<break time='10s'/>" }],
  ["a NUL", { text: `${SECRET}\u0000` }],
  ["an escape sequence", { text: `${SECRET}\u001b[2J` }],
  ["marks that turn the direction", { text: `${SECRET}\u202e` }],
  ["a number as text", { text: 7 }],
  ["no voice", { voice: undefined }],
  ["a voice that is a path", { voice: `../${SECRET}` }],
  ["a speed too slow", { speed: 0.24 }],
  ["a speed too fast", { speed: 4.01 }],
  ["a speed in words", { speed: "1" }],
  ["another language", { language: "fr" }],
  ["too many names", { names: Array.from({ length: 9 }, () => SECRET) }],
  ["a name that is none", { names: [SECRET.repeat(20)] }],
];

const good: [string, object, seconds: [number, number]][] = [
  [
    "SSML, whose commands are not followed",
    { text: "<speak>Hi <break time='10s'/> there</speak>" },
    [0.4, 2],
  ],
  ["phonemes, which are not followed", { text: "[[h@l'oU]] there" }, [0.4, 4]],
  ["pictures beside words", { text: "Well done! 🎉🎉🎉" }, [0.4, 2]],
  ["two scripts, of which one is said", { text: "שלום hello مرحبا" }, [0.3, 2]],
  ["the slowest speed", { text: "Hi there", speed: 0.25 }, [1.5, 6]],
  ["the fastest speed", { text: "Hi there", speed: 4 }, [0.1, 1]],
];

describe("POST /api/text-to-speech", () => {
  it.each(bad)("refuses %s", async (_, fields) => {
    const response = await say(fields);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(errorBody.strict().parse(JSON.parse(text)).code).toBe("invalid_request");
    expect(text).not.toContain(SECRET);
  });

  it.each(good)("speaks %s", async (_, fields, [from, to]) => {
    const response = await say(fields);
    expect(response.status).toBe(200);
    const { seconds, bitsPerFrame } = readMp3(await audio(response));
    expect(seconds).toBeGreaterThan(from);
    expect(seconds).toBeLessThan(to);
    expect(bitsPerFrame).toBeGreaterThan(50);
  });

  it("answers MP3 that a page may keep, the same each time", async () => {
    const first = await say();
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("audio/mpeg");
    expect(first.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
    const again = await say();
    expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
    const bytes = await audio(first);
    expect(await audio(again)).toEqual(bytes);
    expect(first.headers.get("content-length")).toBe(String(bytes.length));
    expect((await say({ speed: 1 })).headers.get("etag")).not.toBe(first.headers.get("etag"));
    expect((await say({ voice: "onyx" })).headers.get("etag")).not.toBe(first.headers.get("etag"));
    expect((await say({ language: "es" })).headers.get("etag")).not.toBe(first.headers.get("etag"));
  });

  it("says equal texts at the same time once", async () => {
    const before = kept();
    const text = "Ten children hear this.";
    const tags = await Promise.all(
      Array.from({ length: 10 }, async () => (await say({ text })).headers.get("etag")),
    );
    // Two sayings would hardly ever have the same bytes.
    expect(new Set(tags).size).toBe(1);
    expect(kept() - before).toBe(1);
  });

  it("keeps nothing that has a name in it", async () => {
    const before = kept();
    for (const fields of [{ names: ["Sofía"] }, { personal: true }]) {
      const response = await say({ text: "Well done, Sofia!", ...fields });
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("etag")).toBeNull();
      expect(readMp3(await audio(response)).seconds).toBeGreaterThan(0.5);
    }
    expect(kept()).toBe(before);
  });

  it("says a thousand characters", async () => {
    const text = "We look at the river, and count the stones under the clear water. "
      .repeat(16)
      .slice(0, 1000);
    const { seconds } = readMp3(await audio(await say({ text })));
    expect(seconds).toBeGreaterThan(50);
  });

  it("bears callers who leave", async () => {
    const leaving = request(`${server.url}/api/text-to-speech`, {
      method: "POST",
      agent: false,
      headers: { "content-type": "application/json" },
    });
    const left = new Promise((resolve) => leaving.once("error", resolve));
    leaving.end(JSON.stringify({ ...asked, text: "Who is there? ".repeat(30) }));
    setTimeout(() => leaving.destroy(new Error("gone")), 30);
    await left;
    expect((await say()).status).toBe(200);
  });
});

it("counts calls per address", async () => {
  const strict = await startApp({ RATE_LIMIT_SCALE: "0.0025" });
  try {
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let n = 0; n < 4; n += 1) {
      last = await say({ text: "" }, {}, strict.url);
      statuses.push(last.status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});

it("with a speech server, only the class and our own words are sent, and nothing that names somebody", async () => {
  const remote = await startSpeechServer();
  const app = await startApp(
    { TTS_BASE_URL: remote.baseUrl, TTS_MODEL: "voice-1", STUDENT_PASSWORD: "mango river" },
    { pause: async () => {} },
  );
  try {
    const rate = async (fields: object, headers = {}) =>
      readMp3(await audio(await say(fields, headers, app.url))).sampleRate;
    const [SERVER, EMBEDDED] = [24_000, 22_050];
    const entered = await sendJson(`${app.url}/api/student/session`, { password: "mango river" });
    const cookie = entered.headers.getSetCookie().map((each) => each.split(";")[0]);
    const child = { cookie: cookie.join("; ") };
    expect(await rate({}, child)).toBe(SERVER);
    expect(await rate({ text: "Look here, Ana.", names: ["Ana"] }, child)).toBe(EMBEDDED);
    expect(await rate({ text: "Read me my novel." })).toBe(EMBEDDED);
    expect(await rate({ text: "Tap the crab to start week one!" })).toBe(SERVER);
    expect(remote.asked.map(({ input }) => input)).toEqual([asked.text, "Tap the crab to start week one!"]);
    expect(app.app.parts.join()).toContain("Speech: server with model voice-1");

    // Whoever leaves is waited for by nobody: the call to the provider ends too.
    remote.answerWith("hang");
    const leaving = new AbortController();
    const left = fetch(`${app.url}/api/text-to-speech`, {
      method: "POST",
      headers: { "content-type": "application/json", ...child },
      body: JSON.stringify({ ...asked, text: "Nobody waits for this." }),
      signal: leaving.signal,
    }).catch(() => "left");
    await remote.hanging();
    leaving.abort();
    expect(await left).toBe("left");
    await remote.hungUp();
  } finally {
    await app.close();
    await remote.close();
  }
});
