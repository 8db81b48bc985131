import type { Language } from "#domain/locale/language.ts";

/** The programs page has an address of its own in each language. */
export function programsHref(language: Language): string {
  return language === "es" ? "/programas" : "/programs";
}

/** A section of the landing page, from the landing page itself or from anywhere else. */
export function sectionHref(section: "how-it-works" | "pricing" | "demo", onHome: boolean): string {
  return `${onHome ? "" : "/"}#${section}`;
}

/** The chat with a question begun: it stands in the input, to be finished or sent. */
export function askHref(question: string): string {
  return `/chat?ask=${encodeURIComponent(question)}`;
}
