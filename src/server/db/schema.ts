import type { Selectable } from "kysely";
import type { Outcome } from "#domain/enrolment/conversation/turn.ts";
import type { Interest } from "#domain/enrolment/interest.ts";
import type { LeadEventKind, LeadStatus } from "#domain/enrolment/lead.ts";
import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import type { MailFault } from "#domain/staff/mails.ts";
import type { SafetyAlertTable, SafetyWatchTable } from "./schema/alerts.ts";
import type { AuditTable } from "./schema/audit.ts";
import type { SchoolFactTable } from "./schema/facts.ts";
import type { FamilyColumns, LeadTaskTable } from "./schema/families.ts";
import type {
  ConversationEventTable,
  ConversationWordTable,
  InboxColumns,
  InboxMessageColumns,
} from "./schema/inbox.ts";
import type { ConsentTable, StudentProfileTable } from "./schema/learner.ts";
import type { JobApplicationTable, SubscriberTable } from "./schema/letters.ts";
import type { ParentQuestionTable } from "./schema/packs.ts";
import type {
  DepositTable,
  PaymentEventTable,
  RefundTable,
  SandboxTable,
  SubscriptionTable,
} from "./schema/payments.ts";
import type { PlaceTable, PodTable } from "./schema/places.ts";
import type { SafetyItemTable, SafetyLogTable, SafetyReadTable, SafetyTurnTable } from "./schema/safety.ts";
import type { TaughtAnswerTable, TaughtVersionTable } from "./schema/taught.ts";
import type { TutorMessageTable, TutorThreadTable } from "./schema/tutor.ts";
import type { VisitBookingTable, VisitSlotTable } from "./schema/visits.ts";

/**
 * The tables, portable between SQLite and PostgreSQL: ids are text that sorts by time (see id.ts), times are
 * milliseconds since 1970 in UTC, yes and no are 1 and 0, money is integer cents. better-auth's own tables
 * (user, session, account, verification) keep that library's names and types and are read through it alone.
 */
export type Database = {
  conversations: ConversationTable;
  messages: MessageTable;
  conversation_events: ConversationEventTable;
  conversation_words: ConversationWordTable;
  leads: LeadTable & FamilyColumns;
  lead_tasks: LeadTaskTable;
  lead_submissions: LeadSubmissionTable;
  lead_events: LeadEventTable;
  visit_slots: VisitSlotTable;
  visit_bookings: VisitBookingTable;
  pods: PodTable;
  places: PlaceTable;
  deposits: DepositTable;
  subscriptions: SubscriptionTable;
  refunds: RefundTable;
  payment_events: PaymentEventTable;
  sandbox_objects: SandboxTable;
  mails: MailTable;
  consents: ConsentTable;
  student_profiles: StudentProfileTable;
  safety_items: SafetyItemTable;
  safety_watches: SafetyWatchTable;
  safety_alerts: SafetyAlertTable;
  safety_turns: SafetyTurnTable;
  safety_log: SafetyLogTable;
  safety_reads: SafetyReadTable;
  tutor_threads: TutorThreadTable;
  tutor_messages: TutorMessageTable;
  parent_questions: ParentQuestionTable;
  newsletter_subscribers: SubscriberTable;
  job_applications: JobApplicationTable;
  /** Keyed hashes of what was erased, replayed over a restored backup (decision 113). */
  erased: { mark: string; erased_at: number };
  audit_log: AuditTable;
  /** Class sessions that were left before their time, by the id in their cookie, until they would have ended. */
  left_sessions: { id: string; until: number };
  taught_answers: TaughtAnswerTable;
  taught_versions: TaughtVersionTable;
  school_facts: SchoolFactTable;
  settings: { key: string; value: string; updated_at: number };
  /** What happened on each of the school's days, as numbers (migrations/027-insight.ts). */
  daily_counts: { name: string; day: number; shard: number; total: number };
  tallies: { name: string; shard: number; total: number };
};

export type ConversationTable = {
  id: string;
  /** What the browser calls it. Unique. */
  session_id: string;
  /** Hash of the secret that the browser which opened it holds; never the secret itself. */
  owner_hash: string;
  language: Language;
  created_at: number;
  /** What the assistant remembers of it, as JSON (features/enrolment/dialogue-state.ts). */
  state: string | null;
} & InboxColumns;

export type MessageTable = {
  id: string;
  conversation_id: string;
  is_ai: 0 | 1;
  text: string;
  /** The rest belongs to the assistant's messages. */
  topic: string | null;
  needs_contact_form: 0 | 1;
  needs_payment: 0 | 1;
  payment_type: PaymentType | null;
  /** A JSON list of strings. */
  suggestions: string | null;
  /** What came of the family's message, for staff. */
  outcome: Outcome | null;
  /** What a person of the school has to do: the JSON of a wish. */
  wish: string | null;
  created_at: number;
} & InboxMessageColumns;

export type LeadTable = {
  id: string;
  name: string;
  /** Empty for a family that has none and is reached by phone. */
  email: string;
  /** The form under which addresses, or else phone numbers, are compared. Unique. */
  email_key: string;
  phone: string | null;
  children: number;
  ages: string;
  language: Language;
  status: LeadStatus;
  /** ISO date. */
  next_step_on: string | null;
  version: number;
  created_at: number;
};

export type LeadRow = Selectable<LeadTable & FamilyColumns>;

export type LeadSubmissionTable = {
  id: string;
  lead_id: string;
  /** Identifies what was sent; unique per lead, so that a double click is one submission. */
  content_hash: string;
  name: string;
  phone: string | null;
  children: number;
  ages: string;
  language: Language;
  interest: Interest | null;
  /** How often exactly this was sent. */
  times: number;
  first_at: number;
  last_at: number;
};

export type LeadEventTable = {
  id: string;
  lead_id: string;
  kind: LeadEventKind;
  detail: string;
  /** What a submission was for. */
  interest: Interest | null;
  /** Who did it: the family, a member of staff, or a payment. */
  actor: string;
  created_at: number;
};

export type MailTable = {
  id: string;
  recipient: string;
  /** The mailbox it arrives at, as far as can be told from the address. */
  recipient_key: string;
  /** The family that it is about, with which it is erased; null where that is known by its address alone. */
  lead_id: string | null;
  kind: "family" | "staff";
  subject: string;
  /** Emptied once sent: the queue is not an archive. */
  body: string;
  status: "queued" | "sent" | "failed";
  attempts: number;
  due_at: number;
  /** Where one click ends these mails (RFC 8058); null for a mail that is an answer to what somebody did. */
  unsubscribe: string | null;
  /** The appointment it tells of, as a file for calendars; emptied with the text. */
  calendar: string | null;
  /** Until when a worker holds it; a worker that dies lets go by itself. */
  claimed_until: number;
  created_at: number;
  sent_at: number | null;
  /** Why the last try was in vain, or that it became a file. */
  fault: MailFault | null;
};
