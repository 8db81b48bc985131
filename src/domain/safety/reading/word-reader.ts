import { respellings, type SoundRule, slipsOf, soundKey } from "./fold.ts";
import { keyIndex } from "./key-index.ts";

const TYPO_FROM = 7;
const SOUND_FROM = 4;
const PREFIX_FROM = 3;
/** So many letters at least stand before an ending that is written `*azo`. */
const STEM_FROM = 3;
const MOST_KNOWN = 5_000;

/** The words of one language among the rules, and how its letters sound. */
export type Pronunciation = { readonly words: ReadonlySet<string>; readonly rules: readonly SoundRule[] };

export type WordReaderParts = {
  readonly vocabulary: ReadonlySet<string>;
  readonly pronunciations: readonly Pronunciation[];
  /** Ordinary words, rightly written, that look or sound like words of the rules. */
  readonly ordinary: ReadonlySet<string>;
};

/** What one word may have been meant as, in words that the rules know. */
export type WordForms = {
  readonly forms: readonly string[];
  /** Of an ordinary word: what it would be read as if it were a misspelling. */
  readonly misspelt: readonly string[];
};

/**
 * What each word of a text may have been meant as, in words that the rules know: itself, without repeated letters or
 * digits for letters, spelled by its sound in one of the languages, or one slip of the finger away when it is long.
 * Made in steps.
 */
export function* wordReader({
  vocabulary,
  pronunciations,
  ordinary,
}: WordReaderParts): Generator<void, (word: string) => WordForms, void> {
  const alikeIn: ((word: string) => string[])[] = [];
  for (const { words, rules } of pronunciations) {
    const known = [...words].filter((word) => vocabulary.has(word) && word.length >= SOUND_FROM);
    const bySound = keyIndex(known, (word) => [soundKey(word, rules)]);
    alikeIn.push((word) => bySound(soundKey(word, rules)));
    yield;
  }
  const bySlip = keyIndex(
    [...vocabulary].filter((word) => !word.includes("*") && word.length >= TYPO_FROM),
    (word) => [word, ...slipsOf(word)],
  );

  const endings = [...vocabulary].filter((word) => word.startsWith("*"));
  const endingsOf = (word: string) =>
    endings.filter(
      (ending) => word.length >= ending.length - 1 + STEM_FROM && word.endsWith(ending.slice(1)),
    );

  function plainForms(word: string): string[] {
    const forms = vocabulary.has(word) ? [word] : [];
    for (let length = PREFIX_FROM; length <= Math.min(word.length, 20); length += 1) {
      const prefix = `${word.slice(0, length)}*`;
      if (vocabulary.has(prefix)) forms.push(prefix);
    }
    return forms;
  }

  yield;
  // The same words come again and again, most of all in text that somebody pasted a thousand times.
  const known = new Map<string, WordForms>();
  return (word: string): WordForms => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const { forms, misspelt } = formsOf(word);
    const read = { forms: [...forms, ...endingsOf(word)], misspelt };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, read);
    return read;
  };

  /** "hittin" for "hitting": many leave out the last letter, in writing too. */
  function withLastG(word: string): string[] {
    return word.endsWith("in") && vocabulary.has(`${word}g`) ? [`${word}g`] : [];
  }

  function formsOf(word: string): WordForms {
    const exact = [...plainForms(word), ...withLastG(word)];
    if (exact.length > 0) return { forms: exact, misspelt: [] };
    const respelled = respellings(word).flatMap(plainForms);
    // "Llame" is a word as it stands, and no "lame" with a letter too many.
    if (respelled.length > 0 && ordinary.has(word)) return { forms: [], misspelt: [] };
    if (respelled.length > 0) return { forms: [...new Set(respelled)], misspelt: [] };
    const meant = word.length < SOUND_FROM || word.length > 20 ? [] : misspellingsOf(word);
    return ordinary.has(word) ? { forms: [], misspelt: meant } : { forms: meant, misspelt: [] };
  }

  function misspellingsOf(word: string): readonly string[] {
    const alike = alikeIn.flatMap((alike) => alike(word));
    if (alike.length > 0) return [...new Set(alike)];
    if (word.length < TYPO_FROM - 1) return [];
    // A letter left out, put in, or two of them changed round; another letter in its place is often another word.
    const left = bySlip(word).filter((known) => known.length === word.length + 1);
    const others = slipsOf(word).flatMap((slip) =>
      bySlip(slip).filter((known) => known.length === word.length - 1 || isSwap(known, word)),
    );
    return [...new Set([...left, ...others])];
  }
}

function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
