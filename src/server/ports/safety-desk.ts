import type { SafetyKind } from "#domain/safety/kinds.ts";

/** What the screen found in one message, for staff. Nothing else of the message is kept with it. */
export type SafetyHit = {
  readonly kind: SafetyKind;
  /** False when it is only suspected: staff look, and nobody is mailed. */
  readonly isSure: boolean;
  /** Redacted, as the screen gave it. */
  readonly excerpt: string;
  /** By which staff can find the conversation; never shown to another child. */
  readonly sessionId: string;
  /** First name as the class knows it, so that staff can find the child; null when unknown. */
  readonly studentName: string | null;
  /** `child`: the child wrote it. `tutor`: a reply was held back. */
  readonly from: "child" | "tutor";
};

/**
 * Puts a hit on the staff's safety desk, and mails staff about a disclosure. Resolves when it is durable. Repetitions
 * of one kind in one session within some minutes are one item that counts.
 */
export type RecordSafetyHit = (hit: SafetyHit) => Promise<void>;
