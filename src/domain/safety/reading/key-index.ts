/** Words numbered below this fit beside a hash of 32 bits into a number without loss. */
const MOST_WORDS = 2 ** 20;

/** FNV-1a over UTF-16 units, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Hash and word of every key, in ascending order. */
function sortedRow(words: readonly string[], keysOf: (word: string) => readonly string[]): Float64Array {
  const pairs = words.flatMap((word, at) =>
    [...new Set(keysOf(word))].map((key) => hashOf(key) * MOST_WORDS + at),
  );
  return Float64Array.from(pairs).sort();
}

/**
 * Finds words by keys that each of them has several of, such as all its forms with a letter left out. One sorted row of
 * numbers, because a map of a hundred thousand keys takes twenty times the memory.
 *
 * @returns the words with this key, in the order in which they were given
 */
export function keyIndex(
  words: readonly string[],
  keysOf: (word: string) => readonly string[],
): (key: string) => string[] {
  if (words.length > MOST_WORDS) throw new Error(`More than ${MOST_WORDS} words cannot be indexed.`);
  const row = sortedRow(words, keysOf);

  return (key) => {
    const hash = hashOf(key);
    let [from, to] = [0, row.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((row[middle] ?? 0) < hash * MOST_WORDS) from = middle + 1;
      else to = middle;
    }
    const found: string[] = [];
    for (let at = from; at < row.length; at += 1) {
      const number = (row[at] ?? 0) - hash * MOST_WORDS;
      if (number >= MOST_WORDS) break;
      const word = words[number];
      // Two keys may share a hash.
      if (word !== undefined && keysOf(word).includes(key)) found.push(word);
    }
    return found;
  };
}
