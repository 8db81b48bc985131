import type { Call, Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { toLeadEvent } from "../lead.ts";
import { familyActing } from "./acting.ts";
import { familyAdding } from "./adding.ts";
import { boardOf, countFamilies, listFamilies } from "./list.ts";
import { familyMerging } from "./merging.ts";
import { type FamilyParts, knownMember, momentOf, noSuchLead, writeEvent } from "./parts.ts";
import { familyTasks } from "./tasks.ts";

type FamilyDeskHandlers = Pick<
  Handlers,
  | "GET /api/admin/families"
  | "GET /api/admin/families/board"
  | "GET /api/admin/families/counts"
  | "POST /api/admin/families"
  | "POST /api/admin/families/import"
  | "POST /api/admin/families/act"
  | "GET /api/admin/families/duplicates"
  | "POST /api/admin/leads/{id}/merge"
  | "POST /api/admin/leads/{id}/notes"
  | "GET /api/admin/leads/{id}/tasks"
  | "POST /api/admin/leads/{id}/tasks"
  | "PATCH /api/admin/tasks/{id}"
  | "GET /api/admin/today"
>;

/** Families as handlers of the contract. */
export function familyDeskHandlers(parts: FamilyParts): FamilyDeskHandlers {
  const { store, now } = parts;
  const adding = familyAdding(parts);
  const acting = familyActing(parts);
  const merging = familyMerging(parts);
  const tasks = familyTasks(parts);

  return {
    "GET /api/admin/families": async ({ query: { order, limit, after, ...filter } }) =>
      listFamilies(store.db, filter, await momentOf(parts), { order, limit, after }),
    "GET /api/admin/families/board": async ({ query }) => boardOf(store.db, query, await momentOf(parts)),
    "GET /api/admin/families/counts": async ({ query }) =>
      countFamilies(store.db, query, await momentOf(parts)),
    "POST /api/admin/families": async ({ body }, call) => adding.add(body, await me(call), call.note),
    "POST /api/admin/families/import": async ({ body }, call) =>
      adding.import(body, await me(call), call.note),
    "POST /api/admin/families/act": async ({ body: { which, act } }, call) => {
      if ("owner" in act) await knownMember(parts, act.owner);
      if ("task" in act) await knownMember(parts, act.task.owner);
      return acting.act(which, act, await me(call), call.note);
    },
    "GET /api/admin/families/duplicates": () => merging.duplicates(),
    "POST /api/admin/leads/{id}/merge": async ({ params, body }, call) =>
      merging.merge(params.id, body, await me(call), call.note),
    "POST /api/admin/leads/{id}/notes": async ({ params: { id }, body }, call) => {
      const by = await me(call);
      return store.write(async (trx) => {
        const lead = await trx.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
        if (lead === undefined) throw noSuchLead();
        const said =
          "note" in body
            ? { kind: "note" as const, detail: body.note }
            : { kind: "answered" as const, detail: "" };
        return toLeadEvent(await writeEvent(trx, { leadId: id, ...said, by, at: now() }));
      });
    },
    "GET /api/admin/leads/{id}/tasks": ({ params }) => tasks.ofLead(params.id),
    "POST /api/admin/leads/{id}/tasks": async ({ params, body }, call) => {
      await knownMember(parts, body.owner);
      return tasks.add(params.id, body, await me(call));
    },
    "PATCH /api/admin/tasks/{id}": async ({ params, body }, call) => {
      if (body.owner !== undefined) await knownMember(parts, body.owner);
      return tasks.change(params.id, body, await me(call));
    },
    "GET /api/admin/today": async ({ query }, call) =>
      tasks.today(query.whose === "mine" ? await me(call) : null),
  };
}

/** The router has let nobody else come so far. */
async function me(call: Call): Promise<string> {
  const staff = await call.staff();
  if (staff === null) throw new Refusal("unauthenticated", "Sign in first.");
  return staff.email;
}
