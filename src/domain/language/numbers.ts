/** Number words of both languages up to the thousands, without accents. */
const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  cientos: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const TIMES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000, mil: 1000 };

/** The value of one number word, or null. */
export function numberWord(word: string): number | null {
  if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? null;
  return Object.hasOwn(TIMES, word) ? (TIMES[word] ?? null) : null;
}

/**
 * Writes every spelled-out number of a plain text (lower case, no accents) as digits: "nine hundred and fifty"
 * becomes "950", "mil doscientos" 1200. A lone "one", "un", "una" is an article as often as a number and stays.
 */
export function digits(text: string): string {
  return text.replace(/\b[a-z]+(?:[\s-]+(?:and |y )?[a-z]+)*\b/g, (phrase) => {
    const parts = phrase.split(/([\s-]+)/);
    const out: string[] = [];
    let at = 0;
    while (at < parts.length) {
      const read = readNumber(parts, at);
      if (read === null) {
        out.push(parts[at] ?? "");
        at += 1;
      } else {
        out.push(read.length === 1 && read.value === 1 ? (parts[at] ?? "") : String(read.value));
        at += read.length;
      }
    }
    return out.join("");
  });
}

function readNumber(parts: readonly string[], start: number): { value: number; length: number } | null {
  let total = 0;
  let current: number | null = null;
  let end = start;
  for (let at = start; at < parts.length; at += 2) {
    const word = parts[at] ?? "";
    if (
      at > start &&
      /^(and|y)$/.test(word) &&
      current !== null &&
      numberWord(parts[at + 2] ?? "") !== null &&
      current >= 20
    )
      continue;
    const times = Object.hasOwn(TIMES, word) ? TIMES[word] : undefined;
    const value = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (times !== undefined) {
      if (current === null && word !== "mil") break;
      if (times === 1000) {
        total += (current ?? 1) * 1000;
        current = 0;
      } else current = (current ?? 1) * times;
    } else if (value !== undefined) {
      if (
        current !== null &&
        current !== 0 &&
        !(current >= 20 && value < 10) &&
        !(current >= 100 && value < 100)
      )
        break;
      current = (current ?? 0) + value;
    } else break;
    end = at + 1;
  }
  return end === start || current === null ? null : { value: total + current, length: end - start };
}
