import type { Language } from "#domain/locale/language.ts";
import type { Catalogue } from "./facts.ts";

export type Disagreement = { readonly kind: string; readonly text: string };

export function factsAgree(
  _text: string,
  _catalogue: Catalogue,
  _language: Language,
): readonly Disagreement[] {
  return [];
}
