import {
  type ConceptFinder,
  conceptFinder,
  conceptsAnywhere,
  lexiconWords,
} from "#domain/language/concepts.ts";
import { speller } from "#domain/language/spelling.ts";
import { stem } from "#domain/language/stems.ts";
import { sentences, words } from "#domain/language/text.ts";
import { remembered } from "#domain/resilience/remembered.ts";
import { stepwiseOf } from "#domain/resilience/stepwise.ts";
import type { Knowledge } from "./knowledge.ts";

/** What was read out of one message. */
export type Reading = {
  readonly tokens: readonly string[];
  readonly concepts: ReadonlySet<string>;
  /** What the classifier weighs, made when it is asked for: most texts are only looked through for words and concepts. */
  readonly features: ReadonlyMap<string, number>;
  /** The share of the words that occur anywhere in the knowledge, between 0 and 1. */
  readonly known: number;
};

export type Reader = {
  readonly conceptsOf: ConceptFinder;
  read(text: string, inherited?: readonly string[]): Reading;
  cues(text: string): ReadonlySet<string>;
};

/** Weights of the kinds of evidence, found by cross-validation on our own examples. */
const WEIGHT = { word: 1, pair: 0.6, concept: 1.6, conceptPair: 0.7, gram: 0.3, inherited: 0.9, length: 0.4 };

/**
 * Characters of which is remembered what they say: one message is looked at dozens of times, the turns before it once more
 * with each message, and what is told again was read when it was told first.
 */
const REMEMBERED = 20_000;

/** The reader of some knowledge: shorthand, vocabulary for the speller, and concepts. */
export const readers = stepwiseOf(build);

function* build(knowledge: Knowledge): Generator<void, Reader, void> {
  const expand = (tokens: string[]) =>
    tokens.flatMap((token) => {
      const long = Object.hasOwn(knowledge.shorthand, token) ? knowledge.shorthand[token] : undefined;
      return long === undefined ? [token] : long.split(" ");
    });
  const vocabulary = yield* vocabularyOf(knowledge, expand);
  yield;
  const mend = speller(vocabulary);
  yield;
  const find = conceptFinder(knowledge.lexicon, expand);

  const tokensOf = remembered((text: string): readonly string[] => expand(words(text)).map(mend), REMEMBERED);

  const findCues = conceptFinder(knowledge.cues, expand);
  const readAlone = remembered((text) => reading(text, []), REMEMBERED);
  return {
    conceptsOf: find,
    // "My $500 back" is "my 500 back".
    cues: remembered(
      (text) => conceptsAnywhere(findCues(tokensOf(text.replace(/\$\s?(?=\d)/g, "")))),
      REMEMBERED,
    ),
    read: (text, inherited = []) => (inherited.length === 0 ? readAlone(text) : reading(text, inherited)),
  };

  function reading(text: string, inherited: readonly string[]): Reading {
    const tokens = tokensOf(text);
    const concepts = conceptsAnywhere(find(tokens));
    const lexical = tokens.filter((token) => /[a-z]/.test(token));
    const known = lexical.filter((token) => vocabulary.has(token)).length / (lexical.length || 1);
    let features: ReadonlyMap<string, number> | undefined;
    return {
      ...{ tokens, concepts, known },
      get features() {
        features ??= featuresOf(text, tokens, concepts, inherited);
        return features;
      },
    };
  }

  function featuresOf(
    text: string,
    tokens: readonly string[],
    concepts: ReadonlySet<string>,
    inherited: readonly string[],
  ): Map<string, number> {
    const features = new Map<string, number>();
    for (const [part, weight] of focus(text, tokens.length)) {
      if (part === text) addFeatures(features, tokens, concepts, weight);
      else {
        const own = tokensOf(part);
        addFeatures(features, own, conceptsAnywhere(find(own)), weight);
      }
    }
    if (tokens.length > 0) features.set(lengthOf(tokens.length), WEIGHT.length);
    for (const concept of inherited) {
      const name = `c:${concept}`;
      if (!features.has(name)) features.set(name, WEIGHT.inherited);
      for (const own of concepts) {
        const pair = pairOf(own, concept);
        if (own !== concept && !features.has(pair)) features.set(pair, WEIGHT.conceptPair);
      }
    }
    return features;
  }
}

/**
 * Long messages tell a story and ask at its end: sentences that ask count fully, or the last one where none does, and what is told
 * beside them less.
 */
function focus(text: string, length: number): readonly (readonly [string, number])[] {
  if (length <= 16) return [[text, 1]];
  const parts = sentences(text);
  if (parts.length < 2) return [[text, 1]];
  const asks = parts.some((part) => part.endsWith("?"));
  return parts.map((part, index) => {
    const matters = part.endsWith("?") || (index === parts.length - 1 && !asks);
    return [part, matters ? 1 : TOLD] as const;
  });
}

/** Found by leaving out one manner of asking in turn (decision 220). */
const TOLD = 0.6;

/** The end of a long message, where the question usually stands. */
export function ending(text: string): string {
  const parts = text.split(/\s+/);
  return parts.slice(-TAIL).join(" ");
}
const TAIL = 14;

/** What a long message asks: its sentences with a question mark. */
export const asking = (text: string): string =>
  sentences(text)
    .filter((part) => part.endsWith("?"))
    .join(" ");

function addFeatures(
  features: Map<string, number>,
  tokens: readonly string[],
  shown: ReadonlySet<string>,
  weight: number,
) {
  const add = (name: string, value: number) => {
    features.set(name, Math.max(features.get(name) ?? 0, value * weight));
  };
  let before = "^";
  for (const token of tokens) {
    const shape = shapeOf(token);
    add(shape.word, WEIGHT.word);
    add(`b:${before}_${shape.stem}`, WEIGHT.pair);
    for (const gram of shape.grams) add(gram, WEIGHT.gram);
    before = shape.stem;
  }
  const concepts = [...shown].sort();
  concepts.forEach((one, index) => {
    add(`c:${one}`, WEIGHT.concept);
    for (const other of concepts.slice(index + 1)) add(pairOf(one, other), WEIGHT.conceptPair);
  });
}

type Shape = { readonly stem: string; readonly word: string; readonly grams: readonly string[] };

/** The names of a word's own features; the same words come again and again, so they are kept. */
const shapes = new Map<string, Shape>();
const MOST_SHAPES = 20_000;

function shapeOf(token: string): Shape {
  const known = shapes.get(token);
  if (known) return known;
  const one = /\d/.test(token) ? numberShape(token) : stem(token);
  const padded = `_${token}_`;
  const grams: string[] = [];
  for (let start = 0; start + 4 <= padded.length; start += 1)
    grams.push(`g:${padded.slice(start, start + 4)}`);
  const shape = { stem: one, word: `w:${one}`, grams };
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  shapes.set(token, shape);
  return shape;
}

function pairOf(one: string, other: string): string {
  return one < other ? `p:${one}+${other}` : `p:${other}+${one}`;
}

/** Numbers are told apart by their kind only: a price, a year, a count or age. */
function numberShape(token: string): string {
  if (token.startsWith("$")) return "#money";
  const value = Number.parseFloat(token.replace(/,/g, ""));
  if (value >= 2000 && value < 2100) return "#year";
  if (value >= 50) return "#large";
  if (value >= 19) return "#middle";
  return value > 12 ? "#teen" : "#small";
}

function lengthOf(count: number): string {
  return count <= 2 ? "l:tiny" : count <= 6 ? "l:short" : count <= 16 ? "l:middle" : "l:long";
}

function* vocabularyOf(
  knowledge: Knowledge,
  expand: (tokens: string[]) => string[],
): Generator<void, Map<string, number>, void> {
  const counts = new Map<string, number>();
  const count = (tokens: readonly string[], times: number) => {
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + times);
  };
  for (const [at, topic] of knowledge.topics.entries()) {
    if (at % TOPICS_A_STEP === 0) yield;
    count(
      expand(words(`${topic.examples.en} ${topic.examples.es} ${topic.question.en} ${topic.question.es}`)),
      1,
    );
  }
  for (const area of knowledge.outside) {
    // Gibberish is an example of what is not a word.
    if (area.id !== "noise") count(expand(words(`${area.examples.en} ${area.examples.es}`)), 1);
  }
  for (const { examples } of knowledge.moves) count(expand(words(`${examples.en} ${examples.es}`)), 1);
  count([...lexiconWords(knowledge.lexicon), ...lexiconWords(knowledge.cues)], 1);
  yield;
  // What is asked in a hurry is misspelled: a word is one when several sentences spell it so.
  const spelled = new Map<string, number>();
  for (const [at, { text }] of knowledge.asked.entries()) {
    if (at % QUESTIONS_A_STEP === 0) yield;
    for (const word of new Set(expand(words(text)))) spelled.set(word, (spelled.get(word) ?? 0) + 1);
  }
  for (const [word, times] of spelled)
    if (times >= SEVERAL) counts.set(word, (counts.get(word) ?? 0) + times);
  return counts;
}
const SEVERAL = 4;
const TOPICS_A_STEP = 100;
const QUESTIONS_A_STEP = 1500;
