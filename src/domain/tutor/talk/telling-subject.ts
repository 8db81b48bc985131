import { once } from "../../resilience/once.ts";
import { indexOf } from "../knowledge/index.ts";
import type { Telling, Who } from "../library.ts";
import type { Turn } from "../turn.ts";
import { isForm, writtenAs } from "../words/dictionary.ts";
import { formsOf } from "../words/word-list.ts";
import { firstSaid, plain } from "../words.ts";

/** Of whom or what is told; `thing` is its name as the tutor says it: "your teddy" */
export type Subject = { readonly who: Who; readonly thing?: string };
/** A thing that is named: "your red bike", with the word that it is known by; `isAny` where it is no certain one. */
type Name = {
  readonly text: string;
  readonly head: string;
  readonly isOwn: boolean;
  readonly isAny: boolean;
};

/** In words. */
const LONGEST_NAME = 3;
const SHORT = 3;

const BEFORE_NAME = {
  en: new Set("my our a an the his her their its some your".split(" ")),
  es: new Set("mi mis nuestro nuestra un una unos unas el la los las al del su sus".split(" ")),
} as const;
/** How a language says of whom it tells: "ladra mucho", "lancha roja". */
const SHAPES = {
  en: { isSubjectOftenUnsaid: false, isNounFirst: false },
  es: { isSubjectOftenUnsaid: true, isNounFirst: true },
} as const;
const ANY = new Set("a an un una unos".split(" "));
const OWN = new Set("my our mi mis nuestro nuestra".split(" "));
/** Said by the child and by the tutor. */
const TURNED: Readonly<Record<string, string>> = {
  ...{ my: "your", our: "your" },
  ...{ mi: "tu", mis: "tus", nuestro: "su", nuestra: "su", al: "el", del: "el" },
};
/** What stands between "my" and the name. */
const ADDED = new Set(
  "new old big little small best favorite first older younger baby pet toy stuffed red blue green yellow black white nuevo nueva mejor primer gran buen".split(
    " ",
  ),
);
/** "A yellow one". */
const ENDS = new Set(["one", "ones"]);
/** Ends a name. */
const VERB =
  /^(?:.{3,}(?:ed|ing)|came|went|fell|ran|got|ate|bit|said|made|gave|took|told|saw|broke|lost|won|hit|sat|hid|flew|swam|grew|today|yesterday|tomorrow|hoy|ayer|mañana|ahora|tambien|out|up|down|everyone|everybody|someone|somebody|something|todos|nadie|alguien)$/;
export const PRONOUN = /^(?:he|she|they|his|her|hers|him|them|hes|shes|theyre|ell[oa]s?)$/;
/** Points at an animal or a thing that was told of. */
const POINTS = /^(?:it|its|one)$/;
const FIRST =
  /^(?:i|im|ive|we|were|my|our|yo|nosotros|nosotras|mi|mis|me|nos|fui|voy|vi|tengo|soy|estoy|hice|\w+(?:amos|emos|imos))$/;

/** The cue of an event that the message says. */
export const cueOf = ({ words }: Pick<Turn, "words">, { cues }: Telling) =>
  firstSaid(words, cues.en) ?? firstSaid(words, cues.es);

/** Of whom is told: of a person, if one is named; else of the animal or the toy, also of the one told of before; else of oneself. */
export const subjectOf = once((turn: Turn): Subject => {
  const { kin, persons, pets, toys } = turn.library;
  const { language, waiting } = turn.state;
  const { words } = turn;
  const before = waiting?.kind === "talk" && waiting.of === "telling" ? waiting : undefined;
  const names = namesIn(turn);
  const isIn = (list: readonly string[]) => (name: Name) => list.includes(name.head);
  const relative = names.find(isIn(kin[language]));
  if (relative !== undefined) return { who: "kin", ...(relative.isOwn ? { thing: relative.text } : {}) };
  const somebody = words.find((word) => persons[language].includes(word) && !PRONOUN.test(word));
  if (somebody !== undefined) return { who: kin[language].includes(somebody) ? "kin" : "person" };
  const animal = names.find(isIn(pets[language]));
  if (animal !== undefined) return { who: "pet", thing: animal.text };
  const toy = names.find((name) => name.isOwn && isIn(toys[language])(name));
  if (toy !== undefined) return { who: "toy", thing: toy.text };
  const points = words.some((word) => PRONOUN.test(word));
  const isOfBefore =
    points ||
    words.some((word) => POINTS.test(word)) ||
    (SHAPES[language].isSubjectOftenUnsaid && !words.some((word) => FIRST.test(word)));
  if (before?.thing !== undefined && isOfBefore) return { who: before.who, thing: before.thing };
  return { who: points ? "person" : "self" };
});

/** The animal that is told of and no other: "my dog", "the cat", whoever else is named or called; not "a dog". */
export function animalAtHand(turn: Turn): Subject | undefined {
  const { library, state } = turn;
  const animal = namesIn(turn).find(
    ({ head, isAny }) => !isAny && library.pets[state.language].includes(head),
  );
  if (animal !== undefined) return { who: "pet", thing: animal.text };
  const subject = subjectOf(turn);
  const { waiting } = state;
  const isOn = waiting?.kind === "talk" && waiting.of === "telling" && waiting.who === "pet";
  return isOn && subject.who === "pet" && subject.thing === waiting.thing ? subject : undefined;
}

/** The things that a message names, in order: "my red bike" as "your red bike". */
function namesIn(turn: Turn): readonly Name[] {
  const { library, message, state } = turn;
  const { language } = state;
  const { stop } = indexOf(library.knowledge, language);
  const raw = rawWords(message);
  const words = raw.map(plain);
  const known = [...library.kin[language], ...library.pets[language], ...library.toys[language]];
  const found: Name[] = [];
  for (const [at, first] of words.entries()) {
    if (!BEFORE_NAME[language].has(first)) continue;
    const own = words.slice(at + 1, at + 1 + LONGEST_NAME);
    const pair = own.slice(0, 2).join(" ");
    let count = known.includes(pair) ? 2 : 0;
    while (count === 0 || (count < own.length && ADDED.has(own[count - 1] ?? ""))) {
      const next = own[count] ?? "";
      if (next === "" || (stop.has(next) && !ENDS.has(next)) || BEFORE_NAME[language].has(next)) break;
      count += 1;
    }
    const isListed = known.includes(own[count - 1] ?? "");
    // "A yellow boat" and "una lancha roja", where the message or the thought ends with it.
    const after = own[count];
    const isLast = at + count + 2 === words.length || stop.has(own[count + 1] ?? "");
    const agrees =
      !SHAPES[language].isNounFirst ||
      /([oa]s?)$/.exec(after ?? "")?.[1] === /([oa]s?)$/.exec(own[count - 1] ?? "")?.[1];
    if (
      count > 0 &&
      !isListed &&
      after !== undefined &&
      isLast &&
      agrees &&
      !stop.has(after) &&
      !VERB.test(after)
    )
      count += 1;
    const name = raw.slice(at + 1, at + 1 + count);
    if (count === 0 || !name.every((word) => maySay(turn, word))) continue;
    const begins = TURNED[first] ?? raw[at]?.toLowerCase() ?? "";
    const text = [begins, ...name.map((word) => shown(turn, word))].join(" ");
    const head = known.includes(pair) ? pair : (own[SHAPES[language].isNounFirst ? 0 : count - 1] ?? "");
    found.push({ text, head, isOwn: OWN.has(first), isAny: ANY.has(first) });
  }
  return found;
}

/** What is named besides: what was done with, what the answer is. */
export function wordIn(
  turn: Turn,
  event: Telling | undefined,
  { thing }: Partial<Subject> = {},
): string | undefined {
  const { message, state } = turn;
  const { stop } = indexOf(turn.library.knowledge, state.language);
  const raw = rawWords(message);
  const words = raw.map(plain);
  const cue = event === undefined ? undefined : cueOf(turn, event);
  const cueWords = cue?.replace(/[\^$]/g, "").split(" ") ?? [];
  const last = cueWords.at(-1) ?? "";
  // A cue that is no verb, such as "tacos", is the word itself; what follows one without an article is its object.
  const at = cue === undefined ? -1 : words.indexOf(last);
  // Of a longer message the person in it is not what it is about.
  const isKin = (head: string) =>
    words.length > LONGEST_NAME && turn.library.kin[state.language].includes(head);
  const names = namesIn(turn).filter(({ head, text }) => text !== thing && !isKin(head));
  const named = names.at(-1)?.text;
  if (named !== undefined) return named;
  const from = cue === undefined ? 0 : at + 1;
  const rest = raw.slice(from);
  const end = rest.findIndex(
    (word) => stop.has(plain(word)) || FIRST.test(plain(word)) || VERB.test(plain(word)),
  );
  const object = cue === undefined && rest.length > SHORT ? [] : end < 0 ? rest : rest.slice(0, end);
  const isWhole = object.length > 0 && object.length <= SHORT && object.every((word) => maySay(turn, word));
  return isWhole ? object.map((word) => shown(turn, word)).join(" ") : undefined;
}

const rawWords = (message: string): readonly string[] =>
  message
    .normalize("NFC")
    .replace(/['’]/g, "")
    .match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];

/** Only what the school's words know is said again: no slip, no name, nothing rude. */
function maySay({ library, state }: Turn, word: string): boolean {
  const { language } = state;
  const bare = plain(word);
  if (library.unsaid[language].includes(bare)) return false;
  const listed = [library.kin, library.pets, library.toys].some((list) => list[language].includes(bare));
  return (
    /^\d/.test(bare) ||
    listed ||
    formsOf(library, language, bare).length > 0 ||
    isForm(library, language, bare)
  );
}

function shown({ library, state }: Turn, word: string): string {
  const written = writtenAs(library, state.language, word);
  const bare = plain(word);
  // "Mi papa" is no potato.
  if (written === null && library.kin[state.language].includes(bare))
    return formsOf(library, state.language, bare).find((form) => form !== bare) ?? bare;
  return written !== null && plain(written) === bare ? written : word.toLowerCase();
}
