import type { AnswerGiven, SafetyAction, SafetyClosing, SafetyState } from "#domain/safety/desk/desk.ts";
import type { TurnRole } from "#domain/safety/desk/record.ts";
import type { DeskKind, Severity } from "#domain/safety/kinds.ts";

/** One item on the safety desk: what was found, and what has become of it. */
export type SafetyItemTable = {
  id: string;
  kind: DeskKind;
  severity: Severity;
  /** 0 when it is only suspected. */
  is_sure: 0 | 1;
  /** Redacted: the telling part, for the list. The whole words are in `safety_turns`. */
  excerpt: string;
  source: "child" | "tutor";
  /** Where in the product it came from. */
  place: string;
  student_name: string | null;
  /** Keyed hash of the conversation's id. */
  session_mark: string;
  /** The conversation's id, enciphered, by which the family is looked up; null in items from before it was kept. */
  session_sealed: string | null;
  times: number;
  /** What the child was answered, where the desk says so. */
  answered: AnswerGiven | null;
  /** When the child said that the press was by mistake. */
  taken_back_at: number | null;
  /** Keyed hashes of the browser and the address it came from; forgotten within two hours (decision 105). */
  device_mark: string | null;
  address_mark: string | null;
  /** 1 when so many came before it from there that staff are told of all in one mail a minute. */
  is_gathered: 0 | 1;
  state: SafetyState;
  /** Set while it is closed. */
  closed_as: SafetyClosing | null;
  handled_by: string | null;
  note: string;
  version: number;
  created_at: number;
  updated_at: number;
};

/** A message or reply around what made an item, redacted. Apart from the conversation, which can be erased (106). */
export type SafetyTurnTable = {
  id: string;
  item_id: string;
  position: number;
  role: TurnRole;
  speaker: "child" | "tutor";
  text: string;
  /** Null for what was said before: it is handed over without its time. */
  said_at: number | null;
};

/** Something that was done about an item. */
export type SafetyLogTable = {
  id: string;
  item_id: string;
  action: SafetyAction;
  /** The new state or closing, the note, the step; empty for an export. */
  detail: string;
  /** E-mail of the member of staff. */
  staff: string;
  created_at: number;
};

/** That somebody read the whole words; looks that follow each other within some minutes are one. */
export type SafetyReadTable = {
  id: string;
  item_id: string;
  staff: string;
  first_at: number;
  last_at: number;
};
