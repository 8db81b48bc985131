import type { Kysely, Transaction } from "kysely";
import { folded } from "#domain/locale/fold.ts";
import { compiled } from "./compiled.ts";
import type { Database } from "./schema.ts";

/** Longer runs of letters are no words that somebody looks for. */
const LONGEST = 40;
/** Of one message; who writes more words at once is found by the first. */
const MOST = 200;
/** A search holds no more than these. */
const MOST_SOUGHT = 8;

/** The words of a text without marks and capitals, each once. */
export function wordsOf(text: string): string[] {
  const words = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return [...new Set(words.map((word) => word.slice(0, LONGEST)))];
}

export async function addWords(
  trx: Transaction<Database>,
  conversationId: string,
  text: string,
): Promise<void> {
  const words = wordsOf(text).slice(0, MOST);
  if (words.length === 0) return;
  await adding(words.length)(trx, { conversationId, ...words });
}

type Added = { readonly conversationId: string; readonly [place: number]: string };
const added = new Map<number, ReturnType<typeof compiledFor>>();
const compiledFor = (count: number) =>
  compiled((db, values: Added) =>
    db
      .insertInto("conversation_words")
      .values(
        Array.from({ length: count }, (_, at) => ({
          word: values[at] as string,
          conversation_id: values.conversationId,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );

/** Adds so many words. */
function adding(count: number) {
  const known = added.get(count) ?? compiledFor(count);
  added.set(count, known);
  return known;
}

/** A word of a search, and how many conversations hold one that begins with it, counted no further than needed. */
export type Sought = { readonly word: string; readonly count: number };

/** Every word that begins with these letters lies between them and this. */
export const endOf = (word: string): string => `${word}\u{10FFFF}`;

/** The words that are sought, the rarest first. */
export async function soughtIn(db: Kysely<Database>, search: string, enough: number): Promise<Sought[]> {
  const words = wordsOf(search).slice(0, MOST_SOUGHT);
  const counted = await Promise.all(
    words.map(async (word) => {
      const { count } = await db
        .selectFrom((eb) =>
          eb
            .selectFrom("conversation_words")
            .select("word")
            .where("word", ">=", word)
            .where("word", "<", endOf(word))
            .limit(enough)
            .as("found"),
        )
        .select((eb) => eb.fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      return { word, count: Number(count) };
    }),
  );
  return counted.sort((one, other) => one.count - other.count);
}
