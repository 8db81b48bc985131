import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { daysLater } from "#domain/enrolment/families/days.ts";
import {
  ageBits,
  ageIn,
  type DepositState,
  type FamilyFilter,
  type NextStep,
  NOBODY,
  searchParts,
} from "#domain/enrolment/families/filter.ts";
import type { PaymentRowMode } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { Engine } from "#server/db/store.ts";

/** By fewer letters no index finds a name. */
const TRIPLE = 3;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

type Leads = SelectQueryBuilder<Database, "leads", object>;

/** What a filter's words mean at this moment: the day, the time, and whose deposits count. */
export type Moment = {
  readonly today: string;
  readonly now: number;
  readonly mode: PaymentRowMode;
  readonly engine: Engine;
};

/**
 * The leads that a filter means. It asks only for columns that stand in the indexes of the lists (024-families.ts), so
 * that also a filter that few families pass reads no more than an index.
 */
export function matching(db: Kysely<Database>, filter: FamilyFilter, moment: Moment): Leads {
  const { search, status, language, age, pod, deposit, owner, waiting, nextStep } = filter;
  let leads: Leads = db.selectFrom("leads");
  for (const part of searchParts(search ?? "")) {
    const said = ageIn(part);
    if (said !== null) {
      // Two digits stand in nearly every phone number: beside an age they count only as a word of a name.
      const isWord = sql<boolean>`search like ${`% ${part} %`}`;
      leads = leads.where((either) => either.or([hasAge(ageBits({ from: said, to: said })), isWord]));
      continue;
    }
    const pattern = `%${part.replace(/[!%_]/g, "!$&")}%`;
    leads = leads.where(sql<boolean>`search like ${pattern} escape '!'`);
    if (moment.engine === "postgres" && part.length >= TRIPLE) {
      leads = leads.where(sql<boolean>`letter_triples(search) @> letter_triples(${part})`);
    }
  }
  if (status !== undefined) leads = leads.where("status", "=", status);
  if (language !== undefined) leads = leads.where("language", "=", language);
  for (const bits of wantedAges({ age, pod })) leads = leads.where(hasAge(bits));
  if (owner === NOBODY) leads = leads.where("owner", "is", null);
  else if (owner !== undefined) leads = leads.where("owner", "=", owner);
  if (waiting !== undefined) leads = leads.where("waits_since", "<=", moment.now - waiting * DAY_MS);
  if (nextStep !== undefined) leads = withNextStep(leads, nextStep, moment.today);
  if (deposit !== undefined) leads = withDeposit(leads, deposit, moment.mode);
  return leads;
}

/** The sets of ages of each of which a family must have one. */
export const wantedAges = ({ age, pod }: Pick<FamilyFilter, "age" | "pod">): number[] => [
  ...(age === undefined ? [] : [ageBits({ from: age, to: age })]),
  ...(pod === undefined ? [] : [ageBits(catalogue.podSchool.pods[pod])]),
];

const hasAge = (bits: number) => sql<boolean>`(age_bits & ${sql.lit(bits)}) <> 0`;

function withNextStep(leads: Leads, nextStep: NextStep, today: string): Leads {
  if (nextStep === "none") return leads.where("next_step_on", "is", null);
  if (nextStep === "overdue") return leads.where("next_step_on", "<", today);
  if (nextStep === "today") return leads.where("next_step_on", "=", today);
  return leads.where("next_step_on", ">=", today).where("next_step_on", "<", daysLater(today, WEEK_DAYS));
}

/** Families that paid are few: they are looked up first, whatever else is asked. */
function withDeposit(leads: Leads, deposit: DepositState, mode: PaymentRowMode): Leads {
  if (deposit === "held") return leads.where(sql<boolean>`leads.id in (${holders(mode)})`);
  const never = leads.where(sql<boolean>`leads.id not in (${payers(mode)})`);
  if (deposit === "none") return never;
  return leads
    .where(sql<boolean>`leads.id in (${payers(mode)})`)
    .where(sql<boolean>`leads.id not in (${holders(mode)})`);
}

const payers = (mode: PaymentRowMode) =>
  sql`select lead_id from deposits where mode = ${mode} and paid_cents > 0 and lead_id is not null`;
const holders = (mode: PaymentRowMode) => sql`${payers(mode)} and paid_cents > refunded_cents + lost_cents`;
