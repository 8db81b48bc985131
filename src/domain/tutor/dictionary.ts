import { type Speller, speller } from "../language/spelling.ts";
import type { Language } from "../locale/language.ts";
import type { TutorLibrary } from "./library.ts";
import { plain } from "./words.ts";

/** Every word that the library says, as it is written: grown-ups have read them all, so their spelling is right. */
type Dictionary = { readonly written: ReadonlyMap<string, readonly string[]>; readonly mend: Speller };

const made = new WeakMap<TutorLibrary, Map<Language, Dictionary>>();

function dictionaryOf(library: TutorLibrary, language: Language): Dictionary {
  const known = made.get(library) ?? new Map<Language, Dictionary>();
  made.set(library, known);
  const found = known.get(language) ?? build(library, language);
  known.set(language, found);
  return found;
}

function build({ knowledge, topics }: TutorLibrary, language: Language): Dictionary {
  const texts = [
    ...knowledge.entries.flatMap(({ tell }) => tell[language]),
    ...topics.flatMap(({ short, long, more }) => [short, long, more].map((text) => text[language])),
  ];
  const counts = new Map<string, number>();
  const written = new Map<string, string[]>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const bare = plain(word);
      const forms = written.get(bare) ?? [];
      if (!forms.includes(word)) written.set(bare, [...forms, word]);
      counts.set(bare, (counts.get(bare) ?? 0) + 1);
    }
  }
  return { written, mend: speller(counts) };
}

/** How a word is written; null when it is not known, or when an accent would make it another one: "esta", "está". */
export function writtenAs(library: TutorLibrary, language: Language, said: string): string | null {
  const { written, mend } = dictionaryOf(library, language);
  const bare = plain(said);
  const forms = written.get(bare) ?? written.get(mend(bare)) ?? [];
  return forms.length === 1 ? (forms[0] ?? null) : null;
}
