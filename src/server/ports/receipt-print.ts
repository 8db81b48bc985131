import type { Language } from "#domain/locale/language.ts";

/** Who receives the money, as receipts name it. */
export type Issuer = { readonly legalName: string; readonly taxId: string | null };

/** A receipt to print. Sums and days are written as they are read. */
export type PrintableReceipt = {
  readonly language: Language;
  readonly number: string;
  readonly paidAt: Date;
  readonly date: string;
  readonly issuer: { readonly name: string; readonly taxId: string | null; readonly contact: string };
  readonly payer: readonly string[];
  readonly what: string;
  readonly children: string | null;
  readonly amount: string;
  readonly refunded: string | null;
  /** Until when it is refundable, as a sentence. */
  readonly refundable: string | null;
  readonly mode: "practice" | "test" | "live";
};

/** Answers a whole PDF, tagged, with a title and a language. */
export type PrintReceipt = (receipt: PrintableReceipt) => Promise<Uint8Array>;
