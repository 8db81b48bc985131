import { type OnboardingQuestion, onboardingItems } from "#domain/learner/assessment/questions.ts";
import { CONSENT_PURPOSES } from "#domain/learner/consent.ts";
import type { CurriculumLibrary } from "#domain/learner/curriculum/assign.ts";
import type { Language } from "#domain/locale/language.ts";
import type { ClassPassword } from "#server/auth/class-password.ts";
import type { StudentGuard } from "#server/auth/student-guard.ts";
import type { StudentSessions } from "#server/auth/student-sessions.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import { visitorLanguage } from "#server/http/negotiate.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type AssignmentParts, assignments } from "./assignment.ts";
import type { ClockDoubt, ClockGuard } from "./clock.ts";

const HOUR_MS = 3_600_000;

/** The content the slice works with. */
export type LearnerContent = {
  readonly library: CurriculumLibrary;
  readonly onboarding: readonly OnboardingQuestion[];
};

export type LearnerParts = Omit<AssignmentParts, "library"> & {
  readonly password: ClassPassword;
  readonly sessions: StudentSessions;
  readonly guard: StudentGuard;
  readonly content: LearnerContent;
  readonly clock: ClockGuard;
  /** How many items of the safety desk nobody closed and that have not changed since a time. */
  readonly countEnding: () => Promise<number>;
};

type LearnerHandlers = Pick<
  Handlers,
  | "POST /api/student/session"
  | "GET /api/student/session"
  | "DELETE /api/student/session"
  | "POST /api/consents"
  | "GET /api/consents"
  | "DELETE /api/consents"
  | "GET /api/onboarding"
  | "POST /api/assign-curriculum"
  | "GET /api/student-profile/{sessionId}"
  | "GET /api/admin/learner-settings"
  | "PUT /api/admin/student-password"
  | "DELETE /api/admin/student-sessions"
  | "PUT /api/admin/class-consent"
  | "PUT /api/admin/retention"
  | "PUT /api/admin/terms"
  | "POST /api/admin/clock"
>;

/** The learner slice as handlers of the contract. */
export function learnerHandlers(parts: LearnerParts): LearnerHandlers {
  const { password, sessions, guard, owners, allowed, kept, content, clock } = parts;
  const { assign, profile } = assignments({ ...parts, library: content.library });
  return {
    "POST /api/student/session": async ({ body }, call) => {
      const device = owners.settledDevice(call);
      const [isRight] = await Promise.all([
        password.isRight(body.password),
        guard.attempt(device, call.address),
      ]);
      // §5 the sentence of the specification.
      if (!isRight) throw new Refusal("wrong_password", "Incorrect password. Please try again.");
      await guard.succeeded(device, call.address);
      call.addHeader("set-cookie", await sessions.open());
    },
    "GET /api/student/session": async (_, call) => ({ authenticated: await call.student() }),
    "DELETE /api/student/session": async (_, call) =>
      call.addHeader("set-cookie", await sessions.leave(call.headers)),

    "POST /api/consents": ({ body }, call) => allowed.grant(call, body.purposes, body.guardianEmail || null),
    "GET /api/consents": async (_, call) =>
      (await allowed.list(call)).map(({ purpose, by, grantedAt }) => ({
        purpose,
        grantedBy: by === "class" ? "class" : "adult",
        grantedAt: new Date(grantedAt).toISOString(),
      })),
    "DELETE /api/consents": ({ query }, call) =>
      allowed.withdraw(call, query.purpose === undefined ? CONSENT_PURPOSES : [query.purpose]),

    "GET /api/onboarding": async ({ query }, call) =>
      onboardingItems(content.onboarding, languageOf(query.language, call)),
    "POST /api/assign-curriculum": ({ body }, call) => assign(body, languageOf(body.language, call), call),
    "GET /api/student-profile/{sessionId}": ({ params }, call) => profile(params.sessionId, call),

    "GET /api/admin/learner-settings": async () => {
      const group = await allowed.forClass();
      return {
        classConsent: group && {
          purposes: [...group.purposes],
          recordedAt: new Date(group.recordedAt).toISOString(),
          recordedBy: group.recordedBy,
        },
        retentionDays: await kept.days(),
        terms: await kept.terms(),
        safetyEnding: await parts.countEnding(),
        clock: shown(await clock.doubt()),
      };
    },
    "PUT /api/admin/student-password": ({ body }, call) =>
      password.change(body.password, body.endSessions, call.note),
    "DELETE /api/admin/student-sessions": (_, call) => password.endSessions(call.note),
    "PUT /api/admin/class-consent": async ({ body }, call) =>
      allowed.recordForClass(body.purposes, (await call.staff())?.email ?? "staff", call.note),
    "PUT /api/admin/retention": ({ body }, call) => kept.setDays(body.days, call.note),
    "PUT /api/admin/terms": ({ body }, call) => kept.setTerms(body, call.note),
    "POST /api/admin/clock": (_, call) => clock.believe(call.note),
  };
}

function shown(doubt: ClockDoubt | null) {
  return (
    doubt && {
      seenAt: new Date(doubt.seenAt).toISOString(),
      now: new Date(doubt.now).toISOString(),
      believedInHours: Math.ceil(doubt.leftMs / HOUR_MS),
    }
  );
}

/** Decision 011: the call's own language, else the cookie's, else the browser's, else English. */
function languageOf(asked: Language | undefined, { headers }: Call): Language {
  return (
    asked ?? visitorLanguage(headers.get("cookie") ?? undefined, headers.get("accept-language") ?? undefined)
  );
}
