import type { Language } from "../locale/language.ts";
import type { TutorLibrary } from "./library.ts";
import { plain } from "./words.ts";

const UNMARKED: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u", ü: "u" };

/** The ordinary words of a language as one text: a line is a family that rhymes, " told told | known known ". */
type WordList = { readonly text: string; readonly bare: string };

const made = new Map<string, WordList>();

function listOf({ words }: TutorLibrary, language: Language): WordList {
  const text = words[language];
  const known = made.get(text) ?? { text, bare: text.replace(/[áéíóúü]/g, (mark) => UNMARKED[mark] ?? mark) };
  made.set(text, known);
  return known;
}

/** Each way in which a word is written: "pajaro" as "pájaro", "esta" as two words. */
export function formsOf(library: TutorLibrary, language: Language, said: string): readonly string[] {
  return placesOf(listOf(library, language), said).map(({ form }) => form);
}

/** A word as it is written and the usual words that rhyme with it, the most usual first; null when the word is not known. */
export function rhymesOf(
  library: TutorLibrary,
  language: Language,
  said: string,
): { readonly word: string; readonly rhymes: readonly string[] } | null {
  const list = listOf(library, language);
  const places = placesOf(list, said);
  const place = places.find(({ form }) => form === said) ?? places[0];
  if (place === undefined) return null;
  const from = list.text.lastIndexOf("\n", place.at) + 1;
  const usual = list.text.slice(from, list.text.indexOf("|", from)).trim();
  const rhymes = usual.split(" ").filter((word) => word !== place.form && word !== "");
  return { word: place.form, rhymes };
}

function placesOf({ text, bare }: WordList, said: string): readonly { form: string; at: number }[] {
  const wanted = ` ${plain(said)} `;
  const places: { form: string; at: number }[] = [];
  for (let at = bare.indexOf(wanted); at >= 0; at = bare.indexOf(wanted, at + 1))
    places.push({ form: text.slice(at + 1, at + wanted.length - 1), at });
  return places;
}
