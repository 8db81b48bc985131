import { sql } from "kysely";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import type { Engine } from "../store.ts";
import type { Migration } from "./migration.ts";

/**
 * Families as staff work with them (decisions 164 and 165): whose they are, since when they wait, what is to be done
 * and by when. What lists are searched and filtered by is computed by the database from what a lead says, so that no
 * writer can forget it.
 */

/** Neither engine folds letters with marks without help from outside; these are the ones that names here have. */
const MARKED = { a: "áÁàÀâÂäÄ", e: "éÉèÈêÊëË", i: "íÍîÎïÏ", o: "óÓôÔöÖ", u: "úÚûÛüÜ", n: "ñÑ", c: "çÇ" };
/** What people write between the digits of a phone number. */
const BETWEEN_DIGITS = " -().+/";
const ELDEST = 18;

export const folded = (text: string) =>
  Object.entries(MARKED)
    .flatMap(([plain, marked]) => [...marked].map((letter) => [letter, plain] as const))
    .reduce((inner, [letter, plain]) => `replace(${inner}, '${letter}', '${plain}')`, `lower(${text})`);
export const digits = [...BETWEEN_DIGITS].reduce(
  (inner, mark) => `replace(${inner}, '${mark}', '')`,
  "phone",
);
/** A number of its own in the ages as they were typed, and no part of `12` or of `6.5`. */
const saysAge = (age: number, engine: Engine) =>
  engine === "postgres"
    ? `(' ' || ages || ' ') ~ '[^0-9.]${age}[^0-9]'`
    : `(' ' || ages || ' ') glob '*[^0-9.]${age}[^0-9]*'`;
const ageBits = (engine: Engine) =>
  Array.from(
    { length: ELDEST + 1 },
    (_, age) => `case when ${saysAge(age, engine)} then ${2 ** age} else 0 end`,
  ).join(" + ");

/** SQLite adds only columns that are computed when read; the indexes below keep what they compute. */
const computed = (engine: Engine) => {
  const column = (name: string, type: string, expression: string) =>
    `alter table leads add column ${name} ${type} generated always as (${expression})
      ${engine === "postgres" ? "stored" : "virtual"}`;
  return [
    column(
      "search",
      "text",
      `${folded(`name || ' ' || email || ' ' || coalesce(phone, '')`)} || ' ' || coalesce(${digits}, '')`,
    ),
    column("age_bits", "integer", ageBits(engine)),
    // The last ten, without a country's prefix.
    column(
      "phone_key",
      "text",
      `case when length(${digits}) >= 10 then substr(${digits}, length(${digits}) - 9) end`,
    ),
    column("twin_key", "text", `case when ages <> '' then ${folded("name")} || ' ' || ages end`),
  ];
};

const COUNTED = "language, owner, age_bits, waits_since, next_step_on, search";

const tables = [
  `drop index leads_by_time`,
  `create index leads_by_time on leads (created_at, id, status, ${COUNTED})`,
  `create index leads_by_status on leads (status, created_at, id, ${COUNTED})`,
  `create index leads_by_wait on leads (waits_since, id, status, language, owner, age_bits, next_step_on, search)
    where waits_since is not null`,
  `create index leads_by_step on leads (next_step_on, id) where next_step_on is not null`,
  `create index leads_by_phone on leads (phone_key, id) where phone_key is not null`,
  `create index leads_by_twin on leads (twin_key, id) where twin_key is not null`,
  `create table lead_tasks (
    id text primary key, lead_id text not null references leads (id) on delete cascade, text text not null,
    due_on text not null, owner text, done_at bigint, done_by text, created_by text not null,
    created_at bigint not null)`,
  `create index lead_tasks_by_lead on lead_tasks (lead_id, due_on, id)`,
  `create index lead_tasks_open on lead_tasks (due_on, id) where done_at is null`,
];

/** A family waits from its first word that nobody has answered, until staff answer it or take it on. */
const asks = (row: string) =>
  `(${row}.actor = 'family' and ${row}.kind in ('submitted', 'question'))
    or (${row}.kind = 'payment' and ${row}.detail like 'paid:%')`;
const isAnswer = (row: string) =>
  `${row}.actor not in ('family', 'payment') and ${row}.kind in ('status', 'answered')`;
const begins = `update leads set waits_since = new.created_at
  where id = new.lead_id and waits_since is null and (${asks("new")})`;
const ends = `update leads set waits_since = null
  where id = new.lead_id and waits_since is not null and (${isAnswer("new")})`;
const answered = `update leads set waits_since = null where waits_since is not null and id in
  (select lead_id from lead_events where kind = 'chat' and detail = new.conversation_id)`;

const waiting = {
  sqlite: [
    `create trigger lead_events_wait after insert on lead_events begin ${begins}; ${ends}; end`,
    `create trigger messages_answer after insert on messages when new.author is not null begin ${answered}; end`,
  ],
  postgres: [
    `create function lead_events_wait() returns trigger language plpgsql as
      $$ begin ${begins}; ${ends}; return null; end $$`,
    `create trigger lead_events_wait after insert on lead_events
      for each row execute function lead_events_wait()`,
    `create function messages_answer() returns trigger language plpgsql as $$ begin ${answered}; return null; end $$`,
    `create trigger messages_answer after insert on messages
      for each row when (new.author is not null) execute function messages_answer()`,
  ],
} as const;

/** Those who wait since before this was kept. */
const backfill = `update leads set waits_since = (
  select min(told.created_at) from lead_events told where told.lead_id = leads.id and (${asks("told")})
    and not exists (select 1 from lead_events heard where heard.lead_id = leads.id
      and heard.created_at >= told.created_at and (${isAnswer("heard")})))`;

/** How many have each status, kept up as in 012-tallies.ts. */
const add = {
  sqlite: (row: string, sign: string) =>
    `update tallies set total = total ${sign} 1 where name = 'leads.' || ${row}.status and shard = 0;`,
  postgres: (row: string, sign: string) =>
    `insert into tallies (name, shard, total) select 'leads.' || ${row}.status, pg_backend_pid(), ${sign}1
     where ${row}.status in (${LEAD_STATUSES.map((status) => `'${status}'`).join(", ")})
     on conflict (name, shard) do update set total = tallies.total + excluded.total;`,
} as const;
const counting = {
  sqlite: [
    `create trigger leads_status_insert after insert on leads begin ${add.sqlite("new", "+")} end`,
    `create trigger leads_status_delete after delete on leads begin ${add.sqlite("old", "-")} end`,
    `create trigger leads_status_update after update of status on leads
      begin ${add.sqlite("old", "-")} ${add.sqlite("new", "+")} end`,
  ],
  postgres: [
    `create function leads_status() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${add.postgres("old", "-")} end if;
      if tg_op <> 'DELETE' then ${add.postgres("new", "+")} end if;
      return null; end $$`,
    `create trigger leads_status after insert or delete or update of status
      on leads for each row execute function leads_status()`,
  ],
} as const;
const totals = LEAD_STATUSES.map(
  (status) => `insert into tallies (name, shard, total)
    select 'leads.${status}', 0, count(*) from leads where status = '${status}'`,
);

export const families: Migration = async (trx, engine) => {
  const statements = [
    `alter table leads add column owner text`,
    `alter table leads add column waits_since bigint`,
    ...computed(engine),
    ...tables,
    backfill,
    ...waiting[engine],
    ...totals,
    ...counting[engine],
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
