import { type Kysely, sql } from "kysely";
import type { Family } from "#contract/families.ts";
import { type DepositState, type FamilyFilter, NOBODY } from "#domain/enrolment/families/filter.ts";
import { FAMILIES_ON_A_PAGE } from "#domain/enrolment/families/limits.ts";
import { LEAD_STATUSES, type LeadStatus } from "#domain/enrolment/lead.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import { talliesOf } from "#server/db/tallies.ts";
import { toLead } from "../lead.ts";
import { type Moment, matching, wantedAges } from "./matching.ts";

export type Page = {
  readonly order: "newest" | "waiting";
  readonly limit: number;
  readonly after?: string | undefined;
};

/** A page of what a filter means, as rows: first which, from an index alone, then what is known of each. */
export async function rowsMatching(
  db: Kysely<Database>,
  filter: FamilyFilter,
  moment: Moment,
  { order, limit, after }: Page,
): Promise<LeadRow[]> {
  const column = order === "waiting" ? "waits_since" : "created_at";
  const direction = order === "waiting" ? "asc" : "desc";
  let leads = matching(db, filter, moment);
  if (order === "waiting") leads = leads.where("waits_since", "is not", null);
  if (after !== undefined) {
    const [at = "", id = ""] = after.split(".");
    leads = leads.where((eb) =>
      eb(eb.refTuple(column, "id"), direction === "asc" ? ">" : "<", eb.tuple(Number(at), id)),
    );
  }
  const found = await leads
    .select("id")
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
  return rowsById(
    db,
    found.map(({ id }) => id),
  );
}

/** Leads in the order of their ids as given. */
export async function rowsById(db: Kysely<Database>, ids: readonly string[]): Promise<LeadRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listFamilies(db: Kysely<Database>, filter: FamilyFilter, moment: Moment, page: Page) {
  const rows = await rowsMatching(db, filter, moment, { ...page, limit: page.limit + 1 });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const at = page.order === "waiting" ? last?.waits_since : last?.created_at;
  return {
    items: await toFamilies(db, shown, moment),
    next: rows.length > page.limit && last !== undefined ? `${at}.${last.id}` : null,
  };
}

type Counts = Record<LeadStatus, number>;

const countsOf = (count: (status: LeadStatus) => number) =>
  Object.fromEntries(LEAD_STATUSES.map((status) => [status, count(status)])) as Counts;

/** How many of each status a filter means. By what many families share the database has counted them already. */
export async function countByStatus(
  db: Kysely<Database>,
  filter: FamilyFilter,
  moment: Moment,
): Promise<Counts> {
  const { search = "", deposit, waiting, nextStep, owner } = filter;
  const isOf = owner !== undefined && owner !== NOBODY;
  if (search === "" && !isOf && [deposit, waiting, nextStep].every((each) => each === undefined)) {
    return countGroups(db, filter);
  }
  const rows = await matching(db, filter, moment)
    .select((eb) => ["status", eb.fn.countAll<number | string>().as("count")])
    .groupBy("status")
    .execute();
  return countsOf((status) => Number(rows.find((row) => row.status === status)?.count ?? 0));
}

/** A group's name says what its families share: status, language, ages, whether somebody has them on. */
async function countGroups(db: Kysely<Database>, filter: FamilyFilter): Promise<Counts> {
  const ages = wantedAges(filter);
  const groups = [...(await talliesOf(db, "family."))].map(([name, total]) => {
    const [status = "", language = "", bits = "", owned = ""] = name.split(".");
    return { status, language, bits: Number(bits), owned, total };
  });
  const meant = groups.filter(
    (group) =>
      (filter.status === undefined || group.status === filter.status) &&
      (filter.language === undefined || group.language === filter.language) &&
      (filter.owner === undefined || group.owned === "0") &&
      ages.every((wanted) => (group.bits & wanted) !== 0),
  );
  return countsOf((status) =>
    meant.reduce((sum, group) => sum + (group.status === status ? group.total : 0), 0),
  );
}

export async function countFamilies(db: Kysely<Database>, filter: FamilyFilter, moment: Moment) {
  const counts = await countByStatus(db, filter, moment);
  return { today: moment.today, total: sum(counts) };
}

const sum = (counts: Counts) => LEAD_STATUSES.reduce((total, status) => total + counts[status], 0);

/** So many are read at once to see whether there are more than the board shows anyway. */
const FEW = 150;

/** The board: each status with how many, and its newest. Where few are meant, one look through the index finds them all. */
export async function boardOf(db: Kysely<Database>, filter: FamilyFilter, moment: Moment) {
  const first = await matching(db, filter, moment)
    .select(["id", "status"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(FEW)
    .execute();
  const isFew = first.length < FEW;
  const counts = isFew
    ? countsOf((status) => first.filter((each) => each.status === status).length)
    : await countByStatus(db, filter, moment);
  const columns = [];
  for (const status of LEAD_STATUSES) {
    const found = first.filter((each) => each.status === status).slice(0, FAMILIES_ON_A_PAGE);
    // A column that the newest have filled is full; one that is empty is not looked through.
    const isKnown = isFew || found.length === Math.min(FAMILIES_ON_A_PAGE, counts[status]);
    const rows = isKnown
      ? await rowsById(
          db,
          found.map(({ id }) => id),
        )
      : await rowsMatching(db, { ...filter, status }, moment, { order: "newest", limit: FAMILIES_ON_A_PAGE });
    columns.push({ status, count: counts[status], items: await toFamilies(db, rows, moment) });
  }
  return { today: moment.today, total: sum(counts), columns };
}

/** Leads with what lists show besides: their deposit, and what is to be done first. */
export async function toFamilies(
  db: Kysely<Database>,
  rows: readonly LeadRow[],
  { mode }: Pick<Moment, "mode">,
): Promise<Family[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const paid = await db
    .selectFrom("deposits")
    .select(["lead_id", sql<number>`max(paid_cents - refunded_cents - lost_cents)`.as("left")])
    .where("lead_id", "in", ids)
    .where("mode", "=", mode)
    .where("paid_cents", ">", 0)
    .groupBy("lead_id")
    .execute();
  const deposits = new Map<string | null, DepositState>(
    paid.map(({ lead_id, left }) => [lead_id, Number(left) > 0 ? "held" : "refunded"]),
  );
  const open = await db
    .selectFrom("lead_tasks")
    .select(["lead_id", "text", "due_on"])
    .where("lead_id", "in", ids)
    .where("done_at", "is", null)
    .orderBy("due_on", "desc")
    .orderBy("id", "desc")
    .execute();
  const tasks = new Map(open.map(({ lead_id, text, due_on }) => [lead_id, { text, dueOn: due_on }]));
  const children = await childrenNamed(db, rows);
  return rows.map((row) => ({
    ...toLead(row),
    childNames: row.child_names,
    children: children.filter(({ lead_id }) => lead_id === row.id).map(({ name, age }) => ({ name, age })),
    deposit: deposits.get(row.id) ?? "none",
    task: tasks.get(row.id) ?? null,
  }));
}

/** The database says with the lead whether any of its children has a name: of most families it knows none. */
async function childrenNamed(db: Kysely<Database>, rows: readonly LeadRow[]) {
  const ids = rows.filter((row) => row.child_names !== "").map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .selectFrom("places")
    .select(["lead_id", "child as name", "age"])
    .where("lead_id", "in", ids)
    .where("child", "<>", "")
    .orderBy("id")
    .execute();
}
