import { courseOf, type School, type SchoolChange, schoolWith } from "#domain/site/school.ts";
import type { SchoolFactTable } from "./schema-facts.ts";
import type { Store } from "./store.ts";

/** Rung when a fact was published, on whichever server. */
const QUEUE = "school_facts";
/** For a ring that was lost, and for a price whose day comes. */
const LOOK_EVERY_MS = 30_000;
/** A start passes over at most so many publications that cannot be shown. */
const PASSED_OVER = 2;

export type FactVersion = SchoolChange & {
  readonly version: number;
  readonly by: string;
  readonly changedAt: number;
  readonly holdsFrom: number;
};

/** What was written by this program alone, after it was checked. */
const versionOf = (row: SchoolFactTable): FactVersion =>
  ({
    ...{ key: row.key, value: row.value === null ? null : JSON.parse(row.value) },
    ...{ version: row.version, by: row.changed_by },
    ...{ changedAt: row.changed_at, holdsFrom: row.holds_from },
  }) as FactVersion;

/** Every version of every fact, the newest of each first. */
export async function factVersions(store: Pick<Store, "db">): Promise<FactVersion[]> {
  const rows = await store.db
    .selectFrom("school_facts")
    .selectAll()
    .orderBy("key")
    .orderBy("version", "desc")
    .execute();
  return rows.map(versionOf);
}

/** The version of each fact that holds at a time. */
export const holding = (versions: readonly FactVersion[], at: number): readonly FactVersion[] =>
  [...Map.groupBy(versions, ({ key }) => key).values()].flatMap((own) => courseOf(own, at).holds ?? []);

type Parts = {
  readonly store: Pick<Store, "db" | "wakes">;
  readonly now: () => number;
  readonly delivered: School;
  /** Makes ready what shows a school, and answers what shows it: pages, chat and mails change together. */
  readonly prepare: (school: School) => Promise<() => void>;
};

/**
 * The school as staff say it is. It is read at the start, after a change on this server, when another one rings, and
 * now and then; in between everybody is given the same object.
 */
export function schoolFacts({ store, now, delivered, prepare }: Parts) {
  let school = delivered;
  let known = "[]";
  /** What was made ready last, so that a publication that was tried is shown without making it again. */
  let ready: { readonly of: string; readonly show: () => void } | null = null;

  async function makeReady(next: School): Promise<() => void> {
    const of = JSON.stringify(next);
    if (ready?.of !== of) ready = { of, show: await prepare(next) };
    return ready.show;
  }

  async function take(changes: readonly FactVersion[]): Promise<void> {
    const read = JSON.stringify(changes);
    if (read !== known) {
      const next = schoolWith(delivered, changes);
      const show = await makeReady(next);
      show();
      school = next;
      known = read;
    }
    ready = null;
  }

  /** One after the other: an older state never takes the place of a newer one. */
  let last: Promise<void> = Promise.resolve();
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }
  const look = () => inTurn(async () => take(holding(await factVersions(store), now())));

  return {
    now: () => school,

    /** A school that cannot be shown keeps no server from starting: the last publications are passed over until one can. */
    async begin(report: (error: unknown) => void): Promise<void> {
      let versions = await factVersions(store);
      for (let passed = 0; passed <= PASSED_OVER; passed += 1) {
        try {
          return await take(holding(versions, now()));
        } catch (error) {
          report(error);
          const newest = Math.max(...versions.map(({ changedAt }) => changedAt));
          versions = versions.filter(({ changedAt }) => changedAt < newest);
        }
      }
    },

    /** Before a change is stored: what cannot be shown is not published. */
    expectShown: (next: School) => inTurn(async () => void (await makeReady(next))),

    /** After a change on this server. */
    changed(): Promise<void> {
      store.wakes.ring(QUEUE);
      return look();
    },

    /** Answers how to stop. */
    follow(report: (error: unknown) => void): () => void {
      const heard = () => void look().catch(report);
      const deaf = store.wakes.hear(QUEUE, heard);
      const timer = setInterval(heard, LOOK_EVERY_MS).unref();
      return () => {
        deaf();
        clearInterval(timer);
      };
    },
  };
}
export type SchoolFacts = ReturnType<typeof schoolFacts>;
