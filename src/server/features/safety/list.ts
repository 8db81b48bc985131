import { sql } from "kysely";
import type { Parsed } from "#contract/index.ts";
import type { SafetyItem } from "#contract/safety.ts";
import type { Store } from "#server/db/store.ts";
import { type ReachOf, toItems } from "./item.ts";

/** Items in one answer. */
const PAGE = 50;
/** Urgent first, closed last: sorted by the database, so that no flood of lesser items pushes an urgent one off. */
const RANK = sql<number>`case when state = 'closed' then 4 when severity = 'now' then 0
  when severity = 'urgent' then 1 when severity = 'soon' then 2 else 3 end`;

type DeskQuery = Parsed<"GET /api/admin/safety">["query"];
type DeskPage = {
  items: SafetyItem[];
  next: string | null;
  now: number;
  unclosed: number;
  closed: number;
};

/** Reads the desk page by page. */
export function safetyList(store: Store, reachOf: ReachOf) {
  /** One page: urgent first, then newest first; closed ones last. */
  return async ({ state, after }: DeskQuery): Promise<DeskPage> => {
    let wanted = store.db.selectFrom("safety_items").selectAll().select(RANK.as("rank"));
    if (state === "unclosed") wanted = wanted.where("state", "!=", "closed");
    else if (state !== undefined) wanted = wanted.where("state", "=", state);
    if (after !== undefined) {
      const [rank = "", at = "", id = ""] = after.split(".");
      wanted = wanted.where((eb) =>
        eb.or([
          eb(RANK, ">", Number(rank)),
          eb(RANK, "=", Number(rank)).and(
            eb.or([eb("created_at", "<", Number(at)), eb("created_at", "=", Number(at)).and("id", "<", id)]),
          ),
        ]),
      );
    }
    const [rows, counts] = await Promise.all([
      wanted
        .orderBy(RANK)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        // One more than is shown tells whether there is a next page.
        .limit(PAGE + 1)
        .execute(),
      store.db
        .selectFrom("safety_items")
        .select((eb) => ["state", "severity", eb.fn.countAll<number>().as("count")])
        .groupBy(["state", "severity"])
        .execute(),
    ]);
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    const next =
      rows.length > PAGE && last !== undefined ? `${last.rank}.${last.created_at}.${last.id}` : null;
    const sum = (isMeant: (row: (typeof counts)[number]) => boolean) =>
      counts.filter(isMeant).reduce((total, { count }) => total + Number(count), 0);
    return {
      items: await toItems(shown, reachOf),
      next,
      now: sum((row) => row.state !== "closed" && row.severity === "now"),
      unclosed: sum((row) => row.state !== "closed"),
      closed: sum((row) => row.state === "closed"),
    };
  };
}
