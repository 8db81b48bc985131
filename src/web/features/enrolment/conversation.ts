import type { ChatReply, ConversationMessage, ConversationNow } from "#contract/enrolment.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { type Growth, grown, settled, withSent } from "#web/chat/conversation.ts";

/** What an assistant's message carries besides its text. */
export type Attachments = {
  readonly contactForm: boolean;
  readonly payment: { readonly type: PaymentType | null } | null;
  readonly suggestions: readonly string[];
  /** The family waits for a person, who answers by then (ISO time); null when nothing is promised. */
  readonly awaits: { readonly by: string | null } | null;
};

export type Entry =
  | {
      readonly id: string;
      readonly from: "visitor";
      readonly text: string;
      readonly state: "sending" | "sent" | "failed";
    }
  | ({ readonly id: string; readonly from: "assistant"; readonly text: string } & Attachments)
  /** A person of the school, by first name. */
  | { readonly id: string; readonly from: "person"; readonly text: string; readonly name: string }
  /** Said by the page, in the language it is shown in: the greeting, and the waitlist opened from another page. */
  | { readonly id: "welcome"; readonly from: "page" }
  | { readonly id: "waitlist"; readonly from: "page" };

export type Conversation = {
  readonly entries: readonly Entry[];
  /** The answer that is on its way: `null` when none is, "" while the assistant thinks. */
  readonly growing: string | null;
  /** The first name of the person who has taken the conversation over; null while the assistant answers. */
  readonly writer: string | null;
  /** Who wrote here before and has handed the conversation back, until the visitor writes again. */
  readonly left: string | null;
};

export type Change =
  | { readonly type: "restored"; readonly messages: readonly ConversationMessage[] }
  /** What an earlier load of this tab could not send. */
  | { readonly type: "kept"; readonly texts: readonly string[] }
  | { readonly type: "invited" }
  /** The visitor leaves this conversation and begins another. */
  | { readonly type: "left" }
  | { readonly type: "asked"; readonly id: string; readonly text: string }
  | Growth
  | { readonly type: "answered"; readonly id: string; readonly reply: ChatReply }
  /** What people of the school wrote, and who of them writes now. */
  | { readonly type: "heard"; readonly now: ConversationNow }
  | { readonly type: "failed" };

/** An empty conversation shows the greeting (specification §2). */
export const EMPTY: Conversation = {
  ...{ entries: [{ id: "welcome", from: "page" }], growing: null, writer: null, left: null },
};

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
    case "left":
      return EMPTY;
    case "asked": {
      const asked = { id: change.id, from: "visitor", text: change.text, state: "sending" } as const;
      return { ...now, entries: withSent<Entry>(now.entries, asked), growing: "", left: null };
    }
    case "grew":
    case "restarted":
      return grown(now, change);
    case "answered": {
      const { id, reply } = change;
      const entries = settled(now.entries, "sent");
      // A person has it and answers in their own time.
      if (reply.writer !== undefined) return { ...now, entries, growing: null, writer: reply.writer };
      const answer = { id, from: "assistant", text: reply.message, ...attachmentsOf(reply) } as const;
      return { ...now, entries: [...entries, answer], growing: null, writer: null };
    }
    case "heard": {
      const { writer, messages } = change.now;
      const known = new Set(now.entries.map(({ id }) => id));
      const fresh = messages.filter(({ id }) => !known.has(id)).map(restoredEntry);
      const left = writer === null && now.writer !== null ? now.writer : now.left;
      const isSame = fresh.length === 0 && writer === now.writer && left === now.left;
      return isSame
        ? now
        : { ...now, entries: [...now.entries, ...fresh], writer, left: writer === null ? left : null };
    }
    case "failed":
      return { ...now, entries: settled(now.entries, "failed"), growing: null };
  }
}

function restoredEntry({ id, message, isAi, writer, ...rest }: ConversationMessage): Entry {
  if (writer !== undefined) return { id, from: "person", text: message, name: writer };
  return isAi
    ? { id, from: "assistant", text: message, ...attachmentsOf(rest) }
    : { id, from: "visitor", text: message, state: "sent" };
}

function attachmentsOf(
  reply: Omit<ConversationMessage, "id" | "isAi" | "message" | "createdAt" | "writer">,
): Attachments {
  return {
    contactForm: reply.needsContactForm === true,
    payment: reply.needsPayment === true ? { type: reply.paymentType ?? null } : null,
    suggestions: reply.suggestions ?? [],
    awaits: reply.awaits ?? null,
  };
}
