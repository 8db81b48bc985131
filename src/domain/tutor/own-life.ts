import { stemIn } from "../language/stems.ts";
import type { BilingualList, Language } from "../locale/language.ts";
import { once } from "../resilience/once.ts";
import { questionsIn } from "./asking.ts";
import { indexOf } from "./knowledge/index.ts";
import type { TutorLibrary } from "./library.ts";
import { commands, mentions, type Turn } from "./turn.ts";
import { firstSaid, wordsOf } from "./words.ts";

/** What is told may be told of one's own life, and what may be grave in it the child need not name. */

/** "It lies on me": nothing made up does. */
const NEAR = /\b(?:on|with|to|at|in|inside|under) me\b|\b(?:encima|conmigo)\b/;

/** Somebody, the body, a feeling or a worry: no play goes on with it. */
export function mayWeigh(turn: Turn): boolean {
  const { alone, bodyAndFeelings, persons, worries } = turn.library;
  const isNamed = [persons, bodyAndFeelings, worries, alone].some((list) => mentions(turn, list));
  return isNamed || NEAR.test(turn.words.join(" "));
}

/** A hurt, a cry, a fright by its name. */
export const isGrave = (turn: Turn): boolean => exactly(turn, turn.library.grave);

/** "¿Cuántos le tocan a cada uno?": a sum asks how many come to each, and its word for that is the only grave one. */
export function sharesOut({ library: { grave, sharing }, words }: Turn): boolean {
  const said = words.filter((word) => grave.en.includes(word) || grave.es.includes(word));
  return said.length === 1 && (firstSaid(words, sharing.en) ?? firstSaid(words, sharing.es)) !== undefined;
}

/** What stands beside such a word is taken neither as play nor as a sum, and no advice is given on it. */
export const isGuarded = ({ library: { guarded }, words }: Turn): boolean =>
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
export const isLonely = (turn: Turn): boolean => isGrave(turn) || exactly(turn, turn.library.alone);

/** "My mom hides too": told of oneself and somebody near. */
export const isOfOnesOwn = (turn: Turn): boolean =>
  isLonely(turn) || (commands(turn, "oneself") && mentions(turn, turn.library.persons));

/** As it is written: "cold" is not "colt". */
const exactly = ({ words }: Turn, { en, es }: BilingualList): boolean =>
  words.some((word) => en.includes(word) || es.includes(word));

/** "Él" and "he", somebody who is known and not named: "otra vez vino él", which is not the article. */
const HIM = /(?<!\p{L})(?:él|he|him)(?!\p{L})|(?<!\p{L})el[\s.!]*$/iu;
export const namesHim = ({ message }: Pick<Turn, "message">): boolean => HIM.test(message);

/** "I play guitar and my teacher asked why strings sound": a question of the world that somebody set, however it is told. */
export const isPassedOn = (turn: Turn): boolean =>
  commands(turn, "passed_on") &&
  !isGrave(turn) &&
  questionsIn(turn.message).some((asked) => !commands({ ...turn, words: wordsOf(asked) }, "oneself"));
