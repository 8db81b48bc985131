import { z } from "zod";
import { SENTENCE_FAULTS } from "#domain/enrolment/taught/faults.ts";
import { decidedKey, FACT_FAULTS, PRICES, priceKey, SUBJECTS } from "#domain/site/school.ts";
import { fault } from "./answers.ts";
import type { Operation } from "./operation.ts";
import { line, timestampSchema } from "./text.ts";

/** Letters at most of a place, and of what was decided. */
export const FACT = { place: 60, decided: 700 } as const;
/** Whole US dollars at most of a price. */
export const MOST_PRICE = 100_000;

const both = (max: number) =>
  z.object({ en: line(max).pipe(z.string().min(1)), es: line(max).pipe(z.string().min(1)) });
const hour = z.number().int().min(5).max(22);
/** As people write it: "+52 322 123 4567". */
const phone = line(30).pipe(z.string().regex(/^\+?[0-9][0-9 ()-]{6,28}$/, "phone"));

/** A fact and what it is to be; null: again as it was delivered, or not decided. */
const change = z.union([
  z.object({ key: z.literal("launchDate"), value: z.iso.date().nullable() }),
  z.object({ key: z.literal("hours"), value: z.object({ from: hour, to: hour }).nullable() }),
  z.object({ key: z.literal("place"), value: both(FACT.place).nullable() }),
  z.object({ key: z.literal("contactEmail"), value: z.email().max(254).nullable() }),
  z.object({ key: z.literal("phone"), value: phone.nullable() }),
  z.object({
    key: z.enum(PRICES.map(priceKey)),
    value: z.number().int().min(1).max(MOST_PRICE).nullable(),
    /** The day on which it begins to hold, by the school's clock; null: at once. */
    from: z.iso.date().nullable(),
  }),
  z.object({
    key: z
      .string()
      .max(64)
      .regex(/^decided:[a-z_]+$/)
      .transform((key) => decidedKey(key.slice("decided:".length)) as `decided:${string}`),
    value: both(FACT.decided).nullable(),
  }),
]);
export type FactChangeInput = z.input<typeof change>;

const value = z.union([
  z.string(),
  z.number(),
  z.object({ from: z.number(), to: z.number() }),
  z.object({ en: z.string(), es: z.string() }),
]);
export type FactValue = z.infer<typeof value>;

const shown = z.object({ en: z.string(), es: z.string() });
const fact = z.object({
  key: z.string(),
  /** Of what can be decided: what it is called and counted to, and what is said until then. */
  undecided: z.object({ subject: z.enum(SUBJECTS), name: shown, said: shown }).nullable(),
  /** What is said now; null: nothing is published, or decided. */
  value: value.nullable(),
  /** A price that is published and does not hold yet; the next publication takes its place. */
  planned: z.object({ value: value.nullable(), from: z.iso.date() }).nullable(),
  /** What was delivered with the program. */
  delivered: value.nullable(),
  /** Counts the changes; a change names the version it saw. 0 before the first. */
  version: z.number().int(),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      /** Null: again as delivered. */
      value: value.nullable(),
      /** The day from which it was to hold; null: at once. */
      from: z.iso.date().nullable(),
      by: z.string(),
      changedAt: timestampSchema,
      /** False for one with which the pages cannot be made: what was said before it goes on. */
      isShown: z.boolean(),
    }),
  ),
});
export type Fact = z.infer<typeof fact>;

const factFault = fault.extend({ kind: z.enum([...SENTENCE_FAULTS, ...FACT_FAULTS]) });
export type FactFault = z.infer<typeof factFault>;

/** What a change would make of what families read. */
const preview = z.object({
  faults: z.array(factFault),
  /** The pages that would say something else, by their addresses. */
  pages: z.array(z.string()),
  /** Of the assistant's answers so many would say something else; some of them, as they would be. */
  answers: z.number().int(),
  said: z.array(
    z.object({
      question: z.object({ en: z.string(), es: z.string() }),
      text: z.object({ en: z.string(), es: z.string() }),
    }),
  ),
  /** Questions of taught answers that would no longer be said: they state what would no longer be so. */
  silenced: z.array(z.object({ en: z.string(), es: z.string() })),
});
export type FactPreview = z.infer<typeof preview>;

export const factOperations = {
  "GET /api/admin/facts": {
    summary:
      "What the school says of itself that may change without a release, and what is not decided, each with its history.",
    access: "owner",
    output: z.array(fact),
  },
  "POST /api/admin/facts/preview": {
    summary: "What a change would make of the pages and of the assistant's answers. Nothing is published.",
    access: "owner",
    body: z.object({ change }),
    output: preview,
    errors: ["not_found", "unavailable"],
  },
  "POST /api/admin/facts": {
    summary:
      "Publish a fact: pages, chat, checkout and mails say it from then on. 409 when it changed meanwhile, 400 for what may not be said.",
    access: "owner",
    audit: "fact_published",
    body: z.object({ version: z.number().int().min(0), change }),
    output: fact,
    errors: ["not_found", "conflict", "unavailable"],
  },
} as const satisfies Record<string, Operation>;
