import { type Speller, speller } from "../language/spelling.ts";
import type { Language } from "../locale/language.ts";
import type { TutorLibrary } from "./library.ts";
import { formsOf } from "./word-list.ts";
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

/** Every text of one language, however deep it stands. */
function textsOf(value: unknown, language: Language): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, language));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === language ? [each].flat().filter((text) => typeof text === "string") : textsOf(each, language),
  );
}

function build(
  { knowledge, stories, activities, passages, families }: TutorLibrary,
  language: Language,
): Dictionary {
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
  const listed = written.get(bare) ?? formsOf(library, language, said);
  const forms = listed.length > 0 ? listed : (written.get(mend(bare)) ?? []);
  return forms.length === 1 ? (forms[0] ?? null) : null;
}
