import { type OfferName, type Offers, offers } from "../../catalogue/offers.ts";
import type { LegalBlock, LegalDocument } from "./document.ts";

/** One language's words for what is open; `{offers}` stands for names joined in that language. */
export type OpenWords = {
  readonly language: string;
  /** Each as it stands in a list. */
  readonly names: Readonly<Record<OfferName, string>>;
  readonly open: string;
  readonly closed: string;
  readonly asks: string;
};

/** What is open today, what is not, and where a child's details are asked for. */
export function openToday(words: OpenWords, of: Offers = offers): LegalBlock[] {
  const all = Object.keys(of) as OfferName[];
  const isOpen = (name: OfferName) => of[name].pages.length > 0;
  const open = all.filter(isOpen);
  const closed = all.filter((name) => !isOpen(name));
  const asking = open.filter((name) => of[name].asksAboutChild);
  return [
    words.open,
    { list: open.map((name) => words.names[name]) },
    ...(asking.length > 0 ? [sentence(words, words.asks, asking)] : []),
    ...(closed.length > 0 ? [sentence(words, words.closed, closed)] : []),
  ];
}

/** Leaves out the sections about what is not open. */
export function onlyOpen(document: LegalDocument, of: Offers = offers): LegalDocument {
  return {
    ...document,
    sections: document.sections.filter(({ about }) => about === undefined || of[about].pages.length > 0),
  };
}

function sentence({ language, names }: OpenWords, text: string, which: readonly OfferName[]): string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return text.replace("{offers}", list.format(which.map((name) => names[name])));
}
