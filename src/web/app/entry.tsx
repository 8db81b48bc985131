import { hydrateRoot } from "react-dom/client";
import { isLanguage, type Language } from "#domain/locale/language.ts";
import { type CopyModule, type Dictionary, loadCopy } from "#web/platform/copy.ts";
import { schoolOf } from "#web/platform/school.tsx";
import { App } from "./app.tsx";
import { type PageModule, pageComponent } from "./page-component.ts";
import { pageFilesOf } from "./page-files.ts";

/** Brings the prerendered document to life. The document itself says which page and language it is. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  const { lang, dataset } = document.documentElement;
  if (root === null || dataset.page === undefined || !isLanguage(lang)) return;
  const page = (await fromFiles()) ?? (await fromTables(dataset.page, lang));
  hydrateRoot(root, <App {...page} language={lang} school={schoolOf(document)} />, {
    onRecoverableError: (error) => console.error("Hydration differed from the prerendered page", error),
  });
  document.documentElement.dataset.ready = "true";
}

/** A built document names its files. */
async function fromFiles() {
  const files = pageFilesOf(document);
  if (files === null) return null;
  const [module, ...words] = await Promise.all([
    import(/* @vite-ignore */ files.component) as Promise<PageModule>,
    ...files.words.map((address) => import(/* @vite-ignore */ address) as Promise<CopyModule>),
  ]);
  const dictionary: Dictionary = Object.assign({}, ...words.flatMap((each) => Object.values(each)));
  return { component: pageComponent(module, files), dictionary, areas: files.areas };
}

/** In development they are looked up; this import also tells the build which modules are pages. */
async function fromTables(name: string, language: Language) {
  const { loadPage, pages, isPageName } = await import("./pages.ts");
  if (!isPageName(name)) throw new Error(`There is no page ${name}`);
  const page = pages[name];
  const [component, dictionary] = await Promise.all([loadPage(page), loadCopy(language, page.copy)]);
  return { component, dictionary, areas: page.copy };
}

void start();
