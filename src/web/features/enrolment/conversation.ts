import type { ChatReply, ConversationMessage } from "#contract/enrolment.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";

/** What an assistant's message carries besides its text. */
export type Attachments = {
  readonly contactForm: boolean;
  readonly payment: { readonly type: PaymentType | null } | null;
  readonly suggestions: readonly string[];
};

export type Entry =
  | {
      readonly id: string;
      readonly from: "visitor";
      readonly text: string;
      readonly state: "sending" | "sent" | "failed";
    }
  | ({ readonly id: string; readonly from: "assistant"; readonly text: string } & Attachments)
  /** Said by the page, in the language it is shown in: the greeting, and the waitlist opened from another page. */
  | { readonly id: "welcome"; readonly from: "page" }
  | { readonly id: "waitlist"; readonly from: "page" };

export type Conversation = {
  readonly entries: readonly Entry[];
  /** The answer that is on its way: `null` when none is, "" while the assistant thinks. */
  readonly growing: string | null;
};

export type Change =
  | { readonly type: "restored"; readonly messages: readonly ConversationMessage[] }
  /** What an earlier load of this tab could not send. */
  | { readonly type: "kept"; readonly texts: readonly string[] }
  | { readonly type: "invited" }
  | { readonly type: "asked"; readonly id: string; readonly text: string }
  | { readonly type: "grew"; readonly piece: string }
  | { readonly type: "restarted" }
  | { readonly type: "answered"; readonly id: string; readonly reply: ChatReply }
  | { readonly type: "failed" };

/** An empty conversation shows the greeting (specification §2). */
export const EMPTY: Conversation = { entries: [{ id: "welcome", from: "page" }], growing: null };

/** The conversation after a change. */
export function changed(now: Conversation, change: Change): Conversation {
  switch (change.type) {
    case "restored": {
      if (change.messages.length === 0) return now;
      const kept = now.entries.filter((entry) => entry.id === "waitlist");
      return { ...now, entries: [...change.messages.map(restoredEntry), ...kept] };
    }
    case "kept": {
      // Where only the answer was lost on its way, the server has the message after all.
      const last = now.entries.findLast((entry) => entry.from === "visitor")?.text;
      const kept = change.texts.filter((text) => text !== last);
      if (kept.length === 0) return now;
      const failed = kept.map(
        (text, index) => ({ id: `kept-${index}`, from: "visitor", text, state: "failed" }) as const,
      );
      return { ...now, entries: [...now.entries, ...failed] };
    }
    case "invited":
      return now.entries.some((entry) => entry.id === "waitlist")
        ? now
        : { ...now, entries: [...now.entries, { id: "waitlist", from: "page" }] };
    case "asked": {
      // A second try moves to the end: its answer belongs under it.
      const others = now.entries.filter((entry) => entry.id !== change.id);
      const asked = { id: change.id, from: "visitor", text: change.text, state: "sending" } as const;
      return { entries: [...others, asked], growing: "" };
    }
    case "grew":
      return now.growing === null ? now : { ...now, growing: now.growing + change.piece };
    case "restarted":
      return now.growing === null ? now : { ...now, growing: "" };
    case "answered": {
      const { id, reply } = change;
      const answer = { id, from: "assistant", text: reply.message, ...attachmentsOf(reply) } as const;
      return { entries: [...settled(now.entries, "sent"), answer], growing: null };
    }
    case "failed":
      return { entries: settled(now.entries, "failed"), growing: null };
  }
}

function settled(entries: readonly Entry[], state: "sent" | "failed"): Entry[] {
  return entries.map((entry) =>
    entry.from === "visitor" && entry.state === "sending" ? { ...entry, state } : entry,
  );
}

function restoredEntry({ id, message, isAi, ...rest }: ConversationMessage): Entry {
  return isAi
    ? { id, from: "assistant", text: message, ...attachmentsOf(rest) }
    : { id, from: "visitor", text: message, state: "sent" };
}

function attachmentsOf(
  reply: Omit<ConversationMessage, "id" | "isAi" | "message" | "createdAt">,
): Attachments {
  return {
    contactForm: reply.needsContactForm === true,
    payment: reply.needsPayment === true ? { type: reply.paymentType ?? null } : null,
    suggestions: reply.suggestions ?? [],
  };
}
