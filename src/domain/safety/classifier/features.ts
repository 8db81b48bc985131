import { soundOf, type Word } from "../reading/fold.ts";

/** What a word has in common with others: its concepts, and the clusters of words used like it. */
export type WordClasses = ReadonlyMap<string, readonly string[]>;

/** Features are numbered by a hash; two that share a number cost little as long as few do. */
export const FEATURE_BITS = 16;
/** The number of a feature, from its code. */
export const featureNumber = (code: number) => code & ((1 << FEATURE_BITS) - 1);

/** Two words this far apart still make a pair. */
const FARTHEST = 4;
const STEM = 5;
const PIECE = 4;
/** Kinds of features, told apart in their codes. */
const ADJACENT = 0x51ab;
const PAIR = 0x2c97;
const THREE = 0x7e15;
/** The words kept ready; more are looked up again, so that hostile texts cannot fill the memory. */
const MOST_KNOWN = 4000;

const normal = (word: string) =>
  word.replace(/\d+/g, (digits) => "#".repeat(Math.min(digits.length, 4))).replace(/(.)\1{2,}/g, "$1");

/** The beginning of how a word sounds: "pegaron" and "pegan", "screaming" and "screamed" share it. */
function stemOf(word: string): string {
  const sound = soundOf(word);
  return sound.length > 4 ? sound.slice(0, Math.min(STEM, sound.length - 1)) : sound;
}

function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** A well-mixed code for a text (FNV-1a with a final mix), the same on every machine. */
function codeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return mixed(hash);
}

const codeOfTwo = (one: number, other: number, kind: number) =>
  mixed((Math.imul(one, 0x9e3779b1) + other) ^ kind);

/** What is known of a word by itself. */
type Place = {
  readonly word: number;
  /** Its stem, then its classes: what pairs are made of. */
  readonly groups: readonly number[];
  readonly pieces: readonly number[];
};

function piecesOf(word: string): number[] {
  const whole = `<${word}>`;
  if (whole.length <= PIECE + 1) return [];
  return Array.from({ length: whole.length - PIECE + 1 }, (_, at) =>
    codeOf(`n ${whole.slice(at, at + PIECE)}`),
  );
}

const EDGES = ["^", "$"].map((sign) => ({ word: codeOf(sign), groups: [codeOf(`s ${sign}`)], pieces: [] }));

/** Answers the codes of features, some more than once; what it answers is written over by the next reading. */
export type FeatureReader = (words: readonly Word[]) => Uint32Array;

/**
 * Makes a reader of what the classifier sees of some words of a message: the words, their stems, pieces and classes;
 * rows of two and three; and pairs up to four words apart in their order, so that "my uncle … hits me" is another thing
 * than "i hit … my uncle".
 */
export function featureReader(classes: WordClasses): FeatureReader {
  const known = new Map<string, Place>();

  function placeOf({ text }: Word): Place {
    const found = known.get(text);
    if (found !== undefined) return found;
    const word = normal(text);
    const groups = [`s ${stemOf(word)}`, ...(classes.get(word) ?? []).map((name) => `c ${name}`)];
    const place = { word: codeOf(`w ${word}`), groups: groups.map(codeOf), pieces: piecesOf(word) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, place);
    return place;
  }

  let found = new Uint32Array(4096);
  let count = 0;
  const add = (code: number) => {
    if (count === found.length) {
      const longer = new Uint32Array(2 * count);
      longer.set(found);
      found = longer;
    }
    found[count] = code;
    count += 1;
  };

  return (words) => {
    const places: Place[] = [EDGES[0] as Place, ...words.map(placeOf), EDGES[1] as Place];
    count = 0;
    add(codeOf(`length ${Math.min(6, Math.floor(Math.log2(words.length + 1) * 2))}`));
    places.forEach((place, at) => {
      if (at > 0 && at < places.length - 1) {
        add(place.word);
        for (const group of place.groups) add(group);
        for (const piece of place.pieces) add(piece);
      }
      const next = places[at + 1];
      if (next === undefined) return;
      add(codeOfTwo(place.word, next.word, ADJACENT));
      const stems = codeOfTwo(place.groups[0] as number, next.groups[0] as number, ADJACENT);
      add(stems);
      const third = places[at + 2];
      if (third !== undefined) add(codeOfTwo(stems, third.groups[0] as number, THREE));
      for (let other = at + 1; other <= Math.min(at + FARTHEST, places.length - 1); other += 1) {
        const groups = (places[other] as Place).groups;
        for (const one of place.groups) for (const two of groups) add(codeOfTwo(one, two, PAIR));
      }
    });
    return found.subarray(0, count);
  };
}
