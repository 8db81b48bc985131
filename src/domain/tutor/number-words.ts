/** Words for numbers in both languages, plain. Source: dictionaries; RAE for the joined Spanish forms. */
const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "zero cero",
    "one uno una un",
    "two dos",
    "three tres",
    "four cuatro",
    "five cinco",
    "six seis",
    "seven siete",
    "eight ocho",
    "nine nueve",
    "ten diez",
    "eleven once",
    "twelve doce",
    "thirteen trece",
    "fourteen catorce",
    "fifteen quince",
    "sixteen dieciseis",
    "seventeen diecisiete",
    "eighteen dieciocho",
    "nineteen diecinueve",
    "twenty veinte",
    "veintiuno veintiun",
    "veintidos",
    "veintitres",
    "veinticuatro",
    "veinticinco",
    "veintiseis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
  ].flatMap((names, value) => names.split(" ").map((name) => [name, value])),
);
const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
};
const HUNDREDS: Readonly<Record<string, number>> = {
  ...{ cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500 },
  ...{ seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
};

/** Numbers beyond these are not a child's sums, and floating point would begin to lie. */
export const LARGEST = 1_000_000;

/**
 * Writes number words as figures: "twenty one plus treinta y dos" → "21 plus 32". Articles stay words: "un" and "una"
 * count only beside a sign, which the caller knows.
 */
export function figures(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const read = readNumber(words, at);
    if (read === null) found.push(words[at] ?? "");
    else {
      found.push(String(read.value));
      at = read.end - 1;
    }
  }
  return found;
}

function readNumber(words: readonly string[], start: number): { value: number; end: number } | null {
  let at = start;
  let value = 0;
  const word = () => words[at] ?? "";
  if (Object.hasOwn(HUNDREDS, word())) {
    value += HUNDREDS[word()] ?? 0;
    at += 1;
  } else if ((SMALL[word()] ?? 99) < 10 && words[at + 1] === "hundred") {
    value += (SMALL[word()] ?? 0) * 100;
    at += 2;
    if (
      word() === "and" &&
      (Object.hasOwn(TENS, words[at + 1] ?? "") || Object.hasOwn(SMALL, words[at + 1] ?? ""))
    )
      at += 1;
  } else if (word() === "hundred") {
    value += 100;
    at += 1;
  }
  if (Object.hasOwn(TENS, word())) {
    value += TENS[word()] ?? 0;
    at += 1;
    const joined = word() === "y" ? at + 1 : at;
    const unit = SMALL[words[joined] ?? ""];
    if (unit !== undefined && unit > 0 && unit < 10) {
      value += unit;
      at = joined + 1;
    }
  } else if (Object.hasOwn(SMALL, word()) && !["un", "una"].includes(word())) {
    value += SMALL[word()] ?? 0;
    at += 1;
  }
  return at === start ? null : { value, end: at };
}

/** The numbers a child answered with, in order: figures, or words in either language. */
export function numbersSaid(words: readonly string[]): number[] {
  return figures(words)
    .filter((word) => /^\d+(?:[.,]\d+)?$/.test(word))
    .map((word) => Number(word.replace(",", ".")))
    .filter((value) => Number.isFinite(value) && Math.abs(value) <= LARGEST);
}
