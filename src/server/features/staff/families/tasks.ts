import type { Kysely, Selectable } from "kysely";
import type { LeadTask } from "#contract/families.ts";
import type { Parsed } from "#contract/index.ts";
import { daysLater } from "#domain/enrolment/families/days.ts";
import { newId } from "#server/db/id.ts";
import type { LeadTaskTable } from "#server/db/schema/families.ts";
import type { Database } from "#server/db/schema.ts";
import { Refusal } from "#server/http/refusal.ts";
import { rowsById, rowsMatching, toFamilies } from "./list.ts";
import { type FamilyParts, momentOf, noSuchLead, writeEvent } from "./parts.ts";

type NewTask = Parsed<"POST /api/admin/leads/{id}/tasks">["body"];
type TaskChange = Parsed<"PATCH /api/admin/tasks/{id}">["body"];
type TaskRow = Selectable<LeadTaskTable> & { readonly name: string };

/** What one look at the day shows of each sort. */
const SHOWN = 100;
const WEEK_DAYS = 7;

export async function addTask(
  trx: Kysely<Database>,
  lead: { readonly id: string; readonly name: string },
  task: NewTask,
  by: string,
  at: number,
): Promise<LeadTask> {
  const { text, dueOn, owner } = task;
  const row: LeadTaskTable = {
    ...{ id: newId(at), lead_id: lead.id, text, due_on: dueOn, owner, done_at: null, done_by: null },
    ...{ created_by: by, created_at: at },
  };
  await trx.insertInto("lead_tasks").values(row).execute();
  await writeEvent(trx, { leadId: lead.id, kind: "task", detail: text, by, at });
  return toTask({ ...row, name: lead.name });
}

const tasks = (db: Kysely<Database>) =>
  db
    .selectFrom("lead_tasks")
    .innerJoin("leads", "leads.id", "lead_tasks.lead_id")
    .selectAll("lead_tasks")
    .select("leads.name");

const toTask = (row: TaskRow): LeadTask => ({
  ...{ id: row.id, lead: { id: row.lead_id, name: row.name }, text: row.text, dueOn: row.due_on },
  ...{ owner: row.owner, isDone: row.done_at !== null, by: row.created_by },
});

const noSuchTask = () => new Refusal("not_found", "There is no such task.");

/** What is to be done for families, and what a day asks of the staff. */
export function familyTasks(parts: FamilyParts) {
  const { store, now } = parts;
  const leadOf = (db: Kysely<Database>, id: string) =>
    db.selectFrom("leads").select(["id", "name"]).where("id", "=", id).executeTakeFirst();

  return {
    /** @throws Refusal not_found */
    async ofLead(leadId: string): Promise<LeadTask[]> {
      if ((await leadOf(store.db, leadId)) === undefined) throw noSuchLead();
      const rows = await tasks(store.db)
        .where("lead_id", "=", leadId)
        .orderBy("due_on")
        .orderBy("lead_tasks.id")
        .limit(SHOWN)
        .execute();
      return rows.map(toTask);
    },

    /** @throws Refusal not_found */
    add: (leadId: string, task: NewTask, by: string): Promise<LeadTask> =>
      store.write(async (trx) => {
        const lead = await leadOf(trx, leadId);
        if (lead === undefined) throw noSuchLead();
        return addTask(trx, lead, task, by, now());
      }),

    /** @throws Refusal not_found */
    change: (id: string, { isDone, dueOn, owner }: TaskChange, by: string): Promise<LeadTask> =>
      store.write(async (trx) => {
        const before = await tasks(trx).where("lead_tasks.id", "=", id).executeTakeFirst();
        if (before === undefined) throw noSuchTask();
        const at = now();
        const isNews = isDone !== undefined && isDone !== (before.done_at !== null);
        const set = {
          ...(dueOn === undefined ? {} : { due_on: dueOn }),
          ...(owner === undefined ? {} : { owner }),
          ...(isNews ? { done_at: isDone ? at : null, done_by: isDone ? by : null } : {}),
        };
        if (Object.keys(set).length > 0)
          await trx.updateTable("lead_tasks").set(set).where("id", "=", id).execute();
        if (isNews && isDone) {
          const done = { leadId: before.lead_id, kind: "task_done", detail: before.text, by, at } as const;
          await writeEvent(trx, done);
        }
        return toTask({ ...before, ...set });
      }),

    /** What is late, and what this week asks; of everybody, or of one. */
    async today(whose: string | null) {
      const moment = await momentOf(parts);
      const { db } = store;
      const weekEnd = daysLater(moment.today, WEEK_DAYS);
      const open = await tasks(db)
        .where("done_at", "is", null)
        .where("due_on", "<", weekEnd)
        .$if(whose !== null, (some) =>
          some.where((eb) => eb.or([eb("lead_tasks.owner", "=", whose), eb("leads.owner", "=", whose)])),
        )
        .orderBy("due_on")
        .orderBy("lead_tasks.id")
        .limit(SHOWN + 1)
        .execute();
      const due = await db
        .selectFrom("leads")
        .select("id")
        .where("next_step_on", "is not", null)
        .where("next_step_on", "<", weekEnd)
        .$if(whose !== null, (some) => some.where("owner", "=", whose))
        .orderBy("next_step_on")
        .orderBy("id")
        .limit(SHOWN + 1)
        .execute();
      const waiting = await rowsMatching(db, whose === null ? {} : { owner: whose }, moment, {
        order: "waiting",
        limit: SHOWN + 1,
      });
      const steps = await rowsById(
        db,
        due.slice(0, SHOWN).map(({ id }) => id),
      );
      return {
        today: moment.today,
        tasks: open.slice(0, SHOWN).map(toTask),
        steps: await toFamilies(db, steps, moment),
        waiting: await toFamilies(db, waiting.slice(0, SHOWN), moment),
        isCut: [open, due, waiting].some(({ length }) => length > SHOWN),
      };
    },
  };
}
