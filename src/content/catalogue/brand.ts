/**
 * Who the school is. Another micro-school changes this file, `catalogue.ts` and `prices.ts`, nothing else.
 * Text that differs by language carries both.
 */
export const brand = {
  name: "Ceiba",
  tagline: { en: "Micro-school by the sea", es: "Microescuela junto al mar" },
  place: {
    en: "a beach town in Mexico",
    es: "un pueblo de playa en México",
  },
  /**
   * The country where the children are, as in content/safety/help-lines.json ("MX"): whose help lines they are told.
   * Null: those of Mexico and of the United States, until a child says where it is (decision 103).
   */
  country: null,
  /** What stands before a telephone number of this country when it is called from another one. */
  callingCode: "52",
  /** Shown as the sender's name in mail and as the contact on the legal pages. */
  contactEmail: "hello@ceiba.example",
} as const;
