/** The two languages Ceiba speaks. Source: parent-side specification §3 and §9. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** Things said in each language; the first ones fit best. */
export type BilingualList = Readonly<Record<Language, readonly string[]>>;

/** Where the choice is kept: a local-storage key in the page, and a cookie of the same name for the server. */
export const LANGUAGE_STORAGE_KEY = "ceiba.language";
export const LANGUAGE_COOKIE = "ceiba_language";

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * Chooses the language of a page: the saved preference if it is one of ours, else Spanish if the browser's
 * preferred language starts with `es`, else English (parent-side specification §4, decision 11).
 *
 * @param saved what the cookie or local storage holds, unparsed
 * @param browser an Accept-Language header or `navigator.language`
 */
export function chooseLanguage(saved: unknown, browser: string | null | undefined): Language {
  if (isLanguage(saved)) return saved;
  const preferred = preferredTag(browser ?? "");
  return LANGUAGES.find((language) => preferred.startsWith(language)) ?? LANGUAGES[0];
}

/** The tag of highest quality in an Accept-Language header, lower-cased; the first one wins a tie. */
function preferredTag(header: string): string {
  let best = { tag: "", quality: 0 };
  for (const part of header.split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
    const quality = q === undefined ? 1 : Number.parseFloat(q.slice(2)) || 0;
    if (quality > best.quality) best = { tag, quality };
  }
  return best.tag;
}
