import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stemIn } from "#domain/language/stems.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { wordsOf } from "#domain/safety/reading/fold.ts";
import { messageReader } from "#domain/safety/reading/reading.ts";
import { replyLexicon } from "#domain/safety/reply/reply.ts";
import { lexiconOf, lexicons } from "#server/adapters/safety/lexicons.ts";
import { wordSources } from "#server/adapters/safety/stored-classifier.ts";
import { contentCues, contentSentences } from "./ordinary.ts";

/**
 * Writes the ordinary words that the rules would take for a misspelt word of their own: `node
 * evals/safety/ordinary-words.ts FOLDER`, after `npm install --prefix FOLDER an-array-of-english-words@2.0.0
 * an-array-of-spanish-words@2.0.0` (both MIT; the word lists of Letterpress, with every inflected form). Again when the rules have
 * learned new words.
 *
 * A dictionary also holds words that no child knows, and what looks like one of those is a slip: "abuza". So a
 * word counts as ordinary when it is of the dictionary and is inflected as a word in common use is. A form of the very
 * word that it would be read as stays readable: "acosaras" as "acosar". So does a word that stands in no text of ours
 * and looks like a word of the other language alone: who writes "how to make a bombe" is not writing Spanish.
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
type Reader = ReturnType<typeof messageReader>;
const readersOf = (some: ReturnType<typeof lexicons>) =>
  [some, [replyLexicon(some)]].map((each) => messageReader(each, new Set()));
const readers = readersOf(all);
const formsBy = (some: readonly Reader[], word: string) =>
  some.flatMap(({ message }) =>
    message(word).readings.flatMap(({ word: { text }, forms }) => (text === word ? forms : [])),
  );

const dictionaryOf = (language: Language): ReadonlySet<string> =>
  new Set(
    JSON.parse(
      readFileSync(join(folder, "node_modules", PACKAGES[language], "index.json"), "utf8"),
    ) as string[],
  );
const dictionaries: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: dictionaryOf("en"),
  es: dictionaryOf("es"),
};
const root = new URL("../../", import.meta.url);
/** What children read and hear as files, whatever part of the product tells it: "hornea" stands in a lesson, "decay" in a fact. */
const PROSE = "src/content/{adventures,learner,packs,practice,rewards,site,tutor}/**/*.{yaml,yml,txt,md,tsv}";
const prose = new Set(
  globSync(PROSE, { cwd: root.pathname }).flatMap((file) =>
    wordsOf(readFileSync(new URL(file, root), "utf8")).map(({ text }) => text),
  ),
);
const content = await contentSentences("tutor");
const cues = await contentCues();
const frequent = wordSources().clusters.split("\n", FREQUENT);
/** Those of our own content, and of what it expects children to say. */
const written: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(usedIn("en")),
  es: new Set(usedIn("es")),
};
/** Words in common use: those of our own content, of what it expects children to say, and the frequent ones. */
const used: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...written.en, ...frequent.map((line) => line.slice(0, line.indexOf(" ")))]),
  es: written.es,
};

/** What children are expected to say is not written as carefully: its words count when the dictionary has them. */
function usedIn(language: Language): string[] {
  const wordsIn = (some: typeof content) =>
    some.flatMap((one) => (one.language === language ? wordsOf(one.text).map(({ text }) => text) : []));
  return [...wordsIn(content), ...wordsIn(cues).filter((word) => dictionaries[language].has(word))];
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
  const common = [...dictionaries[language]].filter((word) => isInflectedAs(language, word));
  const own = readersOf([lexiconOf(language)]);
  const isOtherWord = (word: string) => {
    // "deporte" is no form of the English "deport", though the stem is the same.
    const ofLanguage = new Set(formsBy(own, word));
    const isForm = (form: string) =>
      form === word ||
      form.includes("*") ||
      (ofLanguage.has(form) && stemIn(language, form) === stemIn(language, word));
    const forms = formsBy(readers, word);
    const isOfOurs = ofLanguage.size > 0 || written[language].has(word) || prose.has(word);
    return forms.length > 0 && isOfOurs && !forms.some(isForm);
  };
  // Whole words of the language that stand in our own texts, however short their stem is.
  const inProse = [...prose].filter((word) => dictionaries[language].has(word));
  return [...common, ...used[language], ...inProse].filter(
    (word) => READ_OTHERWISE.test(word) && isOtherWord(word),
  );
});
const words = [...new Set(found)].sort();
writeFileSync(
  new URL("../../src/content/safety/ordinary-words.txt", import.meta.url),
  `${words.join("\n")}\n`,
);
console.log(`${words.length} words`);
