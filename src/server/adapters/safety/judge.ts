import { generateText, type ModelMessage } from "ai";
import { judgeInstructions } from "#content/safety/judge-instructions.ts";
import { type BreakerWatch, type Clock, createBreaker } from "#domain/resilience/breaker.ts";
import { turnsToJudge } from "#domain/safety/judgement.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { chatModel, type ModelAddress } from "#server/language-model.ts";
import type { SafetyJudge } from "#server/ports/safety-judge.ts";
import { messageJudgement, replyJudgement } from "./judge-answers.ts";
import { isOwnMachine } from "./judge-in-house.ts";

export type SafetyJudgeOptions = {
  /** SAFETY_LLM_*: a server chosen for judging. */
  readonly own: ModelAddress | null;
  /** LLM_*: the tutor's server, which judges when there is no other. */
  readonly tutors: ModelAddress | null;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
  readonly now?: Clock;
  readonly watch?: BreakerWatch | undefined;
  /** In milliseconds; for tests. */
  readonly timeout?: number;
};

/** A child waits for the judge and the tutor together ten seconds at most. */
const TIMEOUT = 2_000;
const MOST_TOKENS = 150;
/** Staff are told when so many of the last judgements failed. */
const CALLS_WATCHED = 20;
const FAILURES_TOLD = 3;
/** These have an instruction of their own in their template, and some of them fail on any other. */
const GUARD_MODEL = /guard|shield/i;

/** The second judge; null when no language model is configured at all. */
export function createSafetyJudge({ own, tutors, ...options }: SafetyJudgeOptions): SafetyJudge | null {
  const llm = own ?? tutors;
  if (llm === null) return null;
  // The tutor's server counts as a provider wherever it stands: nobody chose it for what is suspected.
  const isInHouse = own !== null && isOwnMachine(own.baseUrl);
  return modelJudge(llm, isInHouse, options);
}

/**
 * Judges through any OpenAI-compatible server. No form is asked of the server for the answer, since a guard model that
 * is forced to write JSON judges badly: the answer is read as text (judge-answers.ts).
 */
function modelJudge(
  llm: ModelAddress,
  isInHouse: boolean,
  {
    log,
    watch,
    now = () => performance.now(),
    timeout = TIMEOUT,
  }: Omit<SafetyJudgeOptions, "own" | "tutors">,
): SafetyJudge {
  const model = chatModel("judge", llm);
  const isGuard = GUARD_MODEL.test(llm.model);
  let isResting = false;
  let lastCalls: ("succeeded" | "failed")[] = [];
  const breaker = createBreaker({
    ...{ failures: 3, pause: 30_000, now },
    watch(outcome, rests) {
      isResting = rests;
      lastCalls = [...lastCalls, outcome].slice(-CALLS_WATCHED);
      watch?.(outcome, rests);
    },
  });
  let isDown = false;

  async function judge<Judgement>(
    instructions: string,
    turns: readonly SpokenTurn[],
    read: (answer: string) => Judgement | null,
    signal: AbortSignal | undefined,
  ): Promise<Judgement | null> {
    if (turns.length === 0 || signal?.aborted || !breaker.allows()) return null;
    try {
      const { text } = await generateText({
        model,
        ...(isGuard ? { messages: asConversation(turns) } : { instructions, prompt: asMaterial(turns) }),
        temperature: 0,
        maxRetries: 0,
        maxOutputTokens: MOST_TOKENS,
        timeout: { totalMs: timeout },
        ...(signal === undefined ? {} : { abortSignal: signal }),
      });
      const judgement = read(text);
      if (judgement === null) return failed("form");
      breaker.succeeded();
      isDown = false;
      return judgement;
    } catch (error) {
      if (signal?.aborted) {
        breaker.undecided();
        return null;
      }
      return failed(error instanceof Error ? error.name : "unknown");
    }
  }

  /** Said once, until it judges again: a server that is away for a day would fill the log. */
  function failed(reason: string): null {
    breaker.failed();
    if (!isDown) log("safety_judge_unavailable", { reason });
    isDown = true;
    return null;
  }

  return {
    isInHouse,
    isResting: () => isResting,
    isUnreliable: () => lastCalls.filter((outcome) => outcome === "failed").length >= FAILURES_TOLD,
    message: (turns, signal) =>
      judge(judgeInstructions.message, turnsToJudge(turns), messageJudgement, signal),
    reply(reply, turns, signal) {
      const said = [...turnsToJudge(turns), { from: "tutor" as const, text: reply }];
      return judge(judgeInstructions.reply, said, replyJudgement, signal);
    },
  };
}

/** The conversation as data: nothing in it can close its own mark. */
function asMaterial(turns: readonly SpokenTurn[]): string {
  const plain = (text: string) => text.replaceAll("<", "‹").replaceAll(">", "›");
  return turns.map(({ from, text }) => `<${from}>\n${plain(text)}\n</${from}>`).join("\n");
}

/** The conversation as guard models want it: from the child's first turn on, and never one side twice in a row. */
function asConversation(turns: readonly SpokenTurn[]): ModelMessage[] {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  for (const { from, text } of turns) {
    const role = from === "child" ? "user" : "assistant";
    const last = messages.at(-1);
    if (last === undefined && role === "assistant" && turns.length > 1) continue;
    if (last?.role === role) last.content += `\n${text}`;
    else messages.push({ role, content: text });
  }
  return messages;
}
