import type { Language } from "../../locale/language.ts";
import type { Turn } from "../turn.ts";
import { writtenAs } from "../words/dictionary.ts";
import { formsOf } from "../words/word-list.ts";

/** Words that never stand together so, and the one or ones that they are about. */
type Disagreement = { readonly pair: string; readonly subject: string };

/** A verb's form that does not go with its subject: "it burn", "octopuses is", "los perros ladra"; null where none is seen. */
export function disagreeing(turn: Turn, said: string): Disagreement | null {
  const { language } = turn.state;
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const pair = SEVERAL_WITH_ONE[language](turn, words) ?? DISAGREE[language].exec(said)?.[0];
  return pair === undefined ? null : { pair, subject: pair.split(/\s/).slice(0, -1).join(" ") };
}

/** What may stand before makes it right. */
const DISAGREE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\b(?:does|did|will|would|can|could|may|might|must|should|to|let|lets|make|makes|made|see|saw|hear|heard|help|helped|watch|watched|that|if)\s)\b(?:(?:he|she|it)\s(?:go|have|do|run|eat|see|come|take|give|make|say|write|swim|fly|fall|burn|sing|sleep|think|know|get|tell|find|draw|begin|drink|grow|like|want|need|play|jump|walk|look|live|love|work|try|cry|stop|start|turn|move|open|call|ask|feel|keep|hold|bring|buy|build|break|are|were|dont)|the\s(?!people|children|men|women|fish|sheep|mice|police|geese)\p{L}{2,20}(?<!s)\s(?:go|eat|come|run|swim|fly|sleep|grow|live|make|take|give|say|see|have|do)|i\s(?:is|has|does|goes|are)|and\s(?:me|i|you|he|she)\s(?:goes|has|is|was|does|likes|wants|plays)|(?:we|they|you)\s(?:is|was|has|does|goes))\b/iu,
  es: /\b(?:yo\s(?:es|tiene|va|hace|come|juega|quiere|puede|esta|está|fuimos)|(?:nosotros|nosotras)\s(?:es|tiene|va|hace|tengo|voy|fue)|(?:ellos|ellas)\s(?:es|tiene|va|hace|fue|come|juega|quiere)|(?:los|las)\s\p{L}{3,20}s\s(?:es|tiene|va|hace|fue|come|juega|corre|salta|vive|duerme|canta|llega|quiere))(?!\p{L})/iu,
};

/** A subject of several with a verb's form for one. */
const SEVERAL_WITH_ONE: Readonly<
  Record<Language, (turn: Turn, words: readonly string[]) => string | undefined>
> = {
  en({ library }, words) {
    const at = words.findIndex(
      (word, place) =>
        ONLY_ONE.has(word) &&
        isPlural(words[place - 1] ?? "", (one) => formsOf(library, "en", one).length > 0) &&
        !words.slice(Math.max(0, place - 4), place).includes("of"),
    );
    return at < 0 ? undefined : words.slice(at - 1, at + 1).join(" ");
  },
  /** Its form for several, with an n, is another known word. */
  es({ library }, words) {
    const at = words.findIndex((word, place) => {
      const [noun = "", verb = ""] = words.slice(place + 1, place + 3);
      return (
        ARTICLES.has(word) &&
        noun.endsWith("s") &&
        /[ae]$/.test(verb) &&
        writtenAs(library, "es", `${verb}n`) === `${verb}n`
      );
    });
    return at < 0 ? undefined : words.slice(at, at + 3).join(" ");
  },
};
const ARTICLES = new Set(["los", "las"]);
const ONLY_ONE = new Set(["is", "was", "has", "does"]);

/** "Octopuses", and not "bus". */
function isPlural(word: string, isWord: (one: string) => boolean): boolean {
  const ones = [word.slice(0, -1), ...(word.endsWith("es") ? [word.slice(0, -2)] : [])];
  return /[^s]s$/.test(word) && ones.some((one) => one.length > 2 && isWord(one));
}
