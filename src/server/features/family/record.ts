import type { Kysely } from "kysely";
import type { FamilyCounts, FamilyRecord } from "#contract/family.ts";
import { centsToAmount } from "#domain/payments/deposit.ts";
import type { Database } from "#server/db/schema.ts";
import { type FoundFamily, findFamily } from "./found.ts";

const iso = (time: number) => new Date(time).toISOString();

export const countFound = (found: FoundFamily): FamilyCounts => ({
  waitlist: found.leads.length,
  conversations: found.conversationIds.length,
  questions: found.questions.length,
  deposits: found.deposits.length,
  subscriptions: found.subscriptions.length,
  consents: found.consents.length,
  profiles: found.profiles.length,
  tutorConversations: found.threads.length,
  newsletter: found.subscribers.length,
  applications: found.applications.length,
  mails: found.mails.length,
});

/** What is kept under a family's e-mail, in the words of the contract. */
export async function familyRecord(db: Kysely<Database>, email: string): Promise<FamilyRecord> {
  const found = await findFamily(db, email);
  return {
    waitlist: await Promise.all(found.leads.map((row) => waitlistEntry(db, row))),
    conversations: await Promise.all(found.conversationIds.map((id) => conversation(db, id))),
    questions: found.questions.map((row) => ({
      question: row.question,
      language: row.language,
      email: row.email,
      status: row.status,
      createdAt: iso(row.created_at),
      answeredAt: row.answered_at === null ? null : iso(row.answered_at),
    })),
    deposits: found.deposits.map((row) => ({
      ...payerOf(row),
      type: row.type,
      amount: centsToAmount(row.amount_cents),
      refunded: centsToAmount(row.refunded_cents),
      status: row.status,
      number: row.provider_intent_id,
      children: row.children === null ? [] : JSON.parse(row.children),
    })),
    subscriptions: found.subscriptions.map((row) => ({
      ...payerOf(row),
      plan: row.plan,
      monthly: centsToAmount(row.monthly_cents),
      status: row.status,
      number: row.provider_subscription_id,
    })),
    consents: found.consents.map((row) => ({
      purpose: row.purpose,
      email: row.guardian_email ?? email,
      grantedAt: row.granted_at === null ? null : iso(row.granted_at),
    })),
    profiles: found.profiles.map(profileOf),
    tutorConversations: await Promise.all(found.threads.map((row) => tutorConversation(db, row))),
    newsletter: found.subscribers.map((row) => ({
      email: row.email,
      language: row.language,
      askedAt: iso(row.asked_at),
      confirmedAt: row.confirmed_at === null ? null : iso(row.confirmed_at),
    })),
    applications: found.applications.map((row) => ({
      name: row.name,
      email: row.email,
      phone: row.phone,
      teaching: row.teaching,
      speaks: row.speaks,
      from: row.available_from,
      message: row.message,
      status: row.status,
      createdAt: iso(row.created_at),
    })),
    mails: found.mails
      .filter(({ kind }) => kind === "family")
      .map((row) => ({ subject: row.subject, status: row.status, createdAt: iso(row.created_at) })),
  };
}

export function profileOf(row: FoundFamily["profiles"][number]): FamilyRecord["profiles"][number] {
  return {
    updatedAt: iso(row.updated_at),
    result: JSON.parse(row.result) as FamilyRecord["profiles"][number]["result"],
  };
}

function payerOf(row: FoundFamily["deposits" | "subscriptions"][number]) {
  return { name: row.payer_name, email: row.payer_email, createdAt: iso(row.created_at) };
}

async function waitlistEntry(db: Kysely<Database>, lead: FoundFamily["leads"][number]) {
  const submissions = await db
    .selectFrom("lead_submissions")
    .selectAll()
    .where("lead_id", "=", lead.id)
    .orderBy("first_at")
    .execute();
  const history = await db
    .selectFrom("lead_events")
    .select(["kind", "detail", "created_at"])
    .where("lead_id", "=", lead.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const tasks = await db
    .selectFrom("lead_tasks")
    .select(["text", "due_on", "done_at", "created_at"])
    .where("lead_id", "=", lead.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    numberOfChildren: lead.children,
    childrenAges: lead.ages,
    language: lead.language,
    status: lead.status,
    nextStepOn: lead.next_step_on,
    createdAt: iso(lead.created_at),
    submissions: submissions.map((row) => ({
      name: row.name,
      phone: row.phone,
      numberOfChildren: row.children,
      childrenAges: row.ages,
      language: row.language,
      interest: row.interest,
      times: row.times,
      firstAt: iso(row.first_at),
      lastAt: iso(row.last_at),
    })),
    history: history.map((row) => ({
      kind: row.kind,
      // Of the family it says nothing whose work it is.
      detail: row.kind === "owner" ? "" : row.detail,
      createdAt: iso(row.created_at),
    })),
    tasks: tasks.map((row) => ({
      text: row.text,
      dueOn: row.due_on,
      isDone: row.done_at !== null,
      createdAt: iso(row.created_at),
    })),
  };
}

export async function conversation(db: Kysely<Database>, id: string) {
  const { created_at } = await db
    .selectFrom("conversations")
    .select("created_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("messages")
    .select(["is_ai", "author", "text", "created_at"])
    .where("conversation_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const notes = await db
    .selectFrom("conversation_events")
    .select(["detail", "created_at"])
    .where("conversation_id", "=", id)
    .where("kind", "=", "note")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    createdAt: iso(created_at),
    messages: rows.map((row) => ({
      from: sideOf(row),
      text: row.text,
      createdAt: iso(row.created_at),
    })),
    notes: notes.map((row) => ({ text: row.detail, createdAt: iso(row.created_at) })),
  };
}

function sideOf({ is_ai, author }: { is_ai: 0 | 1; author: string | null }) {
  if (author !== null) return "staff" as const;
  return is_ai === 1 ? ("assistant" as const) : ("visitor" as const);
}

export async function tutorConversation(db: Kysely<Database>, thread: FoundFamily["threads"][number]) {
  const rows = await db
    .selectFrom("tutor_messages")
    .select(["is_tutor", "text", "created_at"])
    .where("thread_id", "=", thread.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    createdAt: iso(thread.created_at),
    messages: rows.map((row) => ({
      from: row.is_tutor === 1 ? ("tutor" as const) : ("child" as const),
      text: row.text,
      createdAt: iso(row.created_at),
    })),
  };
}
