import type { ReactNode } from "react";
import type { Language } from "#domain/locale/language.ts";

/** Their address says the language by itself. */
const FIXED = ["/programs", "/programas"];

/** Where a page of the school is, in this language: a frame on another site cannot hand its choice to a new tab. */
export function addressOf(page: string, language: Language): string {
  if (FIXED.includes(page)) return page;
  const [path = "", part] = page.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}${part === undefined ? "" : `#${part}`}`;
}

type Props = { readonly page: string; readonly language: Language; readonly children: ReactNode };

/** A page of the school, beside the conversation: in the widget's frame no other page of the school may open. */
export function PageLink({ page, language, children }: Props) {
  return (
    <a href={addressOf(page, language)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
