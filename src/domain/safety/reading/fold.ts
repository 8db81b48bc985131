/**
 * Text as the rules read it: small Latin letters and digits, whatever was typed to look like them. Every step looks at
 * each character a bounded number of times, so that 100,000 hostile characters take as long as they are many.
 */

/** One word of a message, where it stood, and in which sentence. */
export type Word = {
  readonly text: string;
  /** Offsets into the original text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
};

/** Letters of other alphabets that look like Latin ones: what is typed, then what it is taken for. */
const LOOKALIKES = new Map(
  (
    "аa αa ɑa вb βb сc ϲc ԁd еe εe ɡg һh нh іi ιi ıi јj кk κk ӏl ⅼl мm ηn оo οo σo օo рp ρp ԛq гr ѕs тt τt уy υu " +
    "νv ѵv ԝw хx χx үy γy øo łl đd ħh ŧt ßs"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
);

/** Signs that stand for letters inside a word, and only there. */
const SIGNS: Readonly<Record<string, string>> = { "@": "a", $: "s", "!": "i", "|": "l", "€": "e", "+": "t" };
const APOSTROPHES = new Set(["'", "’", "‘", "`", "´", "ʼ"]);
/** Between the syllables of a word. */
const SYLLABLE_POINTS = new Set(["·", "‧"]);
const MARKS = /\p{M}/u;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\p{DI}]/u;
/** "k!ll" and "su!cide", but not "stop!mum". */
const MARK_IN_WORD = 2;

/** One original character as the rules see it: nothing, one small letter or digit, or a separator. */
function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return character.toLowerCase();
  if (INVISIBLE.test(character)) return "";
  let folded = "";
  for (const part of character.normalize("NFKD").toLowerCase()) {
    if (MARKS.test(part)) continue;
    folded += LOOKALIKES.get(part) ?? part;
  }
  return folded;
}

const isLetter = (character: string) => character >= "a" && character <= "z" && character.length === 1;
const isDigit = (character: string) => character >= "0" && character <= "9" && character.length === 1;

type Glyph = { readonly sign: string; readonly from: number; readonly to: number };

function glyphsOf(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let at = 0;
  for (const character of text) {
    const to = at + character.length;
    for (const sign of foldCharacter(character)) glyphs.push({ sign, from: at, to });
    at = to;
  }
  return glyphs;
}

/** Whether a full stop, or a question or exclamation mark, ends a sentence here; "..." and "s.u.i" do not. */
function endsSentence(glyphs: readonly Glyph[], index: number): boolean {
  const sign = glyphs[index]?.sign;
  const next = glyphs[index + 1]?.sign;
  if (sign === "?" || sign === "!") return true;
  if (sign !== "." || glyphs[index - 1]?.sign === "." || next === ".") return false;
  return next === undefined || /\s/.test(next);
}

function standsForLetter(sign: string, before: string, inside: boolean): boolean {
  if (!inside || !Object.hasOwn(SIGNS, sign)) return false;
  return sign !== "!" || before.length <= MARK_IN_WORD;
}

/** Whether a letter stands behind the stars that begin here: "f**k", but not "**really**". */
function lettersFollow(glyphs: readonly Glyph[], index: number): boolean {
  let at = index;
  while (glyphs[at]?.sign === "*") at += 1;
  const sign = glyphs[at]?.sign ?? " ";
  return isLetter(sign) || isDigit(sign);
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const glyphs = glyphsOf(text);
  const words: Word[] = [];
  let sentence = 0;
  let current = "";
  let from = 0;
  let to = 0;
  const close = () => {
    if (current !== "") words.push({ text: current, from, to, sentence });
    current = "";
  };
  for (let index = 0; index < glyphs.length; index += 1) {
    const { sign, from: start, to: end } = glyphs[index] as Glyph;
    const next = glyphs[index + 1]?.sign ?? " ";
    const inside = current !== "" && (isLetter(next) || isDigit(next));
    if (isLetter(sign) || isDigit(sign) || (sign === "*" && current !== "" && lettersFollow(glyphs, index))) {
      if (current === "") from = start;
      current += sign;
      to = end;
    } else if (APOSTROPHES.has(sign) && inside) {
      // "don't" is one word, and children leave the apostrophe out.
    } else if (SYLLABLE_POINTS.has(sign) && isLetter(next) && isLetter(current.slice(-1))) {
      // "com·pu·ta·do·ra" is read as the word that it is.
    } else if (standsForLetter(sign, current, inside)) {
      current += SIGNS[sign];
      to = end;
    } else {
      close();
      if (endsSentence(glyphs, index)) sentence += 1;
    }
  }
  close();
  return words;
}

const DIGITS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

const LONGEST_WORD = 40;

/** What an unknown word may have been meant as: repeated letters, digits for letters, a star for a vowel. */
export function respellings(word: string): string[] {
  const found = new Set<string>();
  const bounded = word.slice(0, LONGEST_WORD);
  if (bounded.includes("*")) return [..."aeiou"].map((vowel) => bounded.replace(/\*/g, vowel));
  const lettered =
    /[a-z]/.test(bounded) && /\d/.test(bounded)
      ? [
          bounded.replace(/[01345789]/g, (digit) => DIGITS[digit] ?? digit),
          bounded.replace(/1/g, "l").replace(/[0345789]/g, (digit) => DIGITS[digit] ?? digit),
        ]
      : [bounded];
  for (const each of lettered) {
    found.add(each);
    found.add(each.replace(/(.)\1{2,}/g, "$1$1"));
    found.add(each.replace(/(.)\1{2,}/g, "$1"));
    found.add(each.replace(/(.)\1+/g, "$1"));
  }
  found.delete(word);
  return [...found];
}

/** Words that sound alike in Spanish are written alike: b and v, c, s and z, silent h, ll and y, qu and k, g and j. */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, "#")
    .replace(/h/g, "")
    .replace(/#/g, "ch")
    .replace(/qu(?=[ei])/g, "k")
    .replace(/c(?=[ei])/g, "s")
    .replace(/c(?!h)/g, "k")
    .replace(/q/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/z/g, "s")
    .replace(/v|w/g, "b")
    .replace(/ll/g, "y")
    .replace(/(.)\1+/g, "$1");
}

/** Letters and what they sound like; `^` stands for the beginning of a word, `$` for its end. */
export type SoundRule = { readonly letters: string; readonly sound: string };

/**
 * How a word sounds by some rules: in their order letters become sounds, and what is doubled counts once. Rules are
 * plain text, with `^` for the beginning of the word and `$` for its end.
 */
export function soundKey(word: string, rules: readonly SoundRule[]): string {
  let sound = `^${word}$`;
  for (const { letters, sound: heard } of rules) {
    const [head, tail] = [letters.startsWith("^") ? "^" : "", letters.endsWith("$") ? "$" : ""];
    sound = sound.replaceAll(letters, `${head}${heard}${tail}`);
  }
  return sound.replace(/(.)\1+/g, "$1");
}

/** Every way to leave one letter out; two words share one when a single slip of the finger lies between them. */
export function slipsOf(word: string): string[] {
  const slips: string[] = [];
  for (let index = 1; index < word.length; index += 1) {
    slips.push(word.slice(0, index) + word.slice(index + 1));
  }
  return slips;
}
