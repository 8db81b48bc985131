import { courseOf, type School, type SchoolChange, schoolWith } from "#domain/site/school.ts";
import type { SchoolFactTable } from "./schema/facts.ts";
import type { Store } from "./store.ts";

/** Rung when a fact was published, on whichever server. */
const QUEUE = "school_facts";
/** For a ring that was lost, and for a price whose day comes. */
const LOOK_EVERY_MS = 30_000;

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
  /** Hears why something could not be shown. */
  readonly report: (error: unknown) => void;
};

/**
 * The school as staff say it is. It is read at the start, after a change on this server, when another one rings, and
 * now and then; in between everybody is given the same object.
 */
export function schoolFacts({ store, now, delivered, prepare, report }: Parts) {
  let school = delivered;
  let known = "[]";
  /** What was made ready last, so that a publication that was tried is shown without making it again. */
  let ready: { readonly of: string; readonly show: () => void } | null = null;
  /** Publications that cannot be shown. They are left out until the next start: another release may show them. */
  const unshown = new Set<string>();
  const idOf = ({ key, version }: Pick<FactVersion, "key" | "version">) => `${key} ${version}`;
  const isShown = (version: Pick<FactVersion, "key" | "version">) => !unshown.has(idOf(version));

  async function makeReady(next: School): Promise<() => void> {
    const of = JSON.stringify(next);
    if (ready?.of !== of) ready = { of, show: await prepare(next) };
    return ready.show;
  }

  const shownVersions = async () => (await factVersions(store)).filter(isShown);

  async function take(): Promise<void> {
    const changes = holding(await shownVersions(), now());
    const read = JSON.stringify(changes);
    if (read === known) return;
    const next = schoolWith(delivered, changes);
    try {
      (await makeReady(next))();
    } catch (error) {
      const guilty = await firstUnshown(changes);
      if (guilty === null) throw error;
      report(new Error(`This publication cannot be shown: ${idOf(guilty)}`, { cause: error }));
      unshown.add(idOf(guilty));
      return take();
    }
    school = next;
    known = read;
  }

  /**
   * The publication with which the school can no longer be shown, found by halves. Null when it is none of them: nothing
   * can be shown at the moment, or everything can by now.
   */
  async function firstUnshown(changes: readonly FactVersion[]): Promise<FactVersion | null> {
    const inOrder = changes.toSorted((a, b) => a.changedAt - b.changedAt);
    const canShow = (count: number) =>
      prepare(schoolWith(delivered, inOrder.slice(0, count))).then(
        () => true,
        () => false,
      );
    let shown = 0;
    let failing = inOrder.length;
    if (!(await canShow(shown)) || (await canShow(failing))) return null;
    while (failing - shown > 1) {
      const middle = Math.floor((shown + failing) / 2);
      if (await canShow(middle)) shown = middle;
      else failing = middle;
    }
    // What failed for another reason in between blames nobody.
    const isSure = (await canShow(shown)) && !(await canShow(failing));
    return isSure ? (inOrder[shown] ?? null) : null;
  }

  /** One after the other: an older state never takes the place of a newer one. */
  let last: Promise<void> = Promise.resolve();
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }
  const look = () =>
    inTurn(async () => {
      await take();
      ready = null;
    });

  return {
    now: () => school,
    isShown,
    /** Every version of every fact that can be shown, the newest of each first. */
    shownVersions,
    /** Whether something that would hold now cannot be shown. */
    hasUnshown: async (): Promise<boolean> =>
      unshown.size > 0 && !holding(await factVersions(store), now()).every(isShown),

    /** A school that cannot be shown keeps no server from starting. */
    begin: () => look().catch(report),

    /** Before a change is stored: what cannot be shown is not published. */
    expectShown: (next: School) => inTurn(async () => void (await makeReady(next))),

    /** After a change on this server. */
    changed(): Promise<void> {
      store.wakes.ring(QUEUE);
      return look();
    },

    /** Answers how to stop. */
    follow(): () => void {
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
