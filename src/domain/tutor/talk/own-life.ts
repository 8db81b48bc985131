import { stemIn } from "../../language/stems.ts";
import { type BilingualList, LANGUAGES, type Language } from "../../locale/language.ts";
import { once } from "../../resilience/once.ts";
import { indexOf } from "../knowledge/index.ts";
import type { TutorLibrary } from "../library.ts";
import { commands, mentions, type Turn } from "../turn.ts";
import { isAsking, questionsIn } from "../understanding/asking.ts";
import { alike, firstSaid, holdsAll, says, wordsOf } from "../words.ts";

/** What is told may be told of one's own life, and what may be grave in it the child need not name. */

type Said = Pick<Turn, "library" | "words">;

/** "It lies on me": nothing made up does. */
const NEAR = /\b(?:on|with|to|at|in|inside|under) me\b|\b(?:encima|conmigo)\b/;

/**
 * Whether what is told is all but certainly ordinary: the screen has learned so (safety/classifier), or the child says that
 * nothing weighs; and no word is grave, of the night or of whom nobody looks after, and nobody comes in who was not named.
 */
export const isAtPeace = (turn: Turn): boolean =>
  (turn.isCalm || deniesWorry(turn)) &&
  !isLonely(turn) &&
  !isGuarded(turn) &&
  !turn.words.some((word) => OF_WEIGHT.test(word)) &&
  !ME_TOO.test(turn.words.join(" ")) &&
  (!namesHim(turn) || isOfPet(turn) || mentions(turn, turn.library.kin));

/** What one weighs is told with pride by some who starve. */
const OF_WEIGHT = /^(?:weigh|weighed|weight|kilos?|kg|pounds|lbs?|peso|pesaba|libras)$/;

/** "Y yo también", of what was told before it. */
const ME_TOO = /^(?:y |and )?(?:yo|a mi|me|i|i do)(?: too| tambien| igual)$/;

/** "He licks my face": told of the animal that was spoken of, and of nobody else. */
function isOfPet({ library: { persons, pets }, state: { about = "" }, words }: Turn): boolean {
  const others = words.filter((word) => !/^(?:s?he|they)$/.test(word));
  return mentions({ words: [...words, about] }, pets) && !mentions({ words: others }, persons);
}

/** "No me pesa, estuvo padre": the child's own word on what it told. Of what may be harm, and of somebody, it ends no worry. */
export function deniesWorry({ isDelicate, library, words }: Omit<Turn, "state">): boolean {
  const denials = LANGUAGES.flatMap((language) => library.commands.unworried[language]);
  const said = denials.filter((denial) => says(words, denial));
  if (isDelicate || said.length === 0) return false;
  // "Estuvo padre" was great, and names no father.
  const rest = said.reduce((text, denial) => text.replace(denial, " "), words.join(" "));
  return !mentions({ words: wordsOf(rest) }, library.persons);
}

/** The same with no word that may make the opposite of what sounds glad: "I did it, without eating". */
export const isUndimmed = (turn: Turn): boolean =>
  isAtPeace(turn) && !turn.words.some((word) => DIMS.test(word));

/** And nobody near. */
export const isPlainlyTold = (turn: Turn): boolean =>
  isUndimmed(turn) && (isOfPet(turn) || !mentions(turn, turn.library.persons));

/** Somebody, the body, a feeling or a worry: no play goes on with it. */
export function mayWeigh(turn: Turn): boolean {
  if (isPlainlyTold(turn)) return false;
  const { alone, persons, worries } = turn.library;
  const isNamed = namesBody(turn) || [persons, worries, alone].some((list) => mentions(turn, list));
  return isNamed || NEAR.test(turn.words.join(" "));
}

/**
 * The body or a feeling, misspelt as well. An ordinary word is no misspelling of one: "playa" is the beach, and no
 * "playera", which one wears.
 */
export function namesBody({ library: { bodyAndFeelings, everyday }, words }: Said): boolean {
  const isSame = (said: string, meant: string) =>
    said === meant ||
    (!LANGUAGES.some((language) => everyday[language].includes(said)) && alike(said, meant));
  return LANGUAGES.some((language) =>
    bodyAndFeelings[language].some((each) => holdsAll(words, each, isSame)),
  );
}

/** A hurt, a cry, a fright by its name. */
export const isGrave = (turn: Said): boolean => exactly(turn, turn.library.grave);

/** "¿Cuántos le tocan a cada uno?": a sum asks how many come to each, and its word for that is the only grave one. */
export function sharesOut({ library: { grave, sharing }, words }: Turn): boolean {
  const said = words.filter((word) => grave.en.includes(word) || grave.es.includes(word));
  return said.length === 1 && (firstSaid(words, sharing.en) ?? firstSaid(words, sharing.es)) !== undefined;
}

/** What stands beside such a word is taken neither as play nor as a sum, and no advice is given on it. */
export const isGuarded = ({ library: { guarded }, words }: Said): boolean =>
  firstSaid(words, guarded.en) !== undefined || firstSaid(words, guarded.es) !== undefined;

/** "Not", "only", "nobody", "until it stops": with it what sounds glad may be the opposite. */
const DIMS =
  /^(?:no|not|never|none|nobody|nothing|only|just|without|but|until|because|over|stops?|ends|must|hardly|\w+nt|ni|nunca|nadie|nada|sin|solo|sola|solito|solita|nomas|pero|menos|casi|hasta|porque|acaba|acabo|termina)$/;
/** Said of whom and when, and of nothing that happened. */
const PLAIN =
  /^(?:\d.*|her|hers|she|shes|its|our|ours|theirs|one|two|three|four|five|with|into|out|up|down|over|after|before|then|now|yesterday|morning|both|together|nuestr[oa]s?|dos|tres|cuatro|cinco|conmigo|contigo|ayer|ahora|despues|luego|juntos|juntas)$/;

/** The stems of the words that only an ordinary day, play, food, animals and toys are told with. */
const harmlessIn = once((library: TutorLibrary, language: Language): ReadonlySet<string> => {
  const { everyday, families, grave, guarded, kin, pets, tellings, toys } = library;
  const food = tellings.find(({ id }) => id === "food")?.cues[language] ?? [];
  const members = families.flatMap(({ kinds }) => kinds.flatMap(({ members: each }) => each[language]));
  const not = new Set([...grave[language], ...guarded[language]]);
  const words = [...[everyday, pets, toys, kin].flatMap((list) => list[language]), ...members, ...food]
    .flatMap(wordsOf)
    .filter((word) => !not.has(word))
    .map((word) => stemIn(language, word));
  return new Set(words);
});

/** Whether every word is known to be of an ordinary day: none that dims it, none that is grave, none that is not known. */
export function isHarmless({ library, state: { language } }: Turn, words: readonly string[]): boolean {
  const { grave, guarded, knowledge } = library;
  const { stop } = indexOf(knowledge, language);
  const known = harmlessIn(library, language);
  return words.every(
    (word) =>
      !DIMS.test(word) &&
      !grave[language].includes(word) &&
      !guarded[language].includes(word) &&
      (stop.has(word) || PLAIN.test(word) || known.has(stemIn(language, word))),
  );
}

/** Grave by itself, or told of home and of whom nobody looks after. */
export const isLonely = (turn: Said): boolean => isGrave(turn) || exactly(turn, turn.library.alone);

/** "My mom hides too": told of oneself and somebody near. */
export const isOfOnesOwn = (turn: Turn): boolean =>
  isLonely(turn) || (commands(turn, "oneself") && mentions(turn, turn.library.persons));

/** Whether it asks of the world: neither the child, nor anybody, nor the body is in the question, and nothing grave. */
export const asksOfTheWorld = (said: Pick<Turn, "library" | "message" | "words">): boolean =>
  isAsking(said) &&
  !isLonely(said) &&
  !isGuarded(said) &&
  !commands(said, "oneself") &&
  !mentions(said, said.library.persons) &&
  !namesBody(said) &&
  !namesHim(said);

/** As it is written: "cold" is not "colt". */
const exactly = ({ words }: Said, { en, es }: BilingualList): boolean =>
  words.some((word) => en.includes(word) || es.includes(word));

/** "Él" and "he", somebody who is known and not named: "otra vez vino él", which is not the article. */
const HIM = /(?<!\p{L})(?:él|he|him)(?!\p{L})|(?<!\p{L})el[\s.!]*$/iu;
export const namesHim = ({ message }: Pick<Turn, "message">): boolean => HIM.test(message);

/** "I play guitar and my teacher asked why strings sound": a question of the world that somebody set, however it is told. */
export const isPassedOn = (turn: Turn): boolean =>
  commands(turn, "passed_on") &&
  !isGrave(turn) &&
  questionsIn(turn.message).some((asked) => !commands({ ...turn, words: wordsOf(asked) }, "oneself"));
