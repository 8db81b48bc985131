import { streamText } from "ai";
import { frequentWords } from "#content/safety/frequent-words.ts";
import { instructions } from "#content/tutor/instructions.ts";
import { sentencesKept } from "#domain/language/text.ts";
import { welcomeTier } from "#domain/learner/age.ts";
import { assignedVoice } from "#domain/learner/guide.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { isCleared } from "#domain/safety/judgement.ts";
import { SAFETY_KINDS, type SafetyKind } from "#domain/safety/kinds.ts";
import { isInLanguage } from "#domain/safety/reply/reply-language.ts";
import type { ReplyFault, ReplyScreening, SafetyScreen } from "#domain/safety/screening.ts";
import {
  chatModel,
  type ModelAddress,
  type ModelLimits,
  modelOrElse,
  Refused,
} from "#server/language-model.ts";
import { ownTutor, tutorLibrary } from "#server/own-tutor.ts";
import type { SafetyJudge } from "#server/ports/safety-judge.ts";
import type { HeldBack, LearningTutor, TutorAnswer, TutorRequest } from "#server/ports/tutor.ts";
import { createEmbeddedTutor, showSentences, type TutorLog } from "./embedded.ts";

export type ModelTutorOptions = ModelLimits & {
  readonly llm: ModelAddress;
  readonly screen: SafetyScreen;
  /** Reads each reply before the child does. */
  readonly judge: Pick<SafetyJudge, "reply" | "isResting">;
  readonly log: TutorLog;
  /** For everything the model does with one message, in milliseconds. */
  readonly timeout: number;
};

/** More is no answer to a child. */
const LONGEST = 1200;
/** A reply that never ends is shown to nobody. */
const MOST_TOKENS = 500;
/** Under which kind staff see what the second judge or the classifier refused without saying why. */
const UNNAMED_FAULT: SafetyKind = "danger";

/** Words that could harm: staff are told of them. */
class HeldWords extends Refused {
  readonly heldBack: HeldBack | undefined;

  constructor(reason: string, heldBack: HeldBack | undefined) {
    super(reason);
    this.heldBack = heldBack;
  }
}

/**
 * Talks through a language model behind any OpenAI-compatible server (decision 085). What can be worked out, and every
 * step of a story or an activity, stays with the embedded tutor, which is never wrong there. A reply is judged whole,
 * by the screen and by the second judge, before the child sees any of it (decisions 104, 121); when it may not be shown,
 * the judge did not say that it is fit, or the model is silent, slow or broken, the embedded tutor answers.
 */
export function createModelTutor({
  llm,
  screen,
  judge,
  log,
  mayAsk,
  now,
  watch,
  timeout,
}: ModelTutorOptions): LearningTutor {
  const model = chatModel("tutor", llm);
  const orEmbedded = modelOrElse({ mayAsk, now, watch });
  const embedded = createEmbeddedTutor(screen, log);

  /** @throws Refused unless the second judge says that the child may read it */
  async function judged(text: string, request: TutorRequest, signal: AbortSignal): Promise<void> {
    const turns = [...request.history, { from: "child" as const, text: request.message }];
    const excerpt = screen.redact(text, request.names);
    const judgement = await judge.reply(excerpt, turns, signal);
    if (isCleared(judgement)) return;
    if (judgement === null) throw new Refused("not judged");
    throw new HeldWords("judged unfit", { kind: judgement.fault ?? UNNAMED_FAULT, excerpt });
  }

  async function ask(request: TutorRequest, signal: AbortSignal) {
    const language = ownTutor().answer(request).state.language;
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

    const check = (said: string, language: Language, { kind }: ReplyScreening) => {
      if (kind !== null) throw new HeldWords(kind, heldBackFor(kind, screen.redact(said, request.names)));
      if (!isInLanguage(said, language, frequentWords)) throw new Refused("language");
      if (/[<>]|https?:|\*\*|^#/m.test(said)) throw new Refused("markup");
    };
    let text = "";
    let checked = 0;
    for await (const part of stream.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new Error("The model took too long or the child left.");
      if (part.type !== "text-delta") continue;
      text += part.text;
      if (text.length > LONGEST) throw new Refused("length");
      // Nothing is shown yet: this only hangs up early on a model that says what it may not. The last may still grow.
      const finished = sentencesKept(text.trimStart()).slice(checked, -1);
      for (const sentence of finished) check(sentence, language, screen.reply(sentence, request));
      checked += finished.length;
    }
    const whole = text.trim();
    if (whole === "") throw new Refused("empty");
    for (const sentence of sentencesKept(whole)) check(sentence, language, screen.reply(sentence, request));
    // Harmless sentences may make a whole that is not; and what no rule knows is left to the classifier.
    check(whole, language, screen.modelReply(whole, request));
    await judged(whole, request, signal);
    return whole;
  }

  return {
    async answer(request, progress, signal) {
      const own = ownTutor().answer(request);
      // While the judge rests nothing that the model says could be shown, so the child does not wait for it.
      if (request.isDelicate || own.nature === "exact" || judge.isResting())
        return embedded.answer(request, progress, signal);
      return orEmbedded<TutorAnswer>({
        async ask(ending) {
          const text = await ask(request, ending);
          // The model asked something of its own; what the content asks next is not waited for.
          const waiting = own.state.waiting?.kind === "topic" ? own.state.waiting : null;
          const answer = { text: screen.redact(text, request.names), state: { ...own.state, waiting } };
          showSentences(answer.text, progress);
          return answer;
        },
        async otherwise(error) {
          if (error !== null) {
            const unknown = error instanceof Error ? error.name : "unknown";
            log("tutor_fallback", { reason: error instanceof Refused ? error.message : unknown });
          }
          const answer = await embedded.answer(request, progress, signal);
          const heldBack = error instanceof HeldWords ? error.heldBack : undefined;
          return heldBack === undefined ? answer : { ...answer, heldBack };
        },
        signal,
      });
    },
  };
}

/** The kind under which staff see a fault that is no kind of its own. */
const SEEN_AS: Partial<Record<ReplyFault, SafetyKind>> = {
  secrecy: "grooming",
  meeting: "grooming",
  contact: "grooming",
  pictures: "grooming",
  romance: "grooming",
  silencing: "grooming",
  minimising: "abuse",
  cruelty: "bullying",
  fear: "danger",
  disobedience: "danger",
  money: "danger",
  persuasion: "hate",
  asks_personal_data: "personal_data",
  suspected: UNNAMED_FAULT,
};

/** What staff learn of: words that could harm. A link or a wrong form is the log's business. */
function heldBackFor(fault: ReplyFault, excerpt: string): HeldBack | undefined {
  const kind = SEEN_AS[fault] ?? SAFETY_KINDS.find((each) => each === fault);
  return kind === undefined ? undefined : { kind, excerpt };
}

function systemPrompt(request: TutorRequest, language: "en" | "es"): string {
  const facts = ownTutor().facts(request);
  const guide = assignedVoice(request.age, request.guide);
  return [
    fill(instructions.rules, { guide, drawn: tutorLibrary().drawnAs(guide).en }),
    instructions.manner[welcomeTier(request.age)],
    instructions.language[language],
    facts === null ? "There are no checked facts on this." : `Checked facts: ${facts}`,
  ].join("\n\n");
}

/** The child's words as data: they cannot close their own mark. */
function asTalk(message: string): string {
  return `<child>\n${message.replaceAll("<", "‹").replaceAll(">", "›")}\n</child>`;
}
