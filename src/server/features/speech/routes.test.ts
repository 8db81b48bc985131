import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speechRequest } from "#contract/speech.ts";
import type { Call } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type Speech, SpeechBusy, type SpeechSynthesizer } from "#server/ports/speech.ts";
import { speechHandlers } from "./routes.ts";

let heard: [where: string, speech: Speech][] = [];
let fault: Error | null = null;
let lines: string[] = [];
let counted: number[] = [];
beforeEach(() => {
  heard = [];
  lines = [];
  counted = [];
  fault = null;
  vi.spyOn(process.stderr, "write").mockImplementation((line) => Boolean(lines.push(String(line))));
});
afterEach(() => vi.restoreAllMocks());

const recorder = (where: string): SpeechSynthesizer => ({
  synthesize: async (speech) => {
    if (fault) throw fault;
    heard.push([where, speech]);
    return { audio: new TextEncoder().encode(speech.text), type: "audio/mpeg" };
  },
});
const handler = speechHandlers({
  shared: recorder("shared"),
  personal: recorder("personal"),
  hasServer: false,
  countSpeech: async (letters) => void counted.push(letters),
})["POST /api/text-to-speech"];

function ask(fields: object, cookie = "", signal = new AbortController().signal) {
  const body = speechRequest.parse({ text: "Well done, Ana.", voice: "fable", ...fields });
  const call = {
    headers: new Headers({ cookie }),
    signal,
    address: "10.0.0.1",
    classSession: async () => null,
  } as Partial<Call> as Call;
  return handler({ body, params: undefined as never, query: undefined as never }, call) as Promise<Response>;
}

it.each([
  ["no names", {}, "shared"],
  ["other names", { names: ["Luis"] }, "shared"],
  ["the name", { names: ["Luis", "ana lópez"] }, "personal"],
  ["the mark", { personal: true }, "personal"],
])("with %s the text is %s", async (_, fields, where) => {
  const response = await ask(fields);
  expect(heard[0]?.[0]).toBe(where);
  const isPersonal = where === "personal";
  expect(response.headers.get("cache-control")).toBe(isPersonal ? "no-store" : "private, max-age=86400");
  expect(response.headers.has("etag")).toBe(!isPersonal);
});

it.each([
  ["the request", { language: "es-ES", text: "Hello there" }, "ceiba_language=en", "es-ES"],
  ["the cookie", { text: "Hello there" }, "a=b; ceiba_language=es", "es"],
  ["the text", { text: "Hola, ¿cómo estás?" }, "ceiba_language=fr", "es"],
  ["nothing", { text: "Ana" }, "", "en"],
])("the language is said by %s", async (_, fields, cookie, language) => {
  const response = await ask(fields, cookie);
  expect(heard[0]?.[1].language).toBe(language);
  expect(response.headers.get("content-language")).toBe(language);
});

it("the rest has defaults, and any other voice is the custom one", async () => {
  await ask({ voice: "EXAVITQu4vr4xnSDxMaL" });
  expect(heard[0]?.[1]).toEqual({ text: "Well done, Ana.", voice: "custom", speed: 1, language: "en" });
});

it("signs of sums are said in words, in the language that is spoken", async () => {
  await ask({ text: "9 − 2 = 7", language: "es-MX" });
  expect(heard[0]?.[1]).toMatchObject({ text: "9 menos 2 es igual a 7" });
});

it("a full queue is told as such, with a time to come back", async () => {
  fault = new SpeechBusy(2);
  const refusal = await ask({}).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: "unavailable", retryAfter: 2 });
  expect(lines).toEqual([]);
});

it("a voice that fails is logged without the text", async () => {
  fault = new Error("could not say: Well done, Ana.");
  await expect(ask({})).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("Ana");
});

it("a caller who left is not logged", async () => {
  fault = new Error("gone");
  await expect(ask({}, "", AbortSignal.abort())).rejects.toThrow("gone");
  expect(lines).toEqual([]);
});

it("what takes longer to say counts for more", async () => {
  await ask({ text: "Ten letters" });
  await ask({ text: "Ten letters", speed: 0.5 });
  await ask({ text: "12345 67890" });
  expect(counted).toEqual([11, 22, 81]);
  const digits = "9".repeat(998);
  expect(speechRequest.safeParse({ text: digits, voice: "fable", speed: 0.25 }).success).toBe(false);
  expect(speechRequest.safeParse({ text: "a".repeat(1000), voice: "fable", speed: 0.25 }).success).toBe(true);
});
