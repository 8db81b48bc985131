import type { Generated } from "kysely";
import type { Mark } from "#domain/enrolment/inbox/standing.ts";

/** What the inbox keeps with a conversation; a conversation begins without any of it. */
export type InboxColumns = {
  /** When something was said last. */
  last_at: Generated<number>;
  /** Since when the family waits; where it does not, when something was said last. */
  since: Generated<number>;
  /** How soon it wants to be read (domain/enrolment/inbox/standing.ts). */
  rank: Generated<number>;
  mark: Generated<Mark | null>;
  is_unread: Generated<0 | 1>;
  /** The e-mail of the member of staff whose it is. */
  assigned_to: Generated<string | null>;
  /** The e-mail of who has taken it over, and the first name under which the family knows this person. */
  held_by: Generated<string | null>;
  held_name: Generated<string | null>;
  /** Counts what is said and changed; who answers names the version that was seen. */
  version: Generated<number>;
};

/** What a message of the chat tells staff, or says of a person of the staff who wrote it. */
export type InboxMessageColumns = {
  /** Of an assistant's answer that wants a person. */
  mark: Generated<Mark | null>;
  /** The e-mail of the member of staff who wrote it, and the first name that the family saw. */
  author: Generated<string | null>;
  author_name: Generated<string | null>;
  /** How it reached the family besides the chat. */
  via: Generated<"mail" | null>;
  /** Of an answer that did not know: nobody has to teach it. */
  set_aside: Generated<0 | 1>;
};

/** What staff noted of a conversation and did with it. */
export type ConversationEventTable = {
  id: string;
  conversation_id: string;
  kind: "note" | "taken" | "handed_back" | "assigned" | "done" | "reopened" | "prepared";
  /** note: its text; assigned: to whom, empty for nobody; prepared: `whatsapp` or `phone`. */
  detail: string;
  /** The e-mail of the member of staff. */
  actor: string;
  created_at: number;
};

/** Each word that a family or staff wrote in a conversation, folded: what the inbox searches. */
export type ConversationWordTable = { word: string; conversation_id: string };
