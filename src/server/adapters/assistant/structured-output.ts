import { Output, parsePartialJson, streamText } from "ai";
import { z } from "zod";
import type { Desk } from "#domain/enrolment/conversation/desk.ts";
import type { Language } from "#domain/locale/language.ts";
import { PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { Refused } from "#server/language-model.ts";
import type { AssistantReply } from "#server/ports/enrolment-assistant.ts";
import { checkedReply, MAX_REPLY } from "./checked.ts";
import { replyOf } from "./embedded.ts";
import { type AskModel, type ModelTurn, messagesFor } from "./model-turn.ts";
import { nearestFacts } from "./prompt.ts";

const reply = z.object({
  message: z.string().trim().min(1).max(MAX_REPLY),
  needsContactForm: z.boolean(),
  needsPayment: z.boolean(),
  paymentType: z.enum(PAYMENT_TYPES).nullable().catch(null),
  topic: z.string().nullable().catch(null),
});

/**
 * For a model that cannot call tools: it answers with one object, whose text streams while it grows.
 *
 * @param instructionsFor a language, with all facts and what staff taught
 */
export function askStructured(
  instructionsFor: (language: Language, desk: Desk, taught: readonly string[]) => string,
): AskModel {
  return async (turn) => {
    const { model, desk, taught, question, show, signal, timeout } = turn;
    const stream = streamText({
      model,
      instructions: instructionsFor(question.language, desk, taught),
      messages: messagesFor(turn, nearestFacts),
      output: Output.object({ schema: reply }),
      maxRetries: 1,
      timeout: { totalMs: timeout },
      abortSignal: signal,
      // Errors arrive as a part of the stream below; without this the library prints them.
      onError: () => {},
    });
    let json = "";
    let isFinished = false;
    const checked = checkedReply(question.language, desk.catalogue, show);
    for await (const part of stream.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new Error("The model took too long or the visitor left.");
      if (part.type === "finish") isFinished = true;
      if (part.type !== "text-delta") continue;
      json += part.text;
      const { value } = await parsePartialJson(unfenced(json));
      checked.grow(messageOf(value));
    }
    const parsed = readReply(json, isFinished);
    return written(turn, checked.finish(parsed.message), parsed);
  };
}

/** The model's words with what the policy decides: what is shown, kept and remembered. */
function written(
  { desk, question, planned }: ModelTurn,
  message: string,
  parsed: z.output<typeof reply>,
): AssistantReply {
  const pays = parsed.needsPayment && planned.payment !== null;
  const isKnown = parsed.topic !== null && desk.answerer.fact(parsed.topic) !== undefined;
  const topic = isKnown ? parsed.topic : null;
  // A form stands in the conversation once; whoever refused it does not get it from a model.
  const wantsPerson = parsed.needsContactForm && !pays;
  const form = wantsPerson && (question.state?.form ?? "unseen") === "unseen";
  const { name, email, phone } = planned.state.contact;
  return {
    ...replyOf(planned),
    message,
    needsContactForm: form,
    needsPayment: pays,
    paymentType: pays ? (parsed.paymentType ?? planned.payment) : null,
    suggestions: [],
    topic,
    outcome: pays ? "payment" : wantsPerson ? "unknown" : "answered",
    wish: wantsPerson ? { kind: "question", text: question.message, name, email, phone } : null,
    state: {
      ...planned.state,
      topic: topic ?? planned.state.topic,
      form: form ? "shown" : (question.state?.form ?? "unseen"),
    },
  };
}

/**
 * Reads the whole reply. One that came to its end and is not of the agreed form is the model's fault, or was provoked
 * by the visitor: it must not count as a failing provider, or three such messages would silence the model for all.
 */
function readReply(json: string, isFinished: boolean): z.output<typeof reply> {
  try {
    return reply.parse(JSON.parse(unfenced(json)));
  } catch (error) {
    throw isFinished ? new Refused("The reply is not of the agreed form.") : error;
  }
}

/** Some models put their JSON into a Markdown fence. */
function unfenced(text: string): string {
  return text
    .replace(/^\s*```(?:json)?\s*/i, "")
    .trimEnd()
    .replace(/```$/, "")
    .trimEnd();
}

function messageOf(value: unknown): string {
  if (typeof value !== "object" || value === null || !("message" in value)) return "";
  return typeof value.message === "string" ? value.message : "";
}
