import { LANGUAGES } from "../../locale/language.ts";
import { once } from "../../resilience/once.ts";
import type { Waiting } from "../state.ts";
import { telling } from "../talk/telling.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn } from "../turn.ts";
import { isAsking, isAskingWord } from "../understanding/asking.ts";
import { firstSaid, holdsAll, wordsOf } from "../words.ts";
import { stemsIn } from "./about.ts";
import type { Entry } from "./entry.ts";
import { find, type Match } from "./find.ts";
import { indexOf } from "./index.ts";
import { asksCheck, type Passage, passageOf, quoted, tellPart } from "./passage.ts";
import { askOf, tableNamed, tableOf } from "./quiz.ts";

/** "Because it is hot" is an idea, whether or not it is written as a question's word. With a mark "porque" is a question, and "because" a careful idea. */
export function givesReason({ message, words: [first = "", second] }: Turn): boolean {
  const mayAsk = isAskingWord(first) || first === "por";
  return REASONS.has(first) && !(first === "por" && second === "que") && !(mayAsk && /[?¿]/.test(message));
}
const REASONS = new Set(["because", "cause", "porque", "por"]);

type Pending = Waiting & { kind: "known" };

/** Longer messages tell more than they ask. */
const LONGEST = 22;
/** "Photosynthesis", "about Benito Juárez": named alone, it is asked about. */
const NAMED_ALONE = 3;

/** Whether a reason is asked for. */
export const asksWhy = ({ library, words }: Turn): boolean =>
  LANGUAGES.some((language) => firstSaid(words, library.followUps[language].acts.why.cues) !== undefined);

/** What the library surely answers; null when it does not, or nothing is asked. */
export const known = once((whole: Turn): Match | null => {
  // "The subject of “my dog barks at night”" asks of the subject, and not of the dog.
  const bare = whole.message.replace(/["“«][^"“”«»]{3,160}["”»]/gu, (quoted) =>
    /\s/.test(quoted) ? " " : quoted,
  );
  const turn =
    bare === whole.message || bare.trim() === "" ? whole : { ...whole, message: bare, words: wordsOf(bare) };
  const { age, library, state, words } = turn;
  // "Why?" alone asks about what was told, and not about the word.
  if (words.length > LONGEST || (asksWhy(turn) && words.length <= 2 && words.every(isAskingWord)))
    return null;
  // "Because it is hot" answers what the tutor has asked.
  if (state.waiting?.kind === "topic" && givesReason(turn)) return null;
  const asks = isAsking(turn) || commands(turn, "unsure") || commands(turn, "teach");
  // "The Earth gets closer to the Sun": said about what was told, it may be so or not.
  const mayClaim = !turn.isDelicate && !mentions(turn, library.persons);
  const claims = state.last !== undefined && mayClaim;
  // "Los tiburones tienen huesos": without a mark, and said of all of them, it may be a question as well.
  const { articles } = library.knowledge.questions[state.language];
  const isGeneral = mayClaim && articles.includes(words[0] ?? "") && words.length <= GENERAL;
  if (!asks && !claims && !isGeneral && !isNamedAlone(turn)) return null;
  const languages = [state.language, ...LANGUAGES.filter((each) => each !== state.language)];
  for (const language of languages) {
    const index = indexOf(library.knowledge, language);
    const plainly = words.filter((word) => !/\d/.test(word));
    // "I do not get borrowing, like 42 − 17": the numbers are but an example.
    const found =
      find(index, words, age, asksWhy(turn)) ?? (commands(turn, "teach") ? find(index, plainly, age) : null);
    if (
      found === null ||
      (!asks && found.isPhrase) ||
      !(asks || found.key > 0.9 || (isGeneral && found.cover > 0.9))
    )
      continue;
    if (!asks && !isGeneral && !isNamedAlone(turn) && found.words < CLAIMED) continue;
    return found;
  }
  return null;
});

/** In words. */
const GENERAL = 9;
/** In words of the key: a statement that holds fewer is about something else. */
const CLAIMED = 3;

/** "Photosynthesis", "causes of independence": a thing's name and nothing that is told of it. */
function isNamedAlone(turn: Turn): boolean {
  const { library, state, words } = turn;
  if (telling(turn, true) !== null) return false;
  const { stop } = indexOf(library.knowledge, state.language);
  // A small number alone is an answer to something, and no date.
  if (words.every((word) => /^\d{1,2}$/.test(word))) return false;
  const { articles } = library.knowledge.questions[state.language];
  const isName =
    (!stop.has(words[0] ?? "") || articles.includes(words[0] ?? "")) &&
    words.filter((word) => !stop.has(word)).length <= NAMED_ALONE;
  // "I planted" tells of oneself.
  const isShort = words.length <= NAMED_ALONE && (words[0]?.length ?? 0) > 1;
  return isShort || (isName && words.length <= 2 * NAMED_ALONE);
}

/** Whether the child brings a sentence of its own: in quotation marks, or after a colon. */
export function bringsSentence({ message }: Turn): boolean {
  const [, quoted = ""] = message.split(/["“”«»]/u);
  const [, after = ""] = message.split(": ");
  return [quoted, after].some((text) => text.trim().includes(" "));
}

/** The first part of it, and what may be asked for next. */
export function tellKnown(turn: Turn, { entry: { id, wonder }, isSpoken }: Match): Answer {
  const passage = passageOf(turn, id);
  if (passage === null) return answer(turn, [], null);
  if (isSpoken === true) return tellSentence(turn, passage);
  const found = tellPart(turn, passage, 0);
  // "The subject in “my cousins came”": what is found there is told next.
  if (bringsSentence(turn) && /[?]/.test(found.text) && wonder === undefined)
    return { ...found, state: { ...found.state, waiting: { kind: "talk", of: "sentence" } } };
  const isAgain = wonder !== undefined && turn.state.told.includes(id);
  return isAgain ? { ...found, text: `${say(turn, "topic_told")} ${found.text}` } : found;
}

/** Of a longer text only the sentence that speaks of what is asked. */
function tellSentence(turn: Turn, passage: Passage): Answer {
  const index = indexOf(turn.library.knowledge, turn.state.language);
  const own = stemsIn(index, passage.names.flatMap(wordsOf));
  const wanted = stemsIn(index, turn.words).filter((stem) => !own.includes(stem));
  const speaksOf = (sentence: string) => {
    const said = stemsIn(index, wordsOf(sentence));
    return wanted.filter((stem) => said.includes(stem)).length;
  };
  const [best = ""] = passage.sentences.toSorted((one, other) => speaksOf(other) - speaksOf(one));
  // What no sentence speaks of is answered by none of them alone.
  return speaksOf(best) === 0 ? tellPart(turn, passage, 0) : quoted(turn, passage, best, 0);
}

/** The child's answer to its question, or a yes to hearing more; null when the message is about something else. */
export function goOnKnown(turn: Turn, waiting: Pending): Answer | null {
  const passage = passageOf(turn, waiting.id);
  if (passage === null) return null;
  if (waiting.stage === "asked") return graded(turn, waiting, passage.entry);
  if (turn.words.length > 4) return null;
  if (commands(turn, "no")) return turn.words.length > 2 ? null : answer(turn, [say(turn, "no_fine")], null);
  const wantsOn = ["yes", "next", "unsure", "show"] as const;
  if (!wantsOn.some((each) => commands(turn, each)) || isAsking(turn)) return null;
  const next = waiting.at + 1;
  if (next < passage.parts.length) return tellPart(turn, passage, next);
  return passage.entry.check === undefined
    ? answer(turn, [say(turn, "known_end"), lessonLine(turn, passage.entry)], null, { nature: "open" })
    : asksCheck(turn, passage, []);
}

const lessonLine = (turn: Turn, { lesson }: Entry): string =>
  lesson === undefined ? "" : say(turn, "known_lesson", { title: inLanguage(turn, lesson.title) });

function graded(turn: Turn, waiting: Pending, entry: Entry): Answer | null {
  const { check } = entry;
  if (check === undefined) return null;
  const isRight = LANGUAGES.some((language) =>
    check.right[language].some((each) => holdsAll(turn.words, wordsOf(each).join(" "))),
  );
  if (isRight) {
    const praised = [say(turn, "known_right"), inLanguage(turn, check.shown)];
    return followed(turn, entry, praised, "right");
  }
  if (commands(turn, "quiz") || commands(turn, "quiz_on")) return null;
  const other = turn.words.length <= 2 ? tableNamed(turn, turn.words) : undefined;
  if (other !== undefined) return askOf(turn, other);
  const isLost = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "more");
  if (!isLost && (isAsking(turn) || turn.words.length > 6)) return null;
  // A question of a table is asked once more before it is told.
  if (!isLost && waiting.tries === 0 && check.hint === undefined)
    return answer(
      turn,
      [say(turn, "known_again"), inLanguage(turn, check.ask)],
      { ...waiting, tries: 1 },
      { act: "wrong" },
    );
  if (waiting.tries >= 1 || check.hint === undefined)
    return followed(turn, entry, [say(turn, "known_shown"), inLanguage(turn, check.shown)], "shown");
  const hinted = [say(turn, isLost ? "known_hint" : "known_wrong"), inLanguage(turn, check.hint)];
  return answer(turn, hinted, { ...waiting, tries: waiting.tries + 1 }, { act: isLost ? "hint" : "wrong" });
}

/** Of a table the next question follows, of a lesson the lesson. */
function followed(turn: Turn, entry: Entry, before: readonly string[], act: string): Answer {
  const table = tableOf(entry.id, turn);
  const next = table === undefined ? null : askOf(turn, table);
  if (next === null) return answer(turn, [...before, lessonLine(turn, entry)], null, { act });
  return { ...next, text: `${before.join(" ")}\n${next.text}`, act };
}
