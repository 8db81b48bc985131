import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "ceiba-config-"));
const SIGNS = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

function faults(environment: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR, ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(readConfig({ DATA_DIR, PORT: "", HOST: " " })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: null,
      databaseUrl: null,
      languageModel: null,
      safetyModel: null,
      staff: null,
      studentPassword: null,
      rateLimitScale: 1,
    });
  });

  it("takes payments for real only when nothing is missing", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };
    const hook = { STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(readConfig({ DATA_DIR }).stripe).toBeNull();
    expect(readConfig({ DATA_DIR, ...keys, ...hook, STRIPE_PRICE_PREMIUM: "price_1" }).stripe).toEqual({
      secretKey: "sk_live_1",
      publishableKey: "pk_live_1",
      webhookSecrets: ["whsec_1"],
      apiBase: null,
      priceIds: { premium: "price_1" },
    });
    const both = { STRIPE_WEBHOOK_SECRET: "whsec_new, whsec_1" };
    expect(readConfig({ DATA_DIR, ...keys, ...both }).stripe?.webhookSecrets).toEqual([
      "whsec_new",
      "whsec_1",
    ]);
    expect(faults({ ...keys, STRIPE_WEBHOOK_SECRET: "whsec_new,old" })).toHaveLength(1);
    expect(faults({ STRIPE_SECRET_KEY: "sk_test_1" })).toEqual([]);
    expect(faults({ STRIPE_SECRET_KEY: "sk_live_1" })).toHaveLength(2);
    expect(faults(keys)).toEqual(["A live STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET."]);
    expect(faults({ ...keys, ...hook, STRIPE_PUBLISHABLE_KEY: "pk_test_1" })[0]).toMatch(/both be live/);
    expect(faults({ ...keys, ...hook, STRIPE_API_BASE: "http://elsewhere.example" })[0]).toMatch(/https/);
    expect(faults({ ...keys, ...hook, STRIPE_API_BASE: "http://127.0.0.1:9" })).toEqual([]);
    expect(faults(hook)[0]).toMatch(/Set STRIPE_SECRET_KEY as well/);
    expect(faults({ STRIPE_SECRET_KEY: "pk_test_1" })[0]).toMatch(/must begin with sk_/);
    expect(faults({ BILLING_PORTAL_URL: "portal" })[0]).toMatch(/BILLING_PORTAL_URL must be an address/);
    // No value of a key is repeated in a sentence.
    const secret = faults({ STRIPE_SECRET_KEY: "oops-secret", STRIPE_WEBHOOK_SECRET: "oops-hook" }).join();
    expect(secret).not.toContain("oops");
  });

  it("keeps one generated secret, for its owner's eyes only", () => {
    const first = readConfig({ DATA_DIR }).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).sessionSecret).toBe(first);
    expect(statSync(join(DATA_DIR, "session-secret")).mode & 0o777).toBe(0o600);
  });

  it("takes any free port and drops a trailing slash", () => {
    const config = readConfig({ DATA_DIR, PORT: "0", PUBLIC_URL: "https://school.example/" });
    expect(config.port).toBe(0);
    expect(config.publicUrl).toBe("https://school.example");
  });

  it("tells of children to every address, and of families to the first", () => {
    expect(readConfig({ DATA_DIR, STAFF_NOTIFY: "a@example.com, b@example.com" })).toMatchObject({
      staffNotify: "a@example.com",
      safety: { notify: ["a@example.com", "b@example.com"], escalateTo: [], webhook: null },
    });
    expect(readConfig({ DATA_DIR })).toMatchObject({ staffNotify: null, safety: { notify: [] } });
  });

  it.each([
    "https://messenger.example/hook",
    ...[
      "http://localhost:1",
      "http://127.0.0.1:1",
      "http://[::1]:1",
      "http://10.1.2.3",
      "http://192.168.1.9",
    ],
    ...["http://172.16.0.1", "http://[fd00::1]:80", "http://messenger:8080", "http://chat.school.internal"],
  ])("takes the messenger at %s", (SAFETY_WEBHOOK_URL) => {
    const { safety } = readConfig({ DATA_DIR, SAFETY_WEBHOOK_URL, SAFETY_WEBHOOK_SECRET: SIGNS });
    expect(safety.webhook).toEqual({ url: SAFETY_WEBHOOK_URL, secret: SIGNS });
  });

  it.each(["http://172.32.0.1", "http://10.example.com", "http://127.0.0.1.example.com", "http://8.8.8.8"])(
    "takes no messenger that strangers can listen to: %s",
    (SAFETY_WEBHOOK_URL) => {
      expect(faults({ SAFETY_WEBHOOK_URL, SAFETY_WEBHOOK_SECRET: SIGNS })[0]).toMatch(/must be https/);
    },
  );

  it.each([
    ["https://speech.example", "https://speech.example/v1"],
    ["https://speech.example/", "https://speech.example/v1"],
    ["https://speech.example/v1/", "https://speech.example/v1"],
    ["https://speech.example/tts/v2", "https://speech.example/tts/v2"],
  ])("takes a speech server at %s as %s", (TTS_BASE_URL, baseUrl) => {
    const { speechServer } = readConfig({ DATA_DIR, TTS_BASE_URL, TTS_MODEL: "m" });
    expect(speechServer).toMatchObject({ baseUrl, model: "m" });
  });

  it("knows a speech server's voices by language, each by its own name until it is set", () => {
    const server = { DATA_DIR, TTS_BASE_URL: "https://speech.example", TTS_MODEL: "m" };
    const own = {
      nova: "nova",
      fable: "fable",
      shimmer: "shimmer",
      alloy: "alloy",
      onyx: "onyx",
      echo: "echo",
    };
    const voices = (set: object) => readConfig({ ...server, ...set }).speechServer?.voices;
    expect(voices({})).toEqual({ en: { ...own, custom: "nova" }, es: { ...own, custom: "nova" } });
    const TTS_CUSTOM_VOICE = "luna-7";
    expect(voices({ TTS_CUSTOM_VOICE, TTS_VOICES_ES: "nova=ef_dora, echo = em_alex" })).toEqual({
      en: { ...own, custom: "luna-7" },
      es: { ...own, nova: "ef_dora", echo: "em_alex", custom: "luna-7" },
    });
    expect(
      voices({ TTS_CUSTOM_VOICE, TTS_VOICES_EN: "*=af_sky,custom=af_bella", TTS_VOICES_ES: "*=ef_dora" }),
    ).toEqual({
      en: { ...Object.fromEntries(Object.keys(own).map((voice) => [voice, "af_sky"])), custom: "af_bella" },
      es: Object.fromEntries([...Object.keys(own), "custom"].map((voice) => [voice, "ef_dora"])),
    });
  });

  it("says every fault of a list of voices", () => {
    expect(
      faults({ TTS_VOICES_ES: "nova=ef_dora,luna=ef_dora,nova=em_alex,echo=em alex,onyx=a=b,alloy," }),
    ).toEqual([
      "TTS_VOICES_ES: pair 2 begins with none of nova, fable, shimmer, alloy, onyx, echo, custom, *.",
      "TTS_VOICES_ES: pair 3 gives nova a second id.",
      "TTS_VOICES_ES: pair 4 must be echo= and a voice's id.",
      "TTS_VOICES_ES: pair 5 must be onyx= and a voice's id.",
      "TTS_VOICES_ES: pair 6 must be alloy= and a voice's id.",
      "TTS_VOICES_ES: pair 7 begins with none of nova, fable, shimmer, alloy, onyx, echo, custom, *.",
    ]);
    expect(faults({ TTS_VOICES_EN: "__proto__=x" })).toHaveLength(1);
  });

  it.each([
    [{ PORT: "80a" }, "PORT must be"],
    [{ PORT: "70000" }, "PORT must be"],
    [{ PUBLIC_URL: "school.example" }, "PUBLIC_URL must be"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be"],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET must have"],
    [{ STAFF_EMAIL: "nobody", STAFF_PASSWORD: "quite long enough" }, "STAFF_EMAIL must be"],
    [{ STAFF_EMAIL: "a@example.com", STAFF_PASSWORD: "short" }, "STAFF_PASSWORD must have"],
    [{ STUDENT_PASSWORD: "short" }, "STUDENT_PASSWORD must have at least"],
    [{ STAFF_EMAIL: "a@example.com" }, "Set both STAFF_EMAIL and STAFF_PASSWORD"],
    [{ LLM_BASE_URL: "http://localhost:1/v1" }, "Set both LLM_BASE_URL and LLM_MODEL"],
    [{ SAFETY_LLM_MODEL: "guard" }, "Set both SAFETY_LLM_BASE_URL and SAFETY_LLM_MODEL"],
    [{ TTS_BASE_URL: "http://localhost:1/v1" }, "Set both TTS_BASE_URL and TTS_MODEL"],
    [{ TTS_DAILY_CHARACTERS: "-1" }, "TTS_DAILY_CHARACTERS must be"],
    [{ LLM_DAILY_CALLS: "many" }, "LLM_DAILY_CALLS must be"],
    [{ SPEECH_CACHE_MB: "some" }, "SPEECH_CACHE_MB must be"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8, everyone" }, "TRUSTED_PROXIES must be"],
    [{ RATE_LIMIT_SCALE: "0" }, "RATE_LIMIT_SCALE must be"],
    [{ METRICS_PORT: "x" }, "METRICS_PORT must be"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL must be"],
    [{ STAFF_NOTIFY: "a@example.com, desk" }, "STAFF_NOTIFY must be"],
    [{ STAFF_NOTIFY: "a@example.com," }, "STAFF_NOTIFY must be"],
    [{ SAFETY_ESCALATE_TO: "head" }, "SAFETY_ESCALATE_TO must be"],
    [{ SAFETY_WEBHOOK_SECRET: SIGNS }, "Set both SAFETY_WEBHOOK_URL and"],
    [{ SAFETY_WEBHOOK_URL: "https://messenger.example" }, "Set both SAFETY_WEBHOOK_URL and"],
    [
      { SAFETY_WEBHOOK_URL: "messenger", SAFETY_WEBHOOK_SECRET: SIGNS },
      "SAFETY_WEBHOOK_URL must be an address",
    ],
    [
      { SAFETY_WEBHOOK_URL: "http://messenger.example", SAFETY_WEBHOOK_SECRET: SIGNS },
      "SAFETY_WEBHOOK_URL must be https",
    ],
    [
      { SAFETY_WEBHOOK_URL: "https://user:word@messenger.example", SAFETY_WEBHOOK_SECRET: SIGNS },
      "SAFETY_WEBHOOK_URL must hold neither",
    ],
    [
      { SAFETY_WEBHOOK_URL: "https://messenger.example", SAFETY_WEBHOOK_SECRET: "short" },
      "SAFETY_WEBHOOK_SECRET must be",
    ],
    [
      { SAFETY_WEBHOOK_URL: "https://messenger.example", SAFETY_WEBHOOK_SECRET: "whsec_c2hvcnQ=" },
      "SAFETY_WEBHOOK_SECRET must be",
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT"],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "no pair" }, "OTEL_EXPORTER_OTLP_HEADERS"],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, "OTEL_EXPORTER_OTLP_PROTOCOL"],
    [{ OTEL_TRACES_SAMPLER: "sometimes" }, "OTEL_TRACES_SAMPLER"],
    [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG"],
  ])("says what is wrong with %o in one sentence", (environment, start) => {
    const found = faults(environment);
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(start)).toBe(true);
    expect(found[0]).toMatch(/\.$/);
  });

  it("traces only where a collector is named", () => {
    const tracing = (environment: Record<string, string>) => readConfig({ DATA_DIR, ...environment }).tracing;
    const all = "http://collector:4318/";
    expect(tracing({})).toBeNull();
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_SDK_DISABLED: "true" })).toBeNull();
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_HEADERS: "a=1, b=x%2Cy" })).toEqual(
      {
        url: "http://collector:4318/v1/traces",
        headers: { a: "1", b: "x,y" },
        serviceName: "ceiba",
        sampler: "parentbased_always_on",
        ratio: 1,
      },
    );
    const own = "http://elsewhere/path";
    const sampled = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" };
    expect(
      tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, ...sampled }),
    ).toMatchObject({ url: own, sampler: "traceidratio", ratio: 0.1 });
  });

  it("lists every fault, and never a value", () => {
    const found = faults({ PORT: "x", SESSION_SECRET: "hush", STAFF_NOTIFY: "desk", STAFF_PASSWORD: "hush" });
    expect(found).toHaveLength(5);
    expect(found.join()).not.toContain("hush");
  });

  it("says when the data folder cannot be used", () => {
    expect(faults({ DATA_DIR: "/dev/null/data" })[0]).toMatch(
      /^DATA_DIR \/dev\/null\/data cannot be written/,
    );
  });
});
