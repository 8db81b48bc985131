import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { FoundRecord, RecordQuery } from "#contract/family-records.ts";
import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import { folded } from "#domain/locale/fold.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Database } from "#server/db/schema.ts";
import { idOf } from "./one-child.ts";

/** Rows at most in one answer; whoever gets so many says more about the day or the words. */
const MAX_ROWS = 100;
/** Letters of a chat's first message. */
const BEGINS = 80;
/** Rows that are read at once: between two slices everybody else is served. */
const SLICE = 250;
const iso = (time: number) => new Date(time).toISOString();

type Db = Kysely<Database>;
type Period = { readonly from: number; readonly to: number };

/**
 * Single children and single chats, for a family that left no address; the newest first. Where there are more than
 * {@link MAX_ROWS}, those are left out that were spoken in first.
 */
export async function findRecords(db: Db, query: RecordQuery): Promise<FoundRecord[]> {
  const period = {
    from: query.from === undefined ? 0 : Date.parse(query.from),
    to: query.to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(query.to),
  };
  const words = folded(query.words ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const pages = query.kind === "chat" ? chats(db, period, words) : learners(db, period, words);
  // A chat that is written to meanwhile comes again.
  const found = new Map<string, FoundRecord>();
  for await (const page of pages) {
    for (const record of page) found.set(record.id, record);
    if (found.size >= MAX_ROWS) break;
  }
  return [...found.values()].sort((a, b) => b.lastAt.localeCompare(a.lastAt)).slice(0, MAX_ROWS);
}

/** All rows in order, a slice at a time; `read` answers those after a row. */
async function* slices<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ; ) {
    const rows = await read(after);
    yield rows;
    if (rows.length < SLICE) return;
    after = rows.at(-1);
    await setImmediate();
  }
}

/** Listens to what belongs to one record until every word occurred. */
function listener(words: readonly string[], about: string) {
  const missing = new Set(words);
  const look = (text: string) => {
    if (missing.size === 0) return;
    const plain = folded(text);
    for (const word of missing) if (plain.includes(word)) missing.delete(word);
  };
  look(about);
  const heard = { messages: 0, begins: null as string | null, times: [] as number[] };
  return {
    hear(text: string, isOwn: boolean, at: number) {
      look(text);
      heard.messages += 1;
      heard.times.push(at);
      if (isOwn) heard.begins ??= text.slice(0, BEGINS);
    },
    heard,
    hasAll: () => missing.size === 0,
  };
}

async function* chats(db: Db, { from, to }: Period, words: readonly string[]): AsyncGenerator<FoundRecord[]> {
  type Row = { id: string; session_id: string; created_at: number; last_at: number };
  const recent = (since: number) =>
    db
      .selectFrom("conversations")
      .select(["id", "session_id", "created_at", "last_at"])
      .where("last_at", ">=", since)
      .limit(SLICE);
  async function* pages() {
    let start: number | undefined;
    // Down by the last message, which has an index.
    for await (const page of slices<Row>((after) =>
      recent(from)
        .$if(after !== undefined, (rows) =>
          rows.where((eb) =>
            eb(eb.refTuple("last_at", "id"), "<", eb.tuple(after?.last_at ?? 0, after?.id ?? "")),
          ),
        )
        .orderBy("last_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    )) {
      start ??= page[0]?.last_at;
      yield page;
    }
    if (start === undefined) return;
    // Whoever was written to meanwhile stands above the start.
    const since = start;
    yield* slices<Row>((after) =>
      recent(since)
        .$if(after !== undefined, (rows) =>
          rows.where((eb) =>
            eb(eb.refTuple("last_at", "id"), ">", eb.tuple(after?.last_at ?? 0, after?.id ?? "")),
          ),
        )
        .orderBy("last_at")
        .orderBy("id")
        .execute(),
    );
  }
  for await (const page of pages()) {
    await setImmediate();
    const newest = page.filter(({ created_at }) => created_at <= to);
    if (newest.length === 0) continue;
    const records = new Map(newest.map(({ id, session_id }) => [id, listener(words, session_id)]));
    type Said = { conversation_id: string; id: string; is_ai: 0 | 1; text: string; created_at: number };
    const messages = slices<Said>((after) =>
      db
        .selectFrom("messages")
        .select(["conversation_id", "id", "is_ai", "text", "created_at"])
        .where("conversation_id", "in", [...records.keys()])
        .$if(after !== undefined, (rows) =>
          rows.where((eb) =>
            eb(
              eb.refTuple("conversation_id", "created_at", "id"),
              ">",
              eb.tuple(after?.conversation_id ?? "", after?.created_at ?? 0, after?.id ?? ""),
            ),
          ),
        )
        .orderBy("conversation_id")
        .orderBy("created_at")
        .orderBy("id")
        .limit(SLICE)
        .execute(),
    );
    for await (const some of messages) {
      for (const { conversation_id, text, is_ai, created_at } of some) {
        records.get(conversation_id)?.hear(text, is_ai === 0, created_at);
      }
    }
    yield [...records].flatMap(([id, { heard, hasAll }]): FoundRecord[] => {
      if (!hasAll() || !heard.times.some((at) => at >= from && at <= to)) return [];
      return [
        {
          ...{ id, kind: "chat", name: null, age: null, consent: null, language: null },
          begins: heard.begins ?? "",
          firstAt: iso(heard.times[0] ?? 0),
          lastAt: iso(heard.times.at(-1) ?? 0),
          messages: heard.messages,
        },
      ];
    });
  }
}

/** What a profile or a conversation with the tutor says of its learner, without what was said. */
const OF_LEARNER = [
  "session_id",
  "device_hash",
  "learner_id",
  "consent",
  "created_at",
  "updated_at",
] as const;

async function keptOfLearners(db: Db) {
  const kept = new Map<
    string,
    {
      sessions: Set<string>;
      profiles: string[];
      threads: string[];
      consent: "device" | "class";
      language: Language | null;
      learner: string;
      first: number;
      last: number;
    }
  >();
  type Row = {
    readonly session_id: string;
    readonly device_hash: string;
    readonly learner_id: string;
    readonly consent: "device" | "class";
    readonly created_at: number;
    readonly updated_at: number;
  };
  const add = (row: Row) => {
    const id = idOf(row);
    const one = kept.get(id) ?? {
      ...{ sessions: new Set<string>(), profiles: [], threads: [], consent: row.consent, language: null },
      ...{ learner: row.learner_id, first: row.created_at, last: row.updated_at },
    };
    one.sessions.add(row.session_id);
    one.first = Math.min(one.first, row.created_at);
    one.last = Math.max(one.last, row.updated_at);
    kept.set(id, one);
    return one;
  };
  const profiles = slices<Row>((after) =>
    db
      .selectFrom("student_profiles")
      .select(OF_LEARNER)
      .where("session_id", ">", after?.session_id ?? "")
      .orderBy("session_id")
      .limit(SLICE)
      .execute(),
  );
  for await (const rows of profiles) for (const row of rows) add(row).profiles.push(row.session_id);
  const threads = slices<Row & { readonly id: string; readonly language: Language }>((after) =>
    db
      .selectFrom("tutor_threads")
      .select(["id", "language", ...OF_LEARNER])
      .where("id", ">", after?.id ?? "")
      .orderBy("id")
      .limit(SLICE)
      .execute(),
  );
  for await (const rows of threads) {
    for (const row of rows) {
      const one = add(row);
      one.threads.push(row.id);
      one.language = row.language;
    }
  }
  return kept;
}

async function* learners(
  db: Db,
  { from, to }: Period,
  words: readonly string[],
): AsyncGenerator<FoundRecord[]> {
  const kept = [...(await keptOfLearners(db))]
    .filter(([, { first, last }]) => last >= from && first <= to)
    .sort(([, one], [, other]) => other.last - one.last);
  for (const [id, { sessions, profiles, threads, consent, language, learner, first, last }] of kept) {
    await setImmediate();
    const row = await db
      .selectFrom("student_profiles")
      .select("result")
      .where("session_id", "=", profiles[0] ?? "")
      .executeTakeFirst();
    const profile = row && (JSON.parse(row.result) as AssignmentResult).profile;
    const about = [profile?.name, profile?.voice_preference, ...sessions, learner].join("\n");
    const record = listener(words, about);
    for (const thread of threads) {
      type Said = { id: string; is_tutor: 0 | 1; text: string; created_at: number };
      const messages = slices<Said>((after) =>
        db
          .selectFrom("tutor_messages")
          .select(["id", "is_tutor", "text", "created_at"])
          .where("thread_id", "=", thread)
          .$if(after !== undefined, (rows) =>
            rows.where((eb) =>
              eb(eb.refTuple("created_at", "id"), ">", eb.tuple(after?.created_at ?? 0, after?.id ?? "")),
            ),
          )
          .orderBy("created_at")
          .orderBy("id")
          .limit(SLICE)
          .execute(),
      );
      for await (const some of messages) {
        for (const { text, is_tutor, created_at } of some) record.hear(text, is_tutor === 0, created_at);
      }
    }
    if (!record.hasAll()) continue;
    yield [
      {
        ...{ id, kind: "learner", consent, name: profile?.name ?? null, age: profile?.age ?? null },
        ...{ begins: null, language },
        ...{ firstAt: iso(first), lastAt: iso(last), messages: record.heard.messages },
      },
    ];
  }
}
