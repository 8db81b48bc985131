/** The vowels of Spanish syllables: a weak one goes with its strong neighbor, and the u of que, qui, gue, gui is silent. */
const NUCLEUS = /(?:[iuü](?=[aeoáéó]))?[aeoáéóíú](?:[iuy](?![aeoáéóíú]))?|[iuüy]+/g;

export const vowelsOf = (word: string): readonly RegExpExecArray[] => [
  ...word.replace(/(?<=[qg])u(?=[eiéí])/g, "_").matchAll(NUCLEUS),
];

/** Which syllable of a Spanish word is strong, counted from its end. */
export function strongAt(word: string): number {
  const nuclei = [...vowelsOf(word)].map(([each]) => each).reverse();
  const marked = nuclei.findIndex((each) => /[áéíóú]/.test(each));
  if (marked >= 0) return Math.min(marked, 2);
  return /[nsaeiou]$/.test(word) ? Math.min(1, nuclei.length - 1) : 0;
}
