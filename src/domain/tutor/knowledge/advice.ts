import { stemIn } from "../../language/stems.ts";
import { LANGUAGES, type Language } from "../../locale/language.ts";
import { isGentle } from "../state.ts";
import { isHarmless, namesHim } from "../talk/own-life.ts";
import { type Answer, commands, type Turn } from "../turn.ts";
import { alike, says, wordsOf } from "../words.ts";
import type { Entry } from "./entry.ts";
import { indexOf } from "./index.ts";
import { asksWhy } from "./knowledge.ts";
import { passageOf, tellPart } from "./passage.ts";

/** In words: longer messages tell more than they ask. */
const LONGEST = 26;

/**
 * "How do I stop being afraid of the ball", "¿y si se me olvida lo que iba a decir?": a way to do it, where the matter is named and
 * somebody asks how, whether or what if, or is frightened by it.
 */
export function advised(turn: Turn): Answer | null {
  // "I lost a tooth, why do they fall out" asks for no advice.
  if (turn.isDelicate || asksWhy(turn) || turn.words.length > LONGEST || !commands(turn, "advice"))
    return null;
  const { language } = turn.state;
  const cards = indexOf(turn.library.knowledge, language).advice;
  const [found] = [language, ...LANGUAGES.filter((each) => each !== language)]
    .map((each) => bestOf(turn, cards, each))
    .filter((entry) => entry !== null);
  const passage = found === undefined ? null : passageOf(turn, found.id);
  const isSafe = found?.isDanger || (found !== undefined && !mayHurt(turn, found));
  return !isSafe || passage === null ? null : tellPart(turn, passage, 0);
}

/** Fear of this is what the advice is for; whoever fears the night may fear somebody in it. */
const FEAR =
  /^(?:scared|afraid|scary|miedo|susto|asusta|no|not|never|cant|wont|dont|didnt|doesnt|isnt|wasnt|help|ayuda|wish|wrong|quisiera|lost|feel|feeling|siento)$/;
const OF_NIGHT = "advice_sleep";
/** In words: so much may be said that neither the card nor an ordinary day explains. */
const UNEXPLAINED = 3;

/** Whether the message tells of somebody or of a worry that the card's own words do not name, or of too much besides. */
export function mayHurt(turn: Turn, { asks, id }: Entry): boolean {
  const { library, words } = turn;
  const { bodyAndFeelings, grave, guarded, kin, persons, worries } = library;
  const own = new Set(LANGUAGES.flatMap((language) => asks[language].flatMap(wordsOf)));
  // "For my grandma": of whom nothing else is told.
  const told = wordsOf(words.join(" ").replace(/\b(?:for my|para mi) \w+$/, ""));
  const others = told.filter((word) => !own.has(word) && (id === OF_NIGHT || !FEAR.test(word)));
  const lists = [bodyAndFeelings, grave, guarded, kin, persons, worries];
  const isHeavy = lists.some((list) =>
    LANGUAGES.some((language) =>
      list[language].some((entry) =>
        entry.includes(" ")
          ? says(words, entry)
          : others.includes(entry) && !library.everyday[language].includes(entry),
      ),
    ),
  );
  const isHim = namesHim(turn) && !["he", "him", "el"].some((word) => own.has(word) && words.includes(word));
  const strange = others.filter((word) => !isHarmless(turn, [word]));
  return isHeavy || isHim || isGentle(turn.state) || strange.length > (id === OF_NIGHT ? 0 : UNEXPLAINED);
}

/** The card of which most words of a key are said, best as they stand in it. */
function bestOf(turn: Turn, cards: readonly Entry[], language: Language): Entry | null {
  const { isListed } = indexOf(turn.library.knowledge, language);
  const stemOf = (word: string) => stemIn(language, word);
  const stems = new Set(turn.words.map(stemOf));
  // What is written rightly is no misspelling of something else.
  const odd = turn.words.filter((word) => !isListed(word));
  const isSaid = (wanted: string) => stems.has(stemOf(wanted)) || odd.some((word) => alike(word, wanted));
  const size = (key: string) => {
    const wanted = wordsOf(key);
    return wanted.every(isSaid) ? wanted.length + Number(says(turn.words, wanted.join(" "))) : 0;
  };
  const sized = cards.map((entry) => ({ entry, most: Math.max(...entry.asks[language].map(size)) }));
  const most = Math.max(...sized.map((each) => each.most));
  return most === 0 ? null : (sized.find((each) => each.most === most)?.entry ?? null);
}
