import { sound } from "../../language/spelling.ts";
import { groupOf } from "../look-alikes/look-alike-questions.ts";
import { askAbout } from "../look-alikes/look-alikes.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { writtenAs } from "../words/dictionary.ts";
import { LETTER_NAMES } from "../words/letters.ts";
import { plain } from "../words.ts";
import { hide, letterAt, letters } from "./gaps.ts";
import { findExact, findNear, type Listed, tip, unlisted } from "./listed-words.ts";
import { ask, unsure } from "./telling.ts";

/** "With k?", "g or j": of the word at hand, whether it has such a letter. */
export function askedLetter(turn: Turn, listed: Listed): Answer | null {
  const { word } = listed;
  const said =
    /(?:^|\s)(?:con|with|va|es|lleva|has|is it)\s+(?:an? |una? )?(?:con )?(ll|qu|ch|[a-zñ])(?:\s+(?:o|or)\s+(?:con |with )?(?:an? |una? )?(ll|qu|ch|[a-zñ]))?\s*$/u.exec(
      plain(turn.message)
        .replace(/[¿?¡!.,]+/g, " ")
        .trim(),
    );
  if (said === null || turn.words.length > LONGEST_LETTERS) return null;
  const held = said.slice(1).filter((letter) => letter !== undefined && plain(word).includes(letter));
  const values = { word, letters: letters(word), letter: held[0] ?? "" };
  const phrase = held.length === 1 ? "letter_right" : "letter_not";
  return answer(turn, [say(turn, phrase, values), tip(turn, listed)], null, { act: "told" });
}

const LONGEST_LETTERS = 8;

/** The child chooses the letter; null when the message is about something else. */
export function triedLetter(turn: Turn, waiting: Waiting & { kind: "letter" }): Answer | null {
  const listed = findExact(turn, waiting.word) ?? unlisted(turn, waiting.word);
  const { word } = listed;
  const letter = letterAt(word, waiting.at);
  // "And burro?": the same is asked of another word.
  const other = turn.words.find(
    (each) => each.length > 3 && each !== plain(word) && findExact(turn, each) !== null,
  );
  if (other !== undefined && turn.words.length <= 3) {
    const next = findExact(turn, other);
    return next === null ? null : ask(turn, next);
  }
  // "Zapato con s o con z": a whole new question.
  const isOther = turn.words.some(
    (each) =>
      each.length > 3 && each !== plain(word) && writtenAs(turn.library, turn.state.language, each) !== null,
  );
  if (isOther && /\sor?\s/.test(turn.message)) return null;
  const said = turn.words.map((each) => LETTER_NAMES[each] ?? each);
  const values = { word, letter, letters: letters(word) };
  if (said.includes(letter) || said.includes(plain(word))) {
    return answer(turn, [say(turn, "letter_right", values), tip(turn, listed)], null, { act: "right" });
  }
  const isTry =
    said.some((each) => each.length === 1 && /[a-zñ]/.test(each)) ||
    commands(turn, "unsure") ||
    commands(turn, "show");
  if (!isTry) return null;
  if (waiting.tries >= 1) return answer(turn, [say(turn, "letter_shown", values), tip(turn, listed)], null);
  return answer(
    turn,
    [say(turn, "letter_hint", { gaps: hide(word, waiting.at, letter.length) }), tip(turn, listed)],
    {
      ...waiting,
      tries: waiting.tries + 1,
    },
  );
}

export function letterQuestion(turn: Turn, said: string, pair: readonly [string, string]): Answer {
  const group = groupOf(turn, said);
  if (group !== null && differIn(group.words, pair)) return askAbout(turn, said) ?? unsure(turn);
  const near = () => findNear(turn, said) ?? known(turn, said, pair);
  const listed = findExact(turn, said, pair) ?? (group === null ? near() : null);
  const at = listed === null ? -1 : placeOf(listed.word, said, pair);
  if (listed === null || at < 0) return askAbout(turn, said) ?? unsure(turn);
  const [one, other] = pair;
  // In Mexico s and z, b and v sound alike: saying it aloud helps nobody.
  const isHeard = sound(plain(listed.word)) !== sound(swapped(listed.word, pair));
  const first = say(turn, isHeard ? "letter_asked" : "letter_same", {
    gaps: hide(listed.word, at, letterAt(listed.word, at).length),
    one,
    other,
  });
  return answer(turn, [first], { kind: "letter", word: listed.word, at, tries: 0 });
}

/** A word that the library writes, with either of the letters in question: "avion", "abion". */
function known(turn: Turn, said: string, [one, other]: readonly [string, string]): Listed | null {
  const forms = [said, said.replaceAll(one, other), said.replaceAll(other, one)];
  const right = forms
    .map((form) => writtenAs(turn.library, turn.state.language, form))
    .find((word, at) => word !== null && plain(word) === plain(forms[at] ?? ""));
  return right === undefined || right === null ? null : unlisted(turn, right);
}

/** Whether the letters in question are what parts two words that sound alike: then either may be meant. */
function differIn(words: readonly string[], pair: readonly string[]): boolean {
  const [long = "", short = ""] = [...pair].sort((one, other) => other.length - one.length);
  const blank = words.map((word) => plain(word).replaceAll(long, "*").replaceAll(short, "*"));
  return new Set(blank).size < blank.length;
}

const swapped = (word: string, [one = "", other = ""]: readonly string[]): string =>
  plain(word)
    .split(one)
    .map((part) => part.replaceAll(other, one))
    .join(other);

/** Where the letter in question stands: where the right word has one of the two. */
function placeOf(word: string, said: string, pair: readonly string[]): number {
  const bare = plain(word);
  const different = [...bare].findIndex((letter, at) => pair.includes(letter) && said[at] !== letter);
  if (different >= 0 && bare.length === said.length) return different;
  return [...bare].findIndex((letter, at) => pair.includes(letter) || pair.includes(bare.slice(at, at + 2)));
}
