/**
 * What a child or a stranger typed, made harmless and short before anything reads it. Answers may be 10,000 characters
 * of markup, emoji or right-to-left text.
 */

/** How much of one answer is ever looked at, in UTF-16 units. */
export const READ_AT_MOST = 2000;
/** §3 names: a sensible bound for one on a badge, in characters as people count them. */
export const NAME_AT_MOST = 40;

/** Control characters, and the invisible marks that reorder or hide text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const TAGS = /<[^<>]{0,2000}>/g;

/** Characters as people count them: a family emoji or a letter with its accent is one. */
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first `most` characters, never half of one. */
export function firstCharacters(text: string, most: number): string {
  // Nothing has more characters than units, and counting them takes a hundred times as long.
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (count === most) break;
    count += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Whether a text is longer than `most` characters; stops counting there. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let count = 0;
  for (const _ of characters.segment(text)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Lower-case words without accents, markup or punctuation, of the first {@link READ_AT_MOST} units. */
export function plainWords(text: string): string[] {
  return (
    text
      .slice(0, READ_AT_MOST)
      .replace(TAGS, " ")
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase()
      .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []
  );
}

/**
 * A name fit to be shown and spoken: no markup, no invisible marks, single spaces, at most {@link NAME_AT_MOST}
 * characters. Empty when nothing is left.
 */
export function cleanName(value: unknown): string {
  if (typeof value !== "string") return "";
  const visible = value
    .slice(0, READ_AT_MOST)
    .replace(TAGS, " ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(INVISIBLE, "")
    .replace(/[<>{}[\]\\`|]/g, "");
  return firstCharacters(visible.replace(/\s+/g, " ").trim(), NAME_AT_MOST).trim();
}
