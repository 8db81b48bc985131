import { setImmediate as otherCalls } from "node:timers/promises";
import type { Parsed } from "#contract/index.ts";
import type { Language } from "#domain/locale/language.ts";
import type { AnswerGiven } from "#domain/safety/desk/desk.ts";
import type { MessageScreening } from "#domain/safety/screening.ts";
import { readState } from "#domain/tutor/state.ts";
import type { Consents } from "#server/auth/consents.ts";
import type { Store } from "#server/db/store.ts";
import type { Call } from "#server/http/handler.ts";
import { logError } from "#server/http/log.ts";
import { visitorLanguage } from "#server/http/negotiate.ts";
import type { Ownership } from "#server/http/ownership.ts";
import { notOfClass, Refusal } from "#server/http/refusal.ts";
import type { SafetyHit, TutorPlace } from "#server/ports/safety-desk.ts";
import type { TutorProgress } from "#server/ports/tutor.ts";
import { type Answered, answerTo, type TutorSafety } from "./answering.ts";
import { judgedAnswer } from "./judged-answer.ts";
import { isWhose, notYours, saveExchange, type threads } from "./threads.ts";

export type TutorChatParts = TutorSafety & {
  readonly store: Store;
  readonly owners: Ownership;
  readonly allowed: Consents;
  readonly stored: ReturnType<typeof threads>;
  /** What has not changed since then is no longer kept. */
  readonly oldest: () => Promise<number>;
  readonly now: () => number;
  /** Whether a browser whose class session has ended may put one more item on the desk today. */
  readonly afterClassBudget: (call: Call) => Promise<boolean>;
  readonly countAnswer: (outcome: "answered" | "care" | "stopped" | "held_back") => void;
};

type ChatMessage = Parsed<"POST /api/wildlight-chat">["body"];
type Reply = { response: string; isCare?: true };
/** A message that may be answered: everything that can refuse it has been checked. */
type Asked = (progress?: TutorProgress, signal?: AbortSignal) => Promise<Reply>;

/**
 * Prepares a child's message. It is screened before anything keeps, answers or refuses it: a disclosure gets its words
 * and an item on the staff's desk also when there were too many messages, when the chat is closed, or when the class session
 * has ended. What is stopped never reaches a tutor or a provider, now or as history. Both sides are stored, redacted, before the answer is final.
 *
 * @throws Refusal unauthenticated after the class session; consent_required; forbidden when the conversation is another browser's; rate_limited; chat_closed
 */
export async function prepareMessage(parts: TutorChatParts, body: ChatMessage, call: Call): Promise<Asked> {
  const { owners, allowed, desk, screen, stored, now } = parts;
  // Nobody vouches for these any more: they are limited before they are looked at.
  if (!(await call.student())) await call.count();
  try {
    if (!(await call.student())) throw notOfClass();
    await allowed.requireConsent(call, "ai_chat");
  } catch (refusal) {
    const asked = await disclosed(parts, body, call);
    if (asked === null) throw refusal;
    return asked;
  }
  const { sessionId, studentName, age, guide } = body;
  const askedAt = now();
  const oldest = await parts.oldest();
  const thread = await stored.find(sessionId, oldest);
  const known = owners.known(call);
  const learner = owners.learner(call);
  if (thread !== null && !isWhose(thread, known, learner)) throw notYours();
  const device = owners.settledDevice(call);
  const names = [studentName];
  const { turns: history, spoken: earlier } =
    thread === null ? { turns: [], spoken: [] } : await stored.recent(thread.id, oldest);
  const before = readState(thread?.state ?? null, languageOf(body.language, call));
  // Read in the child's own words: where it lives is taken out of what is kept.
  const country = parts.followUps.countryIn(body.message) ?? before.country;
  const state = country === undefined ? before : { ...before, country };
  const isStory = state.waiting?.kind === "writing" && state.waiting.form === "story";
  const screening = screen.message(body.message, { names, earlier, isStory });
  // A long message takes tens of milliseconds to read and as many to answer: between the two, others have their turn.
  await otherCalls();
  const { redacted } = screening;
  const care = thread?.care ?? null;
  const origin = { device, address: call.address };
  const tell = (hit: Pick<SafetyHit, "kind" | "isSure" | "words" | "excerpt" | "from" | "answered">) =>
    // The child is answered whatever the desk does.
    desk
      .record({ ...hit, before: earlier, sessionId, studentName, place: "tutor", origin })
      .catch((error: unknown) => logError("safety desk", error));

  const tellOf = async ({ kind, verdict, excerpt }: MessageScreening, answered?: AnswerGiven) => {
    if (kind === null) return;
    const what = { kind, words: redacted, excerpt: excerpt ?? redacted, from: "child" } as const;
    if (verdict !== "uncertain") await tell({ ...what, isSure: true });
    else await tell({ ...what, isSure: false, ...(answered === undefined ? {} : { answered }) });
  };
  if (screening.verdict !== "disclosure" && care === null) {
    try {
      await refuseUnlessOpen(parts, call);
    } catch (refusal) {
      await tellOf(screening, "none");
      throw refusal;
    }
  }

  return async (progress, signal) => {
    const message = { screening, state, care, age, guide, names, history, earlier };
    // What the rules are sure of does not wait for anything.
    if (screening.verdict === "disclosure") await tellOf(screening);
    const { answer, screening: found } = await judgedAnswer(parts, message, progress, signal);
    const { heldBack, isCare, isNow, text } = answer;
    if (screening.verdict !== "disclosure") await tellOf(found, answer.care === null ? "ordinary" : "care");
    if (isNow && found.kind !== "emergency")
      await tell({ kind: "emergency", words: redacted, excerpt: redacted, from: "child", isSure: true });
    if (heldBack !== undefined)
      await tell({ ...heldBack, words: heldBack.excerpt, from: "tutor", isSure: true });
    parts.countAnswer(outcomeOf(answer, found));
    await keep(parts, call, {
      session_id: sessionId,
      owner_hash: known[0] ?? device,
      device_hash: device,
      learner_id: learner,
      message: redacted,
      // What follows a disclosure belongs to it: no provider is told of either.
      isStopped: found.kind !== null || isCare,
      isCare,
      askedAt,
      reply: text,
      repliedAt: Math.max(now(), askedAt),
      state: { ...answer.state, said: text, ...(country === undefined ? {} : { country }) },
      care: answer.care,
    });
    const said = [
      { from: "child", text: redacted },
      { from: "tutor", text },
    ] as const;
    await desk.follow(sessionId, said).catch((error: unknown) => logError("safety desk", error));
    return { response: text, ...(isCare ? { isCare } : {}) };
  };
}

/**
 * Where no adult has allowed the chat, or the class session has ended, nothing is kept and no tutor answers; but what is certainly a disclosure gets its
 * words and its item. Null for any other message.
 */
async function disclosed(parts: TutorChatParts, body: ChatMessage, call: Call): Promise<Asked | null> {
  const { studentName, message, age, guide } = body;
  const names = [studentName];
  const screening = parts.screen.message(message, { names });
  const { verdict, kind, redacted: words, excerpt } = screening;
  if (verdict !== "disclosure" || kind === null) return null;
  const origin = { device: parts.owners.device(call), address: call.address };
  const isOfClass = await call.student();
  const place: TutorPlace = isOfClass ? "tutor" : "tutor_after_class";
  const hit = { kind, isSure: true, words, excerpt: excerpt ?? words, from: "child", place } as const;
  const sessionId = await provenSession(parts, body.sessionId, call);
  if (isOfClass || (await parts.afterClassBudget(call))) {
    await parts.desk
      .record({ ...hit, before: [], sessionId, studentName, origin })
      .catch((error: unknown) => logError("safety desk", error));
  }
  return async (progress) => {
    const state = readState(null, languageOf(body.language, call));
    const asked = { screening, state, care: null, age, guide, names, history: [], earlier: [] };
    const { text, isCare } = await answerTo(parts, asked, progress);
    return { response: text, ...(isCare && { isCare }) };
  };
}

/**
 * The conversation that an item belongs to. Who names another child's conversation gets one of its own, so that nothing is
 * added to that child's item and staff are not led to that child's family.
 */
async function provenSession({ owners, stored, oldest }: TutorChatParts, sessionId: string, call: Call) {
  const thread = await stored.find(sessionId, await oldest());
  const isOwn = thread === null || isWhose(thread, owners.known(call), owners.learner(call));
  return isOwn ? sessionId : `${sessionId} ${owners.device(call) ?? ""}`;
}

function outcomeOf({ heldBack, isCare }: Answered, { kind, verdict }: MessageScreening) {
  if (heldBack !== undefined) return "held_back";
  if (isCare) return "care";
  return kind !== null && verdict !== "uncertain" ? "stopped" : "answered";
}

/** @throws Refusal rate_limited; chat_closed while nobody is there to be told of what a child may tell */
async function refuseUnlessOpen({ desk }: TutorChatParts, call: Call): Promise<void> {
  await call.count();
  if (!(await desk.isAttended())) {
    throw new Refusal("chat_closed", "The chat is closed, because nobody at the school could be told.");
  }
}

type Exchange = Omit<Parameters<typeof saveExchange>[1], "consent" | "guardian_email_key">;

/** Keeps an exchange if the consent still holds, in the transaction that relies on it. */
async function keep({ store, allowed }: TutorChatParts, call: Call, exchange: Exchange): Promise<void> {
  const caller = await allowed.caller(call);
  await store.write(async (trx) => {
    const basis = await allowed.basis(caller, "ai_chat", trx);
    if (basis === null) throw new Refusal("consent_required", "An adult has to allow this first.");
    const consent = { consent: basis.by, guardian_email_key: basis.guardianEmailKey };
    await saveExchange(trx, { ...exchange, ...consent });
  });
}

/** Decision 011: the call's own language, else the cookie's, else the browser's; the child's own words outrank it. */
function languageOf(asked: Language | undefined, { headers }: Call): Language {
  return (
    asked ?? visitorLanguage(headers.get("cookie") ?? undefined, headers.get("accept-language") ?? undefined)
  );
}
