import { prerender } from "react-dom/static";
import type { Language } from "#domain/locale/language.ts";
import { documentTitle } from "#web/features/site/library/article-page.tsx";
import { articleText } from "#web/features/site/library/articles.ts";
import { copyModule, type Dictionary, loadCopy } from "#web/platform/copy.ts";
import { App } from "./app.tsx";
import { loadPage, type Page, type PageName, pages } from "./pages.ts";

export { documentHtml } from "./document.ts";
export { pages };

export type Rendered = {
  readonly html: string;
  readonly title: string;
  readonly description: string;
};

/** Renders one page in one language to HTML, at build time (and per request in development). */
export async function renderPage(name: PageName, language: Language): Promise<Rendered> {
  const page: Page = pages[name];
  const [component, dictionary] = await Promise.all([loadPage(page), loadCopy(language, page.copy)]);
  const { prelude } = await prerender(
    <App component={component} language={language} dictionary={dictionary} areas={page.copy} />,
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
