import type { Parsed } from "#contract/index.ts";
import { nextStatus } from "#domain/enrolment/lead.ts";
import { offerEnds, PASSED_OVER_AT_MOST } from "#domain/enrolment/places/place.ts";
import { newId } from "#server/db/id.ts";
import type { ChangeAddress } from "#server/db/visit-reminders.ts";
import type { Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { PlaceMails } from "./mails.ts";
import {
  change,
  changedMeanwhile,
  freeSeat,
  full,
  holdPods,
  lostBy,
  NO_SEAT,
  noSuchPod,
  type PlaceNews,
  type PlaceParts,
  type PlaceRow,
  type PlaceWithLead,
  type PodRow,
  placesWithLeads,
  pods,
  readPlace,
  type Trx,
  writePlaceEvent,
} from "./parts.ts";
import { queue } from "./queue.ts";

type Act = Parsed<"PATCH /api/admin/places/{id}">["body"];
type SeatAct = Extract<Act, { podId: string }>;

/** Who offers the next place where nobody of the staff does. */
const TERM = "term";

/** How children move between the list and the seats: each move in one transaction with the history and the mails. */
export function placeMoves(parts: PlaceParts, mails: PlaceMails) {
  const { store, now } = parts;
  type Moved = { readonly row: PlaceRow; readonly pods: readonly PodRow[]; readonly at: number };
  const podOf = ({ row, pods }: Moved, id = row.pod_id) => pods.find((pod) => pod.id === id);

  /** Holds the lead's row, then the pods, then looks: of two who move the same child the second sees the first. */
  async function hold(trx: Trx, id: string): Promise<Moved> {
    const { lead_id } = await readPlace(trx, id);
    await trx
      .selectFrom("leads")
      .select("id")
      .where("id", "=", lead_id)
      .$call((query) => (store.engine === "postgres" ? query.forNoKeyUpdate() : query))
      .execute();
    const pods = await holdPods(trx, store.engine);
    return { row: await readPlace(trx, id), pods, at: now() };
  }

  async function offer(trx: Trx, row: PlaceRow, pod: PodRow, by: string, reason?: string): Promise<void> {
    const seat = await freeSeat(trx, pod);
    if (seat === null) throw full();
    const at = now();
    const until = offerEnds(at);
    const set = { state: "offered", reason: null, pod_id: pod.id, seat, offered_until: until } as const;
    await change(trx, row, { ...lostBy(row), ...set, offers: row.offers + 1 }, at);
    await writePlaceEvent(trx, row, { what: "offered", pod, reason, by, at });
    const offered = await readPlace(trx, row.id);
    await mails.tellFamily(trx, "offered", offered, pod, at);
    if (by === TERM && offered.email === "") await mails.tellStaff(trx, "call", offered, pod, at);
  }

  /** Everybody who stands before a child for a pod: each one's history says why another came first. */
  async function passOver(trx: Trx, { row, at }: Moved, pod: PodRow, reason: string | undefined, by: string) {
    const line = await queue(trx, pod, PASSED_OVER_AT_MOST + 1);
    const own = line.findIndex(({ id }) => id === row.id);
    const before = (own < 0 ? line : line.slice(0, own)).filter(({ lead_id }) => lead_id !== row.lead_id);
    if (before.length === 0) return;
    if (reason === undefined)
      throw new Refusal("conflict", "Others stand before this child: say why not they.");
    if (before.length > PASSED_OVER_AT_MOST)
      throw new Refusal("conflict", "Too many stand before this child.");
    await trx
      .insertInto("lead_events")
      .values(
        before.map(({ lead_id, child }) => ({
          ...{ id: newId(at), lead_id, kind: "place" as const, actor: by, interest: null, created_at: at },
          detail: `passed:${[pod.name_en, child, reason].filter(Boolean).join(" · ")}`,
        })),
      )
      .execute();
  }

  /**
   * A seat came free by an answer, or by none: it is offered to whose turn it is, who has not let one lapse before. Where
   * nobody would hear of the offer, the seat waits for staff instead.
   */
  async function passOn(trx: Trx, pod: PodRow | undefined): Promise<void> {
    if (pod === undefined || pod.is_open === 0 || (await freeSeat(trx, pod)) === null) return;
    const [next] = (await queue(trx, pod, PASSED_OVER_AT_MOST)).filter(({ lapsed_at }) => lapsed_at === null);
    if (next === undefined || (next.email === "" && !mails.reachesStaff)) return;
    await offer(trx, next, pod, TERM);
  }

  async function seatBy(trx: Trx, moved: Moved, { act, podId, reason }: SeatAct, by: string): Promise<void> {
    const { row, at } = moved;
    const pod = podOf(moved, podId);
    if (pod === undefined) throw noSuchPod();
    if (pod.is_open === 0) throw new Refusal("conflict", "This pod takes no new children.");
    const isNew = row.state === "waiting" || row.state === "released";
    if (act === "offer" && !isNew) throw changedMeanwhile();
    if (isNew) await passOver(trx, moved, pod, reason, by);
    if (act === "offer") return offer(trx, row, pod, by, reason);
    const stays = row.pod_id === pod.id && row.seat !== null;
    const seat = stays ? row.seat : await freeSeat(trx, pod);
    if (seat === null) throw full();
    const state = row.state === "enrolled" ? ("enrolled" as const) : ("held" as const);
    if (stays && state === row.state) return;
    const set = { state, reason: null, pod_id: pod.id, seat, offered_until: null };
    await change(trx, row, { ...lostBy(row), ...set }, at);
    const what = row.seat === null || stays ? "held" : "moved";
    await writePlaceEvent(trx, row, { what, pod, reason, by, at });
  }

  /** @returns whether anything is otherwise */
  async function leaveSeat(trx: Trx, moved: Moved, set: Partial<PlaceRow>, what: PlaceNews, by: string) {
    const { row, at } = moved;
    await change(trx, row, { ...NO_SEAT, ...set }, at);
    await writePlaceEvent(trx, row, { what, pod: podOf(moved), by, at });
  }

  async function enrol(trx: Trx, moved: Moved, by: string): Promise<void> {
    const { row, at } = moved;
    if (row.state === "enrolled") return;
    if (row.seat === null) throw changedMeanwhile();
    await change(trx, row, { state: "enrolled", offered_until: null }, at);
    await writePlaceEvent(trx, row, { what: "enrolled", pod: podOf(moved), by, at });
    const lead = await trx
      .updateTable("leads")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", row.lead_id)
      .returning("status")
      .executeTakeFirstOrThrow();
    const status = nextStatus(lead.status, "staff", "enrolled");
    if (status === null) return;
    await trx.updateTable("leads").set({ status }).where("id", "=", row.lead_id).execute();
    await trx
      .insertInto("lead_events")
      .values({
        ...{ id: newId(at), lead_id: row.lead_id, kind: "status", detail: `${lead.status}>${status}` },
        ...{ interest: null, actor: by, created_at: at },
      })
      .execute();
  }

  async function act(trx: Trx, moved: Moved, wanted: Act, by: string): Promise<void> {
    const { row, at } = moved;
    switch (wanted.act) {
      case "offer":
      case "hold":
        return seatBy(trx, moved, wanted, by);
      case "enrol":
        return enrol(trx, moved, by);
      case "wait": {
        if (row.state === "waiting") return;
        // Who has left the list begins at its end; who only gives a seat back keeps its turn.
        const anew = { ...lostBy(row), since_at: at };
        const set = { state: "waiting", reason: null, ...(row.state === "released" ? anew : {}) } as const;
        return leaveSeat(trx, moved, set, "waiting", by);
      }
      case "release":
        if (row.state === "released") return;
        return leaveSeat(trx, moved, { state: "released", reason: "withdrawn" }, "withdrawn", by);
      case "correct":
        await change(trx, row, { child: wanted.child, age: wanted.age }, at);
    }
  }

  return {
    /** @throws Refusal not_found; conflict when no seat is free, others stand before and nothing says why not they */
    async act(id: string, wanted: Act, by: string, note: Note): Promise<PlaceWithLead> {
      const row = await store.write(async (trx) => {
        await act(trx, await hold(trx, id), wanted, by);
        await note(trx);
        return readPlace(trx, id);
      });
      parts.wakeMail();
      parts.wakeTerms();
      return row;
    },

    /** What the family says to the offer that it read. @throws Refusal conflict once it is over */
    async answer({ id, offers }: Pick<PlaceRow, "id" | "offers">, accepts: boolean): Promise<PlaceWithLead> {
      const row = await store.write(async (trx) => {
        const moved = await hold(trx, id);
        const { row: before, at } = moved;
        if (before.offers !== offers) throw changedMeanwhile();
        const isSame = accepts ? before.state === "held" : before.reason === "declined";
        if (isSame) return before as PlaceWithLead;
        if (before.state !== "offered" || (before.offered_until ?? 0) <= at) throw changedMeanwhile();
        const pod = podOf(moved);
        const by = "family";
        if (accepts) {
          await change(trx, before, { state: "held", offered_until: null }, at);
          await writePlaceEvent(trx, before, { what: "accepted", pod, by, at });
        } else await leaveSeat(trx, moved, { state: "released", reason: "declined" }, "declined", by);
        const after = await readPlace(trx, id);
        await mails.tellStaff(trx, accepts ? "accepted" : "declined", after, pod, at);
        if (!accepts) await passOn(trx, pod);
        return after;
      });
      parts.wakeMail();
      parts.wakeTerms();
      return row;
    },

    /**
     * A link answers for the one address that it was sent to: an offer whose link the change makes another one is mailed
     * once more, and no other.
     */
    offersFollow: (async (trx, leadIds, change) => {
      const at = now();
      const open = (ids: readonly string[]) =>
        placesWithLeads(trx)
          .where("lead_id", "in", ids)
          .where("state", "=", "offered")
          .where("offered_until", ">", at)
          .execute();
      const before = new Set((await open(leadIds)).map(mails.linkOf));
      const lead = await change();
      if (lead === undefined || before.size === 0) return lead;
      const all = await pods(trx);
      for (const row of await open([lead.id])) {
        const pod = all.find(({ id }) => id === row.pod_id);
        if (pod === undefined || before.has(mails.linkOf(row))) continue;
        await mails.tellFamily(trx, "offered", row, pod, at);
      }
      return lead;
    }) satisfies ChangeAddress,

    /** Ends offers whose term is over, each by itself: the child goes on waiting, and the seat to the next. */
    async lapse(stopped: () => boolean = () => false): Promise<void> {
      const due = await store.db
        .selectFrom("places")
        .select("id")
        .where("state", "=", "offered")
        .where("offered_until", "<=", now())
        .orderBy("offered_until")
        .execute();
      for (const { id } of due) {
        if (stopped()) return;
        await store.write(async (trx) => {
          const moved = await hold(trx, id);
          const { row, at } = moved;
          if (row.state !== "offered" || (row.offered_until ?? 0) > at) return;
          const pod = podOf(moved);
          await leaveSeat(trx, moved, { state: "waiting", lapsed_at: at, since_at: at }, "lapsed", TERM);
          const after = await readPlace(trx, id);
          if (pod !== undefined) await mails.tellFamily(trx, "lapsed", after, pod, at);
          await mails.tellStaff(trx, "lapsed", after, pod, at);
          await passOn(trx, pod);
        });
        parts.wakeMail();
      }
    },

    async nextTerm(): Promise<number | null> {
      const { due } = await store.db
        .selectFrom("places")
        .select((eb) => eb.fn.min("offered_until").as("due"))
        .where("state", "=", "offered")
        .executeTakeFirstOrThrow();
      return due;
    },
  };
}
export type PlaceMoves = ReturnType<typeof placeMoves>;
