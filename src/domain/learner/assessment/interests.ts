import { plainWords } from "../plain-text.ts";
import { type Answer, answersAbout, isListed, isNegated } from "./answers.ts";

/** What children love learning about, as it travels. Labels are content. */
export const INTERESTS = [
  ...(["animals", "art", "building", "cooking", "music", "nature", "numbers"] as const),
  ...(["people", "places", "space", "sport", "stories", "technology", "water"] as const),
] as const;
export type Interest = (typeof INTERESTS)[number];

/** Words by which an interest is understood; `*` stands for any ending. No accents. */
const WORDS: Readonly<Record<Interest, readonly string[]>> = {
  animals: [
    "animal*",
    "dog*",
    "cat",
    "cats",
    "dino*",
    "bird*",
    "turtle*",
    "horse*",
    "whale*",
    "shark*",
  ].concat(
    ["insect*", "bug", "bugs", "crab*", "fish*", "frog*", "perr*", "gat*", "tortuga*", "caballo*", "pajar*"],
    ["ballena*", "tibur*", "bicho*", "pez", "peces", "cangrej*", "rana*", "iguana*", "jaguar*"],
  ),
  art: [
    "art",
    "arts",
    "arte*",
    "draw*",
    "paint*",
    "dibuj*",
    "pint*",
    "color*",
    "craft*",
    "manualid*",
    "sculpt*",
  ],
  building: ["build*", "lego*", "block*", "construct*", "constru*", "robot*", "machine*", "maquina*"].concat([
    "bridge*",
    "puente*",
    "tool*",
    "herramient*",
    "invent*",
    "house*",
    "casita*",
    "wood*",
    "madera",
  ]),
  cooking: ["cook*", "bak*", "food", "cocin*", "comida*", "receta*", "recipe*"],
  music: [
    "music*",
    "sing*",
    "song*",
    "drum*",
    "guitar*",
    "piano*",
    "danc*",
    "cantar",
    "canto",
    "cancion*",
  ].concat(["bail*", "tambor*", "ritmo*", "rhythm*"]),
  nature: [
    "nature",
    "natur*",
    "tree*",
    "plant*",
    "forest*",
    "garden*",
    "jungle*",
    "bosque*",
    "arbol*",
  ].concat(["jardin*", "selva*", "flor*", "flower*", "outdoor*", "outside", "hik*"]),
  numbers: [
    "number*",
    "math*",
    "puzzle*",
    "numero*",
    "matemat*",
    "rompecabez*",
    "acertijo*",
    "logic*",
    "chess",
  ],
  people: ["people", "friend*", "famil*", "amig*", "gente", "persona*", "helping", "ayudar"],
  places: [
    "place*",
    "travel*",
    "map",
    "maps",
    "countr*",
    "cultur*",
    "viaj*",
    "lugar*",
    "pais*",
    "mapa*",
  ].concat(["world", "mundo", "cities", "city", "ciudad*", "history"]),
  space: ["space", "planet*", "star", "stars", "rocket*", "moon", "astron*", "espacio", "estrella*"].concat([
    "cohete*",
    "galax*",
    "universo",
    "universe",
  ]),
  sport: ["sport*", "running", "soccer", "football", "futbol", "swim*", "surf*", "bike*", "bicicl*"].concat([
    "climb*",
    "deport*",
    "correr",
    "nadar",
    "gimnas*",
    "gymnast*",
    "basket*",
    "skat*",
  ]),
  stories: ["stor*", "book*", "read*", "cuento*", "libro*", "historias", "comic*", "leer", "poem*"],
  technology: [
    "computer*",
    "computador*",
    "technolog*",
    "tecnolog*",
    "code",
    "coding",
    "program*",
    "videojueg*",
  ],
  water: [
    "water*",
    "sea",
    "ocean*",
    "river*",
    "agua*",
    "mar",
    "rio",
    "rios",
    "playa*",
    "beach*",
    "wave*",
  ].concat(["olas", "rain*", "lluvia*"]),
};

/** The interests named in a text, each once, in the order of their first mention. */
export function interestsIn(words: readonly string[]): Interest[] {
  const found = new Set<Interest>();
  words.forEach((word, place) => {
    const interest = INTERESTS.find((each) => isListed(word, WORDS[each]));
    if (interest !== undefined && !isNegated(words, place)) found.add(interest);
  });
  return [...found];
}

/** More than anybody names; the rest is not read. */
const LISTED_AT_MOST = 32;

/**
 * A learner's interests: those listed with the student, then those named in the answers.
 *
 * @param listed `studentData.interests`, unparsed
 */
export function learnerInterests(listed: unknown, answers: readonly Answer[]): Interest[] {
  const texts = Array.isArray(listed) ? listed.slice(0, LISTED_AT_MOST) : [listed];
  const fromList = texts.flatMap((text) =>
    typeof text === "string" ? interestsIn(plainWords(text.slice(0, 400))) : [],
  );
  const fromAnswers = answersAbout("interests", answers).flatMap(({ words }) => interestsIn(words));
  return [...new Set([...fromList, ...fromAnswers])];
}
