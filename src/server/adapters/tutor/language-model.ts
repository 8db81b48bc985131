import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";
import { instructions } from "#content/tutor/instructions.ts";
import { speaks } from "#domain/enrolment/assistant/speaks.ts";
import { sentencesKept } from "#domain/enrolment/assistant/text.ts";
import { welcomeTier } from "#domain/learner/age.ts";
import { type Clock, createBreaker } from "#domain/resilience/breaker.ts";
import { SAFETY_KINDS, type SafetyKind } from "#domain/safety/kinds.ts";
import type { ReplyFault, SafetyScreen } from "#domain/safety/screening.ts";
import type { HeldBack, LearningTutor, TutorProgress, TutorRequest } from "#server/ports/tutor.ts";
import { createEmbeddedTutor, ownTutor } from "./embedded.ts";

export type ModelTutorOptions = {
  readonly llm: { readonly baseUrl: string; readonly apiKey: string | undefined; readonly model: string };
  readonly screen: SafetyScreen;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
  readonly now: Clock;
  /** For everything the model does with one message, in milliseconds. */
  readonly timeout: number;
};

/** More is no answer to a child. */
const LONGEST = 1200;
/** A sentence that never ends is shown to nobody. */
const MOST_TOKENS = 500;

/** The model's words may not be shown; the provider itself is well. */
class Refused extends Error {
  readonly heldBack: HeldBack | undefined;

  constructor(reason: string, heldBack?: HeldBack) {
    super(reason);
    this.heldBack = heldBack;
  }
}

/**
 * Talks through a language model behind any OpenAI-compatible server (decision 085). What can be worked out, and every
 * step of a story or an activity, stays with the embedded tutor, which is never wrong there. Each sentence of the model
 * passes the screen before it leaves; when one does not, or the model is silent, slow or broken, what was shown is
 * withdrawn and the embedded tutor answers.
 */
export function createModelTutor({ llm, screen, log, now, timeout }: ModelTutorOptions): LearningTutor {
  const provider = createOpenAICompatible({
    name: "tutor",
    baseURL: llm.baseUrl,
    ...(llm.apiKey === undefined ? {} : { apiKey: llm.apiKey }),
  });
  const model = provider.chatModel(llm.model);
  const embedded = createEmbeddedTutor(screen);
  const breaker = createBreaker({ failures: 3, pause: 30_000, now });

  async function ask(request: TutorRequest, show: (text: string) => void, signal: AbortSignal) {
    const language = ownTutor.answer(request).state.language;
    const stream = streamText({
      model,
      instructions: systemPrompt(request, language),
      messages: [
        ...request.history.map(({ from, text }) =>
          from === "child"
            ? { role: "user" as const, content: asTalk(text) }
            : { role: "assistant" as const, content: text },
        ),
        { role: "user" as const, content: asTalk(request.message) },
      ],
      maxRetries: 0,
      maxOutputTokens: MOST_TOKENS,
      timeout: { totalMs: timeout },
      abortSignal: signal,
      // Errors arrive as a part of the stream below; without this the library prints them.
      onError: () => {},
    });

    let text = "";
    let shown = 0;
    const showSentences = (sentences: readonly string[]) => {
      for (const sentence of sentences) {
        check(sentence);
        show(sentence);
        shown += 1;
      }
    };
    const check = (sentence: string) => {
      const { kind } = screen.reply(sentence, { names: request.names });
      if (kind !== null) throw new Refused(kind, heldBackFor(kind, screen.redact(sentence, request.names)));
      if (!speaks(sentence, language)) throw new Refused("language");
      if (/[<>]|https?:|\*\*|^#/m.test(sentence)) throw new Refused("markup");
    };
    for await (const part of stream.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new Error("The model took too long or the child left.");
      if (part.type !== "text-delta") continue;
      text += part.text;
      if (text.length > LONGEST) throw new Refused("length");
      // The last piece may still grow.
      showSentences(sentencesKept(text.trimStart()).slice(shown, -1));
    }
    const whole = text.trim();
    if (whole === "") throw new Refused("empty");
    // Two harmless halves may make a whole that is not.
    check(whole);
    showSentences(sentencesKept(whole).slice(shown));
    return whole;
  }

  return {
    async answer(request, progress, signal) {
      const own = ownTutor.answer(request);
      if (request.isDelicate || own.nature === "exact" || !breaker.allows())
        return embedded.answer(request, progress, signal);
      const hangUp = new AbortController();
      const ending = signal === undefined ? hangUp.signal : AbortSignal.any([signal, hangUp.signal]);
      let showing = false;
      const show: TutorProgress = (step) => {
        showing = true;
        progress?.(step);
      };
      try {
        const text = await ask(request, (piece) => show({ text: piece }), ending);
        breaker.succeeded();
        // The model asked something of its own; what the content asks next is not waited for.
        const waiting = own.state.waiting?.kind === "topic" ? own.state.waiting : null;
        return { text: screen.redact(text, request.names), state: { ...own.state, waiting } };
      } catch (error) {
        // Otherwise the library reads on to the end of an answer that nobody will see.
        hangUp.abort();
        if (error instanceof Refused) breaker.succeeded();
        else if (signal?.aborted) breaker.undecided();
        else breaker.failed();
        const reason =
          error instanceof Refused ? error.message : error instanceof Error ? error.name : "unknown";
        log("tutor_fallback", { reason });
        if (showing) progress?.("restart");
        const answer = await embedded.answer(request, progress, signal);
        const heldBack = error instanceof Refused ? error.heldBack : undefined;
        return heldBack === undefined ? answer : { ...answer, heldBack };
      }
    },
  };
}

/** The kind under which staff see a fault that is no kind of its own. */
const SEEN_AS: Partial<Record<ReplyFault, SafetyKind>> = {
  secrecy: "grooming",
  meeting: "grooming",
  asks_personal_data: "personal_data",
};

/** What staff learn of: words that could harm. A link or a wrong form is the log's business. */
function heldBackFor(fault: ReplyFault, excerpt: string): HeldBack | undefined {
  const kind = SEEN_AS[fault] ?? SAFETY_KINDS.find((each) => each === fault);
  return kind === undefined ? undefined : { kind, excerpt };
}

function systemPrompt(request: TutorRequest, language: "en" | "es"): string {
  const facts = ownTutor.facts(request);
  return [
    instructions.rules,
    instructions.manner[welcomeTier(request.age)],
    instructions.language[language],
    facts === null ? "There are no checked facts on this." : `Checked facts: ${facts}`,
  ].join("\n\n");
}

/** The child's words as data: they cannot close their own mark. */
function asTalk(message: string): string {
  return `<child>\n${message.replaceAll("<", "‹").replaceAll(">", "›")}\n</child>`;
}
