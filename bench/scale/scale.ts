import type { Store } from "#server/db/store.ts";
import { desk } from "#server/features/staff/desk.ts";
import { insightHandlers } from "#server/features/staff/insight/routes.ts";
import { onEngines } from "../engines.ts";
import { type Figure, median, percentile, type Section } from "../report.ts";
import { families } from "./families.ts";
import { fill, MESSAGES_EACH, NOW } from "./fill.ts";
import { inbox } from "./inbox.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 40;
/** A time below is noise. */
const NOISE_MS = 5;

/** What pages ask, by name; the number of the round makes the questions differ. */
export type Asked = Readonly<Record<string, (round: number) => Promise<unknown>>>;
type Times = { readonly p50: number; readonly p95: number };

/** Everything that the desk asks for, in a small school's database and in a very large one. */
export const scale: Section = {
  title: `The desk with ${FEW} and ${MANY} families, ${MANY * MESSAGES_EACH} messages (the 95th of a hundred, of ${ROUNDS})`,
  measure: () => onEngines(figures),
};

async function figures(engine: string, store: Store): Promise<Figure[]> {
  const start = performance.now();
  await fill(store, 0, FEW);
  const few = await measured(store, FEW);
  await fill(store, FEW, MANY);
  const seeding = (performance.now() - start) / 1_000;
  const many = await measured(store, MANY);
  return [
    { name: `${engine}: filled`, value: seeding, unit: "s", target: { atMost: 300 } },
    ...Object.entries(many).flatMap(([name, { p50, p95 }]): Figure[] => {
      const small = few[name]?.p95 ?? Number.NaN;
      return [
        { name: `${engine}: ${name}, p50`, value: p50, unit: "ms" },
        { name: `${engine}: ${name}, p95`, value: p95, unit: "ms", target: { atMost: 50 } },
        {
          ...{ name: `${engine}: ${name}, to ${FEW}`, unit: "×", target: { atMost: 3 } },
          value: Math.max(p95, NOISE_MS) / Math.max(small, NOISE_MS),
        },
      ];
    }),
  ];
}

async function measured(store: Store, count: number): Promise<Record<string, Times>> {
  const { stats, leads } = desk(store, "practice");
  const insight = insightHandlers({
    ...{ store, now: () => NOW, keepVisits: async () => {} },
    questionOf: async (fact) => ({ en: fact, es: fact }),
  });
  const parts: Record<string, Asked> = {
    desk: { totals: stats, leads: () => leads({ limit: 26 }) },
    families: await families(store),
    inbox: await inbox(store, count),
    insight: { weeks: () => insight["GET /api/admin/insight"]({} as never, {} as never) as Promise<unknown> },
  };
  const times: Record<string, Times> = {};
  for (const [part, asked] of Object.entries(parts)) {
    for (const [name, ask] of Object.entries(asked)) {
      const taken: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const start = performance.now();
        await ask(round);
        taken.push(performance.now() - start);
      }
      // The first round only warms up.
      taken.shift();
      times[`${part}, ${name}`] = { p50: median(taken), p95: percentile(taken, 95) };
    }
  }
  return times;
}
