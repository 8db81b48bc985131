import type { CopyArea } from "#web/platform/copy.ts";
import type { PageSubject } from "./page-component.ts";

/**
 * What a built document says of its own page, so that its script need not carry the tables of all pages and all words:
 * where the component and the words are, as addresses of modules.
 */
export type PageFiles = PageSubject & {
  readonly component: string;
  readonly words: readonly string[];
  readonly areas: readonly [CopyArea, ...CopyArea[]];
};

export const PAGE_FILES_ELEMENT = "page-files";

/** What the document says; null in development, where nothing is built yet. */
export function pageFilesOf(document: Document): PageFiles | null {
  const text = document.getElementById(PAGE_FILES_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : null;
}
