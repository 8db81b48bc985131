import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, type Language } from "#domain/locale/language.ts";
import { type CopyArea, type CopyKey, type Dictionary, loadCopy } from "./copy.ts";
import { storage } from "./storage.ts";

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: CopyKey, values?: Values) => string;

export type Locale = {
  readonly language: Language;
  readonly t: Translate;
  /** Switches in place and saves the choice; a page whose address says its language navigates instead. */
  readonly setLanguage: (language: Language) => void;
};

/** For MoreCopy; everyone else calls useLocale. */
export const LocaleContext = createContext<Locale | null>(null);

/** Keys that were looked up and that no dictionary had. */
const missing = new Set<string>();

/** A text as it may be spoken: a key stands on the screen where its text is missing, but nobody hears it. */
export function withoutMissingKeys(text: string): string {
  const longestFirst = [...missing].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((said, key) => said.replaceAll(key, " "), text).trim();
}

/** Looks a key up and fills its `{placeholders}`. A missing key shows the key itself (specification §8). */
export function translator(dictionary: Dictionary): Translate {
  return (key, values) => {
    const found = dictionary[key];
    if (found === undefined) missing.add(key);
    const text = found ?? key;
    return values === undefined ? text : fill(text, values);
  };
}

/** Saves the language in local storage for the page and in a cookie for the server, for a year. */
export function saveLanguage(language: Language): void {
  storage.set(LANGUAGE_STORAGE_KEY, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

type Props = {
  readonly initial: Language;
  readonly dictionary: Dictionary;
  readonly areas: readonly [CopyArea, ...CopyArea[]];
  readonly children: ReactNode;
};

export function LocaleProvider({ initial, dictionary, areas, children }: Props) {
  const [current, setCurrent] = useState({ language: initial, dictionary });

  const setLanguage = useCallback(
    (language: Language) => {
      saveLanguage(language);
      loadCopy(language, areas).then((loaded) => setCurrent({ language, dictionary: loaded }));
    },
    [areas],
  );

  const locale = useMemo<Locale>(
    () => ({ language: current.language, t: translator(current.dictionary), setLanguage }),
    [current, setLanguage],
  );

  useEffect(() => {
    if (current.language === document.documentElement.lang) return;
    document.documentElement.lang = current.language;
    // As when the page was rendered: a page's own title, else its area's.
    const meta = (what: "title" | "description") =>
      current.dictionary[`${areas[0]}.${document.documentElement.dataset.page}.meta.${what}`] ??
      current.dictionary[`${areas[0]}.meta.${what}`];
    document.title = meta("title") ?? document.title;
    const description = meta("description");
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    // The address must not go on saying the other language, or a reload would switch back.
    const url = new URL(location.href);
    if (url.searchParams.has("lang")) {
      url.searchParams.delete("lang");
      history.replaceState(history.state, "", url);
    }
  }, [current, areas]);

  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

/** The page's language, its words, and the switch. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (locale === null) throw new Error("useLocale needs a LocaleProvider above it");
  return locale;
}
