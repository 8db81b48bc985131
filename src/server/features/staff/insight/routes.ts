import { INSIGHT_WEEKS, type Insight } from "#contract/insight.ts";
import type { Bilingual } from "#domain/locale/language.ts";
import {
  ASKED,
  COUNTED,
  type Counted,
  dayOf,
  isoDay,
  mondayOf,
  VISIT,
  VISITS,
  WAIT,
  WAITS,
  weeksUpTo,
} from "#domain/staff/insight.ts";
import { countsSince, totalsSince } from "#server/db/daily-counts.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";

/** Pages and questions that are shown. */
const MOST = 10;

type InsightParts = {
  readonly store: Store;
  readonly now: () => number;
  /** The question that a fact of the assistant is known under; undefined for one that it no longer has, and for what asks nothing. */
  readonly questionOf: (fact: string) => Promise<Bilingual | undefined>;
  /** Brings what was counted in this process into the database. */
  readonly keepVisits: () => Promise<void>;
};

/** What the school sees of itself (decision 168) as handlers of the contract. */
export function insightHandlers(parts: InsightParts): Pick<Handlers, "GET /api/admin/insight"> {
  const { store, now, questionOf, keepVisits } = parts;
  return {
    "GET /api/admin/insight": async () => {
      await keepVisits();
      const mondays = weeksUpTo(dayOf(now()), INSIGHT_WEEKS);
      const since = mondays[0] ?? 0;
      const [counts, pages, asked, waits] = await Promise.all([
        countsSince(store.db, [...COUNTED, VISITS], since),
        totalsSince(store.db, VISIT, since),
        totalsSince(store.db, ASKED, since),
        totalsSince(store.db, WAIT, since),
      ]);
      const inWeek = (name: Counted | typeof VISITS, monday: number) =>
        counts
          .filter((one) => one.name === name && mondayOf(one.day) === monday)
          .reduce((sum, { total }) => sum + total, 0);
      const named = await Promise.all(
        asked
          .slice(0, 2 * MOST)
          .map(async ({ name, total }) => ({ question: await questionOf(name), times: total })),
      );
      return {
        weeks: mondays.map((monday) => ({
          monday: isoDay(monday),
          visits: inWeek(VISITS, monday),
          chats: inWeek("chat", monday),
          families: inWeek("family", monday),
          deposits: inWeek("deposit", monday),
          enrolled: inWeek("enrolled", monday),
          known: inWeek("known", monday),
          unknown: inWeek("unknown", monday),
        })),
        pages: pages.slice(0, MOST).map(({ name, total }) => ({ page: name, visits: total })),
        asked: named
          .flatMap(({ question, times }): Insight["asked"] =>
            question === undefined ? [] : [{ question: { ...question }, times }],
          )
          .slice(0, MOST),
        waits: [...WAITS, null].map((minutes, index) => ({
          minutes,
          families: waits.find(({ name }) => name === String(index))?.total ?? 0,
        })),
      };
    },
  };
}
