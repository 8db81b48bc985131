import type { Language } from "#domain/locale/language.ts";
import type { SafetyHit } from "./safety-desk.ts";

export type GravePlace = "families_chat" | "little_explorers";
type Written = {
  readonly message: string;
  readonly language: Language;
  /** The conversation. */
  readonly sessionId: string;
  readonly place: GravePlace;
  /** Whether the browser entered with the class password. */
  readonly isOfClass: boolean;
  readonly origin: NonNullable<SafetyHit["origin"]>;
};

/** The words for somebody who writes of grave harm, or null for any other message. */
export type GraveAnswer = (written: Written) => Promise<string | null>;
