import { type Assigned, freshSession, isStatus, readPlan } from "#web/child/learner/assignment.ts";
import { api } from "#web/platform/api.ts";
import type { Learner } from "./address.ts";
import { NO_ANSWERS } from "./answers.ts";

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
    return plan === null
      ? { session, plan }
      : { session, plan, language: null, onboardingData: "{}", finished: [] };
  } catch (error) {
    if (isStatus(error, 404)) return { session, plan: null };
    if (isStatus(error, 403)) return { session: freshSession(), plan: null };
    throw error;
  }
}

/** What is known of a learner, as answers to the start form. */
export function answersFrom(learner: Learner) {
  const { name, age, pedagogy } = learner;
  return { ...NO_ANSWERS, name, age, pedagogy };
}
