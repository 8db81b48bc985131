import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import { PAGE_LANGUAGE_OF } from "#domain/learner/profile.ts";
import { isLanguage, type Language } from "#domain/locale/language.ts";
import { ApiError, api, type CallInput } from "../../platform/api.ts";
import { isRecord, keptRecord } from "../../platform/record.ts";

/** A plan and the session it belongs to. */
export type Assigned = {
  readonly session: string;
  readonly plan: AssignmentResult;
  /** Of its texts; null for a stored one, which is not asked for again. */
  readonly language: Language | null;
  /** The answers it went by, as JSON (specification §3): by them the same plan is asked for in another language. */
  readonly onboardingData: string;
  /** Modules completed since it was made, by id; they stand in its profile as well. */
  readonly finished: readonly string[];
};

export const freshSession = (prefix: SessionPrefix = "session_") =>
  newSession(prefix, Date.now(), (bytes) => crypto.getRandomValues(bytes));

/** What the assignment goes by, besides its session and language. */
export type AssignmentPart = Omit<CallInput<"POST /api/assign-curriculum">["body"], "sessionId" | "language">;

/**
 * Asks for an assignment. A session that belongs to another browser is left to it, and a new one is used.
 *
 * @throws ApiError or TypeError when the server refuses or cannot be reached; Error when its answer is not whole
 */
export async function assign(session: string, part: AssignmentPart, language: Language): Promise<Assigned> {
  const ask = async (sessionId: string) => {
    const answered = await api("POST /api/assign-curriculum", { body: { sessionId, ...part, language } });
    const plan = readPlan(answered);
    if (plan === null) throw new Error("The assignment came back incomplete.");
    return {
      session: sessionId,
      plan,
      language,
      onboardingData: JSON.stringify(part.assessmentResponses ?? {}),
      finished: [],
    };
  };
  try {
    return await ask(session);
  } catch (error) {
    if (!isStatus(error, 403)) throw error;
    return ask(freshSession());
  }
}

/**
 * The same plan in another language: the same session, child and answers, so that the same modules are drawn; those
 * that were finished since stay away. What was assigned stays as it is when it cannot be asked for.
 */
export async function inLanguage(assigned: Assigned, language: Language): Promise<Assigned> {
  const { finished } = assigned;
  const before = assigned.plan.profile.completed_modules.filter((id) => !finished.includes(id));
  const made = await again(assigned, before, language).catch(() => null);
  return made === null ? assigned : finished.reduce(withCompleted, made);
}

/**
 * The plan made again with more answers, in the same session. Finished modules stay finished.
 *
 * @throws as assign does; the plan that is there is then still good
 */
export async function withAnswers(
  assigned: Assigned,
  more: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<Assigned> {
  const onboardingData = JSON.stringify({ ...answersOf(assigned), ...more });
  return again({ ...assigned, onboardingData }, assigned.plan.profile.completed_modules, language);
}

/**
 * The plan once its first module is completed. The modules that were assigned with it come next; after the last of
 * them others are asked for, and a child who has done them all gets any of them again (§4).
 *
 * @returns null when others are needed and cannot be had now; the plan then stays
 */
export async function withoutFirstModule(assigned: Assigned, language: Language): Promise<Assigned | null> {
  const [first] = assigned.plan.curriculumAssignment.assignedModules;
  if (first === undefined) return null;
  const done = withCompleted(assigned, first.id);
  const { profile, curriculumAssignment } = done.plan;
  if (curriculumAssignment.assignedModules.length > 0) return done;
  return again(done, profile.completed_modules, language).catch(() => null);
}

function withCompleted(assigned: Assigned, id: string): Assigned {
  const { plan, finished } = assigned;
  const { profile, curriculumAssignment } = plan;
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return {
    ...assigned,
    finished: [...without(finished), id],
    plan: {
      ...plan,
      profile: { ...profile, completed_modules: [...without(profile.completed_modules), id] },
      curriculumAssignment: {
        ...curriculumAssignment,
        assignedModules: curriculumAssignment.assignedModules.filter((module) => module.id !== id),
      },
    },
  };
}

/** The assignment asked for once more, by what is known of the child. */
function again(assigned: Assigned, completed: readonly string[], language: Language): Promise<Assigned> {
  const { name, age, pedagogy, interests, voice_preference } = assigned.plan.profile;
  const studentData = {
    ...{ name, age, pedagogy, voice_preference },
    interests: [...interests],
    completed_modules: [...completed],
  };
  return assign(assigned.session, { assessmentResponses: answersOf(assigned), studentData }, language);
}

/**
 * The page's language that a plan's answers ask for; null where they ask for none, or for what they asked before: who
 * has switched the page since stays where it is.
 */
export function languageAsked(assigned: Assigned, before: Assigned | null): Language | null {
  const said = (each: Assigned) =>
    answersOf(each).language === undefined ? null : each.plan.profile.language;
  const now = said(assigned);
  return now === null || (before !== null && said(before) === now) ? null : PAGE_LANGUAGE_OF[now];
}

/** What was kept of an assignment; null unless it is whole. */
export function readAssigned(kept: unknown): Assigned | null {
  if (!isRecord(kept)) return null;
  const session = sessionOf(kept.session);
  const plan = readPlan(kept.plan);
  if (session === null || plan === null) return null;
  return {
    ...{ session, plan },
    language: isLanguage(kept.language) ? kept.language : null,
    onboardingData: typeof kept.onboardingData === "string" ? kept.onboardingData : "{}",
    finished: isTexts(kept.finished) ? kept.finished : [],
  };
}

/** The answers that an assignment went by. */
export const answersOf = ({ onboardingData }: Assigned): Readonly<Record<string, unknown>> =>
  keptRecord(onboardingData) ?? {};

/**
 * An assignment that came from the server or from this tab's memory, if it has everything that is shown; null for
 * anything else, so that a broken answer is a failed one and never a broken page.
 */
export function readPlan(value: unknown): AssignmentResult | null {
  if (!isRecord(value)) return null;
  const { profile, skillAnalysis, curriculumAssignment, starterPack, recommendations } = value;
  const isWhole =
    isRecord(profile) &&
    typeof profile.name === "string" &&
    typeof profile.age === "number" &&
    isRecord(skillAnalysis) &&
    isRecord(curriculumAssignment) &&
    Array.isArray(curriculumAssignment.assignedModules) &&
    isTexts(recommendations) &&
    isRecord(starterPack) &&
    typeof starterPack.title === "string" &&
    isTexts(starterPack.activities) &&
    starterPack.activities.length > 0 &&
    typeof value.sessionDuration === "number" &&
    ["learningPath", "voiceTone", "lumaPersonality"].every((key) => typeof value[key] === "string");
  return isWhole ? (value as AssignmentResult) : null;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** What the contract takes as a session id; written again here, because the schema library is not needed for it. */
const SESSION = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;

export function sessionOf(value: unknown): string | null {
  return typeof value === "string" && SESSION.test(value) ? value : null;
}

export type SessionPrefix = "session_" | "onboarding-" | "voice-guided-" | "student-";

/**
 * A new session id (specification §7: prefixed onboarding-, voice-guided- or session_, plus timestamp; decision 003: 128 random bits).
 *
 * @param prefix of the flow that asks
 * @param now milliseconds since 1970
 * @param random fills the bytes it is given by chance
 */
export function newSession(
  prefix: SessionPrefix,
  now: number,
  random: (bytes: Uint8Array<ArrayBuffer>) => void,
): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  return `${prefix}${now}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
