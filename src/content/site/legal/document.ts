import type { OfferName } from "../../catalogue/offers.ts";

/**
 * A legal page as data. Text may hold `{placeholders}` (filled from the catalogue and the brand) and links written
 * `[label](address)`. Section ids are the same in both languages, so that an address with `#id` survives a switch.
 */
export type LegalDocument = {
  readonly title: string;
  readonly lead: string;
  /** ISO date of the last change to the text, the same in both languages. */
  readonly updated: string;
  /** The whole page in a few sentences. */
  readonly short: readonly string[];
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  readonly id: string;
  readonly heading: string;
  /** The offer that it is about; without that offer the section falls away. */
  readonly about?: OfferName;
  readonly body: readonly LegalBlock[];
};

/** A paragraph, a list, or names with their explanations. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [name: string, meaning: string])[] };
