import { trimSigns } from "../../language/text.ts";
import type { Language } from "../../locale/language.ts";
import { mayWeigh } from "../talk/own-life.ts";
import type { Turn } from "../turn.ts";
import { accented, isForm } from "../words/dictionary.ts";
import { plain, wordsOf } from "../words.ts";

/** "A story about a dinosaur", "a mermaid and my dog Biscuit": of whom, in the child's own words; nobody where it is not said, or might be somebody's life. */
export function heroesIn(turn: Turn): readonly string[] {
  const { message, state } = turn;
  const of = OF[state.language].exec(message);
  const tale = message.slice(0, of?.index);
  if (of === null || !TALE.test(tale)) return namedBefore(turn);
  const said = trimSigns(message.slice(tale.length + of[0].length).trim(), "?!.¡¿ ");
  const parts = said
    .split(AND)
    .map((part) => part.trim().replace(LEFT, ""))
    .filter((part) => part !== "");
  const heroes = parts.map((part) => heroOf(turn, part, parts.length > 1));
  return parts.length <= MOST_HEROES ? heroes.filter((hero) => hero !== null) : [];
}
const AND = /,|\s(?:and|with|y|e|con)\s/iu;
/** What is left of "a, b, and c" before its last one. */
const LEFT = /^(?:and|y)\s/iu;
const MOST_HEROES = 3;

function heroOf(turn: Turn, said: string, isOneOfMore: boolean): string | null {
  const { library, state } = turn;
  const own = ownHero(turn, said);
  if (own !== null) return own;
  const words = said.split(/\s+/);
  if (said.length < 2 || words.length > LONGEST_HERO || WHO.test(said) || /\d/.test(said)) return null;
  if (isOneOfMore && mayWeigh({ ...turn, message: said, words: wordsOf(said) })) return null;
  const known = words.map((word) => accented(library, state.language, word)).join(" ");
  return words.length > 1
    ? known
    : BARE[state.language](known, (word) => isForm(library, state.language, plain(word)));
}

/** "My dog named Cookie", "mi gatita nube": of what kind it is, and what it is called. */
function ownHero({ library, state }: Pick<Turn, "library" | "state">, said: string): string | null {
  const { language } = state;
  const [, of = "", kind = "", called, name = ""] = OWN_HERO.exec(said) ?? [];
  const isKind = [library.pets, library.toys].some((list) => list[language].includes(plain(kind)));
  const isNamed = name !== "" && (called !== undefined || isKind);
  if (kind === "" || !(isKind || isNamed)) return null;
  const known = accented(library, language, kind);
  const call = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  const own = KEPT[of.toLowerCase()];
  if (own === undefined) return isNamed ? `${call} ${THE[of.toLowerCase()]} ${known}` : null;
  return [own, known, call].join(" ").trim();
}
/** Whose it is stays; "un dragón llamado Fuego" is "Fuego el dragón". */
const KEPT: Readonly<Record<string, string>> = { my: "your", mi: "tu" };
const THE: Readonly<Record<string, string>> = { a: "the", an: "the", un: "el", una: "la" };
const OWN_HERO =
  /^(my|mi|an?|un|una)\s+(\p{L}+)(?:\s+(?:(named|called|who is called|whose name is|llamad[oa]|que se llama|de nombre)\s+)?(\p{L}+))?$/iu;
/** Whether a hero goes by a name of its own, as no world that is known does. */
export const hasOwnName = (hero: string): boolean =>
  /^(?:your|tu) |(?:^|\s)\p{Lu}\p{L}* (?:the|el|la) /u.test(hero);

const LONGEST_HERO = 4;
/** "A girl who hides": whose life it may be is not made up. */
const WHO = /(?<!\p{L})(?:who|whos|that|que|quien)(?!\p{L})/iu;
const TALE = /\b(?:story|tale|cuento|historia|cuentito)\b/iu;
const OF = { en: /\s(?:about|of|with)\s/iu, es: /\s(?:sobre|acerca de|con|de)\s/iu } as const;

/** One word by itself: "un cuento de tiburones" tells of one of them where the language would miss its article. */
const BARE: Readonly<Record<Language, (word: string, isKnown: (word: string) => boolean) => string>> = {
  en: (word) => word,
  es: (word, isKnown) => {
    const ones = [
      word.replace(/ones$/, "ón"),
      word.replace(/ces$/, "z"),
      word.replace(/es$/, ""),
      word.replace(/s$/, ""),
    ];
    const one = ones.find((each) => each !== word && isKnown(each));
    return one === undefined ? word : `${ARTICLE.es(one)} ${one}`;
  },
};
const ARTICLE: Readonly<Record<Language, (noun: string) => string>> = {
  en: (noun) => (/^(?:[aeio]|u(?!ni))/.test(noun) ? "an" : "a"),
  es: (noun) => (/a$/.test(noun) ? "una" : "un"),
};

/** "The mermaid story": of whom stands before it, and not how it is. */
function namedBefore(turn: Turn): readonly string[] {
  const { library, state } = turn;
  const [, thing = ""] = BEFORE.exec(turn.message) ?? [];
  const said = wordsOf(thing);
  const isKnown = library.families.some(({ kinds }) =>
    kinds.some(({ id, members }) => id !== "noun" && members[state.language].includes(plain(thing))),
  );
  if (thing === "" || isKnown || mayWeigh({ ...turn, words: said })) return [];
  return [`${ARTICLE[state.language](thing)} ${thing.toLowerCase()}`];
}
const BEFORE = /(?:^|\s)the\s+(\p{L}{3,})\s+(?:story|tale)(?!\p{L})/iu;

/** "Unicorn!!", "de un perro", while the worlds are offered: of whom the story is to be; null where it is no such word. */
export function heroNamed(turn: Turn): string | null {
  const { library, message, state } = turn;
  const [, article = "", name = ""] = NAMED.exec(message.trim()) ?? [];
  const isWord = name !== "" && (article !== "" || isForm(library, state.language, plain(name)));
  if (!isWord || mayWeigh(turn)) return null;
  const known = accented(library, state.language, name.toLowerCase());
  return article === "" ? `${ARTICLE[state.language](known)} ${known}` : `${article.toLowerCase()} ${known}`;
}
/** One thing, with or without its article. */
const NAMED =
  /^(?:(?:about|of|with|de|con|sobre)\s+)?(?:(an?|the|my|un|una|el|la|los|las|mi)\s+)?(\p{L}{3,})[!.\s]*$/iu;

/** "Un pajarito no!! un tiburón", "no bird! i want a shark": the hero that is wished for instead. */
export function heroInstead(turn: Turn): string | null {
  const [, first, second] = INSTEAD.exec(turn.message.trim()) ?? [];
  const said = first ?? second;
  return said === undefined ? null : heroNamed({ ...turn, message: said, words: wordsOf(said) });
}
const INSTEAD =
  /^(?:(?:an?|the|un|una|el|la)\s+)?\p{L}+\s+no[,.!\s]+(?:quiero\s+)?((?:un|una|el|la)\s+\p{L}+)[!.\s]*$|^(?:no|not)\s+(?:an?\s+|the\s+)?\p{L}+[,.!\s]+(?:i want\s+|i wanted\s+)?((?:an?|the)\s+\p{L}+)[!.\s]*$/iu;
