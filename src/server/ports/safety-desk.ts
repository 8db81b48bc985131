import type { AnswerGiven } from "#domain/safety/desk/desk.ts";
import type { DeskKind } from "#domain/safety/kinds.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";

/** Where a child writes to the tutor: in class, or on a page that is still open after the class session has ended. */
export type TutorPlace = "tutor" | "tutor_after_class";

/** Something that staff must learn of, with what they need to find and help the child. */
export type SafetyHit = {
  readonly kind: DeskKind;
  /** False when it is only suspected. */
  readonly isSure: boolean;
  /** All that the child wrote in this message, or the tutor's words that were held back; redacted. */
  readonly words: string;
  /** The telling part of it; redacted. */
  readonly excerpt: string;
  /** What was said before it, oldest first, redacted; the desk keeps the last two turns. */
  readonly before: readonly SpokenTurn[];
  /** By which staff can tell conversations apart; never shown to another child. */
  readonly sessionId: string;
  /** First name as the class knows it, so that staff can find the child; null when unknown. */
  readonly studentName: string | null;
  /** Where in the product it came from: `tutor`, or the place where the button was pressed. */
  readonly place: string;
  /** `child`: the child wrote or pressed it. `tutor`: a reply was held back. */
  readonly from: "child" | "tutor";
  /** What the child was answered; absent when it is not known yet. */
  readonly answered?: AnswerGiven;
  /** Where the call came from, by which a flood of items is told from many children; only keyed hashes are kept. */
  readonly origin?: { readonly device: string | null; readonly address: string };
};

/** The staff's safety desk, as other slices use it. */
export type SafetyDesk = {
  /**
   * Puts a hit on the desk, and tells staff when its kind asks for that. Resolves when it is durable. Repetitions of
   * one kind in one conversation within some minutes are one item that counts.
   */
  record(hit: SafetyHit): Promise<void>;
  /**
   * Writes on the newest item of this kind in this conversation that the child took it back. The item stays, as urgent
   * as it was. False when there is none.
   */
  takeBack(call: Pick<SafetyHit, "kind" | "sessionId" | "words">): Promise<boolean>;
  /** Hands on what was said after, so that an item of that conversation holds the next two turns as well. */
  follow(sessionId: string, turns: readonly SpokenTurn[]): Promise<void>;
  /** Whether somebody is there to be told: without, the chat with the tutor stays closed. */
  isAttended(): Promise<boolean>;
};
