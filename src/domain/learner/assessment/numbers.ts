/** Number words a child says, by value: zero to twenty in both languages, without accents. */
const WORDS: readonly (readonly string[])[] = [
  ["zero", "cero"],
  ["one", "uno", "una"],
  ["two", "dos"],
  ["three", "tres"],
  ["four", "cuatro"],
  ["five", "cinco"],
  ["six", "seis"],
  ["seven", "siete"],
  ["eight", "ocho"],
  ["nine", "nueve"],
  ["ten", "diez"],
  ["eleven", "once"],
  ["twelve", "doce"],
  ["thirteen", "trece"],
  ["fourteen", "catorce"],
  ["fifteen", "quince"],
  ["sixteen", "dieciseis"],
  ["seventeen", "diecisiete"],
  ["eighteen", "dieciocho"],
  ["nineteen", "diecinueve"],
  ["twenty", "veinte"],
];

/** The numbers in a sentence, in order, written as figures or as words. */
export function numbersIn(words: readonly string[]): number[] {
  const found: number[] = [];
  for (const word of words) {
    const value = /^\d/.test(word) ? Number(word) : WORDS.findIndex((names) => names.includes(word));
    if (value >= 0 && Number.isFinite(value)) found.push(value);
  }
  return found;
}

/** The last number said, since children count up to the answer ("ten, eleven, twelve!"); null when there is none. */
export function numberIn(words: readonly string[]): number | null {
  return numbersIn(words).at(-1) ?? null;
}
