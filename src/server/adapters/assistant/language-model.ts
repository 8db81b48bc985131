import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Output, parsePartialJson, streamText } from "ai";
import { z } from "zod";
import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { briefing } from "#domain/enrolment/assistant/briefing.ts";
import { factsAgree } from "#domain/enrolment/assistant/claims.ts";
import type { AssistantState } from "#domain/enrolment/assistant/knowledge.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import { type TaughtAnswer, taughtBriefing } from "#domain/enrolment/taught/answer.ts";
import { speaks } from "#domain/language/detect.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Language } from "#domain/locale/language.ts";
import { PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { type BreakerWatch, type Clock, createBreaker } from "#domain/resilience/breaker.ts";
import type {
  AssistantProgress,
  AssistantQuestion,
  AssistantReply,
  EnrolmentAssistant,
} from "#server/ports/enrolment-assistant.ts";
import { deskOf, replyOf, stream as showText, type TaughtAnswers, turnOf } from "./embedded.ts";
import { instructions, remembered, visitorText } from "./prompt.ts";

export type LanguageModelOptions = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
};

export type ModelAssistantOptions = {
  readonly llm: LanguageModelOptions;
  readonly open: AssistantState;
  /** What staff have taught the assistant: the model hears of it with the facts, and their words stay theirs. */
  readonly taught: TaughtAnswers;
  /** Answers whenever the model may not be asked, fails, or says something that is not so. */
  readonly embedded: EnrolmentAssistant;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
  /** Takes one call from the budget of the day, if there is one; false when none is left. */
  readonly mayAsk?: (() => Promise<boolean>) | undefined;
  readonly now: Clock;
  readonly watch?: BreakerWatch | undefined;
  /** All attempts and the whole stream together, in milliseconds. */
  readonly timeout: number;
};

const MAX_REPLY = 1500;
const reply = z.object({
  message: z.string().trim().min(1).max(MAX_REPLY),
  needsContactForm: z.boolean(),
  needsPayment: z.boolean(),
  paymentType: z.enum(PAYMENT_TYPES).nullable().catch(null),
  topic: z.string().nullable().catch(null),
});

/** The model's words may not be shown; the provider itself is well. */
class Refused extends Error {}

/**
 * Answers with a language model behind any OpenAI-compatible server. Every sentence is compared with the catalogue
 * and must be in the visitor's language before it leaves; if one is not, what was shown is withdrawn and the embedded
 * assistant answers. So it does when the provider fails, is slow, or has failed three times lately.
 */
export function createModelAssistant(options: ModelAssistantOptions): EnrolmentAssistant {
  const { llm, open, taught, embedded, log, mayAsk, now, watch, timeout } = options;
  const { answerer, knowledge } = deskOf(open);
  const provider = createOpenAICompatible({
    name: "enrolment",
    baseURL: llm.baseUrl,
    // What is said here goes to the server that was configured, and to none that it points at.
    fetch: (address, init) => fetch(address, { ...init, redirect: "error" }),
    ...(llm.apiKey === undefined ? {} : { apiKey: llm.apiKey }),
  });
  const model = provider.chatModel(llm.model);
  const briefed = {
    en: briefing(knowledge, open, "en", answerer.figures("en")),
    es: briefing(knowledge, open, "es", answerer.figures("es")),
  };
  const factsIn = (language: Language, answers: readonly TaughtAnswer[]) =>
    instructions(
      brand.name,
      language,
      [briefed[language], ...taughtBriefing(answers, language, answerer.figures(language))].join("\n\n"),
    );
  const topics = new Set(knowledge.topics.map(({ id }) => id));
  const breaker = createBreaker({ failures: 3, pause: 30_000, now, watch });

  async function ask(
    question: AssistantQuestion,
    answers: readonly TaughtAnswer[],
    planned: Reply,
    show: (text: string) => void,
    signal: AbortSignal,
  ): Promise<AssistantReply> {
    const asked = { ...question, topic: question.state?.topic ?? null };
    const nearest = answerer.rank(asked, 3).map(({ topic }) => topic.id);
    const stream = streamText({
      model,
      instructions: factsIn(question.language, answers),
      messages: [
        ...question.history.map(({ role, text }) => ({
          role: role === "visitor" ? ("user" as const) : ("assistant" as const),
          content: role === "visitor" ? visitorText(text, []) : text,
        })),
        {
          role: "user" as const,
          content: visitorText(question.message, nearest) + remembered(planned.state),
        },
      ],
      output: Output.object({ schema: reply }),
      maxRetries: 1,
      timeout: { totalMs: timeout },
      abortSignal: signal,
      // Errors arrive as a part of the stream below; without this the library prints them.
      onError: () => {},
    });

    let json = "";
    let finished = false;
    const shown: string[] = [];
    const showSentence = (sentence: string) => {
      check(sentence, question);
      shown.push(sentence);
      show(sentence);
    };
    for await (const part of stream.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new Error("The model took too long or the visitor left.");
      if (part.type === "finish") finished = true;
      if (part.type !== "text-delta") continue;
      json += part.text;
      const { value } = await parsePartialJson(unfenced(json));
      const message = messageOf(value);
      // The last piece may still grow.
      for (const sentence of sentencesKept(message).slice(shown.length, -1)) showSentence(sentence);
    }

    const parsed = readReply(json, finished);
    for (const sentence of sentencesKept(parsed.message).slice(shown.length)) showSentence(sentence);
    return written(question, planned, shown.join(""), parsed);
  }

  /** The model's words with what the policy decides: what is shown, kept and remembered. */
  function written(
    question: AssistantQuestion,
    planned: Reply,
    message: string,
    parsed: z.output<typeof reply>,
  ): AssistantReply {
    const pays = parsed.needsPayment && planned.payment !== null;
    const topic = parsed.topic !== null && topics.has(parsed.topic) ? parsed.topic : null;
    const wantsForm = parsed.needsContactForm && !pays;
    const form = wantsForm && planned.state.form !== "refused" ? "shown" : planned.state.form;
    const { name, email, phone } = planned.state.contact;
    return {
      ...replyOf(planned),
      message,
      needsContactForm: wantsForm,
      needsPayment: pays,
      paymentType: pays ? (parsed.paymentType ?? planned.payment) : null,
      suggestions: [],
      topic,
      outcome: pays ? "payment" : wantsForm ? "unknown" : "answered",
      wish: wantsForm ? { kind: "question", text: question.message, name, email, phone } : null,
      state: { ...planned.state, topic: topic ?? planned.state.topic, form },
    };
  }

  return {
    async answer(question, progress, signal) {
      const answers = await taught();
      const planned = respond(deskOf(open, answers), turnOf(question));
      const isTaught = answers.some(({ id }) => id === planned.topic);
      if (isTaught || !isForModel(planned) || answerer.steers(question.message)) {
        showText(planned.message, progress);
        return replyOf(planned);
      }
      if (!breaker.allows()) return embedded.answer(question, progress, signal);
      if (mayAsk !== undefined && !(await mayAsk())) {
        breaker.undecided();
        return embedded.answer(question, progress, signal);
      }
      const hangUp = new AbortController();
      let showing = false;
      try {
        const answer = await ask(
          question,
          answers,
          planned,
          (text) => {
            showing = true;
            progress?.({ text });
          },
          signal === undefined ? hangUp.signal : AbortSignal.any([signal, hangUp.signal]),
        );
        breaker.succeeded();
        return answer;
      } catch (error) {
        // Otherwise the library reads on to the end of an answer that nobody will see.
        hangUp.abort();
        if (error instanceof Refused) breaker.succeeded();
        else if (signal?.aborted) breaker.undecided();
        else breaker.failed();
        log("assistant_fallback", { reason: error instanceof Error ? error.name : "unknown" });
        return fallBack(question, showing ? progress : undefined, progress, signal);
      }
    },
  };

  function fallBack(
    question: AssistantQuestion,
    shown: AssistantProgress | undefined,
    progress: AssistantProgress | undefined,
    signal: AbortSignal | undefined,
  ): Promise<AssistantReply> {
    shown?.("restart");
    return embedded.answer(question, progress, signal);
  }
}

/** Acts that only need words. What takes, keeps, asks or closes is done by the policy, with its own words. */
const SPOKEN: ReadonlySet<string> = new Set([
  "answer",
  "suggest",
  "unknown",
  "decline",
  "note",
  "form",
  "ask",
  "pay",
]);

function isForModel({ acts, outcome, state }: Reply): boolean {
  const isTalk =
    outcome === "answered" || outcome === "suggested" || outcome === "unknown" || outcome === "payment";
  return isTalk && state.asked === null && acts.every((act) => SPOKEN.has(act));
}

/**
 * Reads the whole reply. One that came to its end and is not of the agreed form is the model's fault, or was provoked
 * by the visitor: it must not count as a failing provider, or three such messages would silence the model for all.
 */
function readReply(json: string, finished: boolean): z.output<typeof reply> {
  try {
    return reply.parse(JSON.parse(unfenced(json)));
  } catch (error) {
    throw finished ? new Refused("The reply is not of the agreed form.") : error;
  }
}

function check(sentence: string, { language }: AssistantQuestion): void {
  const disagreements = factsAgree(sentence, catalogue, language);
  if (disagreements.length > 0)
    throw new Refused(`Claims that are not so: ${disagreements.map(({ kind }) => kind)}`);
  if (!speaks(sentence, language)) throw new Refused("The reply is in the other language.");
  if (/[<>]|https?:/.test(sentence)) throw new Refused("The reply holds markup or a link.");
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
