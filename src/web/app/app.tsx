import type { ComponentType } from "react";
import type { Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import type { CopyArea, Dictionary } from "#web/platform/copy.ts";
import { LocaleProvider } from "#web/platform/i18n.tsx";
import { SchoolProvider } from "#web/platform/school.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ToastArea } from "./toast-area.tsx";

type Props = {
  readonly component: ComponentType;
  readonly language: Language;
  readonly dictionary: Dictionary;
  readonly areas: readonly [CopyArea, ...CopyArea[]];
  readonly school: School;
};

/** One page with what every page needs around it; the same tree is prerendered and hydrated. */
export function App({ component: Component, language, dictionary, areas, school }: Props) {
  return (
    <LocaleProvider initial={language} dictionary={dictionary} areas={areas}>
      <SchoolProvider school={school}>
        <ErrorBoundary>
          <Component />
          <ToastArea />
        </ErrorBoundary>
      </SchoolProvider>
    </LocaleProvider>
  );
}
