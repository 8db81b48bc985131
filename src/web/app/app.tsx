import type { ComponentType } from "react";
import type { Language } from "#domain/locale/language.ts";
import type { CopyArea, Dictionary } from "#web/platform/copy.ts";
import { LocaleProvider } from "#web/platform/i18n.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageNameContext } from "./page-name.ts";
import type { PageName } from "./pages.ts";
import { ToastArea } from "./toast-area.tsx";

type Props = {
  readonly page: PageName;
  readonly component: ComponentType;
  readonly language: Language;
  readonly dictionary: Dictionary;
  readonly areas: readonly [CopyArea, ...CopyArea[]];
};

/** One page with what every page needs around it; the same tree is prerendered and hydrated. */
export function App({ page, component: Component, language, dictionary, areas }: Props) {
  return (
    <LocaleProvider initial={language} dictionary={dictionary} areas={areas}>
      <ErrorBoundary>
        <PageNameContext.Provider value={page}>
          <Component />
        </PageNameContext.Provider>
        <ToastArea />
      </ErrorBoundary>
    </LocaleProvider>
  );
}
