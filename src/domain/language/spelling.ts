/** Mends words against a vocabulary: first words that sound alike in Spanish, then near misses of the keyboard. */
export type Speller = (word: string) => string;

/** How a word sounds to a Mexican ear: b and v, s and z and soft c, k and qu and hard c, y and ll, silent h. */
export function sound(word: string): string {
  return word
    .replace(/qu(?=[ei])/g, "k")
    .replace(/q/g, "k")
    .replace(/c(?=[ei])/g, "s")
    .replace(/ch/g, "#")
    .replace(/c/g, "k")
    .replace(/z/g, "s")
    .replace(/x/g, "s")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/ll/g, "y")
    .replace(/[vw]/g, "b")
    .replace(/h/g, "")
    .replace(/ph/g, "f")
    .replace(/(.)\1/g, "$1");
}

/** Edits (swap of neighbours counts one) between two words, or `limit + 1` when there are more. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? limit + 1;
}

/** @param vocabulary how often each known word occurs; a more frequent word wins a tie */
export function speller(vocabulary: ReadonlyMap<string, number>): Speller {
  const bySound = new Map<string, string>();
  const byLetter = new Map<string, string[]>();
  for (const [word, count] of vocabulary) {
    if (word.length < 4) continue;
    const key = sound(word);
    const known = bySound.get(key);
    if (known === undefined || (vocabulary.get(known) ?? 0) < count) bySound.set(key, word);
    const first = key.charAt(0);
    const alike = byLetter.get(first);
    if (alike === undefined) byLetter.set(first, [word]);
    else alike.push(word);
  }
  const kept = new Map<string, string>();
  return (word) => {
    if (word.length < 4 || vocabulary.has(word) || /\d/.test(word)) return word;
    let mended = kept.get(word);
    if (mended === undefined) {
      mended = bySound.get(sound(word)) ?? nearest(word, byLetter, vocabulary) ?? word;
      if (kept.size > 5000) kept.clear();
      kept.set(word, mended);
    }
    return mended;
  };
}

function nearest(
  word: string,
  byLetter: ReadonlyMap<string, readonly string[]>,
  vocabulary: ReadonlyMap<string, number>,
): string | undefined {
  const limit = word.length >= 8 ? 2 : 1;
  let best: { word: string; distance: number; count: number } | undefined;
  for (const candidate of byLetter.get(sound(word).charAt(0)) ?? []) {
    // Short words are too close to each other to be guessed from a lost or added letter at the end.
    if (word.length === 4 && candidate.length !== 4) continue;
    const distance = editDistance(word, candidate, limit);
    if (distance > limit) continue;
    const count = vocabulary.get(candidate) ?? 0;
    if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
      best = { word: candidate, distance, count };
    }
  }
  return best?.word;
}
