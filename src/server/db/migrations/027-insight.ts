import { sql } from "kysely";
import { DAY_BEGINS_MS, WAITS } from "#domain/staff/insight.ts";
import type { Migration } from "./migration.ts";

/**
 * What happened on each day of the school, as numbers of nobody (decision 168): counted by the database in the
 * transaction of what happens, as in 012-tallies.ts, so that no way to make a lead is forgotten. Erasing somebody
 * changes none of them. Visits of pages are added by the server.
 */
type Row = "new" | "made";

/** A table, under which name a row of it counts, and which of them do. */
type Count = {
  readonly table: "conversations" | "leads" | "lead_events" | "messages";
  readonly name: string;
  readonly when: (row: Row) => string;
  /** Of a name with a hundred forms: its week's Monday counts for all seven days, so that few rows are read. */
  readonly byWeek?: true;
};

const MOVES = { deposit: "deposit_paid", enrolled: "enrolled" };

const COUNTS: readonly Count[] = [
  { table: "conversations", name: "'chat'", when: () => "true" },
  { table: "leads", name: "'family'", when: () => "true" },
  ...Object.entries(MOVES).map(
    ([name, status]): Count => ({
      table: "lead_events",
      name: `'${name}'`,
      // The first time only: some come back.
      when: (row) =>
        `${row}.kind = 'status' and ${row}.detail like '%>${status}' and not exists (
        select 1 from lead_events earlier where earlier.lead_id = ${row}.lead_id and earlier.id ${row === "new" ? "<>" : "<"} ${row}.id
        and earlier.kind = 'status' and earlier.detail like '%>${status}')`,
    }),
  ),
  { table: "messages", name: "'known'", when: (row) => `${row}.outcome = 'answered'` },
  { table: "messages", name: "'unknown'", when: (row) => `${row}.mark = 'not_known'` },
  {
    table: "messages",
    name: "'asked:' || ROW.topic",
    when: (row) => `${row}.outcome = 'answered' and ${row}.topic is not null`,
    byWeek: true,
  },
];

const dayOf = (row: Row) => `((${row}.created_at - ${DAY_BEGINS_MS}) / 86400000)`;
const mondayOf = (row: Row) => `(${dayOf(row)} - (${dayOf(row)} + 3) % 7)`;
const dayFor = ({ byWeek }: Count, row: Row) => (byWeek ? mondayOf : dayOf)(row);
const ADD = `on conflict (name, day, shard) do update set total = daily_counts.total + excluded.total`;

const countOf = (count: Count, shard: string) =>
  `insert into daily_counts (name, day, shard, total)
   select ${count.name.replace("ROW", "new")}, ${dayFor(count, "new")}, ${shard}, 1 where ${count.when("new")} ${ADD};`;

/** How long a family waited until a person answered: the conversation still stands as it was before. */
const waited = `(new.created_at - since) / 60000.0`;
const WAIT_NAME = `'wait:' || case ${WAITS.map((minutes, index) => `when ${waited} <= ${minutes} then ${index}`).join(" ")}
  else ${WAITS.length} end`;
const countWait = (shard: string) =>
  `insert into daily_counts (name, day, shard, total)
   select ${WAIT_NAME}, ${dayOf("new")}, ${shard}, 1 from conversations
   where id = new.conversation_id and rank >= 2 and new.author is not null ${ADD};`;

const TABLES = ["conversations", "leads", "lead_events", "messages"] as const;
const worksOf = (table: Count["table"], shard: string) =>
  [
    ...COUNTS.filter((count) => count.table === table).map((count) => countOf(count, shard)),
    ...(table === "messages" ? [countWait(shard)] : []),
  ].join("\n");

const sqliteTriggers = () =>
  TABLES.map(
    (table) => `create trigger ${table}_by_day after insert on ${table} begin ${worksOf(table, "0")} end`,
  );
/** Each connection adds to a row of its own, for which it never waits. */
const postgresTriggers = () =>
  TABLES.flatMap((table) => [
    `create function ${table}_by_day() returns trigger language plpgsql as $$ begin
      ${worksOf(table, "pg_backend_pid()")} return null; end $$`,
    `create trigger ${table}_by_day after insert on ${table} for each row execute function ${table}_by_day()`,
  ]);

/** What happened before anybody counted; how long families waited is known from now on. */
const past = COUNTS.map(
  (count) =>
    `insert into daily_counts (name, day, shard, total)
     select ${count.name.replace("ROW", "made")}, ${dayFor(count, "made")}, 0, count(*) from ${count.table} made
     where ${count.when("made")} group by 1, 2`,
);

export const insight: Migration = async (trx, engine) => {
  // Names that begin alike must lie together, whatever the database's language sorts by.
  const bytewise = engine === "postgres" ? `text collate "C"` : "text";
  const statements = [
    `create table daily_counts (
      name ${bytewise} not null, day integer not null, shard integer not null, total bigint not null,
      primary key (name, day, shard)) ${engine === "sqlite" ? "without rowid" : ""}`,
    ...past,
    ...(engine === "postgres" ? postgresTriggers() : sqliteTriggers()),
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
