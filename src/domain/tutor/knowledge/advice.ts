import { stemIn } from "../../language/stems.ts";
import { LANGUAGES, type Language } from "../../locale/language.ts";
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
  const cards = turn.library.knowledge.entries.filter(({ answers }) => answers === "advice");
  const { language } = turn.state;
  const [found] = [language, ...LANGUAGES.filter((each) => each !== language)]
    .map((each) => bestOf(turn, cards, each))
    .filter((entry) => entry !== null);
  const passage = found === undefined ? null : passageOf(turn, found.id);
  return passage === null ? null : tellPart(turn, passage, 0);
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
