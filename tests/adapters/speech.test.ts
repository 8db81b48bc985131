import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ServerVoices, serverVoices } from "#domain/speech/voices.ts";
import { createEmbeddedSpeech } from "#server/adapters/speech/embedded.ts";
import { createSpeech, type SpeechVoices } from "#server/adapters/speech/index.ts";
import { createServerSpeech } from "#server/adapters/speech/speech-server.ts";
import type { Speech, SpeechCaller, SpeechSynthesizer } from "#server/ports/speech.ts";
import { readMp3 } from "./mp3.ts";
import { type SpeechServer, startSpeechServer } from "./speech-server.ts";

const HELLO: Speech = {
  text: "Hello little explorer, welcome to the forest.",
  voice: "nova",
  speed: 1,
  language: "en",
};
const KEY = "a-secret-key";
const VOICES = serverVoices({ en: {}, es: { nova: "ef_dora", "*": "em_alex" } }, "luna-7");
const LEARNER: SpeechCaller = { id: "one", isLearner: true };
const VISITOR: SpeechCaller = { id: "10.0.0.1", isLearner: false };

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server.close());
afterEach(() => server.answerWith("speak"));

const remote = (timeout = 5000) =>
  createServerSpeech({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    model: "voice-1",
    voices: VOICES,
    timeout,
  });

it("the embedded voices say a child's sentence before the long, slow texts of strangers", async () => {
  const voice = createEmbeddedSpeech();
  const text = "We look at the river, and count the stones under the clear water. ".repeat(15);
  const done: string[] = [];
  const attack = Array.from({ length: 14 }, (_, n) =>
    voice
      .synthesize({ ...HELLO, text: `${n} ${text}`, speed: 0.25 }, undefined, { ...VISITOR, id: `${n}` })
      .then(() => done.push("stranger"))
      .catch(() => {}),
  );
  await voice.synthesize({ ...HELLO, text: "Well done!" }, undefined, LEARNER);
  expect(done).toEqual([]);
  await voice.close();
  await Promise.all(attack);
});

describe.each([
  ["the embedded voices", () => createEmbeddedSpeech()],
  ["a speech server", () => ({ ...remote(), close: async () => {} })],
])("speech from %s", (_, open: () => SpeechSynthesizer & { close(): Promise<void> }) => {
  let voice: ReturnType<typeof open>;
  beforeAll(() => {
    voice = open();
  });
  afterAll(() => voice.close());

  it("is MP3 of one channel, as long as its words, and audible", async () => {
    const { audio, type } = await voice.synthesize(HELLO);
    expect(type).toBe("audio/mpeg");
    const { seconds, mono, bitsPerFrame } = readMp3(audio);
    expect(mono).toBe(true);
    expect(seconds / 7).toBeGreaterThan(0.3);
    expect(seconds / 7).toBeLessThan(0.8);
    expect(bitsPerFrame).toBeGreaterThan(100);
  });

  it.each([0.25, 0.5, 2, 4])("follows the speed %d", async (speed) => {
    const normal = readMp3((await voice.synthesize(HELLO)).audio).seconds;
    const changed = readMp3((await voice.synthesize({ ...HELLO, speed })).audio).seconds;
    expect((changed * speed) / normal).toBeGreaterThan(0.8);
    expect((changed * speed) / normal).toBeLessThan(1.35);
  });

  it("says every sentence of a long text", async () => {
    const text = "We count the trees beside the river, one by one. ".repeat(4).trim();
    const one = readMp3((await voice.synthesize({ ...HELLO, text: text.slice(0, 48) })).audio).seconds;
    const four = readMp3((await voice.synthesize({ ...HELLO, text })).audio).seconds;
    expect(four / one).toBeGreaterThan(3.3);
    expect(four / one).toBeLessThan(4.7);
  });

  it("answers each of many callers with their own text", async () => {
    const texts = ["One.", "One and two.", "One and two and three and four and five.", "One, two and three."];
    const seconds = await Promise.all(
      texts.map(async (text) => readMp3((await voice.synthesize({ ...HELLO, text })).audio).seconds),
    );
    const words = texts.map((text) => text.split(" ").length);
    const byWords = [...seconds.keys()].sort((a, b) => (words[a] ?? 0) - (words[b] ?? 0));
    const bySeconds = [...seconds.keys()].sort((a, b) => (seconds[a] ?? 0) - (seconds[b] ?? 0));
    expect(bySeconds).toEqual(byWords);
  });

  it("stops for a caller who has gone", async () => {
    await expect(voice.synthesize(HELLO, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
    const going = new AbortController();
    const asked = voice.synthesize({ ...HELLO, text: HELLO.text.repeat(20) }, going.signal);
    going.abort(new Error("gone"));
    await expect(asked).rejects.toThrow("gone");
    await expect(voice.synthesize(HELLO)).resolves.toBeDefined();
  });
});

describe("a speech server", () => {
  it("is asked as OpenAI's is", async () => {
    await remote().synthesize({ ...HELLO, speed: 0.9 });
    expect(server.asked.at(-1)).toEqual({
      model: "voice-1",
      input: HELLO.text,
      voice: "nova",
      speed: 0.9,
      response_format: "mp3",
      key: `Bearer ${KEY}`,
    });
    await remote().synthesize({ ...HELLO, voice: "custom" });
    expect(server.asked.at(-1)?.voice).toBe("luna-7");
  });

  it.each([
    ["es", "nova", "ef_dora"],
    ["es-MX", "nova", "ef_dora"],
    ["es-ES", "shimmer", "em_alex"],
    ["es", "custom", "em_alex"],
    ["en-GB", "fable", "fable"],
  ] as const)("is asked in %s for %s by the id %s", async (language, voice, id) => {
    await remote().synthesize({ ...HELLO, language, voice });
    expect(server.asked.at(-1)?.voice).toBe(id);
  });

  it.each([500, 401, 429, 400, "page", "away", "hang"] as const)(
    "fails when it answers with %s",
    async (way) => {
      server.answerWith(way);
      const error = await remote(300)
        .synthesize(HELLO)
        .then(
          () => null,
          (reason: Error) => reason,
        );
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toContain("explorer");
      expect(String(error)).not.toContain(KEY);
    },
  );
});

describe("the server's voice with the embedded ones behind it", () => {
  const folders: string[] = [];
  const opened: SpeechVoices[] = [];
  let logged: string[] = [];
  let left = 1_000_000;
  afterEach(async () => {
    for (const voices of opened.splice(0)) await voices.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    logged = [];
    left = 1_000_000;
  });

  function folder(): string {
    const made = mkdtempSync(join(tmpdir(), "ceiba-speech-"));
    folders.push(made);
    return made;
  }
  function open(dataDir = folder(), cacheMegabytes = 1, ids: ServerVoices = VOICES): SpeechVoices {
    const voices = createSpeech({
      server: { baseUrl: server.baseUrl, apiKey: KEY, model: "voice-1", voices: ids },
      spend: async (characters) => {
        left -= characters;
        return left >= 0;
      },
      cacheDir: join(dataDir, "speech"),
      cacheMegabytes,
      log: (event, detail) => logged.push(`${event} ${JSON.stringify(detail)}`),
    });
    opened.push(voices);
    return voices;
  }
  const rate = async (voice: SpeechSynthesizer, speech: Speech, caller = LEARNER) =>
    readMp3((await voice.synthesize(speech, undefined, caller)).audio).sampleRate;
  const SERVER = 24_000;
  const EMBEDDED = 22_050;

  it("asks the server once, and not again after a restart", async () => {
    const dataDir = folder();
    const before = server.asked.length;
    const first = await open(dataDir).shared.synthesize(HELLO, undefined, LEARNER);
    const again = await open(dataDir).shared.synthesize(HELLO, undefined, LEARNER);
    expect(server.asked.length - before).toBe(1);
    expect(Buffer.from(again.audio).equals(Buffer.from(first.audio))).toBe(true);
    await open(dataDir).shared.synthesize({ ...HELLO, speed: 0.9 }, undefined, LEARNER);
    await open(dataDir).shared.synthesize({ ...HELLO, voice: "echo" }, undefined, LEARNER);
    await open(dataDir).shared.synthesize({ ...HELLO, language: "es" }, undefined, LEARNER);
    expect(server.asked.length - before).toBe(4);
  });

  it("asks the server once for two of ours that share a folder", async () => {
    const dataDir = folder();
    const [one, other] = [open(dataDir), open(dataDir)];
    await other.shared.synthesize({ ...HELLO, text: "Read before." }, undefined, LEARNER);
    const before = server.asked.length;
    await one.shared.synthesize(HELLO, undefined, LEARNER);
    await other.shared.synthesize(HELLO, undefined, LEARNER);
    expect(server.asked.length - before).toBe(1);
  });

  it("asks the server again once its voices are others", async () => {
    const dataDir = folder();
    const hola: Speech = { ...HELLO, text: "Hola, vamos al bosque.", language: "es" };
    const others = serverVoices({ en: {}, es: { nova: "em_santa" } }, "luna-7");
    const before = server.asked.length;
    for (const ids of [VOICES, others, VOICES]) {
      await open(dataDir, 1, ids).shared.synthesize(hola, undefined, LEARNER);
    }
    expect(server.asked.slice(before).map(({ voice }) => voice)).toEqual(["ef_dora", "em_santa"]);
  });

  it("never sends or keeps what is personal", async () => {
    const dataDir = folder();
    const before = server.asked.length;
    expect(await rate(open(dataDir).personal, HELLO)).toBe(EMBEDDED);
    expect(server.asked.length).toBe(before);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("lets the embedded voice speak when the server fails, and leaves the server alone for a while", async () => {
    const { shared } = open();
    expect(await rate(shared, { ...HELLO, text: "Known before." })).toBe(SERVER);
    server.answerWith(500);
    const before = server.asked.length;
    for (const text of ["One.", "Two.", "Three.", "Four.", "Five."]) {
      expect(await rate(shared, { ...HELLO, text })).toBe(EMBEDDED);
    }
    expect(server.asked.length - before).toBe(3);
    expect(logged).toHaveLength(3);
    expect(logged.join()).not.toMatch(/One|Two|Three/);
    // What the server said before is still heard while it rests.
    expect(await rate(shared, { ...HELLO, text: "Known before." })).toBe(SERVER);
  });

  it("does not rest because of a text that the server declines", async () => {
    const { shared } = open();
    server.answerWith(400);
    for (const text of ["One.", "Two.", "Three."]) {
      expect(await rate(shared, { ...HELLO, text })).toBe(EMBEDDED);
    }
    server.answerWith("speak");
    expect(await rate(shared, { ...HELLO, text: "Four." })).toBe(SERVER);
  });

  it("says equal texts at the same time once", async () => {
    const { shared } = open(undefined, 0);
    const before = server.asked.length;
    const going = new AbortController();
    const all = Array.from({ length: 12 }, (_, n) =>
      shared.synthesize(HELLO, n === 0 ? going.signal : undefined, LEARNER),
    );
    going.abort(new Error("gone"));
    const [first, ...others] = await Promise.allSettled(all);
    expect(first?.status).toBe("rejected");
    expect(others.every((each) => each.status === "fulfilled")).toBe(true);
    expect(server.asked.length - before).toBe(1);
  });

  it("says for strangers only what is our own", async () => {
    const { shared } = open();
    const before = server.asked.length;
    const own = "Tap the crab to start week one!";
    const joined = `Ready! ${own}`;
    expect(await rate(shared, { ...HELLO, text: "Read me my own long novel." }, VISITOR)).toBe(EMBEDDED);
    expect(await rate(shared, { ...HELLO, text: `${own} Then read my novel.` }, VISITOR)).toBe(EMBEDDED);
    expect(server.asked.length).toBe(before);
    expect(await rate(shared, { ...HELLO, text: own }, VISITOR)).toBe(SERVER);
    expect(await rate(shared, { ...HELLO, text: joined.slice(7) }, VISITOR)).toBe(SERVER);
    expect(await rate(shared, { ...HELLO, text: "Read me my own long novel." })).toBe(SERVER);
  });

  it("says the rest of the day with the embedded voice when the budget is used up", async () => {
    const { shared } = open();
    left = 12;
    expect(await rate(shared, { ...HELLO, text: "Twelve here." })).toBe(SERVER);
    expect(await rate(shared, { ...HELLO, text: "No more." })).toBe(EMBEDDED);
    // What was said before costs nothing.
    expect(await rate(shared, { ...HELLO, text: "Twelve here." })).toBe(SERVER);
    expect(logged).toEqual([]);
  });

  it("spends nothing on what is not sent, while the server rests", async () => {
    const { shared } = open();
    server.answerWith(500);
    for (const text of ["One.", "Two.", "Three."]) await rate(shared, { ...HELLO, text });
    const before = { left, asked: server.asked.length };
    expect(await rate(shared, { ...HELLO, text: "While it rests." })).toBe(EMBEDDED);
    expect({ left, asked: server.asked.length }).toEqual(before);
  });

  it("asks the server again once there is a budget again", async () => {
    const { shared } = open();
    left = 0;
    for (const text of ["One.", "Two.", "Three.", "Four."]) {
      expect(await rate(shared, { ...HELLO, text })).toBe(EMBEDDED);
    }
    left = 100;
    expect(await rate(shared, { ...HELLO, text: "Five." })).toBe(SERVER);
  });
});
