import type { DialogueState, WishKind } from "#domain/dialogue/state.ts";
import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import type { VisitKind } from "../visits/visit.ts";

/** One message of a family, and where the conversation stands. */
export type Turn = {
  readonly message: string;
  readonly language: Language;
  /** ISO date. */
  readonly today: string;
  readonly history: readonly { readonly role: "visitor" | "assistant"; readonly text: string }[];
  readonly state: DialogueState;
  /** The next times that are free for a visit or a call, in words; nothing for what has none. */
  readonly freeTimes?: FreeTimes;
  /** How many seats are free, in words; absent where the school does not say. */
  readonly freePlaces?: string;
};

export type FreeTimes = Readonly<Partial<Record<VisitKind, string>>>;

/** What Hilda does in a reply. */
export const ACTS = [
  "answer",
  "suggest",
  "unknown",
  "decline",
  "ask",
  "confirm",
  "correct",
  "remember",
  "note",
  "contact",
  "form",
  "pay",
  "close",
  "repair",
] as const;
export type Act = (typeof ACTS)[number];

/** What came of a message, for the staff who read along. */
export const OUTCOMES = [
  "answered",
  "suggested",
  "unknown",
  "payment",
  "person",
  "call",
  "visit",
  "refund",
  "cancel",
  "waitlist",
  "contact",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Something a person of the school has to do: the family's own words, and where it can be reached if it said so. */
export type Wish = {
  readonly kind: WishKind;
  readonly text: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** What makes a lead: an adult's name and one way to reach it. */
export type LeadDraft = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** 0 where nothing was said. */
  readonly numberOfChildren: number;
  readonly childrenAges: string;
};

export type Reply = {
  readonly message: string;
  readonly acts: readonly Act[];
  readonly topic: string | null;
  readonly needsContactForm: boolean;
  readonly payment: PaymentType | null;
  readonly suggestions: readonly string[];
  readonly outcome: Outcome;
  readonly wish: Wish | null;
  readonly lead: LeadDraft | null;
  readonly state: DialogueState;
};
