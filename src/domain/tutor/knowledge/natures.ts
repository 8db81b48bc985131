import { stemIn } from "../../language/stems.ts";
import type { Nature } from "../library.ts";
import { type Bid, SCORES } from "../scores.ts";
import { feels } from "../talk/small-talk.ts";
import { answer, commands, inLanguage, say, type Turn } from "../turn.ts";
import { isAsking, isInterrogative } from "../understanding/asking.ts";
import { firstSaid, wordsOf } from "../words.ts";
import { subjectsIn } from "./about.ts";
import { indexOf } from "./index.ts";
import { lastOf } from "./passage.ts";

/** In words: longer questions ask for more than whether it is so. */
const LONGEST = 8;
/** So short a message asks without a question's word: "tiene patas". */
const SHORT = 5;

/**
 * "Does the Moon have legs", "do trees sleep", and of what was told last "can it see": what is so of every thing of its kind.
 * Only whether it is so is answered, and nothing that asks why, where or how.
 */
export function ofItsKind(turn: Turn): Bid | null {
  const { library, state, words } = turn;
  const { language } = state;
  const { kinds, traits } = library.natures;
  if (turn.isDelicate || feels(turn) || words.length > LONGEST) return null;
  if (!isAsking(turn) && (words.length > SHORT || !isGeneral(turn) || commands(turn, "oneself"))) return null;
  const trait = Object.keys(traits).find((each) => firstSaid(words, traits[each]?.[language] ?? []));
  if (trait === undefined || words.some(isInterrogative)) return null;
  const stems = new Set(words.map((word) => stemIn(language, word)));
  const named = Object.values(kinds).find(({ names }) =>
    names[language].some((name) => stems.has(stemIn(language, name))),
  );
  const kind =
    named ??
    (isAnimal(turn) ? kinds.animal : undefined) ??
    (pointsBack(turn, trait) ? kindOfLast(turn) : undefined);
  const said = kind?.says[trait];
  const { stop } = indexOf(library.knowledge, language);
  const own = [...(traits[trait]?.[language] ?? []), ...(kind?.names[language] ?? [])];
  const subjects = subjectsIn(indexOf(library.knowledge, language), words).map(({ stem }) => stem);
  const ownStems = new Set(own.map((each) => stemIn(language, each)));
  const isOwn = (stem: string) => ownStems.has(stem);
  const isAll = words.every(
    (word) =>
      own.includes(word) ||
      isOwn(stemIn(language, word)) ||
      stop.has(word) ||
      word.length < 3 ||
      subjects.includes(stemIn(language, word)),
  );
  // What one animal eats, sees or knows of another thing is not said of all animals: "can snails eat cookies".
  const isOfTwo = kind === kinds.animal && subjects.filter((stem) => !isOwn(stem)).length > 1;
  if (said === undefined || !isAll || isOfTwo) return null;
  return {
    score: named === undefined ? SCORES.nature : SCORES.topicAsked,
    answer: answer(turn, [inLanguage(turn, said), say(turn, "topic_next")], null, {
      ...{ nature: "open", act: "told" },
      ...(state.last === undefined ? {} : { last: state.last }),
    }),
  };
}

/** "Las piedras sienten", "tiene ojos": said of all of them, or of what was told last. */
const isGeneral = ({ library, state, words }: Turn): boolean =>
  state.last !== undefined || library.knowledge.questions[state.language].articles.includes(words[0] ?? "");

/** An animal of the table is named. */
const isAnimal = ({ library, state, words }: Turn): boolean =>
  subjectsIn(indexOf(library.knowledge, state.language), words).some(({ entries }) =>
    entries.some(({ id }) => id.startsWith(ANIMALS)),
  );
const ANIMALS = "animals/";

/** Nothing but the trait is named. */
function pointsBack({ library, state, words }: Turn, trait: string): boolean {
  const { stop } = indexOf(library.knowledge, state.language);
  const own = library.natures.traits[trait]?.[state.language] ?? [];
  return state.last !== undefined && words.every((word) => stop.has(word) || own.includes(word));
}

/** The kind that most words of what was told last are of. */
function kindOfLast(turn: Turn): Nature | undefined {
  if (turn.state.last?.id.startsWith(ANIMALS)) return turn.library.natures.kinds.animal;
  const said = (lastOf(turn)?.names ?? []).flatMap(wordsOf);
  const often = ({ names }: Nature) =>
    said.filter((word) => names[turn.state.language].includes(word)).length;
  const [most] = Object.values(turn.library.natures.kinds).toSorted(
    (one, other) => often(other) - often(one),
  );
  return most !== undefined && often(most) > 0 ? most : undefined;
}
