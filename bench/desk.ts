import type { Store } from "#server/db/store.ts";
import { desk } from "#server/features/staff/desk.ts";
import { onEngines } from "./engines.ts";
import { type Figure, median, type Section } from "./report.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 21;
/** Rows in one statement. */
const BATCH = 1_000;

/** What every open desk asks for twice a minute, in a small school's database and in a very large one. */
export const deskPolls: Section = {
  title: `What the desk asks for again and again, with ${FEW} and ${MANY} families (medians of ${ROUNDS})`,
  measure: () => onEngines(deskFigures),
};

async function deskFigures(engine: string, store: Store): Promise<Figure[]> {
  const { stats, leads } = desk(store, "practice");
  const times: Record<string, { few: number; many: number }> = {};
  await fill(store, 0, FEW);
  for (const [name, ask] of Object.entries({ stats, leads })) times[name] = { few: await time(ask), many: 0 };
  await fill(store, FEW, MANY);
  for (const [name, ask] of Object.entries({ stats, leads })) {
    times[name] = { few: times[name]?.few ?? 0, many: await time(ask) };
  }
  return Object.entries(times).flatMap(([name, { few, many }]) => [
    { name: `${engine}: ${name}, ${FEW} families`, value: few, unit: "ms" },
    { name: `${engine}: ${name}, ${MANY} families`, value: many, unit: "ms" },
    // Half a millisecond more is noise.
    { name: `${engine}: ${name}, ratio`, value: many / Math.max(few, 0.5), unit: "×", target: { atMost: 2 } },
  ]);
}

async function time(ask: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    taken.push(performance.now() - start);
  }
  // The first round only warms up.
  return median(taken.slice(1));
}

async function fill(store: Store, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, to - start) }, (_, index) => start + index);
    await store.write(async (trx) => {
      await trx
        .insertInto("leads")
        .values(
          rows.map((index) => ({
            ...{ id: `l${index}`, name: `Family ${index}`, email: `f${index}@bench.example`, phone: null },
            ...{ email_key: `f${index}@bench.example`, children: 1, ages: "6", language: "en" as const },
            ...{ status: "new" as const, next_step_on: null, version: 0, created_at: index },
          })),
        )
        .execute();
      await trx
        .insertInto("conversations")
        .values(
          rows.map((index) => ({
            ...{ id: `c${index}`, session_id: `s${index}`, owner_hash: "o", language: "en" as const },
            created_at: index,
          })),
        )
        .execute();
      await trx
        .insertInto("messages")
        .values(
          rows.map((index) => ({
            ...{
              id: `m${index}`,
              conversation_id: `c${index}`,
              is_ai: 0 as const,
              text: "hello",
              topic: null,
            },
            ...{ needs_contact_form: 0 as const, needs_payment: 0 as const, payment_type: null },
            ...{ suggestions: null, created_at: index },
          })),
        )
        .execute();
    });
  }
}
