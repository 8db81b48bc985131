import { stem } from "#domain/language/stems.ts";

/** One example as the support measure sees it: its words, and the concepts they show. */
export type SupportSample = {
  readonly label: string;
  readonly tokens: readonly string[];
  readonly concepts: ReadonlySet<string>;
};

/**
 * How much of what a message says is explained by a topic, between 0 and 1: words that the topic's examples use, or
 * that show a concept those examples often show. Rare words weigh more, words never seen most. A classifier has to
 * choose among the topics it knows; this tells when the message is about something else ("is there a Costco?").
 */
export type Support = (label: string, tokens: readonly string[]) => number;

/** A concept belongs to a topic when this share of its examples shows it. */
const OFTEN = 0.06;

/**
 * What was counted, of facts and of all else by label: the numbers of examples, the labels by word, and by label how many
 * examples show a concept.
 */
export type SupportCounts = {
  readonly sizes: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly shows: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** The labels of what is no fact begin with a sign (see ranking.ts). */
export const isFact = (label: string): boolean => /^\w/.test(label);

export function countSupport(samples: readonly SupportSample[]): SupportCounts {
  const words = new Map<string, Set<string>>();
  const shows = new Map<string, Map<string, number>>();
  const sizes = new Map<string, number>();
  for (const { label, tokens, concepts } of samples) {
    sizes.set(label, (sizes.get(label) ?? 0) + 1);
    for (const token of tokens) {
      const labels = words.get(stem(token)) ?? new Set();
      words.set(stem(token), labels.add(label));
    }
    const counts = shows.get(label) ?? new Map<string, number>();
    for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
    shows.set(label, counts);
  }
  return {
    sizes: Object.fromEntries(sizes),
    words: Object.fromEntries([...words].map(([word, labels]) => [word, [...labels]])),
    shows: Object.fromEntries([...shows].map(([label, counts]) => [label, Object.fromEntries(counts)])),
  };
}

export function supportOf(
  counts: SupportCounts,
  conceptsOf: (tokens: readonly string[]) => ReadonlyMap<number, ReadonlySet<string>>,
): Support {
  const sizes = new Map(Object.entries(counts.sizes).filter(([label]) => isFact(label)));
  const words = new Map(
    Object.entries(counts.words).map(([word, labels]) => [word, new Set(labels.filter(isFact))]),
  );
  const shows = new Map(
    Object.entries(counts.shows).map(([label, concepts]) => [label, new Map(Object.entries(concepts))]),
  );
  const total = sizes.size;
  const rarity = (token: string) => Math.log((total + 1) / ((words.get(stem(token))?.size ?? 0) + 0.5));

  return (label, tokens) => {
    const byPlace = conceptsOf(tokens);
    const size = sizes.get(label) ?? 1;
    let explained = 0;
    let all = 0;
    tokens.forEach((token, index) => {
      if (/\d/.test(token)) return;
      const weight = rarity(token);
      all += weight;
      const known = words.get(stem(token))?.has(label) ?? false;
      const meant = [...(byPlace.get(index) ?? [])].some(
        (concept) => (shows.get(label)?.get(concept) ?? 0) / size >= OFTEN,
      );
      if (known || meant) explained += weight;
    });
    return all === 0 ? 1 : explained / all;
  };
}
