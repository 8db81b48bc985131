import { disagreeing } from "../grammar/agreement.ts";
import { mistakeIn } from "../grammar/forms.ts";
import type { LookAlikes } from "../library.ts";
import { placesOf, tokensOf } from "../look-alikes/look-alike-words.ts";
import { gapAt } from "../spelling/gaps.ts";
import { findNear, misspelled } from "../spelling/listed-words.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { writtenAs } from "../words/dictionary.ts";
import { plain, wordsOf } from "../words.ts";

const SHORTEST = 3;
/** What the child wrote, in quotation marks or after a colon; null where it shows nothing. */
function shownIn(message: string): string | null {
  const [, quoted = ""] = message.split(/["“”«»]/u);
  const word = /\s/.test(quoted) ? undefined : WROTE.exec(message)?.[1];
  if (word !== undefined) return word;
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
  const praised = tokens
    .filter((word) => isWell(turn, word, group) && pair?.pair.split(" ").includes(word) !== true)
    .slice(0, MOST_PRAISED);
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
      : answer(turn, [well, say(turn, isWhole(said) ? "checked_whole" : "checked_none")], null, {
          act: "checked",
        });
  return answer(turn, [well, say(turn, "checked_alike"), group.tip, say(turn, "checked_meaning")], null, {
    act: "checked",
    last: { id: `${POINTED}${group.id}`, at: 0 },
  });
}

/** Begins with a capital letter, and ends with what ends a sentence. */
const isWhole = (said: string): boolean => /^[¿¡]?\p{Lu}.*[.!?]["”»]?$/su.test(said);

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
