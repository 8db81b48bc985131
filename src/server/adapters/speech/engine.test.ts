import { beforeAll, describe, expect, it } from "vitest";
import { embeddedVoice, SPEECH_LANGUAGES, VOICES } from "#domain/speech/voices.ts";
import { type Engine, openEngine } from "./engine.ts";
import { stretch } from "./stretch.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});

/** How often the loud parts swing per second: the height of the voice, in hertz. */
function pitchOf(samples: Float32Array, sampleRate: number): number {
  const window = 1024;
  const found: number[] = [];
  for (let at = 0; at + 2 * window < samples.length; at += window) {
    const energy = likeness(samples, at, 0, window);
    if (Math.sqrt(energy / window) < loudness(samples)) continue;
    const likenesses = Array.from({ length: Math.round(sampleRate / 70) }, (_, lag) =>
      lag < sampleRate / 400 ? 0 : likeness(samples, at, lag, window),
    );
    const best = Math.max(...likenesses);
    // Two periods are as alike as one: the first good one counts.
    let lag = likenesses.findIndex((each) => each > 0.9 * best);
    while ((likenesses[lag + 1] ?? 0) > (likenesses[lag] ?? 0)) lag += 1;
    if (best > energy / 4) found.push(sampleRate / lag);
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
}

function likeness(samples: Float32Array, at: number, lag: number, length: number): number {
  let sum = 0;
  for (let i = at; i < at + length; i += 1) sum += (samples[i] ?? 0) * (samples[i + lag] ?? 0);
  return sum;
}

const loudness = (samples: Float32Array) =>
  Math.sqrt(likeness(samples, 0, 0, samples.length) / samples.length);
const difference = (a: Float32Array, b: Float32Array) => {
  const length = Math.max(a.length, b.length);
  let sum = 0;
  for (let i = 0; i < length; i += 1) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return Math.sqrt(sum / length);
};

describe("the embedded engine", () => {
  it("knows every voice in every language, audibly and without distortion", () => {
    for (const voice of VOICES) {
      for (const language of SPEECH_LANGUAGES) {
        const samples = engine.speak("Luna mira la luna.", embeddedVoice(voice, language), 1);
        expect(samples.length / engine.sampleRate, `${voice} ${language}`).toBeGreaterThan(0.9);
        expect(loudness(samples), `${voice} ${language}`).toBeGreaterThan(0.05);
        expect(samples.filter((each) => Math.abs(each) > 0.999).length / samples.length).toBeLessThan(0.001);
      }
    }
  });

  it("has seven voices that differ: the children's higher than the two men's", () => {
    const spoken = VOICES.map((voice) => engine.speak("Hello, my friend.", embeddedVoice(voice, "en"), 1));
    for (const [i, one] of spoken.entries()) {
      for (const other of spoken.slice(i + 1))
        expect(difference(one, other)).toBeGreaterThan(loudness(one) / 2);
    }
    const pitch = Object.fromEntries(
      VOICES.map((voice, i) => [voice, pitchOf(spoken[i] ?? new Float32Array(), engine.sampleRate)]),
    );
    for (const high of ["nova", "fable", "shimmer", "custom"]) expect(pitch[high], high).toBeGreaterThan(140);
    for (const low of ["onyx", "echo"]) expect(pitch[low], low).toBeLessThan(140);
  });

  it("speaks each language and accent in its own way", () => {
    // One voice and one text. Bytes differ at each saying, lengths hardly: by less than 20 ms.
    const said = (language: (typeof SPEECH_LANGUAGES)[number]) => {
      const voice = embeddedVoice("nova", language);
      return engine.speak("Hello, tomato schedule aluminium", voice, 1).length / engine.sampleRate;
    };
    for (const [one, other] of [
      ["en", "es"],
      ["en", "en-GB"],
      ["es", "es-ES"],
    ] as const) {
      expect(Math.abs(said(one) - said(other)), `${one} ${other}`).toBeGreaterThan(0.05);
    }
    for (const [one, other] of [
      ["en", "en"],
      ["en", "en-US"],
      ["es", "es-MX"],
    ] as const) {
      expect(Math.abs(said(one) - said(other)), `${one} ${other}`).toBeLessThan(0.02);
    }
  });

  it("refuses names that the engine would silently take for another voice", () => {
    const { engine: name, ...manner } = embeddedVoice("nova", "en");
    for (const wrong of ["gmw/en-XX+f2", "xx", `${name}9`, "gmw/en-US+nobody"]) {
      expect(() => engine.speak("Hello", { ...manner, engine: wrong }, 1)).toThrow("The engine has no");
    }
  });

  it("ends what it would spell for minutes, and speaks on as before", () => {
    const voice = embeddedVoice("nova", "en");
    const before = engine.speak("Hello there.", voice, 1).length;
    const spelled = engine.speak("WXW ".repeat(40), voice, 1);
    expect(spelled.length / engine.sampleRate).toBe(30);
    expect(engine.speak("Hello there.", voice, 1).length / before).toBeCloseTo(1, 1);
  });

  it("keeps the pitch when it stretches beyond the engine's own paces", () => {
    const { engine: name } = embeddedVoice("nova", "en");
    const at = (wordsPerMinute: number) =>
      engine.speak("My old moon", { engine: name, pitch: 50, range: 0, wordsPerMinute }, 1);
    const slow = at(80);
    const slower = at(40);
    expect(slower.length / slow.length).toBeCloseTo(2, 1);
    const ratio = pitchOf(slower, engine.sampleRate) / pitchOf(slow, engine.sampleRate);
    expect(ratio).toBeGreaterThan(0.93);
    expect(ratio).toBeLessThan(1.07);
    expect(loudness(slower) / loudness(slow)).toBeGreaterThan(0.8);
  });
});

it.each([0.6, 1.5, 2.5])("stretching a tone by %d keeps the tone", (factor) => {
  const tone = Float32Array.from({ length: 22_050 }, (_, i) => Math.sin((i * 200 * 2 * Math.PI) / 22_050));
  const stretched = stretch(tone, factor, 22_050);
  expect(stretched.length).toBe(Math.round(22_050 * factor));
  expect(pitchOf(stretched, 22_050) / 200).toBeCloseTo(1, 1);
  expect(loudness(stretched)).toBeCloseTo(loudness(tone), 1);
});
