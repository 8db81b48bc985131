const LONGEST_WORD = 20;
/** A letter that belongs to no word costs more than any number of words. */
const STRAY = 1_000;

/**
 * Cuts a row of letters into known words, so that as few letters as possible are left over, in as few words as
 * possible. The time is the length of the row times that of the longest word.
 *
 * @param vocabulary words; one that ends in `*` stands for every word that begins so
 * @returns a function that answers the lengths of the parts, in order; a letter of no word is a part by itself
 */
export function letterSplitter(vocabulary: ReadonlySet<string>): (row: string) => number[] {
  const beginnings = new Set<string>();
  for (const word of vocabulary) if (word.endsWith("*")) beginnings.add(word.slice(0, -1));

  return (row) => {
    const costs = new Float64Array(row.length + 1).fill(Number.POSITIVE_INFINITY);
    const lengths = new Uint8Array(row.length + 1);
    costs[0] = 0;
    for (let from = 0; from < row.length; from += 1) {
      const before = costs[from] as number;
      const reach = (length: number, cost: number) => {
        if (before + cost >= (costs[from + length] as number)) return;
        costs[from + length] = before + cost;
        lengths[from + length] = length;
      };
      reach(1, STRAY);
      let begins = false;
      for (let length = 1; length <= Math.min(LONGEST_WORD, row.length - from); length += 1) {
        const part = row.slice(from, from + length);
        begins ||= beginnings.has(part);
        if (begins || vocabulary.has(part)) reach(length, 1);
      }
    }
    const parts: number[] = [];
    for (let to = row.length; to > 0; to -= lengths[to] || 1) parts.push(lengths[to] || 1);
    return parts.reverse();
  };
}
