import type { SafetyItem } from "#contract/safety.ts";
import type { Delivery } from "#domain/safety/desk/desk.ts";
import type { SafetyItemTable } from "#server/db/schema/safety.ts";

export type ItemRow = SafetyItemTable;

/** Of each of these items, whether its notice has arrived; an item that is not among the answers had none. */
export type ReachOf = (itemIds: readonly string[]) => Promise<ReadonlyMap<string, Delivery>>;

export const nothingSent: ReachOf = async () => new Map();

function toItem(row: ItemRow, reach: Delivery): SafetyItem {
  return {
    id: row.id,
    kind: row.kind,
    severity: row.severity,
    isSure: row.is_sure === 1,
    from: row.source,
    place: row.place,
    studentName: row.student_name,
    conversation: row.session_mark.slice(0, 6),
    times: row.times,
    answered: row.answered,
    takenBackAt: row.taken_back_at === null ? null : new Date(row.taken_back_at).toISOString(),
    state: row.state,
    closedAs: row.closed_as,
    handledBy: row.handled_by,
    reach,
    note: row.note,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  };
}

/** Items in the words of the contract. */
export async function toItems(rows: readonly ItemRow[], reachOf: ReachOf): Promise<SafetyItem[]> {
  const reached = await reachOf(rows.map(({ id }) => id));
  return rows.map((row) => toItem(row, reached.get(row.id) ?? "none"));
}

export async function itemOf(row: ItemRow, reachOf: ReachOf): Promise<SafetyItem> {
  return toItem(row, (await reachOf([row.id])).get(row.id) ?? "none");
}
