import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageLine } from "#domain/speech/line.ts";
import { translator } from "#web/platform/i18n.tsx";
import { createSpeaking } from "./speaking.ts";

/** A browser whose audio never sleeps, and plays nothing. */
class Output {
  state = "running";
  decodeAudioData = () => Promise.reject(new Error("no sound"));
}
beforeEach(() => vi.stubGlobal("AudioContext", Output));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("asks nobody to say a key whose text is missing, and says the words around it", async () => {
  const asked: string[] = [];
  const ask = async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).text);
    return new Response(null, { status: 503 });
  };
  vi.stubGlobal("fetch", ask);
  const t = translator({ "common.home": "Home." });
  const speaking = createSpeaking(() => false);
  for (const text of [t("luma.welcome"), `${t("common.home")} ${t("luma.minutes")}`]) {
    speaking.preload(pageLine(text, "en"));
    const saying = speaking.say(pageLine(text, "en"));
    await vi.waitFor(() => expect(asked.length).toBe(text === "luma.welcome" ? 0 : 1));
    speaking.stop();
    expect(await saying).toBe("stopped");
  }
  expect(asked).toEqual(["Home."]);
});

it("tells a sound that cannot be played from one that did not come (§8)", async () => {
  const told: unknown[] = [];
  vi.spyOn(console, "info").mockImplementation((what) => void told.push(what));
  const speaking = createSpeaking(() => false);
  for (const status of [503, 200]) {
    vi.stubGlobal("fetch", async () => new Response("no sound", { status }));
    const saying = speaking.say(pageLine("Hello.", "en"));
    await vi.waitFor(() => expect(told.length).toBe(status === 503 ? 1 : 2));
    speaking.stop();
    await saying;
  }
  expect(told).toEqual(["TTS request failed", "Audio playback failed"]);
});

it("says it by a natural voice of the device where the school has no speech server, names included", async () => {
  const asked: string[] = [];
  const answer = async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Response.json({ hasServer: false });
  };
  vi.stubGlobal("fetch", answer);
  const voice = (name: string, lang: string) => ({ name, lang, voiceURI: name, localService: true });
  const said: string[] = [];
  class Utterance {
    onend = () => {};
    voice: { readonly name: string } | null = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [voice("Spanish espeak-ng", "es-MX"), voice("Paulina", "es-MX")],
    speak: (speech: Utterance) => {
      said.push(`${speech.voice?.name}: ${speech.text}`);
      speech.onend();
    },
    cancel: () => {},
  });
  const speaking = createSpeaking(() => false);
  expect(await speaking.say(pageLine("Hola, Ana.", "es", ["Ana"]))).toBe("browser");
  expect(said).toEqual(["Paulina: Hola, Ana."]);
  expect(asked).toEqual(["GET /api/text-to-speech"]);
  // Of the other language there is none here, and somebody may choose the school's voice.
  await speaking.say(pageLine("Hello.", "en"));
  await speaking.say(pageLine("Hola.", "es"), () => {}, "school");
  expect(asked.slice(1)).toEqual(["POST /api/text-to-speech", "POST /api/text-to-speech"]);
});
