import type { Item } from "./item.ts";
import { aloud, type PracticeWords } from "./words.ts";

/** Up to this age the choices are read with the question; older children hear them when they ask to. */
const CHOICES_READ_UP_TO = 8;
/** Up to this age a text is read with its question. */
const TEXT_READ_UP_TO = 6;

/**
 * A question as it is heard: at once, and when the child asks to hear it again. Numbers and spellings are not read out:
 * reading them is what is practised.
 *
 * @param age in whole years
 * @param or what stands before the last choice
 */
export function spokenQuestion(
  item: Item,
  age: number,
  words: PracticeWords,
  or: string,
): { readonly said: string; readonly again: string } {
  const isTextLeftOut = age > TEXT_READ_UP_TO && item.shown?.kind === "passage";
  const question = isTextLeftOut ? item.prompt : item.said;
  const labels = item.choices.map(({ label }) => aloud(label, words));
  const last = labels.at(-1);
  const isRead = last !== undefined && !/^\d/.test(labels[0] ?? "") && item.skill !== "spelling";
  if (!isRead) return { said: question, again: question };
  // "oso u ocho": before an o, the Spanish word changes.
  const joint = or === "o" && /^h?[oó]/i.test(last) ? "u" : or;
  const again = `${question} ${labels.slice(0, -1).join(", ")}, ${joint} ${last}?`;
  return { said: age > CHOICES_READ_UP_TO ? question : again, again };
}
