import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { type ServerVoices, serverVoices } from "#domain/speech/voices.ts";
import { environmentSchema } from "./config-schema.ts";

/** Everything that can be set from outside, checked. Only this file reads the environment. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** How browsers reach the server, without a trailing slash; null means the address it listens on. */
  readonly publicUrl: string | null;
  /** Absolute path of the folder that holds the database, the outbox and the generated secret. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly sessionSecret: string;
  readonly staff: { readonly email: string; readonly password: string } | null;
  /** The class password until staff set another; null has one generated at the first start. */
  readonly studentPassword: string | null;
  readonly languageModel: LanguageModelConfig | null;
  /** How often a day the model answers families, and how often children. */
  readonly languageModelDailyCalls: number;
  /** Judges messages and replies for child safety; null: the language model does, if there is one. */
  readonly safetyModel: LanguageModelConfig | null;
  readonly speechServer: {
    /** With its version at the end and no slash, such as `https://api.openai.com/v1`. */
    readonly baseUrl: string;
    readonly apiKey: string | undefined;
    readonly model: string;
    readonly voices: ServerVoices;
  } | null;
  /** How many characters a day the speech server is asked to say. */
  readonly speechDailyCharacters: number;
  /** Where spoken sentences are kept, which several servers may share, and how many megabytes of them. */
  readonly speechCacheDir: string;
  readonly speechCacheMegabytes: number;
  /** Null: practice mode. */
  readonly stripe: StripeConfig | null;
  /** Where subscribers manage their subscription at the payment provider. */
  readonly billingPortalUrl: string | null;
  /** What receipts say of who receives the money; without a legal name they say the brand's. */
  readonly school: { readonly legalName: string | null; readonly taxId: string | null };
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Where staff hear of families: the first address of STAFF_NOTIFY. */
  readonly staffNotify: string | null;
  /** Who hears of what children tell. */
  readonly safety: SafetyContacts;
  readonly metricsPort: number | null;
  readonly trustedProxies: readonly string[];
  readonly rateLimitScale: number;
  /** Null: nothing is traced. */
  readonly tracing: TracingConfig | null;
};

/** Where traces go and which are taken, by OpenTelemetry's own variables. */
export type TracingConfig = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly sampler: string;
  readonly ratio: number;
};

export type SafetyContacts = {
  /** All of STAFF_NOTIFY; empty: every staff account. */
  readonly notify: readonly string[];
  readonly escalateTo: readonly string[];
  readonly webhook: { readonly url: string; readonly secret: string } | null;
};

/** A model behind an OpenAI-compatible server. */
export type LanguageModelConfig = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
};

export type StripeConfig = {
  readonly secretKey: string;
  readonly publishableKey: string | null;
  /** Null, possible with a test key only: no webhook is believed, and the reconciler alone learns of payments. */
  /** Any of them is believed; empty: no webhook is. */
  readonly webhookSecrets: readonly string[];
  readonly apiBase: string | null;
  readonly priceIds: { readonly explorer?: string; readonly premium?: string };
};

/** The faults of a configuration, one sentence each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigError";
    this.faults = faults;
  }
}

/**
 * Reads and checks the configuration. An empty variable counts as unset.
 *
 * @throws ConfigError with every fault found, not only the first
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(set);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  if (Boolean(set.STAFF_EMAIL) !== Boolean(set.STAFF_PASSWORD)) {
    faults.push("Set both STAFF_EMAIL and STAFF_PASSWORD, or neither.");
  }
  if (Boolean(set.LLM_BASE_URL) !== Boolean(set.LLM_MODEL)) {
    faults.push("Set both LLM_BASE_URL and LLM_MODEL, or neither.");
  }
  if (Boolean(set.SAFETY_LLM_BASE_URL) !== Boolean(set.SAFETY_LLM_MODEL)) {
    faults.push("Set both SAFETY_LLM_BASE_URL and SAFETY_LLM_MODEL, or neither.");
  }
  if (Boolean(set.TTS_BASE_URL) !== Boolean(set.TTS_MODEL)) {
    faults.push("Set both TTS_BASE_URL and TTS_MODEL, or neither.");
  }
  if (Boolean(set.SAFETY_WEBHOOK_URL) !== Boolean(set.SAFETY_WEBHOOK_SECRET)) {
    faults.push("Set both SAFETY_WEBHOOK_URL and SAFETY_WEBHOOK_SECRET, or neither.");
  }
  faults.push(...stripeFaults(set));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);

  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR ?? "data");
  return {
    port: env.PORT ?? 3000,
    host: env.HOST ?? "127.0.0.1",
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).href.replace(/\/+$/, "") : null,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(dataDir),
    staff:
      env.STAFF_EMAIL && env.STAFF_PASSWORD ? { email: env.STAFF_EMAIL, password: env.STAFF_PASSWORD } : null,
    studentPassword: env.STUDENT_PASSWORD ?? null,
    languageModel:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY, model: env.LLM_MODEL }
        : null,
    languageModelDailyCalls: env.LLM_DAILY_CALLS ?? 20_000,
    safetyModel:
      env.SAFETY_LLM_BASE_URL && env.SAFETY_LLM_MODEL
        ? {
            baseUrl: env.SAFETY_LLM_BASE_URL,
            apiKey: env.SAFETY_LLM_API_KEY,
            model: env.SAFETY_LLM_MODEL,
          }
        : null,
    speechServer:
      env.TTS_BASE_URL && env.TTS_MODEL
        ? {
            baseUrl: versioned(env.TTS_BASE_URL),
            apiKey: env.TTS_API_KEY,
            model: env.TTS_MODEL,
            voices: serverVoices(
              { en: env.TTS_VOICES_EN ?? {}, es: env.TTS_VOICES_ES ?? {} },
              env.TTS_CUSTOM_VOICE ?? "nova",
            ),
          }
        : null,
    speechDailyCharacters: env.TTS_DAILY_CHARACTERS ?? 1_000_000,
    speechCacheDir: resolve(env.SPEECH_CACHE_DIR ?? join(dataDir, "speech")),
    speechCacheMegabytes: env.SPEECH_CACHE_MB ?? 256,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
          webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [],
          apiBase: env.STRIPE_API_BASE ?? null,
          priceIds: {
            ...(env.STRIPE_PRICE_EXPLORER ? { explorer: env.STRIPE_PRICE_EXPLORER } : {}),
            ...(env.STRIPE_PRICE_PREMIUM ? { premium: env.STRIPE_PRICE_PREMIUM } : {}),
          },
        }
      : null,
    billingPortalUrl: env.BILLING_PORTAL_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    school: { legalName: env.SCHOOL_LEGAL_NAME ?? null, taxId: env.SCHOOL_TAX_ID ?? null },
    mailFrom: env.MAIL_FROM ?? null,
    staffNotify: env.STAFF_NOTIFY?.[0] ?? null,
    safety: {
      notify: env.STAFF_NOTIFY ?? [],
      escalateTo: env.SAFETY_ESCALATE_TO ?? [],
      webhook:
        env.SAFETY_WEBHOOK_URL && env.SAFETY_WEBHOOK_SECRET
          ? // The new one stands first: the other side believes both while it is changed.
            { url: env.SAFETY_WEBHOOK_URL, secret: env.SAFETY_WEBHOOK_SECRET[0] ?? "" }
          : null,
    },
    metricsPort: env.METRICS_PORT,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    rateLimitScale: env.RATE_LIMIT_SCALE ?? 1,
    tracing: tracingOf(env),
  };
}

/** The address for traces is taken as it is; that for everything has the path of traces after it. */
function tracingOf(env: z.output<typeof environmentSchema>): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = env;
  const url = traces ?? (all === undefined ? undefined : `${all.replace(/\/+$/, "")}/v1/traces`);
  if (url === undefined || env.OTEL_SDK_DISABLED === "true") return null;
  return {
    url,
    headers: { ...env.OTEL_EXPORTER_OTLP_HEADERS, ...env.OTEL_EXPORTER_OTLP_TRACES_HEADERS },
    serviceName: env.OTEL_SERVICE_NAME ?? "ceiba",
    sampler: env.OTEL_TRACES_SAMPLER ?? "parentbased_always_on",
    ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

/** Where a school's data lies, for commands that must not make anything there. */
export type Places = Pick<Config, "dataDir" | "databaseUrl"> & {
  /** The session secret comes from outside, and is not in the data folder. */
  readonly hasOwnSecret: boolean;
};

/** @throws ConfigError */
export function readPlaces(environment: Readonly<Record<string, string | undefined>> = process.env): Places {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema
    .pick({ DATA_DIR: true, DATABASE_URL: true, SESSION_SECRET: true })
    .safeParse(set);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message));
  const { DATA_DIR, DATABASE_URL, SESSION_SECRET } = parsed.data;
  return {
    dataDir: resolve(DATA_DIR ?? "data"),
    databaseUrl: DATABASE_URL ?? null,
    hasOwnSecret: SESSION_SECRET !== undefined,
  };
}

/** The address without a slash at its end; a bare server's version is 1. */
function versioned(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, "");
  return `${origin}${path === "" ? "/v1" : path}`;
}

/** What makes payments half configured: real money must never be taken that nobody here would hear of. */
function stripeFaults(set: Readonly<Record<string, string | undefined>>): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_BASE: base } = set;
  if (!key) {
    const others = Object.keys(set).filter((name) => name.startsWith("STRIPE_"));
    return others.length > 0
      ? [
          `Set STRIPE_SECRET_KEY as well, or leave ${others.join(", ")} out: without it payments are practice.`,
        ]
      : [];
  }
  const faults: string[] = [];
  const isLive = key.includes("_live_");
  if (isLive && !set.STRIPE_WEBHOOK_SECRET)
    faults.push("A live STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET.");
  if (isLive && !publishable) faults.push("A live STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY.");
  if (publishable && publishable.includes("_live_") !== isLive) {
    faults.push("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both test keys.");
  }
  if (isLive && base && /^http:\/\/(?!localhost|127\.0\.0\.1|\[::1\])/.test(base)) {
    faults.push("STRIPE_API_BASE must be https for a live STRIPE_SECRET_KEY.");
  }
  return faults;
}

/** The secret kept in the data folder, made on the first start; `wx` lets exactly one of two starts write it. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new ConfigError([`DATA_DIR ${dataDir} cannot be written (${code}).`]);
  }
  throw new ConfigError([`The file ${file} holds no usable secret; delete it to have a new one made.`]);
}
