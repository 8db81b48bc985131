import type { ReactNode } from "react";
import type { Language } from "#domain/locale/language.ts";
import { SiteFooter } from "./frame/site-footer.tsx";
import { SiteHeader } from "./frame/site-header.tsx";

type Props = {
  /** Where each language lives, on a page whose address says its language. */
  readonly links?: Readonly<Record<Language, string>>;
  readonly children: ReactNode;
};

/** Head, main and foot of a page to read. */
export function PageShell({ links, children }: Props) {
  return (
    <>
      <SiteHeader {...(links === undefined ? {} : { links })} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
