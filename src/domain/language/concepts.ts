import { words } from "./text.ts";

/** Concept id to comma-separated words and phrases of both languages; `*` ends a word that may go on. */
export type Lexicon = Readonly<Record<string, string>>;

type Pattern = { readonly concept: string; readonly parts: readonly Part[] };
type Part = { readonly text: string; readonly open: boolean };

/** Finds the concepts a list of words shows, by the place of the words that show them. */
export type ConceptFinder = (tokens: readonly string[]) => Map<number, Set<string>>;

/** The concepts of a whole text. */
export function conceptsAnywhere(byPlace: ReadonlyMap<number, ReadonlySet<string>>): Set<string> {
  return new Set([...byPlace.values()].flatMap((concepts) => [...concepts]));
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
  return (tokens) => {
    const found = new Map<number, Set<string>>();
    const note = (patterns: readonly Pattern[] | undefined, at: number) => {
      for (const pattern of patterns ?? []) {
        if (!matches(pattern, tokens, at)) continue;
        for (let place = at; place < at + pattern.parts.length; place += 1) {
          found.set(place, (found.get(place) ?? new Set<string>()).add(pattern.concept));
        }
      }
    };
    tokens.forEach((token, at) => {
      note(exact.get(token), at);
      note(open.get(token.slice(0, 3)), at);
    });
    return found;
  };
}

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

function matches({ parts }: Pattern, tokens: readonly string[], at: number): boolean {
  let place = at;
  for (const { text, open } of parts) {
    const token = tokens[place];
    place += 1;
    if (token === undefined || (open ? !token.startsWith(text) : token !== text)) return false;
  }
  return true;
}

/** Every word the lexicon names, so that the speller knows it. */
export function lexiconWords(lexicon: Lexicon): string[] {
  return Object.values(lexicon).flatMap((text) => words(text.replace(/\w+\*/g, "")));
}
