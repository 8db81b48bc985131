/** The vowels of Spanish syllables: a weak one goes with its strong neighbor, and the u of que, qui, gue, gui is silent. */
const NUCLEUS =
  /(?:[iuü](?=[aeoáéó]))?[aeoáéóíú](?:[iu](?![aeoáéóíú])|y(?![aeiouáéíóú]))?|[iuü]+y?(?![aeiouáéíóú])|[iuü]+|y(?![aeiouáéíóú])/g;

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

/** What begins a syllable as one: "bra", "pla", in Mexico "tla" as well, and letters that are one sound. */
const TOGETHER = /(?:[pbfcg][lr]|[td]r|tl|ch|ll|rr|[qg]u)$/;

/** A Spanish word in its syllables, by the rules of writing: "mariposa" is ma, ri, po, sa. */
export function syllablesOf(word: string): readonly string[] {
  const nuclei = vowelsOf(word);
  const starts = nuclei.slice(1).map((nucleus, at) => {
    const before = nuclei[at];
    const from = (before?.index ?? 0) + (before?.[0].length ?? 0);
    const between = word.slice(from, nucleus.index);
    const onset = between.length < 2 ? between.length : TOGETHER.test(between) ? 2 : 1;
    return nucleus.index - onset;
  });
  return [0, ...starts].map((start, at) => word.slice(start, starts[at]));
}
