import type { Kysely } from "kysely";
import type { AuditEntry } from "#contract/account.ts";
import type { AuditAction } from "#domain/staff/audit.ts";
import type { AuditTable } from "#server/db/schema/audit.ts";
import type { Database } from "#server/db/schema.ts";

type About = NonNullable<AuditEntry["about"]>;
type Found = readonly (readonly [id: string, about: About])[];
type LookUp = (db: Kysely<Database>, ids: readonly string[]) => Promise<Found>;

const nameless = (path: string): About => ({ path, name: null });
const family = (row: { id: string; lead: string; name: string }) =>
  [
    row.id,
    { path: `/admin/families?id=${encodeURIComponent(row.lead)}`, name: { en: row.name, es: row.name } },
  ] as const;

const families: LookUp = async (db, ids) =>
  (await db.selectFrom("leads").select(["id", "id as lead", "name"]).where("id", "in", ids).execute()).map(
    family,
  );

const ofFamilies =
  (table: "deposits" | "places" | "visit_bookings"): LookUp =>
  async (db, ids) =>
    (
      await db
        .selectFrom(table)
        .innerJoin("leads", "leads.id", `${table}.lead_id`)
        .select([`${table}.id`, "leads.id as lead", "leads.name"])
        .where(`${table}.id`, "in", ids)
        .execute()
    ).map(family);

const pods: LookUp = async (db, ids) =>
  (await db.selectFrom("pods").select(["id", "name_en", "name_es"]).where("id", "in", ids).execute()).map(
    ({ id, name_en: en, name_es: es }) => [id, { path: "/admin/places", name: { en, es } }],
  );

/** What has no name of its own, or whose name is for the page alone that shows it. */
const by =
  (
    table: "safety_items" | "conversations" | "visit_slots" | "taught_answers",
    path: (id: string) => string,
  ): LookUp =>
  async (db, ids) =>
    (await db.selectFrom(table).select("id").where("id", "in", ids).execute()).map(({ id }) => [
      id,
      nameless(path(id)),
    ]);

const safety = by("safety_items", (id) => `/admin/safety#item-${id}`);
const conversations = by("conversations", (id) => `/admin/inbox?id=${encodeURIComponent(id)}`);
const times = by("visit_slots", () => "/admin/visits");
const answers = by("taught_answers", () => "/admin/answers");

/** Where the id of an entry is looked up. */
const LOOK_UPS: Readonly<Partial<Record<AuditAction, LookUp>>> = {
  ...{ family_added: families, families_merged: families, place_added: families },
  ...{ refund: ofFamilies("deposits"), payer_corrected: ofFamilies("deposits") },
  ...{ place_changed: ofFamilies("places"), visit_changed: ofFamilies("visit_bookings") },
  pod_changed: pods,
  ...{ safety_read: safety, safety_export: safety },
  ...{ conversation_read: conversations, conversation_answered: conversations },
  ...{ visit_time_changed: times, visits_closed: times },
  ...{ answer_published: answers, answer_retired: answers, answer_restored: answers },
};

/** Whether what an entry was about could be found if it still existed. */
export const isLookedUp = ({ action, reference }: AuditTable): boolean =>
  LOOK_UPS[action] !== undefined && reference !== "";

/**
 * What the entries of a page were about, as it is called now. The audit itself holds no names, so what was erased since
 * is not found, and nothing of it is said.
 */
export async function aboutEach(
  db: Kysely<Database>,
  entries: readonly AuditTable[],
): Promise<(entry: AuditTable) => About | null> {
  const wanted = new Map<LookUp, Set<string>>();
  for (const { action, reference } of entries.filter(isLookedUp)) {
    const lookUp = LOOK_UPS[action];
    if (lookUp === undefined) continue;
    wanted.set(lookUp, (wanted.get(lookUp) ?? new Set()).add(reference));
  }
  const found = new Map<LookUp, ReadonlyMap<string, About>>();
  for (const [lookUp, ids] of wanted) found.set(lookUp, new Map(await lookUp(db, [...ids])));
  return ({ action, reference }) => {
    const lookUp = LOOK_UPS[action];
    return (lookUp && found.get(lookUp)?.get(reference)) ?? null;
  };
}
