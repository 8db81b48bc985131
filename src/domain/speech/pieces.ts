import { spokenLength } from "./length.ts";

/** In spoken letters. Longer pieces would hold a voice for too long while others wait. */
const LONGEST = 160;

/** Where a text is cut, best first: sentences (not after "Dr."), then clauses, then words. */
const CUTS = [
  /(?<=[.!?]["”’')]{0,2})(?<!\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|Dra)\.)\s+/u,
  /(?<=[;:])\s+/u,
  /(?<=,)\s+/u,
  /\s+/u,
];

/**
 * Splits cleaned text into pieces that are spoken one after the other: as many whole sentences as fit, and of longer
 * sentences as many clauses or words. Joined by spaces it is the same text, but for words longer than `longest`.
 */
export function spokenPieces(text: string, longest = LONGEST): string[] {
  return cut(text, longest, 0);
}

function cut(text: string, longest: number, level: number): string[] {
  if (spokenLength(text) <= longest) return text === "" ? [] : [text];
  const rule = CUTS[level];
  if (rule === undefined) {
    const characters = Math.max(1, Math.floor((text.length * longest) / spokenLength(text)));
    return text.match(new RegExp(`.{1,${characters}}`, "gsu")) ?? [];
  }
  const pieces: string[] = [];
  for (const part of text.split(rule)) {
    const last = pieces.at(-1);
    if (last !== undefined && spokenLength(last) + 1 + spokenLength(part) <= longest) {
      pieces[pieces.length - 1] = `${last} ${part}`;
    } else pieces.push(part);
  }
  return pieces.flatMap((piece) => cut(piece, longest, level + 1));
}
