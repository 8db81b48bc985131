import type { PaymentType } from "../payments/deposit.ts";
import type { Birthday } from "./birthday.ts";

/** What somebody wants from the people of the school. */
export const WISHES = ["question", "person", "call", "visit", "refund", "cancel", "waitlist"] as const;
export type WishKind = (typeof WISHES)[number];

/** What Hilda asks for, one thing at a time. */
export const SLOTS = ["reach", "email", "phone", "name", "adult", "children"] as const;
export type Slot = (typeof SLOTS)[number];

/** What a "yes" would be to. */
export type Offer =
  | { readonly kind: "person" }
  | { readonly kind: "pay"; readonly type: PaymentType }
  | { readonly kind: "facts"; readonly facts: readonly string[] };

/** What is remembered of a conversation from one message to the next. */
export type DialogueState = {
  /** The fact that was spoken of last. */
  readonly topic: string | null;
  /** The thing that is spoken of, also while other facts are told: what a question without an object is about. */
  readonly thing: string | null;
  readonly children: {
    readonly count: number | null;
    readonly ages: readonly number[];
    readonly birthday: Birthday | null;
  };
  readonly contact: {
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly adult: boolean | null;
  };
  readonly asked: Slot | null;
  readonly offered: Offer | null;
  /** A wish that still lacks a way to reach the family. */
  readonly pending: WishKind | null;
  /** Questions that wait for a person, newest last. */
  readonly questions: readonly string[];
  readonly form: "unseen" | "shown" | "refused";
  /** Whether the family is on the list, and whether its children are known there. */
  readonly lead: "none" | "made" | "whole";
  /** Who writes does not want to be on the list: it left, was paid back, or is no family. */
  readonly unlisted: boolean;
  /** How often something was said. */
  readonly said: Readonly<Record<string, number>>;
};

export const NEW_DIALOGUE: DialogueState = {
  topic: null,
  thing: null,
  children: { count: null, ages: [], birthday: null },
  contact: { name: null, email: null, phone: null, adult: null },
  asked: null,
  offered: null,
  pending: null,
  questions: [],
  form: "unseen",
  lead: "none",
  unlisted: false,
  said: {},
};

/** Where a person can reach the family, or null; both ways where both were given. */
export const reachOf = ({ email, phone }: DialogueState["contact"]): string | null =>
  email !== null && phone !== null ? `${phone}, ${email}` : (email ?? phone);
