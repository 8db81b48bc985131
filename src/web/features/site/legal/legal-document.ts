import { onlyOpen } from "#content/site/legal/compose.ts";
import type { LegalDocument } from "#content/site/legal/document.ts";
import type { Language } from "#domain/locale/language.ts";

export type LegalName = "terms" | "privacy";

const loaders: Record<LegalName, Record<Language, () => Promise<LegalDocument>>> = {
  terms: {
    en: () => import("#content/site/legal/en/terms.ts").then((module) => module.terms),
    es: () => import("#content/site/legal/es/terms.ts").then((module) => module.terms),
  },
  privacy: {
    en: () => import("#content/site/legal/en/privacy.ts").then((module) => module.privacy),
    es: () => import("#content/site/legal/es/privacy.ts").then((module) => module.privacy),
  },
};

const loaded = new Map<string, Promise<LegalDocument>>();

/** The text of one legal page in one language, fetched once; the same promise each time, as React's `use` needs. */
export function legalDocument(name: LegalName, language: Language): Promise<LegalDocument> {
  const key = `${name}.${language}`;
  const promise = loaded.get(key) ?? loaders[name][language]().then((document) => onlyOpen(document));
  loaded.set(key, promise);
  return promise;
}
