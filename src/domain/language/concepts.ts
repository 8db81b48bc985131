import { words } from "./text.ts";

/** Concept id to comma-separated words and phrases of both languages; `*` ends a word that may go on. */
export type Lexicon = Readonly<Record<string, string>>;

type Pattern = { readonly concept: string; readonly parts: readonly Part[] };
type Part = { readonly text: string; readonly open: boolean };

/** Finds the concepts a list of words shows, by the place of the words that show them. */
export type ConceptFinder = (tokens: readonly string[]) => Map<number, Set<string>>;

/** The concepts of a whole text. */
export function conceptsAnywhere(byPlace: ReadonlyMap<number, ReadonlySet<string>>): Set<string> {
  const all = new Set<string>();
  for (const concepts of byPlace.values()) for (const concept of concepts) all.add(concept);
  return all;
}

/**
 * Compiles the lexicon. Phrases are matched on neighbouring words; a part that ends in `*` matches any ending.
 *
 * @param expand the same expansion of shorthand that messages go through
 */
export function conceptFinder(lexicon: Lexicon, expand: (tokens: string[]) => string[]): ConceptFinder {
  const exact = new Map<string, Pattern[]>();
  const open = new Map<string, Pattern[]>();
  for (const [concept, text] of Object.entries(lexicon)) {
    for (const phrase of text.split(",")) {
      const parts = parse(phrase, expand);
      const first = parts[0];
      if (!first) continue;
      const table = first.open ? open : exact;
      const key = first.open ? first.text.slice(0, 3) : first.text;
      const known = table.get(key);
      if (known) known.push({ concept, parts });
      else table.set(key, [{ concept, parts }]);
    }
  }
  /** The phrases that a word may begin: the same words come again and again, so they are kept. */
  const begun = new Map<string, readonly Pattern[]>();
  function beginning(token: string): readonly Pattern[] {
    const kept = begun.get(token);
    if (kept !== undefined) return kept;
    const longer = open.get(token.slice(0, 3)) ?? [];
    const all = [
      ...(exact.get(token) ?? []),
      ...longer.filter(({ parts: [first] }) => first !== undefined && token.startsWith(first.text)),
    ];
    if (token.length > LONGEST_KEPT) return all;
    if (begun.size >= MOST_WORDS) begun.clear();
    begun.set(token, all);
    return all;
  }

  return (tokens) => {
    const found = new Map<number, Set<string>>();
    tokens.forEach((token, at) => {
      for (const pattern of beginning(token)) {
        if (!goesOn(pattern, tokens, at)) continue;
        for (let place = at; place < at + pattern.parts.length; place += 1) {
          const known = found.get(place);
          if (known === undefined) found.set(place, new Set([pattern.concept]));
          else known.add(pattern.concept);
        }
      }
    });
    return found;
  };
}
const MOST_WORDS = 20_000;
const LONGEST_KEPT = 40;

function parse(phrase: string, expand: (tokens: string[]) => string[]): Part[] {
  const parts: Part[] = [];
  for (const word of phrase.trim().split(/\s+/)) {
    if (word === "") continue;
    const isOpen = word.endsWith("*");
    const tokens = isOpen ? words(word) : expand(words(word));
    tokens.forEach((text, index) => {
      parts.push({ text, open: isOpen && index === tokens.length - 1 });
    });
  }
  return parts;
}

/** Whether the other parts of a phrase follow its first. */
function goesOn({ parts }: Pattern, tokens: readonly string[], at: number): boolean {
  for (let place = 1; place < parts.length; place += 1) {
    const { text, open } = parts[place] as Part;
    const token = tokens[at + place];
    if (token === undefined || (open ? !token.startsWith(text) : token !== text)) return false;
  }
  return true;
}

/** Every word the lexicon names, so that the speller knows it. */
export function lexiconWords(lexicon: Lexicon): string[] {
  return Object.values(lexicon).flatMap((text) => words(text.replace(/\w+\*/g, "")));
}
