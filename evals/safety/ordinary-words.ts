import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stemIn } from "#domain/language/stems.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { wordsOf } from "#domain/safety/reading/fold.ts";
import { messageReader } from "#domain/safety/reading/reading.ts";
import { replyLexicon } from "#domain/safety/reply/reply.ts";
import { lexicons } from "#server/adapters/safety/lexicons.ts";
import { wordSources } from "#server/adapters/safety/stored-classifier.ts";
import { contentSentences } from "./ordinary.ts";

/**
 * Writes the ordinary words that the rules would take for a misspelt word of their own: `node
 * evals/safety/ordinary-words.ts FOLDER`, after `npm install --prefix FOLDER an-array-of-english-words@2.0.0
 * an-array-of-spanish-words@2.0.0` (both MIT; the word lists of Letterpress, with every inflected form). Again when the rules have
 * learned new words.
 *
 * A dictionary also holds words that no child knows, and what looks like one of those is a slip: "abuza". So a
 * word counts as ordinary when it is of the dictionary and is inflected as a word in common use is. A form of the very
 * word that it would be read as stays readable: "acosaras" as "acosar".
 */
const PACKAGES: Readonly<Record<Language, string>> = {
  en: "an-array-of-english-words",
  es: "an-array-of-spanish-words",
};
/** The most frequent English words stand first in the clusters, the names of persons and places among them. */
const FREQUENT = 12_000;
/** Shorter and longer words are read as they are written (word-reader.ts). */
const READ_OTHERWISE = /^[a-z]{4,20}$/;

const folder = process.argv[2];
if (folder === undefined) throw new Error("Say in which folder the packages are.");

const all = lexicons();
const readers = [all, [replyLexicon(all)]].map((some) => messageReader(some, new Set()));
const formsOf = (word: string) =>
  readers.flatMap(({ message }) =>
    message(word).readings.flatMap(({ word: { text }, forms }) => (text === word ? forms : [])),
  );

const content = await contentSentences("tutor");
const frequent = wordSources().clusters.split("\n", FREQUENT);
/** Words in common use: those of our own content, and the frequent ones. */
const used: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...usedIn("en"), ...frequent.map((line) => line.slice(0, line.indexOf(" ")))]),
  es: new Set(usedIn("es")),
};

function usedIn(language: Language): string[] {
  const sentences = content.filter((sentence) => sentence.language === language);
  return sentences.flatMap(({ text }) => wordsOf(text).map((word) => word.text));
}

/** The words in common use by their stems. */
const ofStem: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  en: Map.groupBy(used.en, (word) => stemIn("en", word)),
  es: Map.groupBy(used.es, (word) => stemIn("es", word)),
};

/**
 * Whether a word in common use goes on as this one does after their stem. A stem alone is too little: "vezaba" is no form
 * of "vez", nor "parteaba" of "parte", and a child who writes them means something else. In English, where endings
 * join any word, a short stem is a name or a chance: "deeing" of "dee".
 */
function isInflectedAs(language: Language, word: string): boolean {
  const stem = stemIn(language, word);
  const others = ofStem[language].get(stem) ?? [];
  if (language === "en") return stem.length >= 4 && others.length > 0;
  const shared = stem.length + (/^e[aeo]/.test(word.slice(stem.length)) ? 2 : 1);
  return others.some((other) => other === word || other.startsWith(word.slice(0, shared)));
}

const found = LANGUAGES.flatMap((language) => {
  const file = join(folder, "node_modules", PACKAGES[language], "index.json");
  const dictionary = JSON.parse(readFileSync(file, "utf8")) as string[];
  const common = dictionary.filter((word) => isInflectedAs(language, word));
  const isOtherWord = (word: string) => {
    const forms = formsOf(word);
    const isForm = (form: string) => form.includes("*") || stemIn(language, form) === stemIn(language, word);
    return forms.length > 0 && !forms.some(isForm);
  };
  return [...common, ...used[language]].filter((word) => READ_OTHERWISE.test(word) && isOtherWord(word));
});
const words = [...new Set(found)].sort();
writeFileSync(
  new URL("../../src/content/safety/ordinary-words.txt", import.meta.url),
  `${words.join("\n")}\n`,
);
console.log(`${words.length} words`);
