import { joinLexicons, type SafetyLexicon } from "../patterns/lexicon.ts";
import { patternIndex, type Reading } from "../patterns/pattern-matcher.ts";
import { type Patterns, patternsOver } from "../patterns/patterns.ts";
import { atOnce } from "./at-once.ts";
import { type Word, wordsOf } from "./fold.ts";
import { letterSplitter } from "./letters.ts";
import { type WordForms, wordReader } from "./word-reader.ts";

/** Letters with spaces or signs between them are joined from so many on. */
const SPELLED_FROM = 3;
/** The list of how a sentence begins that goes on with the one before. */
const GOES_ON = "goeson";
/** The list of words that make no sentence by themselves: "my stepdad. touches me". */
const FRAGMENT = "fragment";
const LONGEST_FRAGMENT = 5;
const SINGLE_LETTER = /^[a-z]$/;

/** A message as the rules read it. */
export type Message = {
  readonly words: readonly Word[];
  readonly readings: readonly Reading[];
  /** The places of words that an idiom has used up. */
  readonly masked: ReadonlySet<number>;
  /** Where ordinary words could be misspellings: the message with these read so. */
  readonly misspelt?: Message;
};

/**
 * Everything of some lexicons that is made once, and how a text is read with them.
 *
 * @param patterns those over the lexicons' lists, which several readers share
 */
export const messageReader = (
  lexicons: readonly SafetyLexicon[],
  ordinary: ReadonlySet<string>,
  patterns?: Patterns,
) => atOnce(messageReaderInSteps(lexicons, ordinary, patterns));

/** The same, a part of it in each step. */
export function* messageReaderInSteps(
  lexicons: readonly SafetyLexicon[],
  ordinary: ReadonlySet<string>,
  patterns: Patterns = patternsOf(lexicons),
) {
  const lexicon = joinLexicons(lexicons);
  const { read } = patterns;
  const compiled = (all: SafetyLexicon["rules"]) =>
    all.flatMap(({ patterns: sources, ...rule }) =>
      sources.map((source) => ({ ...rule, pattern: read(source) })),
    );
  const rules = compiled(lexicon.rules);
  const answers = compiled(lexicon.answers);
  const idioms = lexicon.idioms.map((source) => ({ pattern: read(source) }));
  const contexts = Object.entries(lexicon.contexts).flatMap(([name, sources]) =>
    sources.map((source) => ({ name, pattern: read(source) })),
  );
  yield;
  const vocabulary = patterns.vocabularyOf(
    [...rules, ...answers, ...idioms, ...contexts].map(({ pattern }) => pattern),
  );
  for (const word of lexicon.foul) vocabulary.add(word);
  yield;
  const pronunciations = lexicons.map((each) => ({ words: wordsWritten(each), rules: each.sounds }));
  yield;
  const formsOf = yield* wordReader({ vocabulary, pronunciations, ordinary });
  const idiomsIn = patternIndex(patterns, idioms);
  const goesOn = new Set(lexicon.lists[GOES_ON]);
  const ofFragments = new Set(lexicon.lists[FRAGMENT]);
  const spelledWords = letterSplitter(new Set([...vocabulary, ...Object.keys(lexicon.spellings)]));

  /** Joins letters that were typed one by one, and reads what is spelled in another way as it is meant. */
  function mended(words: readonly Word[]): Word[] {
    const all: Word[] = [];
    for (let index = 0; index < words.length; index += 1) {
      let end = index;
      while (end < words.length && SINGLE_LETTER.test(words[end]?.text ?? "")) end += 1;
      if (end - index >= SPELLED_FROM) {
        all.push(...joinedLetters(words.slice(index, end)));
        index = end - 1;
        continue;
      }
      const word = words[index] as Word;
      const meant = Object.hasOwn(lexicon.spellings, word.text) ? lexicon.spellings[word.text] : undefined;
      if (meant === undefined) all.push(word);
      else all.push(...meant.split(" ").map((text) => ({ ...word, text })));
    }
    return all;
  }

  /** Words with a full stop too many taken out: where no sentence begins so, and where none has ended so. */
  function goingOn(words: readonly Word[]): Word[] {
    let left = 0;
    let begin = 0;
    return words.map((word, at) => {
      const before = words[at - 1]?.sentence ?? word.sentence;
      if (before !== word.sentence) {
        if (goesOn.has(`${word.text} ${words[at + 1]?.text}`) || isFragment(words, begin, at)) {
          left += word.sentence - before;
        }
        begin = at;
      }
      return { ...word, sentence: word.sentence - left };
    });
  }

  function isFragment(words: readonly Word[], from: number, to: number): boolean {
    if (to - from > LONGEST_FRAGMENT) return false;
    return words.slice(from, to).every(({ text }) => ofFragments.has(text));
  }

  /** A row of single letters, with the words that they spell; letters that spell nothing stay as they are. */
  function joinedLetters(row: readonly Word[]): Word[] {
    const parts = spelledWords(row.map(({ text }) => text).join(""));
    const spelled = parts.filter((length) => length >= SPELLED_FROM).reduce((sum, length) => sum + length, 0);
    // The days of a week as letters hold a word by chance; one who spells leaves little over.
    if (spelled * 2 <= row.length) return [...row];
    let at = 0;
    return parts.flatMap((length): Word[] => {
      const letters = row.slice(at, at + length);
      at += length;
      const [first, last] = [letters[0], letters.at(-1)];
      if (first === undefined || last === undefined) return [];
      const text = letters.map((letter) => letter.text).join("");
      const meant = Object.hasOwn(lexicon.spellings, text) ? lexicon.spellings[text] : undefined;
      return (meant ?? text).split(" ").map((each) => ({ ...first, text: each, to: last.to }));
    });
  }

  return {
    rulesIn: patternIndex(patterns, rules),
    answersIn: patternIndex(patterns, answers),
    contextsIn: patternIndex(patterns, contexts),

    message(text: string): Message {
      const words = goingOn(mended(wordsOf(text)));
      const known = new Map<string, WordForms>();
      const read = words.map((word) => {
        const found = known.get(word.text) ?? formsOf(word.text);
        known.set(word.text, found);
        return { word, ...found };
      });
      const readings: Reading[] = read.map(({ word, forms }) => ({ word, forms }));
      const masked = new Set<number>();
      for (const { from, to } of idiomsIn(readings)) for (let at = from; at < to; at += 1) masked.add(at);
      const message = withMasked({ words, readings, masked: new Set() }, masked);
      if (read.every(({ misspelt }) => misspelt.length === 0)) return message;
      const asMisspelt = read.map(({ word, forms, misspelt }) => ({ word, forms: [...forms, ...misspelt] }));
      return { ...message, misspelt: withMasked({ ...message, readings: asMisspelt }, masked) };
    },
  };
}

/** A message of which some parts, as offsets, are not read: an address is no story of a life on the street. */
export function readWithout(message: Message, parts: readonly { from: number; to: number }[]): Message {
  const isLeftOut = ({ from, to }: Word) => parts.some((part) => part.from <= from && to <= part.to);
  const places = message.words.flatMap((word, at) => (isLeftOut(word) ? [at] : []));
  if (places.length === 0) return message;
  const read = withMasked(message, new Set(places));
  return message.misspelt === undefined
    ? read
    : { ...read, misspelt: withMasked(message.misspelt, new Set(places)) };
}

/** A message with no more to be read at some places. */
function withMasked({ words, readings, masked }: Message, places: ReadonlySet<number>): Message {
  return {
    words,
    masked: new Set([...masked, ...places]),
    readings: readings.map(({ word, forms }, at) => ({ word, forms: places.has(at) ? [] : forms })),
  };
}

/** The patterns over the lists of some lexicons. */
export const patternsOf = (lexicons: readonly SafetyLexicon[]): Patterns =>
  patternsOver(joinLexicons(lexicons).lists);

/** The same, with what messages are looked through for read already, a part of it in each step. */
export function* patternsInSteps(lexicons: readonly SafetyLexicon[]): Generator<void, Patterns, void> {
  const patterns = patternsOf(lexicons);
  const { rules, answers, idioms, contexts } = joinLexicons(lexicons);
  const ofRules = [...rules, ...answers].flatMap((rule) => rule.patterns);
  for (const [at, source] of [...ofRules, ...idioms, ...Object.values(contexts).flat()].entries()) {
    patterns.read(source);
    if (at % IN_A_STEP === IN_A_STEP - 1) yield;
  }
  return patterns;
}
const IN_A_STEP = 500;

/** Every word that one lexicon writes in its lists and patterns. */
function wordsWritten({ lists, rules, idioms, contexts }: SafetyLexicon): Set<string> {
  const texts = [...Object.values(lists).flat(), ...idioms, ...Object.values(contexts).flat()];
  for (const { patterns } of rules) texts.push(...patterns);
  return new Set(texts.flatMap((text) => text.split(/[^a-z0-9]+/)));
}
