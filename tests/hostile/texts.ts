/** Repeats a text up to a length; what must not match stands at the end, so that a pattern tries every way first. */
const fill =
  (piece: string, end = "") =>
  (max: number) =>
    (piece.repeat(Math.ceil(max / piece.length)).slice(0, Math.max(0, max - end.length)) + end).slice(0, max);

/** Different words without end: what remembers by word, or compares every word with every other, shows here. */
function words(max: number, alphabet: string): string {
  let text = "";
  for (let number = 1; text.length < max; number += 1) {
    let word = "";
    for (let rest = number * 7919; rest > 0; rest = Math.floor(rest / alphabet.length)) {
      word += alphabet[rest % alphabet.length];
    }
    text += `${word} `;
  }
  return text.slice(0, max);
}

const COMMON =
  `why do the whales sing and how many legs has a crab because my moon is bigger than your sun or is it 12 times 3 who
  invented chess what rhymes with star tell me a story please y por que las ballenas cantan cuando duermen cuantos años
  tiene la luna que es un volcan dime un chiste mi perro come 3 tacos de 15 pesos o no hay mas agua en el mar si llueve`
    .trim()
    .split(/\s+/);

/** Words that everybody says, in an order that nobody does: every skill finds something in them. */
const salad = (max: number) => {
  let text = "";
  for (let at = 0; text.length < max; at += 1) text += `${COMMON[(at * 7919 + at * at) % COMMON.length]} `;
  return `${text.slice(0, max - 1)}?`;
};

/** Words of seven letters, long enough to be looked up in every list. */
const unknown = (max: number) =>
  words(max * 2, "abcdefghijklmnopqrst")
    .replace(/\S+/g, (word) => word.padEnd(7, "qtj").slice(0, 7))
    .slice(0, max);

/**
 * What somebody sends who wants a server to think for long: runs of one thing, things half closed, letters that look
 * like others, words without end, and for each pattern that once was slow what made it so.
 */
export const HOSTILE: Readonly<Record<string, (max: number) => string>> = {
  letters: fill("a", "!"),
  digits: fill("9", "x"),
  "digits and commas": fill("1,", "x"),
  "digits and points": fill("1.", "x"),
  fractions: fill("1/2 + ", "x"),
  spaces: (max) => `a${fill(" ")(max - 2)}b`,
  tabs: (max) => `a${fill("\t")(max - 2)}b`,
  "line breaks": (max) => `a${fill("\n")(max - 2)}b`,
  "no-break spaces": (max) => `a${fill("\u00a0")(max - 2)}b`,
  quotes: fill('"“«', "x"),
  brackets: fill("[", "x"),
  "brackets and links": fill("[](", "x"),
  parentheses: fill("(", ")"),
  tags: fill("<a", "x"),
  "exclamation marks": fill("!", "a"),
  "full stops": fill(".", "a"),
  "words and stops": fill("a. ", "x"),
  slashes: fill("/", "x"),
  underscores: fill("_", "x"),
  hyphens: fill("P-", "\u0001".replace("\u0001", "~")),
  "at signs": fill("a@", "x"),
  "mail addresses": fill("a@a.", " "),
  "names of sites": fill("a.a-", "~"),
  "zero-width": fill("k\u200b", "s"),
  "combining marks": fill("a\u0301\u0323", "!"),
  emoji: fill("👩‍👩‍👧", "x"),
  flags: fill("🇲🇽", "x"),
  "mixed scripts": fill("aаαא漢あ", "x"),
  "letter by letter": fill("k y s ", "x"),
  "letters and stops": fill("s.e.x.", "y"),
  "digits for letters": fill("k1ll m3 ", "x"),
  "long letters": fill("kiiiiiillll ", "x"),
  "one word": fill("sexy ", "x"),
  "one short form": fill("kms ", "x"),
  "one number": fill("uno ", "x"),
  una: (max) => `otra ${fill("una")(max - 6)}m`.slice(0, max),
  refund: fill("refund", " x"),
  "half refund": (max) => `half of ${fill("reembols")(max - 8)}`.slice(0, max),
  dollars: fill(",0,", "$"),
  "area of": fill("area of ", "x"),
  "N on top": fill("7 on top ", "x"),
  please: fill(" please", "f"),
  "say this": fill(" say “s”", "y"),
  "hash tags": fill("AAAA.A0", "~"),
  "different words": (max) => words(max, "abcdefghijklmnopqrst"),
  "different short words": (max) => words(max, "aeiou"),
  "words that nobody knows": unknown,
  "unknown words to be looked over": (max) => `is this right: ${unknown(1200)}`.slice(0, max),
  "different questions": (max) => words(max, "abcdefgh").replaceAll(" ", "? ").slice(0, max),
  "common words": salad,
  "one question after another": fill("why do whales sing, and ", "?"),
  "a choice without end": fill("is it a whale or a shark or a crab, ", "?"),
  "una pregunta tras otra": fill("y por qué cantan, y cómo, y cuándo? "),
  "an ordinary story": fill("My sister and I went to the river with our dog, and then it rained. "),
  "un cuento normal": fill("Mi hermana y yo fuimos al río con el perro, y después llovió mucho. "),
  streets: fill("12 calle lote 4 av. km ", "x"),
  "every worry": fill("my uncle touches me, I want to die, they hit me, mi tío me toca, me quiero morir. "),
  "every sum": fill("what is 3 + 4, cuánto es 1/2 de 8, twelve times seven? "),
  "every price": fill("How much is it? ¿Cuánto cuesta? $500, 3 to 14 years, refund, deposit. "),
};
