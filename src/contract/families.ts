import { z } from "zod";
import { DEPOSIT_STATES, ELDEST, NEXT_STEPS, PODS } from "#domain/enrolment/families/filter.ts";
import { IMPORT_FIELDS, IMPORTED_AT_ONCE, ROW_VERDICTS } from "#domain/enrolment/families/import.ts";
import { FAMILIES_AT_MOST, FAMILIES_ON_A_PAGE } from "#domain/enrolment/families/limits.ts";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import type { Operation } from "./operation.ts";
import { childrenAges, lead, leadCorrection, leadEvent } from "./staff.ts";
import { languageSchema, line, MAX_FIELD, MAX_MESSAGE, text } from "./text.ts";

const MAX_TASK = 200;

const id = z.string().min(1).max(64);
const params = z.object({ id });
const member = z.string().max(MAX_FIELD).nullable();

/** A family as lists show it. */
export const family = lead.extend({
  /** What its children are called, as far as it is known. */
  childNames: z.string(),
  /** Those who are called by name, with their ages where they are known. */
  children: z.array(z.object({ name: z.string(), age: z.number().int().nullable() })),
  deposit: z.enum(DEPOSIT_STATES),
  /** The first thing that is to be done for it, if anything is. */
  task: z.object({ text: z.string(), dueOn: z.iso.date() }).nullable(),
});
export type Family = z.infer<typeof family>;

export const familyFilter = z.object({
  /** Parts of names, the children's too, of addresses and phone numbers, all of which must be there; marks on letters do not matter. */
  search: line(100).optional(),
  status: z.enum(LEAD_STATUSES).optional(),
  language: languageSchema.optional(),
  age: z.coerce.number().int().min(0).max(ELDEST).optional(),
  pod: z.enum(PODS).optional(),
  deposit: z.enum(DEPOSIT_STATES).optional(),
  /** The e-mail of a member of staff, or `nobody`. */
  owner: line(MAX_FIELD).optional(),
  /** Has waited for an answer for at least so many days. */
  waiting: z.coerce.number().int().min(0).max(365).optional(),
  nextStep: z.enum(NEXT_STEPS).optional(),
});

/** A family that staff write down: reached by e-mail, by phone, or both. */
export const newFamily = z
  .object({
    ...leadCorrection.shape,
    email: z.union([z.literal(""), leadCorrection.shape.email]),
    numberOfChildren: z.number().int().min(0).max(30),
    childrenAges,
    note: text(MAX_MESSAGE).optional(),
  })
  .refine(({ email, phone }) => email !== "" || phone !== null, { message: "reach", path: ["email"] });

/** A row of a file, as its columns say it: what is wrong with it is answered, not refused. */
export const importedRow = z.object({
  name: z.string().max(2_000),
  email: z.string().max(2_000),
  phone: z.string().max(2_000),
  numberOfChildren: z.string().max(2_000),
  childrenAges: z.string().max(2_000),
  language: z.string().max(2_000),
  note: z.string().max(2_000),
});

const rowAnswer = z.object({
  verdict: z.enum(ROW_VERDICTS),
  /** What is wrong with it. */
  field: z.enum(IMPORT_FIELDS).nullable(),
  /** The family that has it already, or is like it. */
  lead: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type RowAnswer = z.infer<typeof rowAnswer>;

export const leadTask = z.object({
  id: z.string(),
  lead: z.object({ id: z.string(), name: z.string() }),
  text: z.string(),
  dueOn: z.iso.date(),
  owner: z.string().nullable(),
  isDone: z.boolean(),
  by: z.string(),
});
export type LeadTask = z.infer<typeof leadTask>;

const newTask = z.object({
  text: line(MAX_TASK).pipe(z.string().min(1, "required")),
  dueOn: z.iso.date(),
  owner: member,
});

/** What can be done with many families at once. */
const act = z.union([
  z.object({ owner: member }),
  z.object({ status: z.enum(LEAD_STATUSES) }),
  z.object({ task: newTask }),
]);
export type FamilyAct = z.infer<typeof act>;

/** From which of two each field is kept. */
const kept = z.enum(["this", "other"]);

export const familyDeskOperations = {
  "GET /api/admin/families": {
    summary: "Families that a filter means: newest first, or those that have waited longest.",
    access: "staff",
    query: familyFilter.extend({
      order: z.enum(["newest", "waiting"]).default("newest"),
      limit: z.coerce.number().int().min(1).max(FAMILIES_AT_MOST).default(FAMILIES_ON_A_PAGE),
      /** The next ones after a page: its `next`. */
      after: z
        .string()
        .regex(/^\d{1,15}\.[\w-]{1,64}$/, "cursor")
        .optional(),
    }),
    output: z.object({ items: z.array(family), next: z.string().nullable() }),
  },
  "GET /api/admin/families/board": {
    summary: "The same families by status: how many, and the first of each.",
    access: "staff",
    query: familyFilter,
    output: z.object({
      today: z.iso.date(),
      total: z.number().int(),
      columns: z.array(
        z.object({ status: z.enum(LEAD_STATUSES), count: z.number().int(), items: z.array(family) }),
      ),
    }),
  },
  "GET /api/admin/families/counts": {
    summary: "How many families a filter means.",
    access: "staff",
    query: familyFilter,
    output: z.object({ today: z.iso.date(), total: z.number().int() }),
  },
  "POST /api/admin/families": {
    summary:
      "Write down a family by hand. 409 when its e-mail, or without one its phone number, is another's.",
    access: "staff",
    audit: "family_added",
    body: newFamily,
    output: lead,
    errors: ["conflict"],
  },
  "POST /api/admin/families/import": {
    summary:
      "Rows of a file: what would become of each, or, unless it is a preview, make what is new. Nothing that is there changes.",
    access: "staff",
    audit: "families_imported",
    body: z.object({
      isPreview: z.boolean(),
      /** Also those that look like a family that is there. */
      alsoAlike: z.boolean(),
      rows: z.array(importedRow).min(1).max(IMPORTED_AT_ONCE),
    }),
    status: 200,
    output: z.object({ rows: z.array(rowAnswer) }),
  },
  "POST /api/admin/families/act": {
    summary:
      "Change all families that a filter means, or those named: whose they are, their status, a task. Those whose status does not allow the move stay and are counted.",
    access: "staff",
    audit: "families_changed",
    body: z.object({
      which: z.union([
        z.object({ ids: z.array(id).min(1).max(FAMILIES_AT_MOST) }),
        z.object({ filter: familyFilter }),
      ]),
      act,
    }),
    status: 200,
    output: z.object({ changed: z.number().int(), same: z.number().int(), refused: z.number().int() }),
    errors: ["conflict"],
  },
  "GET /api/admin/families/duplicates": {
    summary: "Families that look like the same: one phone number, or one name with the same ages.",
    access: "staff",
    output: z.object({
      groups: z.array(z.object({ by: z.enum(["phone", "name"]), families: z.array(family) })),
    }),
  },
  "POST /api/admin/leads/{id}/merge": {
    summary:
      "Make one of two: the history, deposits, tasks and submissions of the other come to this one, and the other goes. 409 when either changed meanwhile.",
    access: "staff",
    audit: "families_merged",
    params,
    body: z.object({
      version: z.number().int().min(0),
      other: z.object({ id, version: z.number().int().min(0) }),
      keep: z.object({ name: kept, reach: kept, phone: kept, children: kept, language: kept }),
    }),
    status: 200,
    output: lead,
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/leads/{id}/notes": {
    summary: "Add a note for the staff, or say that the family has been answered.",
    access: "staff",
    params,
    body: z.union([
      z.object({ note: text(MAX_MESSAGE).pipe(z.string().min(1, "required")) }),
      z.object({ answered: z.literal(true) }),
    ]),
    status: 200,
    output: leadEvent,
    errors: ["not_found"],
  },
  "GET /api/admin/leads/{id}/tasks": {
    summary: "What is to be done for a family, and what was, by its day.",
    access: "staff",
    params,
    output: z.array(leadTask),
    errors: ["not_found"],
  },
  "POST /api/admin/leads/{id}/tasks": {
    summary: "Something to do for a family, by a day.",
    access: "staff",
    params,
    body: newTask,
    output: leadTask,
    errors: ["not_found", "conflict"],
  },
  "PATCH /api/admin/tasks/{id}": {
    summary: "Say that a task is done, or not yet; move it to another day; give it to somebody.",
    access: "staff",
    params,
    body: z.object({
      isDone: z.boolean().optional(),
      dueOn: z.iso.date().optional(),
      owner: member.optional(),
    }),
    output: leadTask,
    errors: ["not_found", "conflict"],
  },
  "GET /api/admin/today": {
    summary: "What is to be done: what is late, today's, this week's, and who waits for an answer.",
    access: "staff",
    query: z.object({ whose: z.enum(["all", "mine"]).default("all") }),
    output: z.object({
      today: z.iso.date(),
      tasks: z.array(leadTask),
      /** Families whose next step is due. */
      steps: z.array(family),
      /** Families that wait for an answer, the longest first. */
      waiting: z.array(family),
      /** There is more than is shown. */
      isCut: z.boolean(),
    }),
  },
} as const satisfies Record<string, Operation>;
