import { type Kysely, sql, type Transaction } from "kysely";
import { start } from "./migrations/001-start.ts";
import { payments } from "./migrations/002-payments.ts";
import { learner } from "./migrations/003-learner.ts";
import { safety } from "./migrations/004-safety.ts";
import { tutor } from "./migrations/005-tutor.ts";
import { parentSupport } from "./migrations/006-parent-support.ts";
import { stoppedMessages } from "./migrations/007-stopped-messages.ts";
import { payerErased } from "./migrations/008-payer-erased.ts";
import { safetyAlerts } from "./migrations/009-safety-alerts.ts";
import { safetyRecord } from "./migrations/010-safety-record.ts";
import { safetyFaults } from "./migrations/011-safety-faults.ts";
import { tallies } from "./migrations/012-tallies.ts";
import { learners } from "./migrations/013-learners.ts";
import { staffAccounts } from "./migrations/014-staff-accounts.ts";
import { depositPlaces } from "./migrations/015-deposit-places.ts";
import { letters } from "./migrations/016-letters.ts";
import { inbox } from "./migrations/017-inbox.ts";
import { conversationWords } from "./migrations/018-conversation-words.ts";
import { dialogue } from "./migrations/019-dialogue.ts";
import { leadIds } from "./migrations/020-lead-ids.ts";
import { moneyTotals } from "./migrations/020-money-totals.ts";
import { families } from "./migrations/024-families.ts";
import { taught } from "./migrations/026-taught.ts";
import { insight } from "./migrations/027-insight.ts";
import { visits } from "./migrations/029-visits.ts";
import { schoolFacts } from "./migrations/031-school-facts.ts";
import { familiesFound } from "./migrations/033-families-found.ts";
import { places } from "./migrations/034-places.ts";
import { priceDays } from "./migrations/035-price-days.ts";
import { mailsSeen } from "./migrations/036-mails-seen.ts";
import { childrenFound } from "./migrations/037-children-found.ts";
import { subscriptionRefunds } from "./migrations/038-subscription-refunds.ts";
import type { Migration } from "./migrations/migration.ts";
import type { Engine } from "./store.ts";

const migrations: Readonly<Record<string, Migration>> = {
  "001-start": start,
  "002-payments": payments,
  "003-learner": learner,
  "004-safety": safety,
  "005-tutor": tutor,
  "006-parent-support": parentSupport,
  "007-stopped-messages": stoppedMessages,
  "008-payer-erased": payerErased,
  "009-safety-alerts": safetyAlerts,
  "010-safety-record": safetyRecord,
  "011-safety-faults": safetyFaults,
  "012-tallies": tallies,
  "013-learners": learners,
  "014-staff-accounts": staffAccounts,
  "015-deposit-places": depositPlaces,
  "016-letters": letters,
  "017-inbox": inbox,
  "018-conversation-words": conversationWords,
  "019-dialogue": dialogue,
  "020-money-totals": async (trx, engine) => {
    await moneyTotals(trx, engine);
    await leadIds(trx, engine);
  },
  "024-families": families,
  "026-taught": taught,
  "027-insight": insight,
  "029-visits": visits,
  "031-school-facts": schoolFacts,
  "033-families-found": familiesFound,
  "034-places": places,
  "035-price-days": priceDays,
  "036-mails-seen": mailsSeen,
  "037-children-found": childrenFound,
  "038-subscription-refunds": subscriptionRefunds,
};

/** Any number that no other program on the same PostgreSQL uses for its locks. */
const LOCK = 7_318_220_451;

/**
 * Runs the steps that this database has not seen, all in one transaction and under a lock, so that two servers may
 * start at once and a killed start leaves nothing half done. Answers the name of the newest step.
 *
 * @throws when the database was made by a newer version of the program
 */
export async function migrate<Schema>(db: Kysely<Schema>, engine: Engine): Promise<string> {
  const names = Object.keys(migrations);
  return db.transaction().execute(async (trx) => {
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].filter((name) => !names.includes(name));
    if (unknown.length > 0) {
      throw new Error(`The database was made by a newer version of Ceiba (it has ${unknown.join(", ")}).`);
    }
    for (const [name, step] of Object.entries(migrations)) {
      if (applied.has(name)) continue;
      await step(trx as unknown as Transaction<never>, engine);
      await sql`insert into migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(trx);
    }
    return names.at(-1) ?? "";
  });
}
