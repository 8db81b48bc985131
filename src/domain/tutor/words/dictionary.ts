import { editDistance, type Speller, speller } from "../../language/spelling.ts";
import { stemIn } from "../../language/stems.ts";
import { LANGUAGES, type Language } from "../../locale/language.ts";
import { once } from "../../resilience/once.ts";
import { stepwiseOf } from "../../resilience/stepwise.ts";
import type { TutorLibrary } from "../library.ts";
import { plain, wordsOf } from "../words.ts";
import { formsOf } from "./word-list.ts";

/** Every word that the library says, as it is written: grown-ups have read them all, so their spelling is right. */
type Dictionary = {
  readonly written: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlySet<string>;
  readonly mend: Speller;
};

/** Texts that are read in one step, some ten milliseconds. */
const TEXTS_A_STEP = 1000;

export const dictionaries = stepwiseOf(build);

const dictionaryOf = (library: TutorLibrary, language: Language): Dictionary =>
  dictionaries(library, language).get();

/** Every text of one language, however deep it stands. */
function textsOf(value: unknown, language: Language): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, language));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === language ? [each].flat().filter((text) => typeof text === "string") : textsOf(each, language),
  );
}

function* build(
  { knowledge, stories, activities, passages, families }: TutorLibrary,
  language: Language,
): Generator<void, Dictionary, void> {
  // What children may ask with is misspelled on purpose.
  const told = knowledge.entries.map(({ small, tell, wonder }) => [tell, small, wonder]);
  const scenes = stories.map(({ scenes: all }) =>
    Object.values(all).map(({ text, detail, depth }) => [text, detail, depth]),
  );
  const texts = textsOf(
    [
      told,
      scenes,
      activities,
      passages.map(({ text, question }) => [text, question]),
      families.map(({ kinds }) => kinds.map(({ members, reason }) => [members, reason])),
    ],
    language,
  );
  const counts = new Map<string, number>();
  const written = new Map<string, string[]>();
  for (const [at, text] of texts.entries()) {
    if (at % TEXTS_A_STEP === 0) yield;
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const bare = plain(word);
      const forms = written.get(bare) ?? [];
      if (!forms.includes(word)) written.set(bare, [...forms, word]);
      counts.set(bare, (counts.get(bare) ?? 0) + 1);
    }
  }
  yield;
  const stems = new Set([...written.keys()].map((word) => stemIn(language, word)));
  yield;
  return { written, stems, mend: speller(counts) };
}

/** Shorter words have too many neighbors. */
const SHORTEST_MENDED = 7;

/** The longer words with which something is asked for or wished, by their first letter: "difference", "sinónimo". */
const askingWordsOf = once(({ commands }: TutorLibrary) => {
  const cues = Object.values(commands).flatMap(({ en, es }) => [...en, ...es]);
  const long = new Set(cues.flatMap(wordsOf).filter((word) => word.length >= SHORTEST_MENDED));
  return Map.groupBy(long, (word) => word.charAt(0));
});

/** What children tell with is known as well. */
const toldWordsOf = once(
  ({ smallTalk, tellings }: TutorLibrary) =>
    new Set([...smallTalk, ...tellings].flatMap(({ cues }) => [...cues.en, ...cues.es]).flatMap(wordsOf)),
);

/** A message with its misspelled asking words put right, "diffrence" to "difference"; nothing else in it is touched. */
export function withAskingMended(library: TutorLibrary, message: string): string {
  return message.replace(/\p{Ll}{7,}/gu, (word) => {
    const bare = plain(word);
    const isKnown = LANGUAGES.some(
      (language) =>
        dictionaryOf(library, language).written.has(bare) ||
        formsOf(library, language, word).length > 0 ||
        isForm(library, language, bare),
    );
    if (isKnown || toldWordsOf(library).has(bare)) return word;
    const near = (askingWordsOf(library).get(bare.charAt(0)) ?? []).filter(
      (each) => each === bare || editDistance(each, bare, 1) <= 1,
    );
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}

/** Whether a word that the library does not write is a form of one that it does: "flowed" of "flows". */
export const isForm = (library: TutorLibrary, language: Language, said: string): boolean =>
  dictionaryOf(library, language).stems.has(stemIn(language, plain(said)));

/** How a word is written; null when it is not known, or when an accent would make it another one: "esta", "está". */
export function writtenAs(library: TutorLibrary, language: Language, said: string): string | null {
  const { written, mend } = dictionaryOf(library, language);
  const bare = plain(said);
  const listed = written.get(bare) ?? formsOf(library, language, said);
  const forms = listed.length > 0 ? listed : (written.get(mend(bare)) ?? []);
  return forms.length === 1 ? (forms[0] ?? null) : null;
}

/** Only its accents are put right: who wants a story of a dino is told of a dino. */
export function accented(library: TutorLibrary, language: Language, word: string): string {
  const form = /\p{Lu}/u.test(word) ? null : writtenAs(library, language, word);
  return form !== null && plain(form) === plain(word) ? form : word;
}
