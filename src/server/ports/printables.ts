import type { Language } from "#domain/locale/language.ts";

/** Sheets to print. Every answer is a whole PDF: tagged, with a title and a language. */
export type Printables = {
  /** A sheet of a weekly pack; the same bytes every time. Null when there is no such week or sheet. */
  readonly sheet: (week: number, id: string, language: Language) => Promise<Uint8Array | null>;
  /**
   * The certificate of the weeks. Nothing of the name is kept.
   *
   * @param name already clean; empty, or in letters that cannot be printed, gives a line to write on
   */
  readonly certificate: (name: string, language: Language) => Promise<Uint8Array>;
};
