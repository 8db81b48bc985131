import { words } from "#domain/language/text.ts";

export type Starters = {
  /** Words that join two questions ("and"), and words that begin one ("how"). */
  readonly joins: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
  /** Small words before those that begin one ("with how much"). */
  readonly before?: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();
const MOST_CLAUSES = 4;
const SHORTEST = 2;

/**
 * The questions of one message: its sentences, and what follows "and how", "y cuándo" or a comma ("she is 5, can she
 * come?"). A message with one question is one clause. What is left of a sentence after greeting stays with it.
 */
export function clausesOf(message: string, starters: Starters): readonly string[] {
  const clauses = piecesOf(message, starters);
  if (clauses.length <= MOST_CLAUSES) return clauses;
  // Of a long message what it asks is kept, where that is little; the rest of it is told.
  const asking = clauses.filter((clause) => clause.endsWith("?") || clause.startsWith("¿"));
  return asking.length > MOST_CLAUSES ? [] : asking;
}

/** The same, however many there are. */
export function piecesOf(message: string, { joins, asks, before = NONE }: Starters): readonly string[] {
  const clauses: string[] = [];
  for (const sentence of sentencesOf(message)) {
    const pieces = sentence.split(/\s+/).filter((piece) => piece !== "");
    let start = 0;
    for (let at = SHORTEST; at <= pieces.length - SHORTEST; at += 1) {
      const [one] = words(pieces[at] ?? "");
      const [next] = words(pieces[at + 1] ?? "");
      if (one === undefined || next === undefined) continue;
      const isAfterComma = /[,:]$/.test(pieces[at - 1] ?? "");
      const [after = ""] = words(pieces[at + 2] ?? "");
      const begins = asks.has(next) || (before.has(next) && asks.has(after));
      const isJoined = joins.has(one) && (isAfterComma || begins);
      const isApart = isAfterComma && asks.has(one);
      if (!isJoined && !isApart) continue;
      clauses.push(pieces.slice(start, at).join(" "));
      start = isJoined ? at + 1 : at;
    }
    clauses.push(pieces.slice(start).join(" "));
  }
  return clauses.filter((clause) => words(clause).length >= SHORTEST);
}

/** Whether a clause asks: it ends like a question or begins like one. */
export function isAsking(clause: string, { joins, asks, before = NONE }: Starters): boolean {
  const own = words(clause);
  const [one = "", next = ""] = before.has(own[0] ?? "") ? own.slice(1) : own;
  return clause.endsWith("?") || asks.has(one) || (joins.has(one) && asks.has(next));
}

function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  let sentence = "";
  for (const [at, sign] of [...message].entries()) {
    // "Qué bueno que hay mar, ¿dónde queda?": a question begins here, whatever is said before it.
    if (sign === "¿" && words(message.slice(at).split("?")[0] ?? "").length > SHORTEST) {
      sentences.push(sentence);
      sentence = "";
    }
    sentence += sign;
    // A full stop inside a figure or an address ends nothing.
    const isStop = sign === "." && /^\s?$/.test(message.charAt(at + 1));
    if ("?!\n;".includes(sign) || isStop) {
      sentences.push(sentence);
      sentence = "";
    }
  }
  sentences.push(sentence);
  return sentences.map((one) => one.trim()).filter((one) => one !== "");
}
