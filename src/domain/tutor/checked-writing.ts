import type { Language } from "../locale/language.ts";
import { writtenAs } from "./dictionary.ts";
import { mistakeIn } from "./grammar/forms.ts";
import type { LookAlikes } from "./library.ts";
import { placesOf, tokensOf } from "./look-alikes/look-alike-words.ts";
import { gapAt } from "./spelling/gaps.ts";
import { findNear, misspelled } from "./spelling/listed-words.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";
import { formsOf } from "./word-list.ts";
import { plain, wordsOf } from "./words.ts";

const SHORTEST = 3;
/** What the child wrote, in quotation marks or after a colon; null where it shows nothing. */
function shownIn(message: string): string | null {
  const word = WROTE.exec(message)?.[1];
  if (word !== undefined) return word;
  const [, quoted = ""] = message.split(/["“”«»]/u);
  const said = quoted === "" ? message.split(":").slice(1).join(":") : quoted;
  return said.trim().length < SHORTEST ? null : said.trim();
}

/** "I wrote lemonade, is that right": one word of it. */
const WROTE =
  /(?:^|\s)(?:i (?:wrote|spelled|put|write)|escrib[ií]|puse|yo puse)\s+["“'«]?(\p{L}{3,})["”'»]?,?\s+(?:is|did|was|est[aá]|es|lo)\s/iu;

/** Begins the id of the group of words that were pointed out in it. */
const POINTED = "checked/";
const MOST_PRAISED = 3;
const SHORTEST_PRAISED = 4;
/** In words. */
const LONGEST_TRY = 8;

/**
 * "Is this right: …": what is written well already, and then one thing to look at. A word that is surely misspelled has a gap
 * where it goes another way; of words that sound alike it is told what each one means, for only the child knows what it meant.
 */
export function checkedWriting(turn: Turn): Answer | null {
  const said = shownIn(turn.message);
  if (said === null || /\d\s?[-+×*÷/=]/.test(said)) return triedInIt(turn);
  const around = { ...turn, words: wordsOf(turn.message.replace(said, " ")) };
  // "Está bien: ya voy" agrees, and shows nothing.
  const isShown =
    /["“«]/.test(turn.message) || around.words.length >= SHORTEST || wordsOf(said).length > SHORTEST;
  if (turn.isDelicate || !(commands(around, "look_over") || commands(around, "check"))) return null;
  const tokens = tokensOf(said).filter((token) => /\p{L}/u.test(token));
  const wrong = tokens
    .map((word) => ({ word, right: misspelled(turn, word) }))
    .find(({ right }) => right !== null);
  const group = alikeIn(turn, tokens);
  const pair = wrong === undefined ? disagreeing(turn, said) : null;
  if (!isShown && wrong === undefined && pair === null) return null;
  const praised = tokens.filter((word) => isWell(turn, word, group)).slice(0, MOST_PRAISED);
  const well =
    praised.length === 0 ? "" : say(turn, "checked_well", { words: [...new Set(praised)].join(", ") });
  const mistake = tokens.map((word) => ({ word, found: mistakeIn(turn, word) })).find(({ found }) => found);
  if (mistake?.found) {
    const [one = ""] = mistake.found.forms;
    return answer(turn, [well, say(turn, "checked_form", { one, mistake: mistake.word })], {
      ...{ kind: "spelling", word: mistake.found.right, tries: 0 },
    });
  }
  if (wrong !== undefined)
    return answer(turn, [well, say(turn, "checked_gap", { gaps: gapIn(wrong.right ?? "", wrong.word) })], {
      ...{ kind: "spelling", word: wrong.right ?? "", tries: 0 },
    });
  if (pair !== null)
    return answer(
      turn,
      [well, say(turn, "checked_verb", pair)],
      { kind: "talk", of: "try" },
      { act: "checked" },
    );
  if (group === undefined)
    return tokens.length < 2
      ? oneWord(turn, said)
      : answer(turn, [well, say(turn, "checked_none")], null, { act: "checked" });
  return answer(turn, [well, say(turn, "checked_alike"), group.tip, say(turn, "checked_meaning")], null, {
    act: "checked",
    last: { id: `${POINTED}${group.id}`, at: 0 },
  });
}

/** One word that is not surely wrong: known as it stands, or not known at all. */
function oneWord(turn: Turn, said: string): Answer {
  const right = writtenAs(turn.library, turn.state.language, said);
  const near = right === null ? findNear(turn, said)?.word : undefined;
  if (near !== undefined)
    return answer(turn, [say(turn, "checked_gap", { gaps: gapIn(near, said) })], {
      kind: "spelling",
      word: near,
      tries: 0,
    });
  const isRight = right !== null && right === said.toLowerCase();
  const letters = [...said].join("-");
  return answer(turn, [say(turn, isRight ? "spell_right" : "spell_unknown", { word: said, letters })], null, {
    act: "checked",
  });
}

/** A verb's form that never stands with its subject: "it burn", "I has", "yo tiene". What may stand before makes it right. */
const DISAGREE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\b(?:does|did|will|would|can|could|may|might|must|should|to|let|lets|make|makes|made|see|saw|hear|heard|help|helped|watch|watched|that|if)\s)\b(?:(?:he|she|it)\s(?:go|have|do|run|eat|see|come|take|give|make|say|write|swim|fly|fall|burn|sing|sleep|think|know|get|tell|find|draw|begin|drink|grow|like|want|need|play|jump|walk|look|live|love|work|try|cry|stop|start|turn|move|open|call|ask|feel|keep|hold|bring|buy|build|break|are|were|dont)|the\s(?!people|children|men|women|fish|sheep|mice|police|geese)\p{L}{2,20}(?<!s)\s(?:go|eat|come|run|swim|fly|sleep|grow|live|make|take|give|say|see|have|do)|i\s(?:is|has|does|goes|are)|and\s(?:me|i|you|he|she)\s(?:goes|has|is|was|does|likes|wants|plays)|(?:we|they|you)\s(?:is|was|has|does|goes))\b/iu,
  es: /\b(?:yo\s(?:es|tiene|va|hace|come|juega|quiere|puede|esta|está|fuimos)|(?:nosotros|nosotras)\s(?:es|tiene|va|hace|tengo|voy|fue)|(?:ellos|ellas)\s(?:es|tiene|va|hace|fue|come|juega|quiere)|(?:los|las)\s\p{L}{3,20}s\s(?:es|tiene|va|hace|fue|come|juega|corre|salta|vive|duerme|canta|llega|quiere))(?!\p{L})/iu,
};

/** "Los perros ladra": several of them, and a verb whose form for several is another known word. */
const ARTICLES = new Set(["los", "las"]);

const ONLY_ONE = new Set(["is", "was", "has", "does"]);

function disagreeing({ library, state }: Turn, said: string): { pair: string; subject: string } | null {
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  /** "Octopuses is", and not "one of the dogs is", "the bus is". */
  const areMany = (said: readonly string[], place: number): boolean => {
    const word = said[place - 1] ?? "";
    const ones = [word.slice(0, -1), ...(word.endsWith("es") ? [word.slice(0, -2)] : [])];
    const isMany =
      /[^s]s$/.test(word) && ones.some((one) => one.length > 2 && formsOf(library, "en", one).length > 0);
    return isMany && !said.slice(Math.max(0, place - 4), place).includes("of");
  };
  const isOne = (word = "") => writtenAs(library, state.language, `${word}n`) === `${word}n`;
  const at = words.findIndex(
    (word, place) =>
      ARTICLES.has(word) &&
      words[place + 1]?.endsWith("s") === true &&
      /[ae]$/.test(words[place + 2] ?? "") &&
      isOne(words[place + 2]),
  );
  const many =
    state.language === "es"
      ? -1
      : words.findIndex((word, place) => place > 0 && ONLY_ONE.has(word) && areMany(words, place));
  if (many > 0) return { pair: words.slice(many - 1, many + 1).join(" "), subject: words[many - 1] ?? "" };
  const pair =
    DISAGREE[state.language].exec(said)?.[0] ?? (at < 0 ? undefined : words.slice(at, at + 3).join(" "));
  return pair === undefined ? null : { pair, subject: pair.split(/\s/).slice(0, -1).join(" ") };
}

/** Where the child's word goes another way; where only its accent is missing, the letter that has one. */
function gapIn(right: string, said: string): string {
  return plain(right) === plain(said)
    ? [...right].map((letter) => (plain(letter) === letter ? letter : "_")).join(" ")
    : gapAt(right, said);
}

/** "Is it they're going": one of the words that were pointed out, put into the child's own sentence. */
function triedInIt(turn: Turn): Answer | null {
  const { last } = turn.state;
  if (last === undefined || !last.id.startsWith(POINTED) || turn.words.length > LONGEST_TRY) return null;
  const group = turn.library.lookAlikes.find(({ id }) => id === last.id.slice(POINTED.length));
  if (group === undefined || placesOf(group.words, tokensOf(turn.message)).length === 0) return null;
  return answer(turn, [say(turn, "checked_try"), group.tip], null, { act: "checked", last });
}

/** The words that sound alike of which most forms stand in the text, and of those the longest: "si" is in many a sentence. */
function alikeIn({ library, state }: Turn, tokens: readonly string[]): LookAlikes | undefined {
  const found = library.lookAlikes
    .filter(({ language }) => language === state.language)
    .map((group) => ({ group, forms: [...new Set(placesOf(group.words, tokens).map(({ raw }) => raw))] }))
    .filter(({ forms }) => forms.length > 0)
    .sort((one, other) => other.forms.length - one.forms.length || longest(other.forms) - longest(one.forms));
  return found[0]?.group;
}

const longest = (forms: readonly string[]) => Math.max(...forms.map((form) => form.length));

function isWell({ library, state }: Turn, word: string, group: LookAlikes | undefined): boolean {
  const isOfGroup = group !== undefined && placesOf(group.words, [word]).length > 0;
  return (
    plain(word).length >= SHORTEST_PRAISED && !isOfGroup && writtenAs(library, state.language, word) === word
  );
}
