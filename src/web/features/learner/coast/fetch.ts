import type { Place, PlaceCard } from "#domain/learner/coast/place.ts";
import type { Language } from "#domain/locale/language.ts";

const CARDS = {
  en: () => import("virtual:coast/en"),
  es: () => import("virtual:coast/es"),
} as const;

type Fetch = Readonly<Record<string, () => Promise<Place>>>;
const PLACES: Readonly<Record<Language, Fetch>> = {
  en: import.meta.glob<Place>("../../../../content/learner/coast/*.yaml", {
    query: "?en",
    import: "default",
  }),
  es: import.meta.glob<Place>("../../../../content/learner/coast/*.yaml", {
    query: "?es",
    import: "default",
  }),
};

/** What the map shows, from the hills to the sea. */
export async function fetchMap(language: Language): Promise<readonly PlaceCard[]> {
  return (await CARDS[language]()).default;
}

/** One place in one language: its own file and no other. */
export async function fetchPlace(id: string, language: Language): Promise<Place> {
  const load = PLACES[language][`../../../../content/learner/coast/${id}.yaml`];
  if (load === undefined) throw new Error(`There is no place "${id}".`);
  return await load();
}
