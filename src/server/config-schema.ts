import { isIP } from "node:net";
import { z } from "zod";
import { CLASS_PASSWORD } from "#domain/learner/portal.ts";
import { OTHER_VOICES, VOICES } from "#domain/speech/voices.ts";
import { STAFF_PASSWORD } from "#domain/staff/password.ts";

const port = (name: string, fallback?: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `${name} must be a number from 0 to 65535.`)
    .transform(Number)
    .refine((value) => value <= 65535, `${name} must be a number from 0 to 65535.`)
    .optional()
    .transform((value) => value ?? fallback ?? null);

const url = (name: string, protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address such as ${example}.`,
    )
    .optional();

const text = z.string().optional();

const count = (name: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number.`)
    .transform(Number)
    .optional();

/** One e-mail address, or several with commas between them. */
const addresses = (name: string) =>
  z
    .string()
    .transform((value) => value.split(",").map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every((entry) => z.email().safeParse(entry).success),
      `${name} must be an e-mail address, or several with commas between them.`,
    )
    .optional();

/** Whether no stranger reads on the way what is sent there: it goes by https, or stays within a house. */
const isConfidential = ({ protocol, hostname }: URL) =>
  protocol === "https:" ||
  /^(localhost|\[::1\]|\[f[cd][0-9a-f]{2}:.*\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+)$/.test(hostname) ||
  /^172\.(1[6-9]|2\d|3[01])\.[\d.]+$/.test(hostname) ||
  // A name without a dot, or under one that no public server answers to.
  /^[^.:[\]]+$|\.(localhost|local|internal)$/.test(hostname);

const isWebhookSecret = (value: string) =>
  value.startsWith("whsec_")
    ? /^whsec_[\w+/-]+={0,2}$/.test(value) && Buffer.from(value.slice(6), "base64").length >= 24
    : value.length >= 32;

/** One secret, or the new one and the old one with a comma between them while both are in use. */
const secrets = (isOne: (value: string) => boolean, sentence: string) =>
  z
    .string()
    .transform((value) => value.split(",").map((entry) => entry.trim()))
    .refine((entries) => entries.every(isOne), sentence)
    .optional();

const price = (name: string) =>
  z
    .string()
    .regex(/^price_\w+$/, `${name} must begin with price_.`)
    .optional();

/** `key=value` with commas between them, encoded as in an address. */
const pairs = (name: string) =>
  z
    .string()
    .transform((value, context) => {
      try {
        const entries = value.split(",").filter((entry) => entry.trim() !== "");
        return Object.fromEntries(
          entries.map((entry) => {
            const [, key = "", text = ""] = /^\s*([^=\s]+)\s*=(.*)$/s.exec(entry) ?? [];
            if (key === "") throw new URIError(entry);
            return [key, decodeURIComponent(text.trim())] as const;
          }),
        );
      } catch {
        context.addIssue({
          code: "custom",
          message: `${name} must be key=value, several with commas between.`,
        });
        return z.NEVER;
      }
    })
    .optional();

const VOICE_ID = /^[\w.:/-]{1,100}$/;
const voiceName = z.enum([...VOICES, OTHER_VOICES]);

/** `voice=id` with commas between them: our names of voices, and a speech server's own ids. */
const voiceIds = (name: string) =>
  z
    .string()
    .transform((value, context) => {
      const ids: { [voice in z.infer<typeof voiceName>]?: string } = {};
      for (const [index, pair] of value.split(",").entries()) {
        const [key = "", id = "", ...more] = pair.split("=").map((part) => part.trim());
        const voice = voiceName.safeParse(key);
        const fault = !voice.success
          ? `begins with none of ${voiceName.options.join(", ")}`
          : ids[voice.data] !== undefined
            ? `gives ${voice.data} a second id`
            : !VOICE_ID.test(id) || more.length > 0
              ? `must be ${voice.data}= and a voice's id`
              : null;
        if (voice.success && fault === null) ids[voice.data] = id;
        else context.addIssue({ code: "custom", message: `${name}: pair ${index + 1} ${fault}.` });
      }
      return ids;
    })
    .optional();

const SAMPLERS = ["always_on", "always_off", "traceidratio"].flatMap((name) => [name, `parentbased_${name}`]);

const isProxy = (entry: string) => {
  const [address = "", bits] = entry.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** Every variable that can be set, each with its rule and the sentence for a value that breaks it. */
export const environmentSchema = z.object({
  PORT: port("PORT", 3000),
  HOST: text,
  PUBLIC_URL: url("PUBLIC_URL", ["http:", "https:"], "https://school.example"),
  DATA_DIR: text,
  DATABASE_URL: url("DATABASE_URL", ["postgres:", "postgresql:"], "postgres://user:password@host/database"),
  SESSION_SECRET: z.string().min(32, "SESSION_SECRET must have at least 32 characters.").optional(),
  STAFF_EMAIL: z.email("STAFF_EMAIL must be an e-mail address.").optional(),
  STAFF_PASSWORD: z
    .string()
    .min(STAFF_PASSWORD.from, `STAFF_PASSWORD must have at least ${STAFF_PASSWORD.from} characters.`)
    .max(STAFF_PASSWORD.to, `STAFF_PASSWORD must have at most ${STAFF_PASSWORD.to} characters.`)
    .optional(),
  STUDENT_PASSWORD: z
    .string()
    .trim()
    .min(CLASS_PASSWORD.from, `STUDENT_PASSWORD must have at least ${CLASS_PASSWORD.from} characters.`)
    .max(CLASS_PASSWORD.to, `STUDENT_PASSWORD must have at most ${CLASS_PASSWORD.to} characters.`)
    .optional(),
  LLM_BASE_URL: url("LLM_BASE_URL", ["http:", "https:"], "http://localhost:11434/v1"),
  LLM_API_KEY: text,
  LLM_MODEL: text,
  LLM_DAILY_CALLS: count("LLM_DAILY_CALLS"),
  SAFETY_LLM_BASE_URL: url("SAFETY_LLM_BASE_URL", ["http:", "https:"], "http://localhost:11434/v1"),
  SAFETY_LLM_API_KEY: text,
  SAFETY_LLM_MODEL: text,
  TTS_BASE_URL: url("TTS_BASE_URL", ["http:", "https:"], "https://api.openai.com/v1"),
  TTS_API_KEY: text,
  TTS_MODEL: text,
  TTS_DAILY_CHARACTERS: count("TTS_DAILY_CHARACTERS"),
  TTS_CUSTOM_VOICE: z.string().regex(VOICE_ID, "TTS_CUSTOM_VOICE must be a voice's id.").optional(),
  TTS_VOICES_EN: voiceIds("TTS_VOICES_EN"),
  TTS_VOICES_ES: voiceIds("TTS_VOICES_ES"),
  SPEECH_CACHE_DIR: text,
  SPEECH_CACHE_MB: z
    .string()
    .regex(/^\d{1,7}$/, "SPEECH_CACHE_MB must be a whole number of megabytes.")
    .transform(Number)
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, "STRIPE_SECRET_KEY must begin with sk_ or rk_, then test_ or live_.")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_.")
    .optional(),
  STRIPE_WEBHOOK_SECRET: secrets(
    (value) => /^whsec_\S+$/.test(value),
    "STRIPE_WEBHOOK_SECRET must begin with whsec_; while it is changed it may be two with a comma between them.",
  ),
  STRIPE_API_BASE: url("STRIPE_API_BASE", ["http:", "https:"], "http://localhost:12111"),
  STRIPE_PRICE_EXPLORER: price("STRIPE_PRICE_EXPLORER"),
  STRIPE_PRICE_PREMIUM: price("STRIPE_PRICE_PREMIUM"),
  BILLING_PORTAL_URL: url("BILLING_PORTAL_URL", ["http:", "https:"], "https://billing.stripe.com/p/login/…"),
  SMTP_URL: url("SMTP_URL", ["smtp:", "smtps:"], "smtps://user:password@mail.example"),
  SCHOOL_LEGAL_NAME: text,
  SCHOOL_TAX_ID: text,
  MAIL_FROM: text,
  STAFF_NOTIFY: addresses("STAFF_NOTIFY"),
  SAFETY_ESCALATE_TO: addresses("SAFETY_ESCALATE_TO"),
  SAFETY_WEBHOOK_URL: url("SAFETY_WEBHOOK_URL", ["http:", "https:"], "https://messenger.example/hook")
    .refine(
      (value) => value === undefined || !URL.canParse(value) || isConfidential(new URL(value)),
      "SAFETY_WEBHOOK_URL must be https, unless it is on this machine or in a private network.",
    )
    .refine(
      (value) => value === undefined || !URL.canParse(value) || new URL(value).username === "",
      "SAFETY_WEBHOOK_URL must hold neither a user nor a password; SAFETY_WEBHOOK_SECRET signs what is sent.",
    ),
  SAFETY_WEBHOOK_SECRET: secrets(
    isWebhookSecret,
    "SAFETY_WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64, or at least 32 characters; of several with commas between them each.",
  ),
  METRICS_PORT: port("METRICS_PORT"),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ""),
    )
    .refine(
      (entries) => entries.every(isProxy),
      "TRUSTED_PROXIES must be addresses or ranges with commas between them, such as 10.0.0.1, 192.168.0.0/16.",
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    ["http:", "https:"],
    "http://localhost:4318",
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    ["http:", "https:"],
    "http://localhost:4318/v1/traces",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs("OTEL_EXPORTER_OTLP_HEADERS"),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs("OTEL_EXPORTER_OTLP_TRACES_HEADERS"),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal("http/json", "OTEL_EXPORTER_OTLP_PROTOCOL can only be http/json here.")
    .optional(),
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: pairs("OTEL_RESOURCE_ATTRIBUTES"),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(", ")}.`)
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .transform(Number)
    .refine((value) => value >= 0 && value <= 1, "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.")
    .optional(),
  OTEL_SDK_DISABLED: z.enum(["true", "false"], "OTEL_SDK_DISABLED must be true or false.").optional(),
  RATE_LIMIT_SCALE: z
    .string()
    .transform(Number)
    .refine((value) => Number.isFinite(value) && value > 0, "RATE_LIMIT_SCALE must be a number above 0.")
    .optional(),
});
