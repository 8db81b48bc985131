import type { Fact } from "#contract/facts.ts";
import type { Parsed } from "#contract/index.ts";
import { dayAt } from "#domain/enrolment/families/days.ts";
import type { OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import { startOfDay } from "#domain/enrolment/visits/times.ts";
import {
  areaOf,
  courseOf,
  decidedKey,
  FACTS,
  type FactKey,
  PRICES,
  priceKey,
  priceOf,
  type School,
  type SchoolChange,
  schoolWith,
} from "#domain/site/school.ts";
import { readHours } from "#server/db/opening-hours.ts";
import { type FactVersion, factVersions, holding, type SchoolFacts } from "#server/db/school-facts.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers, Note } from "#server/http/handler.ts";
import { logError } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { RenderPages } from "#server/http/render.ts";
import { withinTime } from "#server/http/within-time.ts";
import type { FactLookUp } from "./look-up.ts";
import { difference, faultsOfChange } from "./preview.ts";

type FactParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly delivered: School;
  /** By whose clock a day begins, until staff say otherwise. */
  readonly usualHours: OpeningHours;
  readonly facts: SchoolFacts;
  readonly lookUp: FactLookUp;
  /** What staff have taught the assistant. */
  readonly taught: () => Promise<readonly TaughtAnswer[]>;
  /** How many deposits of families were paid since a time and are held. */
  readonly depositsSince: (since: number) => Promise<number>;
  /** What hangs on the launch date is moved. */
  readonly openingChanged: () => Promise<void>;
  /** Null while nothing is built. */
  readonly renderPages: RenderPages | null;
  /** A page as families read it now, by its file. */
  readonly servedPage: (file: string) => Promise<string>;
};

type Wanted = Parsed<"POST /api/admin/facts">["body"]["change"];
/** A publication as it would be: the school without it, and with it, at the time from which it holds. */
type Publication = {
  readonly change: SchoolChange;
  readonly before: School;
  readonly after: School;
  readonly today: string;
  /** The day from which it holds; null: at once. */
  readonly from: string | null;
  readonly holdsFrom: number;
};

type FactHandlers = Pick<
  Handlers,
  "GET /api/admin/facts" | "POST /api/admin/facts/preview" | "POST /api/admin/facts"
>;

/** What staff say of the school (decisions 180 and 188) as handlers of the contract. */
export function factHandlers(parts: FactParts): FactHandlers {
  const { store, now, delivered, facts, lookUp } = parts;
  const timeZoneNow = async () => (await readHours(store.db, parts.usualHours)).timeZone;

  function deliveredValue(key: FactKey): Fact["delivered"] {
    const price = priceOf(key);
    if (price !== null) return delivered.prices[price];
    const name = FACTS.find((one) => one === key);
    return name === undefined ? null : delivered[name];
  }

  async function list(): Promise<Fact[]> {
    const versions = await factVersions(store);
    const timeZone = await timeZoneNow();
    const areas = lookUp.areas(facts.now());
    const keys: FactKey[] = [...FACTS, ...PRICES.map(priceKey), ...[...areas.keys()].map(decidedKey)];
    const laterDay = ({ changedAt, holdsFrom }: FactVersion) =>
      holdsFrom > changedAt ? dayAt(timeZone, holdsFrom) : null;
    return keys.map((key) => {
      const own = versions.filter((one) => one.key === key);
      const { holds, planned } = courseOf(own.filter(facts.isShown), now());
      const area = areaOf(key);
      const undecided = area === null ? undefined : areas.get(area);
      return {
        key,
        undecided: undecided ?? null,
        value: holds?.value ?? deliveredValue(key),
        planned: planned === null ? null : { value: planned.value, from: dayAt(timeZone, planned.holdsFrom) },
        delivered: deliveredValue(key),
        version: own[0]?.version ?? 0,
        versions: own.map((one) => ({
          ...{ version: one.version, value: one.value, by: one.by, from: laterDay(one) },
          ...{ changedAt: new Date(one.changedAt).toISOString(), isShown: facts.isShown(one) },
        })),
      };
    });
  }

  /** @throws Refusal not_found for what cannot be decided */
  async function publicationOf(wanted: Wanted): Promise<Publication> {
    const { key, value } = wanted;
    const area = areaOf(key);
    if (area !== null && !lookUp.areas(facts.now()).has(area))
      throw new Refusal("not_found", "There is nothing to decide by that name.");
    const timeZone = await timeZoneNow();
    const at = now();
    const today = dayAt(timeZone, at);
    const from = "from" in wanted && wanted.from !== today ? wanted.from : null;
    const holdsFrom = from === null ? at : startOfDay(timeZone, from);
    const change = { key, value } as SchoolChange;
    const versions = await facts.shownVersions();
    const others = holding(versions, holdsFrom).filter((one) => one.key !== key);
    const own = holding(versions, at).filter((one) => one.key === key);
    return {
      ...{ change, today, from, holdsFrom },
      before: schoolWith(delivered, [...others, ...own]),
      after: schoolWith(delivered, [...others, change]),
    };
  }

  async function faultsOf({ change, before, after, today, from }: Publication) {
    const known = holding(await facts.shownVersions(), now()).find(({ key }) => key === "launchDate");
    const promised =
      after.launchDate < before.launchDate ? await parts.depositsSince(known?.changedAt ?? 0) : 0;
    return faultsOfChange(change, { before, after }, lookUp, { today, from, promised });
  }

  async function keep({ change, from, holdsFrom }: Publication, seen: number, by: string, note: Note) {
    await store.write(async (trx) => {
      const { current } = await trx
        .selectFrom("school_facts")
        .select((eb) => eb.fn.max("version").as("current"))
        .where("key", "=", change.key)
        .executeTakeFirstOrThrow();
      const at = now();
      const kept = await trx
        .insertInto("school_facts")
        .values({
          ...{ key: change.key, version: seen + 1, changed_by: by, changed_at: at },
          holds_from: from === null ? at : holdsFrom,
          value: change.value === null ? null : JSON.stringify(change.value),
        })
        .onConflict((conflict) => conflict.columns(["key", "version"]).doNothing())
        .returning("version")
        .executeTakeFirst();
      if ((current ?? 0) !== seen || kept === undefined)
        throw new Refusal("conflict", "It changed meanwhile. Read it first.");
      await note(trx);
    });
  }

  return {
    "GET /api/admin/facts": list,
    "POST /api/admin/facts/preview": async ({ body }) => {
      const publication = await publicationOf(body.change);
      const faults = (await faultsOf(publication)).map((fault) => ({ ...fault }));
      const nothing = { pages: [], answers: 0, said: [], silenced: [] };
      if (faults.length > 0) return { faults, ...nothing };
      return { faults, ...(await withinTime(difference(parts, publication.before, publication.after))) };
    },
    "POST /api/admin/facts": async ({ body }, call) => {
      const publication = await publicationOf(body.change);
      const { key } = publication.change;
      const [fault] = await faultsOf(publication);
      if (fault !== undefined) {
        const what = [fault.claim ?? fault.kind, fault.language, fault.text].filter(Boolean).join(": ");
        throw new Refusal("invalid_request", `This may not be published: ${what}`);
      }
      // What cannot be shown, now or on its day, is not stored.
      await withinTime(facts.expectShown(publication.after));
      await keep(publication, body.version, (await call.staff())?.email ?? "staff", call.note);
      await facts.changed();
      if (key === "launchDate")
        void parts.openingChanged().catch((error) => logError("reservations of another day", error));
      const made = (await list()).find((one) => one.key === key);
      if (made === undefined) throw new Refusal("not_found", "There is no such fact.");
      return made;
    },
  };
}
