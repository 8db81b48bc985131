import { SAFETY_WARNING_DAYS } from "#domain/learner/terms.ts";
import { classPassword } from "#server/auth/class-password.ts";
import { consents, type ErasesWithdrawn, sweepConsents } from "#server/auth/consents.ts";
import { studentGuard } from "#server/auth/student-guard.ts";
import { studentSessions, sweepLeftSessions } from "#server/auth/student-sessions.ts";
import type { Eraser } from "#server/db/scrub.ts";
import { COOKIE_SECONDS } from "#server/http/ownership.ts";
import type { AssignmentParts } from "./assignment.ts";
import { clockGuard } from "./clock.ts";
import { forgetProfiles, profiles, sweepProfiles } from "./profiles.ts";
import { retention } from "./retention.ts";
import { type LearnerContent, learnerHandlers } from "./routes.ts";
import { type Sweep, startSweeper } from "./sweeper.ts";

const DAY_MS = 86_400_000;

type LearnerConfig = Pick<AssignmentParts, "store" | "owners" | "chanceOf" | "now"> & {
  readonly eraser: Eraser;
  readonly content: LearnerContent;
  readonly countOpenItems: (unchangedSince: number) => Promise<number>;
  readonly secret: string;
  readonly secure: boolean;
  /** The class password until staff set another; null has one generated when there is none. */
  readonly configuredPassword: string | null;
  readonly rateLimitScale: number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** What other slices keep by a consent. */
  readonly erase: readonly ErasesWithdrawn[];
  /** What other slices delete in time. */
  readonly sweeps: readonly Sweep[];
  /** By a clock that nobody sets, in ms. */
  readonly running: () => number;
};

/** The learner slice put together: the gate of the portal, consents, assignments, and what deletes them in time. */
export async function createLearner(config: LearnerConfig) {
  const { store, eraser, owners, chanceOf, now, secret, secure } = config;
  const password = classPassword(store);
  const generatedPassword = await password.ensure(config.configuredPassword);
  const sessions = studentSessions({ store, secret, secure, mark: password.sessionMark, now });
  const allowed = consents({ store, eraser, owners, erase: [forgetProfiles, ...config.erase], now });
  const kept = retention(store, now);
  const stored = profiles(store);
  const clock = clockGuard({ store, now, running: config.running });
  const own: readonly Sweep[] = [
    { term: "learners", rows: (trx, _oldest, at) => sweepLeftSessions(trx, at) },
    { term: "learners", rows: sweepProfiles },
    {
      term: "learners",
      rows: (trx, oldest, at) => sweepConsents(trx, Math.min(oldest, at - COOKIE_SECONDS * 1000)),
    },
  ];
  const countEnding = async () =>
    config.countOpenItems((await kept.oldestOf("safetyOpen")) + SAFETY_WARNING_DAYS * DAY_MS);
  const sweeper = startSweeper({ store, sweeps: [...own, ...config.sweeps], eraser, kept, clock, now });

  return {
    /** The class password, when this start generated it; it is kept nowhere. */
    generatedPassword,
    /** The session of a browser that entered with the class password, or null. */
    classSessionOf: sessions.idOf,
    /** The same, also when the session has ended since: whoever was of the class some days ago at most. */
    recentSessionOf: sessions.recentIdOf,
    /** For slices that need an adult's consent. */
    allowed,
    /** What is known about children and has not changed since then is no longer kept. */
    oldest: kept.oldest,
    handlers: learnerHandlers({
      ...{ store, owners, chanceOf, now, stored, kept, clock, allowed, password, sessions },
      content: config.content,
      countEnding,
      guard: studentGuard(store, config.rateLimitScale, config.pause),
    }),
    /** Whether nothing is deleted now, because the clock has jumped. */
    isClockDoubted: async () => (await clock.doubt()) !== null,
    /** How many items of the safety desk go within a month though nobody has closed them. */
    countEnding,
    /** Deletes now what is no longer kept; also done every hour. */
    sweep: sweeper.sweep,
    stop: sweeper.stop,
  };
}
