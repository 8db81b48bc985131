import type { Article, ArticleCard } from "#content/site/articles/article.ts";
import type { ArticleName } from "#content/site/articles/shelves.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";

/** One chunk for each article and language; one for all cards of a language. */
const bodies = import.meta.glob<Article>("../../../../content/site/articles/*/*.md", { import: "default" });
const cards = {
  en: () => import("./cards-en.ts").then((module) => module.cards),
  es: () => import("./cards-es.ts").then((module) => module.cards),
} satisfies Record<Language, () => Promise<Readonly<Record<string, ArticleCard>>>>;

export type NamedCard = ArticleCard & { readonly name: ArticleName };

const loaded = new Map<string, Promise<unknown>>();

/** The same promise each time, as React's `use` needs; what could not be fetched may be asked for again. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = loaded.get(key) as Promise<Value> | undefined;
  if (known !== undefined) return known;
  const promise = load();
  promise.catch(() => loaded.delete(key));
  loaded.set(key, promise);
  return promise;
}

/** One article in one language. */
export function articleText(name: ArticleName, language: Language): Promise<Article> {
  return once(`${language}/${name}`, async () => {
    const load = bodies[`../../../../content/site/articles/${language}/${name}.md`];
    if (load === undefined) throw new Error(`There is no article ${name} in ${language}`);
    return load();
  });
}

/** Every article's card in one language, by name. */
export function articleCards(language: Language): Promise<ReadonlyMap<ArticleName, NamedCard>> {
  return once(language, async () => {
    const all = await cards[language]();
    return new Map(
      Object.entries(all).map(([file, card]) => {
        const name = file.slice(file.lastIndexOf("/") + 1, -".md".length) as ArticleName;
        return [name, { ...card, name }] as const;
      }),
    );
  });
}

/** The cards of the other language, so that a switch works without a connection too. */
export const fetchAhead = (language: Language) =>
  LANGUAGES.filter((each) => each !== language).forEach((each) => void articleCards(each).catch(() => {}));
