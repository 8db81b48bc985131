import { z } from "zod";
import { type DialogueState, SLOTS, WISHES } from "#domain/dialogue/state.ts";
import { PAYMENT_TYPES } from "#domain/payments/deposit.ts";

const offer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("person") }),
  z.object({ kind: z.literal("pay"), type: z.enum(PAYMENT_TYPES) }),
  z.object({ kind: z.literal("facts"), facts: z.array(z.string()) }),
]);

const dialogueState: z.ZodType<DialogueState> = z.object({
  topic: z.string().nullable(),
  thing: z.string().nullable().default(null),
  children: z.object({
    count: z.number().nullable(),
    ages: z.array(z.number()),
    birthday: z.object({ turns: z.number(), month: z.number(), year: z.number().nullish() }).nullable(),
  }),
  contact: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    adult: z.boolean().nullable(),
  }),
  asked: z.enum(SLOTS).nullable(),
  offered: offer.nullable(),
  pending: z.enum(WISHES).nullable(),
  questions: z.array(z.string()),
  form: z.enum(["unseen", "shown", "refused"]),
  lead: z.enum(["none", "made", "whole"]),
  unlisted: z.boolean().default(false),
  said: z.record(z.string(), z.number()),
});

/** Reads what was remembered of a conversation. What another version wrote and this one cannot read is forgotten. */
export function readState(kept: string | null): DialogueState | null {
  if (kept === null) return null;
  try {
    return dialogueState.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
