import { agesOfChildren, fits, matchChildren } from "#domain/enrolment/places/place.ts";
import type { DepositChild } from "#domain/payments/children.ts";
import { newId } from "#server/db/id.ts";
import type { LeadTable } from "#server/db/schema.ts";
import type { Engine } from "#server/db/store.ts";
import {
  change,
  freeSeat,
  holdPods,
  lostBy,
  NO_DEPOSIT,
  NO_SEAT,
  type PlaceRow,
  type Trx,
  writePlaceEvent,
} from "./parts.ts";
import { countBefore, countFree } from "./queue.ts";

type Lead = Pick<LeadTable, "id" | "children" | "ages">;
type Child = { readonly child: string; readonly age: number | null };

/** A child at the end of the list. */
const newPlace = (leadId: string, { child, age }: Child, now: number): PlaceRow => ({
  ...{ id: newId(now), lead_id: leadId, child, age, state: "waiting", reason: null, ...NO_SEAT },
  ...{
    deposit_id: null,
    rank: 1,
    since_at: now,
    lapsed_at: null,
    joined_at: now,
    changed_at: now,
    offers: 0,
  },
});

/** A family's children as it has said, at the end of the list. */
export const placesOf = ({ id, children, ages }: Lead, now: number): PlaceRow[] =>
  agesOfChildren(ages, children).map((age) => newPlace(id, { child: "", age }, now));

/** Puts children at the end of the list. */
export async function joinList(trx: Trx, leadId: string, children: readonly Child[], now: number) {
  const rows = children.map((each) => newPlace(leadId, each, now));
  await trx.insertInto("places").values(rows).execute();
  return rows;
}

const ofLead = (trx: Trx, leadId: string) =>
  trx.selectFrom("places").selectAll().where("lead_id", "=", leadId).orderBy("id").execute();

/**
 * A family that asks to be put on the list: each of its children, unless it stands there already. A child that has left
 * the list waits anew; it is known by its age, since a form names none.
 */
export async function joinFamily(trx: Trx, lead: Lead, now: number): Promise<void> {
  // Writing the row takes its lock: the same form sent twice in one moment is read one after the other.
  await trx
    .updateTable("leads")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", lead.id)
    .execute();
  const rows = await ofLead(trx, lead.id);
  const isOff = ({ state }: PlaceRow) => state === "released";
  const ages = [...agesOfChildren(lead.ages, lead.children)];
  const take = (age: number | null) => ages.includes(age) && ages.splice(ages.indexOf(age), 1).length > 0;
  // Who stands there with another age than is said now is one of the children all the same.
  const others = rows.filter((row) => !isOff(row) && !take(row.age));
  ages.splice(0, others.length);
  for (const row of rows.filter((each) => isOff(each) && take(each.age))) {
    const set = { ...lostBy(row), state: "waiting", reason: null, since_at: now } as const;
    const waits = await change(trx, row, set, now);
    await writePlaceEvent(trx, waits, { what: "waiting", by: "family", at: now });
  }
  if (ages.length === 0) return;
  await joinList(
    trx,
    lead.id,
    ages.map((age) => ({ child: "", age })),
    now,
  );
}

/** What a settled deposit does: its children come first on the list, and have a seat where one is free. */
export type PaidFor = {
  readonly id: string;
  readonly children: readonly DepositChild[];
  /** It supports teachers; it holds a place only for children that it names. */
  readonly isSponsor: boolean;
};

/**
 * A deposit was paid, came back, or staff put right whom it is for: its children get a seat of a pod of their age where one is free that nobody before
 * them has paid for, and stand first on the list otherwise. Holding the lead comes first, then the pods.
 */
export async function depositPaid(
  trx: Trx,
  engine: Engine,
  lead: Lead,
  deposit: PaidFor,
  now: number,
): Promise<void> {
  const pods = await holdPods(trx, engine);
  for (const row of await childrenOf(trx, lead, deposit, now)) {
    const paid = await change(
      trx,
      row,
      {
        ...{ deposit_id: deposit.id, rank: 0, reason: null },
        ...(row.rank === 0 ? {} : { lapsed_at: null }),
        ...(row.state === "offered" ? { state: "held", offered_until: null } : {}),
        ...(row.state === "released" ? { state: "waiting" } : {}),
        ...(row.rank === 0 && row.state !== "released" ? {} : { since_at: now }),
      },
      now,
    );
    const by = "payment";
    if (row.state === "offered") {
      const pod = pods.find(({ id }) => id === row.pod_id);
      await writePlaceEvent(trx, paid, { what: "accepted", pod, by, at: now });
    }
    if (paid.state !== "waiting") continue;
    const isNew = row.state === "released" || row.rank === 1;
    const seated = await seat(paid);
    if (seated || isNew)
      await writePlaceEvent(trx, paid, { what: seated ? "held" : "waiting", pod: seated, by, at: now });
  }

  async function seat(row: PlaceRow) {
    for (const pod of pods) {
      if (pod.is_open === 0 || !fits(row.age, { from: pod.age_from, to: pod.age_to })) continue;
      const free = await freeSeat(trx, pod);
      // Who paid before and waits has the first claim to a seat that came free.
      if (free === null || (await countBefore(trx, pod, row)) >= (await countFree(trx, pod))) continue;
      await change(trx, row, { state: "held", pod_id: pod.id, seat: free }, now);
      return pod;
    }
    return undefined;
  }
}

/** The rows of a deposit's children: those it had, those that stand on the list, and new ones. */
async function childrenOf(trx: Trx, lead: Lead, deposit: PaidFor, now: number): Promise<PlaceRow[]> {
  const rows = await ofLead(trx, lead.id);
  const own = rows.filter(({ deposit_id, state, reason }) => {
    const isOff = state === "released" && reason !== "refunded";
    return deposit_id === deposit.id && !isOff;
  });
  if (own.length > 0 && deposit.children.length === 0) return own;
  const open = rows.filter((row) => row.deposit_id === null && row.state !== "released");
  if (deposit.children.length > 0) {
    const known = matchChildren(deposit.children, [...own, ...open], ({ child, deposit_id }) =>
      deposit_id === null ? child === "" : true,
    );
    const found: PlaceRow[] = [];
    for (const [index, { name, age }] of deposit.children.entries()) {
      const row = known[index];
      if (row === null || row === undefined) {
        // Named in another deposit of the family that is held: paid twice, and one place.
        const isPaid = matchChildren([{ name, age }], rows.filter(isHeld))[0]?.child.toLowerCase();
        if (isPaid === name.toLowerCase()) continue;
        found.push(...(await joinList(trx, lead.id, [{ child: name, age }], now)));
      } else found.push(await change(trx, row, { child: name, age }, now));
    }
    return found;
  }
  if (deposit.isSponsor) return [];
  if (open.length > 0 || rows.some(isHeld)) return open;
  // Nobody has said whose place it is: staff see it first on the list.
  return joinList(trx, lead.id, [{ child: "", age: null }], now);
}

const isHeld = ({ deposit_id, state }: PlaceRow) => deposit_id !== null && state !== "released";

/**
 * A deposit went back: another deposit of the family that names a child holds its place from now on, and one that names
 * nobody and holds nothing yet holds all that are left. The others leave their seats and the list, unless they are enrolled.
 *
 * @param others the family's other deposits in which money is
 */
export async function depositBack(
  trx: Trx,
  engine: Engine,
  {
    leadId,
    depositId,
    others,
    now,
  }: { leadId: string; depositId: string; others: readonly PaidFor[]; now: number },
): Promise<void> {
  const pods = await holdPods(trx, engine);
  const rows = await ofLead(trx, leadId);
  const spare = others.find(
    ({ id, children, isSponsor }) =>
      children.length === 0 && !isSponsor && !rows.some((row) => row.deposit_id === id),
  );
  for (const row of rows.filter((each) => each.deposit_id === depositId)) {
    const isOff = row.state === "released";
    const heir = isOff ? undefined : (others.find((each) => names(each, row)) ?? spare);
    if (heir !== undefined) await change(trx, row, { deposit_id: heir.id }, now);
    else if (isOff || row.state === "enrolled") await change(trx, row, NO_DEPOSIT, now);
    else {
      const pod = pods.find(({ id }) => id === row.pod_id);
      // It keeps the deposit's name: a dispute that is won finds its children by it.
      await change(trx, row, { state: "released", reason: "refunded", ...NO_SEAT }, now);
      await writePlaceEvent(trx, row, { what: "refunded", pod, by: "payment", at: now });
    }
  }
}

const names = ({ children }: PaidFor, { child }: PlaceRow) =>
  child !== "" && children.some(({ name }) => name.trim().toLowerCase() === child.toLowerCase());
