import { prerender } from "react-dom/static";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import { documentTitle } from "#web/features/site/library/article-page.tsx";
import { articleText } from "#web/features/site/library/articles.ts";
import { copyModule, type Dictionary, loadCopy } from "#web/platform/copy.ts";
import { App } from "./app.tsx";
import { documentHtml } from "./document.ts";
import type { PageFiles } from "./page-files.ts";
import { loadPage, type Page, type PageName, pages } from "./pages.ts";

export { documentHtml, pages };

/** What a document is made of besides what is rendered. */
export type Shell = {
  readonly name: PageName;
  readonly language: Language;
  /** The text of its sheet. */
  readonly style: string;
  readonly entry: string;
  readonly preload: readonly string[];
  readonly files: Pick<PageFiles, "component" | "words">;
};

export type Rendered = {
  readonly html: string;
  readonly title: string;
  readonly description: string;
};

/**
 * Renders whole documents as a school is now: at build time, and on the server when one of its facts changes.
 *
 * @param school null: as it was delivered
 */
export async function renderDocuments(shells: readonly Shell[], school: School | null): Promise<string[]> {
  const documents: string[] = [];
  for (const { style, ...shell } of shells) {
    const rendered = await renderPage(shell.name, shell.language, school ?? undefined);
    const page = pages[shell.name];
    documents.push(documentHtml({ ...shell, ...rendered, page, school, style: `<style>${style}</style>` }));
  }
  return documents;
}

/** Renders one page in one language to HTML. */
export async function renderPage(
  name: PageName,
  language: Language,
  school = deliveredSchool,
): Promise<Rendered> {
  const page: Page = pages[name];
  const [component, dictionary] = await Promise.all([loadPage(page), loadCopy(language, page.copy)]);
  const { prelude } = await prerender(
    <App
      component={component}
      language={language}
      dictionary={dictionary}
      areas={page.copy}
      school={school}
    />,
  );
  const html = await new Response(prelude).text();
  if (page.article !== undefined) {
    const { title, summary } = await articleText(page.article, language);
    return { html, title: documentTitle(title), description: summary };
  }
  return {
    html,
    title: metaOf(dictionary, page, name, "title"),
    description: metaOf(dictionary, page, name, "description"),
  };
}

/** A page may have its own title under `{area}.{page}.meta.title`; else its area's. */
function metaOf(dictionary: Dictionary, page: Page, name: PageName, what: "title" | "description"): string {
  const area = page.copy[0];
  return dictionary[`${area}.${name}.meta.${what}`] ?? dictionary[`${area}.meta.${what}`] ?? "";
}

/** The dictionary modules a page needs in one language, as paths from the repository's root. */
export function copyFiles(name: PageName, language: Language): string[] {
  return ["common" as const, ...pages[name].copy].map((area) =>
    copyModule(language, area).replace("../../", "src/"),
  );
}
