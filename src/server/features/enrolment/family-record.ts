import type { Kysely, Selectable } from "kysely";
import type { FamilyRecord } from "#contract/family.ts";
import { iso } from "#server/db/personal-data.ts";
import type { Database, LeadTable } from "#server/db/schema.ts";

/** An entry of the waitlist with what was sent and what became of it, as the export writes it. */
export async function waitlistRecord(
  db: Kysely<Database>,
  lead: Selectable<LeadTable>,
): Promise<FamilyRecord["waitlist"][number]> {
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
  const visits = await db
    .selectFrom("visit_bookings")
    .innerJoin("visit_slots", "visit_slots.id", "visit_bookings.slot_id")
    .select(["kind", "starts_at", "state", "phone", "visit_bookings.created_at"])
    .where("lead_id", "=", lead.id)
    .orderBy("starts_at")
    .execute();
  const places = await db
    .selectFrom("places")
    .leftJoin("pods", "pods.id", "places.pod_id")
    .select(["child", "age", "state", "name_en as pod", "joined_at"])
    .where("lead_id", "=", lead.id)
    .orderBy("places.id")
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
      // Whose of the staff a family is says nothing about the family.
      detail: row.kind === "owner" ? "" : row.detail,
      createdAt: iso(row.created_at),
    })),
    tasks: tasks.map((row) => ({
      text: row.text,
      dueOn: row.due_on,
      isDone: row.done_at !== null,
      createdAt: iso(row.created_at),
    })),
    visits: visits.map((row) => ({
      ...{ kind: row.kind, startsAt: iso(row.starts_at), state: row.state, phone: row.phone },
      createdAt: iso(row.created_at),
    })),
    places: places.map(({ joined_at, ...row }) => ({ ...row, createdAt: iso(joined_at) })),
  };
}

/** A conversation of the enrolment chat with the notes of staff, as the export writes it. */
export async function chatRecord(
  db: Kysely<Database>,
  id: string,
): Promise<FamilyRecord["conversations"][number]> {
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
    messages: rows.map((row) => ({ from: sideOf(row), text: row.text, createdAt: iso(row.created_at) })),
    notes: notes.map((row) => ({ text: row.detail, createdAt: iso(row.created_at) })),
  };
}

function sideOf({ is_ai, author }: { is_ai: 0 | 1; author: string | null }) {
  if (author !== null) return "staff" as const;
  return is_ai === 1 ? ("assistant" as const) : ("visitor" as const);
}
