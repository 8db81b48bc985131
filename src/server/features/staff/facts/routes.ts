import type { Fact, FactFault } from "#contract/facts.ts";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import {
  areaOf,
  decidedKey,
  FACTS,
  type School,
  type SchoolChange,
  schoolWith,
} from "#domain/site/school.ts";
import { type FactVersion, factVersions, newest, type SchoolFacts } from "#server/db/school-facts.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers, Note } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { RenderPages } from "#server/http/render.ts";
import type { FactLookUp } from "./look-up.ts";
import { difference, faultsOfChange } from "./preview.ts";

type FactParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly delivered: School;
  readonly facts: SchoolFacts;
  readonly lookUp: FactLookUp;
  /** What staff have taught the assistant. */
  readonly taught: () => Promise<readonly TaughtAnswer[]>;
  /** How many deposits of families were paid since a time and are held. */
  readonly depositsSince: (since: number) => Promise<number>;
  /** Null while nothing is built. */
  readonly renderPages: RenderPages | null;
};

type FactHandlers = Pick<
  Handlers,
  "GET /api/admin/facts" | "POST /api/admin/facts/preview" | "POST /api/admin/facts"
>;

/** What staff say of the school (decision 180) as handlers of the contract. */
export function factHandlers(parts: FactParts): FactHandlers {
  const { store, now, delivered, facts, lookUp } = parts;

  async function list(): Promise<Fact[]> {
    const versions = await factVersions(store);
    const areas = lookUp.areas(facts.now());
    const keys = [...FACTS, ...[...areas.keys()].map(decidedKey)];
    return keys.map((key) => {
      const own = versions.filter((one) => one.key === key);
      const area = areaOf(key);
      const undecided = areas.get(area ?? "");
      const before = area === null ? delivered[key as (typeof FACTS)[number]] : null;
      return {
        key,
        undecided: undecided === undefined ? null : { ...undecided },
        value: own[0]?.value ?? before,
        delivered: before,
        version: own[0]?.version ?? 0,
        versions: own.map(({ version, value, by, changedAt }) => ({
          ...{ version, value, by, changedAt: new Date(changedAt).toISOString() },
        })),
      };
    });
  }

  /** The school as it would be. @throws Refusal not_found for what cannot be decided */
  async function after(change: SchoolChange): Promise<School> {
    const area = areaOf(change.key);
    if (area !== null && !lookUp.areas(facts.now()).has(area))
      throw new Refusal("not_found", "There is nothing to decide by that name.");
    const others: readonly FactVersion[] = newest(await factVersions(store));
    return schoolWith(delivered, [...others.filter(({ key }) => key !== change.key), change]);
  }

  async function faultsOf(change: SchoolChange, after: School): Promise<readonly FactFault[]> {
    const before = facts.now();
    const known = newest(await factVersions(store)).find(({ key }) => key === "launchDate");
    const promised =
      after.launchDate < before.launchDate ? await parts.depositsSince(known?.changedAt ?? 0) : 0;
    const today = new Date(now()).toISOString().slice(0, 10);
    return faultsOfChange(change, { before, after }, lookUp, today, promised);
  }

  async function keep(change: SchoolChange, seen: number, by: string, note: Note): Promise<void> {
    await store.write(async (trx) => {
      const { current } = await trx
        .selectFrom("school_facts")
        .select((eb) => eb.fn.max("version").as("current"))
        .where("key", "=", change.key)
        .executeTakeFirstOrThrow();
      const kept = await trx
        .insertInto("school_facts")
        .values({
          ...{ key: change.key, version: seen + 1, changed_by: by, changed_at: now() },
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
    "POST /api/admin/facts/preview": async ({ body: { change } }) => {
      const school = await after(change);
      const faults = (await faultsOf(change, school)).map((fault) => ({ ...fault }));
      const nothing = { pages: [], answers: 0, said: [], silenced: [] };
      return { faults, ...(faults.length > 0 ? nothing : await difference(parts, facts.now(), school)) };
    },
    "POST /api/admin/facts": async ({ body: { change, version } }, call) => {
      const [fault] = await faultsOf(change, await after(change));
      if (fault !== undefined) {
        const what = [fault.claim ?? fault.kind, fault.language, fault.text].filter(Boolean).join(": ");
        throw new Refusal("invalid_request", `This may not be published: ${what}`);
      }
      await keep(change, version, (await call.staff())?.email ?? "staff", call.note);
      await facts.changed();
      const made = (await list()).find(({ key }) => key === change.key);
      if (made === undefined) throw new Refusal("not_found", "There is no such fact.");
      return made;
    },
  };
}
