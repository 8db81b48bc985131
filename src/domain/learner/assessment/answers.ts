import { plainWords, READ_AT_MOST } from "../plain-text.ts";

/** One answer, bounded and made plain. Only what these say is used; the text itself goes nowhere. */
export type Answer = {
  /** The question's id, lower case, with underscores. */
  readonly key: string;
  /** The intake's category; empty when none was sent. */
  readonly category: string;
  /** As sent, cut at {@link READ_AT_MOST}: only signs that are no letters are looked for in it. */
  readonly text: string;
  readonly words: readonly string[];
};

/** More questions than any form of ours asks; the rest is not read. */
const ANSWERS_AT_MOST = 64;

/**
 * Reads `assessmentResponses` (§7 "object"): values may be text, numbers, lists of text, or an assessment record's
 * `{ question, answer, category }`. Anything else counts as no answer. Never throws.
 */
export function readAnswers(responses: unknown): Answer[] {
  if (typeof responses !== "object" || responses === null) return [];
  const answers: Answer[] = [];
  for (const [key, value] of Object.entries(responses).slice(0, ANSWERS_AT_MOST)) {
    const record = isRecord(value) ? value : null;
    const text = textOf(record === null ? value : record.answer);
    if (text.trim() === "") continue;
    answers.push({
      key: plainKey(key),
      category: plainKey(typeof record?.category === "string" ? record.category : ""),
      text,
      words: plainWords(text),
    });
  }
  return answers;
}

function isRecord(value: unknown): value is { readonly answer?: unknown; readonly category?: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value.slice(0, READ_AT_MOST);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return "";
  const texts = value.slice(0, ANSWERS_AT_MOST).filter((each) => typeof each === "string");
  return texts.join(", ").slice(0, READ_AT_MOST);
}

/** "mathCheck", "math-check" and "Math check" are all math_check. */
function plainKey(key: string): string {
  return plainWords(key.slice(0, 64).replace(/([a-z])([A-Z])/g, "$1 $2")).join("_");
}

/** What an answer is about, by its question's id or its category. */
const SUBJECTS = {
  math: /math|matem|number|numer|count|cont(ar|eo)|\bsum/,
  reading: /read|lect|leer/,
  confidence: /confiden|confian/,
  interests: /interest|interes|curio|favou?rit|love|encanta/,
  language: /language|idioma/,
  learning_style: /learning_style|approach|estilo/,
  exploration: /explor/,
  challenges: /challenge|reto/,
} as const;
export type Subject = keyof typeof SUBJECTS;

/** The answers about a subject. The question's own id decides; its category only where the id names no subject. */
export function answersAbout(subject: Subject, answers: readonly Answer[]): Answer[] {
  return answers.filter(({ key, category }) => {
    const named = Object.values(SUBJECTS).some((pattern) => pattern.test(key));
    return SUBJECTS[subject].test(named ? key : category);
  });
}

const NEGATIONS = new Set(
  ["not", "no", "t", "dont", "cant", "isnt", "never", "cannot", "without", "nothing"].concat([
    "nunca",
    "ni",
    "sin",
    "nada",
    "tampoco",
    "jamas",
  ]),
);

/** Whether one of the three words before this place turns it round ("not easy", "no me cuesta", "can't do"). */
export function isNegated(words: readonly string[], place: number): boolean {
  return words.slice(Math.max(0, place - 3), place).some((word) => NEGATIONS.has(word));
}

/** Whether a word is in a list; an entry ending in `*` stands for everything that begins so. */
export function isListed(word: string, list: readonly string[]): boolean {
  return list.some((entry) => (entry.endsWith("*") ? word.startsWith(entry.slice(0, -1)) : word === entry));
}
