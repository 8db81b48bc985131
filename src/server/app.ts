import type { Chance } from "#domain/learner/skill.ts";
import type { FirstStaff } from "./auth/first-staff.ts";
import type { TutorSafety } from "./features/tutor/answering.ts";
import type { EnrolmentAssistant } from "./ports/enrolment-assistant.ts";
import type { Mailer } from "./ports/mailer.ts";
import type { PracticePayments } from "./ports/practice-payments.ts";

/** What a test may put in place of the real parts. */
export type Overrides = {
  readonly assistant?: EnrolmentAssistant | undefined;
  readonly mailer?: Mailer;
  /** Chance, the clock and waiting, of what belongs to learners. */
  readonly random?: Chance;
  readonly now?: () => number;
  /** When the school opens, in milliseconds, where it is not the launch date. */
  readonly opensAt?: number | undefined;
  /** Milliseconds since any moment, by a clock that nobody sets. */
  readonly running?: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  /** What screens a child's messages and tells staff. */
  readonly safety?: Pick<TutorSafety, "screen" | "desk">;
  /** How often payments are reconciled, in milliseconds. */
  readonly reconcileEveryMs?: number;
  /** The folder with the built pages; `dist` beside `src` unless told. */
  readonly dist?: string;
};

export type App = {
  /** Binds the port and answers how browsers reach the server. */
  listen(): Promise<string>;
  /** The port that was bound; 0 before listening. */
  port(): number;
  /** Finishes what runs, then lets go of port and database. May be called twice. */
  close(): Promise<void>;
  /** Which parts run embedded and which are real, one line each; for the message at the start. */
  readonly parts: readonly string[];
  /** The first staff account, when this start generated its password. */
  readonly generatedStaff: FirstStaff | null;
  /** What whoever starts the server must read about the staff accounts. */
  readonly notices: readonly string[];
  /** The class password, when this start generated it. */
  readonly generatedStudentPassword: string | null;
  /** Deletes now what is no longer kept; also done every hour. */
  sweep(): Promise<void>;
  /** The levers of practice mode; null when real keys are set. */
  readonly practice: PracticePayments | null;
  /** Tells staff now what is due; also done when it falls due. */
  tell(): Promise<void>;
  /** One look at everything that webhooks may have missed. */
  reconcile(now?: number): Promise<void>;
};
