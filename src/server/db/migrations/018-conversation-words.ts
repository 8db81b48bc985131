import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Whether a conversation holds a word is asked by conversation, then by word. The word belongs in that index: else a
 * planner without statistics reads a common word's every conversation for each conversation of the page.
 */
const STATEMENTS = [
  `drop index conversation_words_by_conversation`,
  `create index conversation_words_by_conversation on conversation_words (conversation_id, word)`,
];

export const conversationWords: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
