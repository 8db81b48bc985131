import type { Lesson, LessonBand } from "../lesson.ts";
import type { LessonFault } from "./fault.ts";

/** The longest sentence that is still taken in at one hearing, in words. What to aim at is a good third shorter. */
const LONGEST: Readonly<Record<LessonBand, number>> = { "3-5": 13, "6-8": 18, "9-11": 26, "12-14": 30 };

/** Where a lesson is said or read: text under these names is for the child. */
const SPOKEN = new Set([
  "say",
  "done",
  "can",
  "yet",
  "reply",
  "slip",
  "free",
  "control",
  "question",
  "idea",
  "title",
]);
const LISTS = new Set(["hints"]);

type Text = { readonly path: LessonFault["path"]; readonly text: string };

/** Everything that is said in a part of a lesson as it was written, with its place. */
export function spokenTexts(part: unknown, path: LessonFault["path"] = []): Text[] {
  const name = path.at(-1);
  const list = path.at(-2);
  if (typeof part === "string") {
    const isSaid = typeof name === "string" ? SPOKEN.has(name) : isSteps(path) || LISTS.has(String(list));
    return isSaid ? [{ path, text: part }] : [];
  }
  if (Array.isArray(part)) return part.flatMap((each, at) => spokenTexts(each, [...path, at]));
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => spokenTexts(value, [...path, key]));
}

/** The steps of an "out" beat are plain sentences. */
const isSteps = (path: LessonFault["path"]) => path.at(-2) === "steps";

const sentences = (text: string) =>
  text
    .split(/[.!?…;:]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Whether every sentence fits the band. */
export function lengthFaults(written: unknown, band: Lesson["band"]): LessonFault[] {
  return spokenTexts(written).flatMap(({ path, text }) =>
    sentences(text).flatMap((sentence) => {
      const words = sentence.split(" ").filter((word) => word !== "").length;
      const reason = `a sentence of ${words} words; at ${band} at most ${LONGEST[band]}: "${sentence}"`;
      return words > LONGEST[band] ? [{ path, reason }] : [];
    }),
  );
}

const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();

/** Numbers and terms such as 3n − 7 are the same in both languages, and so is a single name. */
const hasWords = (text: string) =>
  text.trim().includes(" ") && text.split(" ").some((word) => [...word].filter(isLetter).length > 1);

/** Whether what is said was written for both languages: a sentence that is the same in both was forgotten. */
export function languageFaults(en: unknown, es: unknown): LessonFault[] {
  const spanish = new Map(spokenTexts(es).map(({ path, text }) => [path.join("."), text]));
  return spokenTexts(en)
    .filter(({ path, text }) => spanish.get(path.join(".")) === text && hasWords(text))
    .map(({ path, text }) => ({ path, reason: `the same in both languages: write en and es: "${text}"` }));
}
