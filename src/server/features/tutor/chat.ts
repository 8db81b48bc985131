import { brand } from "#content/catalogue/brand.ts";
import { namesGrownUp, safetyAnswers } from "#content/safety/answers.ts";
import { helpLines } from "#content/safety/help-lines.ts";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Parsed } from "#contract/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { fixedAnswer, type Listener, suspectedWords } from "#domain/safety/answers.ts";
import { linesFor } from "#domain/safety/help-lines.ts";
import { isDisclosure, type SafetyKind } from "#domain/safety/kinds.ts";
import type { MessageScreening, SafetyScreen } from "#domain/safety/screening.ts";
import { threadLanguage } from "#domain/tutor/language.ts";
import { gently, readState, type TutorState } from "#domain/tutor/state.ts";
import { wordsOf } from "#domain/tutor/words.ts";
import type { Consents } from "#server/auth/consents.ts";
import type { Store } from "#server/db/store.ts";
import type { Call } from "#server/http/handler.ts";
import { logError } from "#server/http/log.ts";
import { visitorLanguage } from "#server/http/negotiate.ts";
import type { Ownership } from "#server/http/ownership.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { SafetyDesk, SafetyHit } from "#server/ports/safety-desk.ts";
import type { LearningTutor, TutorAnswer, TutorProgress } from "#server/ports/tutor.ts";
import { notYours, saveExchange, type threads } from "./threads.ts";

/** What every message passes before and after a tutor. */
export type TutorSafety = {
  readonly tutor: LearningTutor;
  readonly screen: SafetyScreen;
  readonly desk: SafetyDesk;
};

export type TutorChatParts = TutorSafety & {
  readonly store: Store;
  readonly owners: Ownership;
  readonly allowed: Consents;
  readonly stored: ReturnType<typeof threads>;
  /** What has not changed since then is no longer kept. */
  readonly oldest: () => Promise<number>;
  readonly now: () => number;
};

type ChatMessage = Parsed<"POST /api/wildlight-chat">["body"];
/** A message that may be answered: everything that can refuse it has been checked. */
type Asked = (progress?: TutorProgress, signal?: AbortSignal) => Promise<{ response: string }>;

/**
 * Prepares a child's message. It is screened before anything keeps or answers it; a disclosure or anything unsafe gets
 * the fixed words and an item on the staff's desk, and never reaches a tutor or a provider, now or as history. Both sides are
 * stored, redacted, before the answer is final.
 *
 * @throws Refusal consent_required; forbidden when the conversation is another browser's
 */
export async function prepareMessage(parts: TutorChatParts, body: ChatMessage, call: Call): Promise<Asked> {
  const { owners, allowed, tutor, screen, stored, now } = parts;
  await allowed.requireConsent(call, "ai_chat");
  const { sessionId, studentName, age } = body;
  const askedAt = now();
  const oldest = await parts.oldest();
  const thread = await stored.find(sessionId, oldest);
  const known = owners.known(call);
  if (thread !== null && !known.some((hash) => hash === thread.owner_hash || hash === thread.device_hash)) {
    throw notYours();
  }
  const device = owners.settledDevice(call);
  const history = thread === null ? [] : await stored.turns(thread.id, oldest);
  const state = readState(thread?.state ?? null, languageOf(body.language, call));
  const screened = screen.message(body.message, { names: [studentName] });

  const tell = (hit: Pick<SafetyHit, "kind" | "isSure" | "words" | "excerpt" | "from">) =>
    // The child is answered whatever the desk does.
    parts.desk
      .record({ ...hit, before: history, sessionId, studentName, place: "tutor" })
      .catch((error: unknown) => logError("safety desk", error));

  return async (progress, signal) => {
    let answer: TutorAnswer;
    const { kind, excerpt, redacted } = screened;
    const isSure = screened.verdict !== "uncertain";
    if (kind !== null) await tell({ kind, words: redacted, excerpt: excerpt ?? "", from: "child", isSure });
    if (kind !== null && isSure) {
      answer = stopped(kind, screened, state, age);
      progress?.({ text: answer.text });
    } else {
      const names = [studentName];
      const request = { message: redacted, age, state, history, names, isDelicate: !isSure };
      answer = await tutor.answer(request, progress, signal);
      const { heldBack } = answer;
      if (heldBack !== undefined)
        await tell({ ...heldBack, words: heldBack.excerpt, from: "tutor", isSure: true });
      if (kind !== null)
        answer = withCare(answer, kind, listener(answer.state.language, age, screened), progress);
    }
    await keep(parts, call, {
      session_id: sessionId,
      owner_hash: known[0] ?? device,
      device_hash: device,
      message: redacted,
      isStopped: kind !== null,
      askedAt,
      reply: answer.text,
      repliedAt: Math.max(now(), askedAt),
      state: {
        ...(kind !== null && isDisclosure(kind) ? gently(answer.state) : answer.state),
        said: answer.text,
      },
    });
    return { response: answer.text };
  };
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

/** The fixed words for what must not reach a tutor. Whatever was going on waits no longer. */
function stopped(kind: SafetyKind, screened: MessageScreening, state: TutorState, age: number): TutorAnswer {
  const { redacted } = screened;
  const language = threadLanguage(tutorLibrary, redacted, wordsOf(redacted), state.language);
  const next = { ...state, language, turn: state.turn + 1, waiting: null };
  return {
    text: fixedAnswer(safetyAnswers, helpLines, kind, listener(language, age, screened)),
    state: next,
  };
}

const listener = (language: Language, age: number, { isAtHome }: MessageScreening): Listener => ({
  ...{ language, age, isAtHome },
  countries: linesFor(helpLines, { setting: brand.country, said: null }),
});

/** A tutor's answer that ends with the way to a grown-up, unless it tells it already. */
function withCare(
  answer: TutorAnswer,
  kind: SafetyKind,
  listener: Listener,
  progress: TutorProgress | undefined,
): TutorAnswer {
  if (namesGrownUp[listener.language].test(answer.text)) return answer;
  const care = ` ${suspectedWords(safetyAnswers, helpLines, kind, listener)}`;
  progress?.({ text: care });
  return { ...answer, text: answer.text + care };
}

/** Decision 011: the call's own language, else the cookie's, else the browser's; the child's own words outrank it. */
function languageOf(asked: Language | undefined, { headers }: Call): Language {
  return (
    asked ?? visitorLanguage(headers.get("cookie") ?? undefined, headers.get("accept-language") ?? undefined)
  );
}
