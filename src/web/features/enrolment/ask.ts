import type { ChatReply } from "#contract/enrolment.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Session } from "#web/chat/chat-session.ts";
import { type Progress, streamedReply } from "#web/chat/streamed-reply.ts";

/**
 * Asks the assistant and follows its answer.
 *
 * @throws ApiError when the answer is not OK; another error when the connection or the stream breaks
 */
export async function ask(
  question: { readonly message: string; readonly language: Language },
  session: Session,
  progress: Progress,
  signal: AbortSignal,
): Promise<ChatReply> {
  const body = { ...question, sessionId: session.sessionId };
  return readReply(await streamedReply("POST /api/chat", body, session, progress, signal));
}

/** The reply, checked just far enough that showing it cannot fail. */
export function readReply(value: unknown): ChatReply {
  const reply = value as ChatReply | null;
  if (typeof reply?.message !== "string") throw new Error("The answer holds no message");
  return reply;
}
