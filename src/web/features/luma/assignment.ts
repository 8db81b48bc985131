import type { AssignmentResult } from "#domain/curriculum/assign.ts";
import { isLanguage, type Language } from "#domain/locale/language.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { type Learner, newSession, sessionOf } from "./address.ts";
import { type assignmentOf, NO_ANSWERS } from "./answers.ts";
import { isRecord } from "./place.ts";
import { readPlan } from "./plan.ts";

/** A plan and the session it belongs to. */
export type Assigned = {
  readonly session: string;
  readonly plan: AssignmentResult;
  /** Of its texts; null for a stored one, which is not asked for again. */
  readonly language: Language | null;
};

export const freshSession = () => newSession(Date.now(), (bytes) => crypto.getRandomValues(bytes));

/**
 * Asks for an assignment. A session that belongs to another browser is left to it, and a new one is used.
 *
 * @throws ApiError or TypeError when the server refuses or cannot be reached; Error when its answer is not whole
 */
export async function assign(
  session: string,
  part: ReturnType<typeof assignmentOf>,
  language: Language,
): Promise<Assigned> {
  const ask = async (sessionId: string) => {
    const answered = await api("POST /api/assign-curriculum", { body: { sessionId, ...part, language } });
    const plan = readPlan(answered);
    if (plan === null) throw new Error("The assignment came back incomplete.");
    return { session: sessionId, plan, language };
  };
  try {
    return await ask(session);
  } catch (error) {
    if (!isStatus(error, 403)) throw error;
    return ask(freshSession());
  }
}

/**
 * The stored profile of a session, if this browser owns one.
 *
 * @returns the plan, or the session to go on with: the same when nothing is stored, a new one when it is another's
 */
export async function stored(
  session: string,
): Promise<Assigned | { readonly session: string; readonly plan: null }> {
  try {
    const plan = readPlan(
      await api("GET /api/student-profile/{sessionId}", { params: { sessionId: session } }),
    );
    return plan === null ? { session, plan } : { session, plan, language: null };
  } catch (error) {
    if (isStatus(error, 404)) return { session, plan: null };
    if (isStatus(error, 403)) return { session: freshSession(), plan: null };
    throw error;
  }
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** What is known of a learner, as answers to the start form. */
export function answersFrom(learner: Learner) {
  const { name, age, pedagogy } = learner;
  return { ...NO_ANSWERS, name, age, pedagogy };
}

/** What a tab kept of an assignment; null unless it is whole. */
export function readAssigned(kept: unknown): Assigned | null {
  if (!isRecord(kept)) return null;
  const session = sessionOf(kept.session);
  const plan = readPlan(kept.plan);
  if (session === null || plan === null) return null;
  return { session, plan, language: isLanguage(kept.language) ? kept.language : null };
}
