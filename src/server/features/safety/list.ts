import { sql } from "kysely";
import type { Parsed } from "#contract/index.ts";
import type { SafetyItem } from "#contract/safety.ts";
import { SAFETY_STATES, type SafetyState } from "#domain/safety/desk/desk.ts";
import { SEVERITIES, type Severity } from "#domain/safety/kinds.ts";
import type { Store } from "#server/db/store.ts";
import { readTallies } from "#server/db/tallies.ts";
import { type ReachOf, toItems } from "./item.ts";

/** Items in one answer. */
const PAGE = 50;
const CLOSED = 4;
/** Urgent first, closed last: sorted by the database, so that no flood of lesser items pushes an urgent one off. */
const RANK = sql<number>`case when state = 'closed' then 4 when severity = 'now' then 0
  when severity = 'urgent' then 1 when severity = 'soon' then 2 else 3 end`;

const totalsOf = (states: readonly SafetyState[], severities: readonly Severity[]) =>
  states.flatMap((state) => severities.map((severity) => `safety.${state}.${severity}` as const));
const TOTALS = totalsOf(SAFETY_STATES, SEVERITIES);
const UNCLOSED = SAFETY_STATES.filter((state) => state !== "closed");

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
    // By rank as well: past the last unclosed one nothing is looked at.
    if (state === "closed") wanted = wanted.where(RANK, "=", CLOSED);
    else if (state !== undefined) wanted = wanted.where(RANK, "<", CLOSED);
    if (state === "open" || state === "in_progress") wanted = wanted.where("state", "=", state);
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
      readTallies(store.db, TOTALS),
    ]);
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    const next =
      rows.length > PAGE && last !== undefined ? `${last.rank}.${last.created_at}.${last.id}` : null;
    const sum = (states: readonly SafetyState[], severities: readonly Severity[] = SEVERITIES) =>
      totalsOf(states, severities).reduce((total, name) => total + counts[name], 0);
    return {
      items: await toItems(shown, reachOf),
      next,
      now: sum(UNCLOSED, ["now"]),
      unclosed: sum(UNCLOSED),
      closed: sum(["closed"]),
    };
  };
}
