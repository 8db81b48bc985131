/**
 * Writes the ordinary words of both languages in families that rhyme: `node scripts/tutor/words.ts FOLDER`, after `npm install
 * --prefix FOLDER cmu-pronouncing-dictionary@3.0.0 an-array-of-english-words@2.0.0 dictionary-es@4.0.0`. English words rhyme as the
 * CMU Pronouncing Dictionary has them spoken; Spanish ones as they are written, from the vowel of the strong syllable on.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentSentences } from "../../evals/safety/ordinary.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import { strongAt, vowelsOf } from "../../src/domain/tutor/words/spanish-words.ts";
import { beatsByLetters } from "../../src/domain/tutor/words/word-list.ts";
import { plain } from "../../src/domain/tutor/words.ts";
import { createSafetyScreen } from "../../src/server/adapters/safety/index.ts";
import { wordSources } from "../../src/server/adapters/safety/stored-classifier.ts";

const OUT = new URL("../../src/content/tutor/reference/words-compiled.json", import.meta.url);
const WORD = /^(?!.*(.)\1\1)\p{Ll}{2,16}$/u;

const folder = process.argv[2];
if (folder === undefined) throw new Error("Say in which folder the packages are.");
const packages = join(resolve(folder), "node_modules");
const file = (path: string) => readFileSync(join(packages, path), "utf8");

const screen = createSafetyScreen();
/** What a child may be told: no word that the screen would stop or wonder about, from a child or from the tutor. */
const isFit = (word: string) =>
  screen.message(word, { names: [] }).kind === null && screen.reply(word, { names: [] }).ok;

/** A word that is spelled when a child asks for it, and never brought up: "kill" as a rhyme for "will". */
const isGrave = (word: string) =>
  [`I want to ${word}`, `quiero ${word}`].some((text) => screen.message(text, { names: [] }).kind !== null);

/** How often the school's own texts say a word. */
const own: Readonly<Record<Language, Map<string, number>>> = { en: new Map(), es: new Map() };
for (const { language, text } of await contentSentences("tutor"))
  for (const word of text.match(/\p{L}+/gu) ?? [])
    own[language].set(word, (own[language].get(word) ?? 0) + 1);

/** The words of those texts, the most usual first: what is told as a rhyme. */
const usualIn = (language: Language) =>
  [...own[language]].sort(([, one], [, other]) => other - one).map(([word]) => word);

/** Families of words that rhyme, the most usual first: "told told|known known". What rhymes with nothing is only known. */
function families(
  words: readonly string[],
  told: ReadonlySet<string>,
  rhymeOf: (word: string) => string,
): string {
  const isTold = (word: string) => told.has(word) && !isGrave(word);
  const lines = [...Map.groupBy(words.filter(isFit), rhymeOf).values()].map((family) => {
    const [usual, rare] = [family.filter(isTold), family.filter((word) => !isTold(word))];
    return ` ${usual.join(" ")} | ${rare.join(" ")} `;
  });
  return lines.join("\n");
}

function english(): string {
  const dictionary = new Set(JSON.parse(file("an-array-of-english-words/index.json")) as string[]);
  const ranked = wordSources()
    .clusters.split("\n")
    .map((line) => line.slice(0, line.indexOf(" ")));
  const words = [...new Set([...usualIn("en"), ...ranked, ...Object.keys(spoken)])].filter(
    (word) => WORD.test(word) && dictionary.has(word),
  );
  const told = new Set([...own.en.keys()].filter((word) => spoken[word] !== undefined));
  return families(words, told, (word) => {
    const sounds = spoken[word]?.split(" ") ?? [];
    const strong = sounds.findLastIndex((sound) => sound.endsWith("1"));
    return sounds.slice(Math.max(strong, 0)).join(" ").replace(/\d/g, "");
  });
}

function spanish(): string {
  const listed = file("dictionary-es/index.dic")
    .split("\n")
    .map((line) => line.split("/", 1)[0] ?? "");
  const usual = usualIn("es");
  const words = [...new Set([...usual, ...listed])].filter((word) => WORD.test(word));
  return families(words, new Set(usual), (word) => {
    const strong = vowelsOf(word).at(-1 - strongAt(word));
    return word
      .slice(strong?.index ?? 0)
      .replace(/^[iuü](?=[aeoáéó])/, "")
      .replace(/v/g, "b")
      .replace(/z|c(?=[eéií])/g, "s")
      .replace(/ll/g, "y")
      .replace(/[áéíóú]/g, plain);
  });
}

const { dictionary: spoken } = (await import(
  pathToFileURL(join(packages, "cmu-pronouncing-dictionary/index.js")).href
)) as { dictionary: Readonly<Record<string, string>> };
const words = { en: english(), es: spanish() };
/** Of the English words those whose beats are others than their letters let one guess. */
const beats = words.en
  .split(/[\s|]+/)
  .map((word) => ({ word, count: spoken[word]?.match(/\d/g)?.length ?? 0 }))
  .filter(({ word, count }) => count > 0 && count !== beatsByLetters(word))
  .map(({ word, count }) => `${word}${count}`)
  .join(" ");
writeFileSync(OUT, `${JSON.stringify({ ...words, beats })}\n`);
for (const [language, text] of Object.entries(words))
  console.log(
    `${language}: ${text.split(/[\s|]+/).length} words in ${text.split("\n").length} families, ${text.length} bytes`,
  );
