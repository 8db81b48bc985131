import { hydrateRoot } from "react-dom/client";
import { isLanguage } from "#domain/locale/language.ts";
import { loadCopy } from "#web/platform/copy.ts";
import { schoolOf } from "#web/platform/school.tsx";
import { App } from "./app.tsx";
import { isPageName, loadPage, pages } from "./pages.ts";

/** Brings the prerendered document to life. The document itself says which page and language it is. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  const { lang, dataset } = document.documentElement;
  if (root === null || !isPageName(dataset.page) || !isLanguage(lang)) return;
  const page = pages[dataset.page];
  const [component, dictionary] = await Promise.all([loadPage(page), loadCopy(lang, page.copy)]);
  hydrateRoot(
    root,
    <App
      component={component}
      language={lang}
      dictionary={dictionary}
      areas={page.copy}
      school={schoolOf(document)}
    />,
    { onRecoverableError: (error) => console.error("Hydration differed from the prerendered page", error) },
  );
  document.documentElement.dataset.ready = "true";
}

void start();
