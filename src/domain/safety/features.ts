import { soundOf, type Word } from "./fold.ts";

/** What a word has in common with others: its concepts, and the clusters of words used like it. */
export type WordClasses = ReadonlyMap<string, readonly string[]>;

/** Features are numbered by a hash; two that share a number cost little as long as few do. */
export const FEATURE_BITS = 16;
/** Two words this far apart still make a pair. */
const FARTHEST = 4;
const STEM = 5;
const PIECE = 4;

const normal = (word: string) =>
  word.replace(/\d+/g, (digits) => "#".repeat(Math.min(digits.length, 4))).replace(/(.)\1{2,}/g, "$1");

/** The beginning of how a word sounds: "pegaron" and "pegan", "screaming" and "screamed" share it. */
function stemOf(word: string): string {
  const sound = soundOf(word);
  return sound.length > 4 ? sound.slice(0, Math.min(STEM, sound.length - 1)) : sound;
}

/** A well-mixed number for a text (FNV-1a with a final mix), the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) & ((1 << FEATURE_BITS) - 1);
}

/**
 * What the classifier sees of some words of a message: the words, their stems, pieces and classes; rows of two and
 * three; and pairs up to four words apart in their order, so that "my uncle … hits me" is another thing than "i hit
 * … my uncle". Each feature once.
 */
export function featureNames(words: readonly Word[], classes: WordClasses): Set<string> {
  const found = new Set<string>();
  const tokens = ["^", ...words.map(({ text }) => normal(text)), "$"];
  const stems = tokens.map(stemOf);
  const groups = tokens.map((token) => classes.get(token) ?? []);
  tokens.forEach((token, at) => {
    const stem = stems[at] as string;
    const group = groups[at] as readonly string[];
    if (at > 0 && at < tokens.length - 1) {
      found.add(`w ${token}`).add(`s ${stem}`);
      for (const name of group) found.add(`c ${name}`);
      addPieces(token, found);
    }
    const next = stems[at + 1];
    if (next === undefined) return;
    found.add(`b ${token} ${tokens[at + 1]}`).add(`p ${stem} ${next}`);
    if (at + 2 < tokens.length) found.add(`t ${stem} ${next} ${stems[at + 2]}`);
    for (let other = at + 1; other <= Math.min(at + FARTHEST, tokens.length - 1); other += 1) {
      if (other > at + 1) found.add(`k ${stem} ${stems[other]}`);
      addPairs([stem, group], [stems[other] as string, groups[other] as readonly string[]], found);
    }
  });
  found.add(`length ${Math.min(6, Math.floor(Math.log2(words.length + 1) * 2))}`);
  return found;
}

type Place = readonly [stem: string, classes: readonly string[]];

function addPairs([stem, group]: Place, [otherStem, others]: Place, into: Set<string>): void {
  for (const name of group) {
    into.add(`x ${name} ${otherStem}`);
    for (const other of others) into.add(`y ${name} ${other}`);
  }
  for (const other of others) into.add(`z ${stem} ${other}`);
}

function addPieces(token: string, into: Set<string>): void {
  const whole = `<${token}>`;
  if (whole.length <= PIECE + 1) return;
  for (let at = 0; at + PIECE <= whole.length; at += 1) into.add(`n ${whole.slice(at, at + PIECE)}`);
}

/** The numbers of features, each once. */
export function featureNumbers(names: Iterable<string>): number[] {
  return [...new Set([...names].map(hashOf))];
}
