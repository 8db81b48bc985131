import { classPassword } from "#server/auth/class-password.ts";
import { consents, type ErasesWithdrawn, sweepConsents } from "#server/auth/consents.ts";
import { studentGuard } from "#server/auth/student-guard.ts";
import { studentSessions } from "#server/auth/student-sessions.ts";
import { COOKIE_SECONDS } from "#server/http/ownership.ts";
import type { AssignmentParts } from "./assignment.ts";
import { forgetProfiles, profiles } from "./profiles.ts";
import { retention } from "./retention.ts";
import { type LearnerContent, learnerHandlers } from "./routes.ts";
import { startSweeper } from "./sweeper.ts";

type LearnerConfig = Pick<AssignmentParts, "store" | "owners" | "chanceOf" | "now"> & {
  readonly content: LearnerContent;
  readonly secret: string;
  readonly secure: boolean;
  /** The class password until staff set another; null has one generated when there is none. */
  readonly configuredPassword: string | null;
  readonly rateLimitScale: number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** What other slices keep by a consent. */
  readonly erase: readonly ErasesWithdrawn[];
  /** Deletes what other slices have kept since before `oldest`. */
  readonly sweep: readonly ((oldest: number) => Promise<void>)[];
};

/** The learner slice put together: the gate of the portal, consents, assignments, and what deletes them in time. */
export async function createLearner(config: LearnerConfig) {
  const { store, owners, chanceOf, now, secret, secure } = config;
  const password = classPassword(store);
  const generatedPassword = await password.ensure(config.configuredPassword);
  const sessions = studentSessions({ store, secret, secure, mark: password.sessionMark, now });
  const allowed = consents({ store, owners, erase: [forgetProfiles, ...config.erase], now });
  const kept = retention(store, now);
  const stored = profiles(store);
  const sweeper = startSweeper([
    async () => stored.sweep(await kept.oldest()),
    ...config.sweep.map((sweep) => async () => sweep(await kept.oldest())),
    sessions.sweep,
    async () => sweepConsents(store, Math.min(await kept.oldest(), now() - COOKIE_SECONDS * 1000)),
  ]);

  return {
    /** The class password, when this start generated it; it is kept nowhere. */
    generatedPassword,
    /** Whether a request comes from a browser that entered with the class password. */
    isStudent: sessions.isOpen,
    /** For slices that need an adult's consent. */
    allowed,
    /** What is known about children and has not changed since then is no longer kept. */
    oldest: kept.oldest,
    handlers: learnerHandlers({
      ...{ store, owners, chanceOf, now, stored, kept, allowed, password, sessions },
      content: config.content,
      guard: studentGuard(store, config.rateLimitScale, config.pause),
    }),
    /** Deletes now what is no longer kept; also done every hour. */
    sweep: sweeper.sweep,
    stop: sweeper.stop,
  };
}
