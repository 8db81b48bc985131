import { plain } from "../words.ts";

/**
 * The words of a message as they are written, accents and apostrophes kept: what tells words apart that sound alike.
 * Commas and slashes stand alone; a dash between words is a slash.
 */
export function tokensOf(message: string): string[] {
  return message
    .toLowerCase()
    .normalize("NFC")
    .replace(/[’‘´`]/g, "'")
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, " ")
    .replace(/&/g, " and ")
    .replace(/[-–/|]/g, " / ")
    .replace(/,/g, " , ")
    .replace(/[^\p{L}\d',/]+/gu, " ")
    .split(" ")
    .filter((token) => token !== "");
}

/** A word as it sounds, more or less: without accents, apostrophes and the space that parts it. */
export const bareOf = (word: string): string => plain(word).replace(/[' ]/g, "");

/** A word of a group in a message, and where it stands in it. */
export type Place = { readonly raw: string; readonly from: number; readonly to: number };

/** Where words of a group stand in a message, in whichever way they are written: "ahi", "youre", "aveces". */
export function placesOf(words: readonly string[], tokens: readonly string[]): Place[] {
  const parted = new Set(words.map(plain).filter((word) => word.includes(" ")));
  const found: Place[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const two = tokens.slice(from, from + 2).join(" ");
    const raw = parted.has(plain(two)) ? two : (tokens[from] ?? "");
    if (!isForm(words, raw)) continue;
    const to = from + raw.split(" ").length;
    found.push({ raw, from, to });
    from = to - 1;
  }
  return found;
}

/** Whether a word is one of a group, perhaps without its marks; a mark that the group has not makes another word. */
function isForm(words: readonly string[], raw: string): boolean {
  const same = words.filter((word) => bareOf(word) === bareOf(raw));
  return same.length > 0 && (!isMarked(raw) || same.some(isMarked));
}

/** Whether a word is written with an accent or an apostrophe. */
export const isMarked = (word: string): boolean => plain(word) !== word || word.includes("'");

/** A pattern for any word of a group in plain text; one group of the pattern holds it. */
export function patternOf(words: readonly string[]): string {
  const forms = [...new Set(words.map(plain))].sort((one, other) => other.length - one.length);
  return `(?<![\\p{L}'])(${forms.join("|").replaceAll("'", "'?").replaceAll(" ", " ?")})(?![\\p{L}'])`;
}
