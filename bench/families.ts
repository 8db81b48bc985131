import { sql } from "kysely";
import type { FamilyFilter } from "#domain/enrolment/families/filter.ts";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import type { Store } from "#server/db/store.ts";
import { boardOf, countFamilies, listFamilies, type Page } from "#server/features/staff/families/list.ts";
import { familyTasks } from "#server/features/staff/families/tasks.ts";
import { onEngines } from "./engines.ts";
import { type Figure, percentile, type Section } from "./report.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 40;
/** Rows in one statement. */
const BATCH = 1_000;
const DAY = 86_400_000;
const ME = "marta@bench.example";
const MOMENT = { today: "2027-03-01", now: 60 * DAY, mode: "practice" } as const;

/** What the table, the board and the day ask for, in a small school's database and in a very large one. */
export const families: Section = {
  title: `What the families' pages ask for, with ${FEW} and ${MANY} leads (the 95th of a hundred, of ${ROUNDS})`,
  measure: () => onEngines(familyFigures),
};

async function familyFigures(engine: string, store: Store): Promise<Figure[]> {
  await fill(store, 0, FEW);
  await settle(store);
  const few = await measured(store);
  await fill(store, FEW, MANY);
  await settle(store);
  const many = await measured(store);
  return Object.entries(few).flatMap(([name, small]) => [
    { name: `${engine}: ${name}, ${FEW}`, value: small, unit: "ms" },
    {
      name: `${engine}: ${name}, ${MANY}`,
      value: many[name] ?? Number.NaN,
      unit: "ms",
      target: { atMost: 50 },
    },
  ]);
}

async function measured(store: Store): Promise<Record<string, number>> {
  const list = (filter: FamilyFilter, page: Partial<Page> = {}) =>
    listFamilies(store.db, filter, MOMENT, { order: "newest", limit: 25, ...page });
  const second = (await list({})).next ?? "";
  const tasks = familyTasks({
    ...{ store, now: () => MOMENT.now, mode: MOMENT.mode, members: { names: async () => [] } },
    ...{ usualHours: { timeZone: "UTC", week: [] }, makeLead: async () => null },
  });
  const asked: Record<string, () => Promise<unknown>> = {
    "first page": () => list({}),
    "second page": () => list({}, { after: second }),
    "longest wait first": () => list({}, { order: "waiting" }),
    "filter: one status": () => list({ status: "contacted" }),
    "filter: an age and a language": () => list({ age: 9, language: "es" }),
    "filter: deposit held": () => list({ deposit: "held" }),
    "filter: mine, step overdue": () => list({ owner: ME, nextStep: "overdue" }),
    "filter: that nobody passes": () => list({ status: "enrolled", age: 3, language: "es" }),
    "search: a common name": () => list({ search: "ana" }),
    "search: one family": () => list({ search: "familia777 " }),
    "search: a phone number": () => list({ search: "322 000 0777" }),
    "search: nobody": () => list({ search: "zzz" }),
    "count of all": () => countFamilies(store.db, {}, MOMENT),
    "count of a filter": () => countFamilies(store.db, { language: "es", age: 9 }, MOMENT),
    board: () => boardOf(store.db, {}, MOMENT),
    "board of a filter": () => boardOf(store.db, { language: "es", pod: "creator" }, MOMENT),
    "board of a search": () => boardOf(store.db, { search: "familia777" }, MOMENT),
    today: () => tasks.today(null),
    "today, mine": () => tasks.today(ME),
  };
  const times: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) {
    const taken: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const start = performance.now();
      await ask();
      taken.push(performance.now() - start);
    }
    // The first round only warms up.
    times[name] = percentile(taken.slice(1), 95);
  }
  return times;
}

/** What PostgreSQL does by itself within a minute of so many changes. */
async function settle(store: Store): Promise<void> {
  if (store.engine === "postgres") await sql`vacuum analyze`.execute(store.db);
}

const AGES = ["6", "5, 8", "9", "", "11 y 12"];

async function fill(store: Store, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, to - start) }, (_, index) => start + index);
    await store.write(async (trx) => {
      await trx
        .insertInto("leads")
        .values(
          rows.map((index) => ({
            ...{ id: `l${index}`, name: index % 9 === 0 ? "Ana López" : `Familia${index} Núñez` },
            ...{ email: `f${index}@bench.example`, email_key: `f${index}@bench.example` },
            phone: index % 2 === 0 ? null : `322 ${String(index).padStart(7, "0")}`,
            ...{
              children: 1,
              ages: AGES[index % AGES.length] ?? "",
              language: index % 3 === 0 ? "en" : "es",
            },
            status: LEAD_STATUSES[index % LEAD_STATUSES.length] ?? "new",
            next_step_on: index % 50 === 0 ? `2027-0${1 + (index % 4)}-01` : null,
            owner: index % 10 === 0 ? ME : null,
            waits_since: index % 20 === 0 ? index : null,
            ...{ version: 0, created_at: index },
          })) as never,
        )
        .execute();
      const paying = rows.filter((index) => index % 100 === 0);
      await trx
        .insertInto("deposits")
        .values(
          paying.map((index) => ({
            ...{ id: `d${index}`, lead_id: `l${index}`, type: "founders_circle", mode: "practice" },
            ...{ currency: "usd", amount_cents: 50_000, paid_cents: 50_000, lost_cents: 0, status: "paid" },
            ...{ refunded_cents: index % 300 === 0 ? 50_000 : 0, refund_failed: 0, receipted: 1 },
            ...{ idempotency_key: "k", keyed_at: 0, payer_erased: 0, facts: "{}", revision: 0, read_at: 0 },
            created_at: index,
          })) as never,
        )
        .execute();
      await trx
        .insertInto("lead_tasks")
        .values(
          rows
            .filter((index) => index % 25 === 0)
            .map((index) => ({
              ...{
                id: `t${index}`,
                lead_id: `l${index}`,
                text: "Call",
                due_on: `2027-03-0${1 + (index % 9)}`,
              },
              ...{ owner: index % 2 === 0 ? ME : null, created_by: ME, created_at: index },
            })),
        )
        .execute();
    });
  }
}
