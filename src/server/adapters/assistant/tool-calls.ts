import { APICallError, isStepCount, streamText, type ToolSet, tool } from "ai";
import { z } from "zod";
import { WISHES } from "#domain/dialogue/state.ts";
import { type Toolbox, toolbox } from "#domain/enrolment/conversation/toolbox.ts";
import { PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { Refused } from "#server/language-model.ts";
import { checkedReply, MAX_REPLY } from "./checked.ts";
import { replyOf, turnOf } from "./embedded.ts";
import { type AskModel, messagesFor } from "./model-turn.ts";

/** The model, or the server that runs it, cannot call tools. */
export class NoTools extends Error {}

/** Calls of the model in one answer: a few acts, and the words. */
const MOST_STEPS = 4;

/** What a server says of a model that takes no tools. */
const NO_TOOLS = [400, 404, 405, 415, 422, 501];

/** For a model that can call tools: they are the acts of the conversation, and what it says besides is the reply. */
export function askWithTools(instructions: Readonly<Record<"en" | "es", string>>): AskModel {
  return async (turn) => {
    const { model, desk, question, planned, show, signal, timeout, mayGoOn } = turn;
    const acts = toolbox(desk, turnOf(question), planned);
    const stream = streamText({
      model,
      instructions: instructions[question.language],
      messages: messagesFor(turn, () => `Nearest facts:\n${acts.lookUp(question.message)}`),
      tools: toolsOf(acts),
      stopWhen: isStepCount(MOST_STEPS),
      prepareStep: async ({ stepNumber }) => {
        if (stepNumber > 0 && !(await mayGoOn())) throw new Refused("The calls of the day are used up.");
        // Whoever has only called tools until now has to speak.
        return stepNumber === MOST_STEPS - 1 ? { toolChoice: "none" } : {};
      },
      maxRetries: 1,
      timeout: { totalMs: timeout },
      abortSignal: signal,
      onError: () => {},
    });
    let text = "";
    const checked = checkedReply(question.language, desk.catalogue, show);
    for await (const part of stream.stream) {
      if (part.type === "error") throw withoutTools(part.error);
      if (part.type === "abort") throw new Error("The model took too long or the visitor left.");
      // Words before and after a tool are two sentences.
      if (part.type === "start-step" && text !== "" && !/\s$/.test(text)) text += " ";
      if (part.type !== "text-delta") continue;
      text += part.text;
      if (/^\s*[{[<`]/.test(text)) throw new NoTools("The model writes its calls into its words.");
      if (text.length > MAX_REPLY) throw new Refused("The reply is too long.");
      checked.grow(text);
    }
    if (text.trim() === "") throw new Refused("The model said nothing.");
    return replyOf(acts.reply(checked.finish(text.trim())));
  };
}

function withoutTools(error: unknown): unknown {
  const isRefusal = APICallError.isInstance(error) && NO_TOOLS.includes(error.statusCode ?? 0);
  return isRefusal ? new NoTools("The server takes no tools.") : error;
}

function toolsOf(acts: Toolbox): ToolSet {
  return {
    remember: tool({
      description:
        "Keep what the family says of its children in this message: their ages, and how many they are.",
      inputSchema: z.object({ ages: z.array(z.number().int()), count: z.number().int().nullable() }),
      execute: (told) => acts.remember(told),
    }),
    look_up: tool({
      description: "Find what the school says about a question. Only what it returns may be stated.",
      inputSchema: z.object({ question: z.string().max(300) }),
      execute: ({ question }) => acts.lookUp(question),
    }),
    contact: tool({
      description: "Ask the family for a way to reach it: it wants the waitlist, to enroll, or a person.",
      inputSchema: z.object({}),
      execute: () => acts.contact(),
    }),
    hand_over: tool({
      description:
        "Pass the family's message on to a person: nothing that was looked up answers it, or a person has to act.",
      inputSchema: z.object({ kind: z.enum(WISHES) }),
      execute: ({ kind }) => acts.handOver(kind),
    }),
    pay: tool({
      description:
        "Open the payment of a deposit, only when the family says that it wants to pay or reserve now.",
      inputSchema: z.object({ deposit: z.enum(PAYMENT_TYPES) }),
      execute: ({ deposit }) => acts.pay(deposit),
    }),
  };
}
