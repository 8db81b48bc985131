import type { Output, Parsed } from "#contract/index.ts";
import type { Place, Pod } from "#contract/places.ts";
import { fits } from "#domain/enrolment/places/place.ts";
import { newId } from "#server/db/id.ts";
import { readHours } from "#server/db/opening-hours.ts";
import type { Note, StaffMember } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { joinList } from "./joining.ts";
import {
  holdPods,
  noSuchPod,
  type PlaceParts,
  type PodRow,
  placesWithLeads,
  pods,
  readPlace,
  toPlace,
  writePlaceEvent,
} from "./parts.ts";
import { countBefore, countWaiting, queue } from "./queue.ts";

type PodForm = Parsed<"POST /api/admin/places/pods">["body"];
type Query = Parsed<"GET /api/admin/places">["query"];
/** A school has a handful. */
const PODS_AT_MOST = 24;
/** Children of one family on its page. */
const CHILDREN_AT_MOST = 30;

const nameOf = ({ name_en: en, name_es: es }: PodRow) => ({ en, es });

const toRow = ({ name, ages, seats, startsOn, isOpen, isTold }: PodForm) => ({
  ...{ name_en: name.en, name_es: name.es, age_from: ages.from, age_to: ages.to, seats, starts_on: startsOn },
  ...{ is_open: isOpen ? (1 as const) : (0 as const), is_told: isTold ? (1 as const) : (0 as const) },
});

/** Pods, seats and the list as staff see and keep them. */
export function placeDesk({ store, now, usualHours }: PlaceParts) {
  async function toPod(pod: PodRow, holders: readonly Place[]): Promise<Pod> {
    const [[next], waiting] = await Promise.all([queue(store.db, pod, 1), countWaiting(store.db, pod)]);
    return {
      ...{ id: pod.id, name: nameOf(pod), ages: { from: pod.age_from, to: pod.age_to }, seats: pod.seats },
      ...{ startsOn: pod.starts_on, isOpen: pod.is_open === 1, isTold: pod.is_told === 1 },
      ...{ holders: [...holders], waiting, next: next === undefined ? null : toPlace(next) },
    };
  }

  return {
    async overview({ pod, limit }: Query, staff: StaffMember): Promise<Output<"GET /api/admin/places">> {
      const all = await pods(store.db);
      const chosen = all.find(({ id }) => id === pod) ?? null;
      const seated = await placesWithLeads(store.db).where("seat", "is not", null).orderBy("seat").execute();
      const byPod = Map.groupBy(seated.map(toPlace), ({ podId }) => podId);
      const [rows, total, hours] = await Promise.all([
        queue(store.db, chosen, limit),
        countWaiting(store.db, chosen),
        readHours(store.db, usualHours),
      ]);
      return {
        ...{ timeZone: hours.timeZone, isOwner: staff.role === "owner", total, waiting: rows.map(toPlace) },
        pods: await Promise.all(all.map((each) => toPod(each, byPod.get(each.id) ?? []))),
      };
    },

    /** @throws Refusal conflict when there are too many */
    addPod: (form: PodForm, note: Note): Promise<{ id: string }> =>
      store.write(async (trx) => {
        if ((await holdPods(trx, store.engine)).length >= PODS_AT_MOST)
          throw new Refusal("conflict", "That are too many pods.");
        const id = newId(now());
        await trx
          .insertInto("pods")
          .values({ id, ...toRow(form), created_at: now() })
          .execute();
        await note(trx);
        return { id };
      }),

    /** @throws Refusal not_found, conflict when somebody has a seat that would go */
    changePod: (id: string, form: PodForm, note: Note): Promise<void> =>
      store.write(async (trx) => {
        if (!(await holdPods(trx, store.engine)).some((pod) => pod.id === id)) throw noSuchPod();
        const held = await trx
          .selectFrom("places")
          .select(["id", "seat"])
          .where("pod_id", "=", id)
          .where("seat", "is not", null)
          .orderBy("seat")
          .execute();
        if (held.length > form.seats) throw new Refusal("conflict", "More children have a seat.");
        // Seats beyond the last one move down to those that are free.
        const gone = new Set(held.map(({ seat }) => seat));
        const free = Array.from({ length: form.seats }, (_, index) => index + 1).filter(
          (seat) => !gone.has(seat),
        );
        for (const place of held.filter(({ seat }) => (seat ?? 0) > form.seats))
          await trx
            .updateTable("places")
            .set({ seat: free.shift() ?? null })
            .where("id", "=", place.id)
            .execute();
        await trx.updateTable("pods").set(toRow(form)).where("id", "=", id).execute();
        await note(trx);
      }),

    async ofLead(leadId: string): Promise<Output<"GET /api/admin/leads/{id}/places">> {
      const lead = await store.db
        .selectFrom("leads")
        .select("id")
        .where("id", "=", leadId)
        .executeTakeFirst();
      if (lead === undefined) throw noSuchLead();
      const all = await pods(store.db);
      const rows = await placesWithLeads(store.db)
        .where("lead_id", "=", leadId)
        .orderBy("places.id")
        .limit(CHILDREN_AT_MOST)
        .execute();
      const places = await Promise.all(
        rows.map(async (row) => {
          const suit = all.filter(({ age_from: from, age_to: to }) => fits(row.age, { from, to }));
          const waitsFor = row.state === "waiting" ? suit : [];
          const own = all.find(({ id }) => id === row.pod_id);
          return {
            place: toPlace(row),
            pod: own === undefined ? null : nameOf(own),
            before: await Promise.all(
              waitsFor.map(async (each) => ({
                pod: nameOf(each),
                count: await countBefore(store.db, each, row),
              })),
            ),
          };
        }),
      );
      return { places };
    },

    /** @throws Refusal not_found, conflict when the family has too many */
    async join(leadId: string, child: { child: string; age: number | null }, by: string, note: Note) {
      const row = await store.write(async (trx) => {
        const lead = await trx.selectFrom("leads").select("id").where("id", "=", leadId).executeTakeFirst();
        if (lead === undefined) throw noSuchLead();
        const known = await trx.selectFrom("places").select("id").where("lead_id", "=", leadId).execute();
        if (known.length >= CHILDREN_AT_MOST)
          throw new Refusal("conflict", "The family has many children here.");
        const [made] = await joinList(trx, leadId, [child], now());
        if (made === undefined) throw noSuchLead();
        await writePlaceEvent(trx, made, { what: "joined", by, at: now() });
        await note(trx);
        return readPlace(trx, made.id);
      });
      return toPlace(row);
    },
  };
}

const noSuchLead = () => new Refusal("not_found", "There is no such lead.");
