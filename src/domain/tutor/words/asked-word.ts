import type { Command } from "../library.ts";
import type { Turn } from "../turn.ts";
import { plain, wordsOf } from "../words.ts";

/** The word that the question is about: in quotation marks, or the one that is no word of the question, nor of the command that it holds. */
export function wordAskedFor({ library, message, state }: Turn, command?: Command): string | null {
  const quoted = /["“«']([\p{L}]{2,20})["”»']/u.exec(message)?.[1];
  if (quoted !== undefined) return quoted.toLowerCase();
  const empty = new Set([
    ...library.knowledge.questions[state.language].stop,
    ...library.knowledge.questions[state.language].letter,
    ...(command === undefined ? [] : Object.values(library.commands[command]).flat().flatMap(wordsOf)),
  ]);
  const words = (message.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => !empty.has(plain(word)) && !empty.has(word),
  );
  return words.length === 1 && (words[0]?.length ?? 0) > 1 ? (words[0] ?? null) : null;
}
