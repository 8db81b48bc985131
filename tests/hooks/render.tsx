import { renderHook } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import type { Language } from "#domain/locale/language.ts";
import { LocaleProvider } from "#web/platform/i18n.tsx";

/** A hook in a page of that language; its words are their keys. It may wait for what is fetched. */
export function renderInPage<Result>(hook: () => Result, language: Language = "en") {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LocaleProvider initial={language} dictionary={{}} areas={["chat"]}>
      <Suspense>{children}</Suspense>
    </LocaleProvider>
  );
  return renderHook(hook, { wrapper });
}
