import { RANK } from "#domain/enrolment/inbox/standing.ts";
import { wordsOf } from "#server/db/conversation-words.ts";
import type { Store } from "#server/db/store.ts";
import { readConversation } from "#server/features/staff/inbox/conversation.ts";
import { countInbox, listInbox } from "#server/features/staff/inbox/list.ts";
import { onEngines } from "./engines.ts";
import { type Figure, percentile, type Section } from "./report.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 40;
/** Rows in one statement. */
const BATCH = 1_000;
const ME = "marta@bench.example";

/** What an open inbox asks for, in a small school's database and in a very large one. */
export const inbox: Section = {
  title: `What the inbox asks for, with ${FEW} and ${MANY} conversations (the 95th of a hundred, of ${ROUNDS})`,
  measure: () => onEngines(inboxFigures),
};

async function inboxFigures(engine: string, store: Store): Promise<Figure[]> {
  await fill(store, 0, FEW);
  const few = await measured(store, FEW);
  await fill(store, FEW, MANY);
  const many = await measured(store, MANY);
  return Object.entries(few).flatMap(([name, small]) => {
    const large = many[name] ?? Number.NaN;
    return [
      { name: `${engine}: ${name}, ${FEW}`, value: small, unit: "ms" },
      { name: `${engine}: ${name}, ${MANY}`, value: large, unit: "ms", target: { atMost: 50 } },
      // Times under 5 ms are noise.
      {
        ...{ name: `${engine}: ${name}, ratio`, unit: "×", target: { atMost: 3 } },
        value: Math.max(large, 5) / Math.max(small, 5),
      },
    ];
  });
}

async function measured(store: Store, count: number): Promise<Record<string, number>> {
  const list = (query: Partial<Parameters<typeof listInbox>[1]>) =>
    listInbox(store.db, { view: "open", order: "newest", ...query }, ME);
  const second = (await list({})).next ?? "";
  const asked: Record<string, (round: number) => Promise<unknown>> = {
    counts: () => countInbox(store.db),
    "first page": () => list({}),
    "second page": () => list({ after: second }),
    "longest wait first": () => list({ order: "waiting" }),
    mine: () => list({ view: "mine" }),
    done: () => list({ view: "done" }),
    "search: a word that most hold": () => list({ search: "cost" }),
    "search: a word that few hold": (round) => list({ search: `family${(round * 7) % count}` }),
    "search: a word that nobody holds": () => list({ search: "zzz" }),
    "search: two words": (round) => list({ search: `cost topic${round % 50}` }),
    "one conversation": (round) => readConversation(store, `c${(round * 13) % count}`),
  };
  const times: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) {
    const taken: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const start = performance.now();
      await ask(round);
      taken.push(performance.now() - start);
    }
    // The first round only warms up.
    times[name] = percentile(taken.slice(1), 95);
  }
  return times;
}

/** Of a hundred conversations one wants a person, three were not known, five are unread and the others quiet or done. */
function rankOf(index: number): number {
  const place = index % 100;
  if (place === 0) return RANK.wants_person;
  if (place < 4) return RANK.not_known;
  if (place < 9) return RANK.unread;
  return place < 60 ? RANK.quiet : RANK.done;
}

export async function fill(store: Store, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, to - start) }, (_, index) => start + index);
    const texts = rows.map((index) => `What does it cost for family${index}? And topic${index % 50}`);
    await store.write(async (trx) => {
      await trx
        .insertInto("conversations")
        .values(
          rows.map((index) => ({
            ...{ id: `c${index}`, session_id: `s${index}`, owner_hash: "o", language: "en" as const },
            ...{ created_at: index, last_at: index, since: index, rank: rankOf(index) },
            ...{ assigned_to: index % 10 === 0 ? ME : null },
          })),
        )
        .execute();
      for (const side of [0, 1] as const) {
        await trx
          .insertInto("messages")
          .values(
            rows.map((index, at) => ({
              ...{ id: `m${index}.${side}`, conversation_id: `c${index}`, is_ai: side, topic: null },
              ...{ text: side === 0 ? (texts[at] ?? "") : "It depends.", needs_contact_form: 0 as const },
              ...{ needs_payment: 0 as const, payment_type: null, suggestions: null, created_at: index },
            })),
          )
          .execute();
      }
      const words = rows.flatMap((index, at) =>
        wordsOf(texts[at] ?? "").map((word) => ({ word, conversation_id: `c${index}` })),
      );
      for (let at = 0; at < words.length; at += BATCH * 5) {
        await trx
          .insertInto("conversation_words")
          .values(words.slice(at, at + BATCH * 5))
          .execute();
      }
    });
  }
}
