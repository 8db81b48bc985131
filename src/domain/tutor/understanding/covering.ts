import { sound } from "../../language/spelling.ts";
import { stemIn } from "../../language/stems.ts";
import { LANGUAGES } from "../../locale/language.ts";
import { read } from "../follow-ups/asked.ts";
import { type Index, type Indexed, indexOf, TRANSLATED, thingOf } from "../knowledge/index.ts";
import { asksWhy } from "../knowledge/knowledge.ts";
import { lastOf } from "../knowledge/passage.ts";
import type { TutorState } from "../state.ts";
import { type Answer, mentions, type Turn } from "../turn.ts";
import { alike, plain, wordsOf } from "../words.ts";
import { asksNumber, isAsking, isAskingWord } from "./asking.ts";

/** What is asked for besides the thing, in forms that no key carries, and what an entry that answers it says; null where none does. */
const RELATIONS: readonly (readonly [asked: RegExp, carried: RegExp | null])[] = [
  [/\b(?:invent\w*|discovered|descubri\w*)\b/, /\b(?:invent|discover|descubri)/],
  [
    /\bhow (?:do|can|could|should) (?:i|we|you) learn\b|\bcomo (?:\w+ )?aprend\w+/,
    /\b(?:learn|practi[cs]|aprend)/,
  ],
  [
    /\bhow (?:do|would|can) (?:you|we|i|they) say\b|\bwhat (?:will|would|might) (?:\w{1,20} ){1,5}say\b|\bcomo se dicen?\b|\bque dir(?:a|an|ia|ian)\b/,
    /\b(?:say|said|dice|dicen|decir)\b/,
  ],
  [/\b(?:better|mejor|mejorar)\b/, /\b(?:better|good|best|practi[cs]|mejor|buen)/],
  // A sentence to be made, a guess, the child's own riddle, and what the tutor itself has or is.
  [/\b(?:use|put|usa|usas|pon|pones) (?:\w{1,20} ){1,3}(?:in a sentence|en una (?:oracion|frase))\b/, null],
  [/^(?:ok(?:ay)? |y )?(?:guess|adivina)\b/, null],
  [/\b(?:my turn|me toca|ahora yo)\b/, null],
  [/^(?:and |y )?(?:do you have (?:an?|any|your) |are you |(?:tu )?tienes |eres )/, null],
];
const CONDITION = /\b(?:if|si)\b/;
const ALSO = /\b(?:also|too|tambien)\b/;

/** So many names of a key stand in the question that a word beside them is no other matter. */
const NAMES = 2;
/** Where something is, stands beside what is asked: "the loudest animal on Earth". */
const PLACES = new Set("in on at of en del de al sobre".split(" "));

const refused = new WeakMap<TutorState, string>();

/** What a question was about that the school's texts were refused for: the child's own word for it, where it is a known thing. */
export const refusedThing = ({ state }: Turn): string | undefined => refused.get(state);

/**
 * Whether what is told from the school's texts answers what is asked: it speaks of every word of the question, unless a key that
 * was written for it stands there whole and what is left over names nothing else; and it carries the relation that is asked.
 */
export function covers(turn: Turn, { act, state, text }: Answer): boolean {
  const isNear = act === "unknown" && state.last?.at === -1;
  if (act === "told" ? state.told === turn.state.told : !isNear) return true;
  const id = isNear ? state.last?.id : state.told.at(-1);
  // "Ingles goodbye", "color tv": what is asked may be found in the words of either language.
  const isAnswer = (isNear ? [turn.state.language] : LANGUAGES).some((language) => {
    const inIt = { ...turn, state: { ...turn.state, language } };
    const index = indexOf(turn.library.knowledge, language);
    const found = index.byId.get(id ?? "");
    return found === undefined || isCovered(inIt, index, found, isNear, text);
  });
  if (isAnswer) return true;
  const index = indexOf(turn.library.knowledge, turn.state.language);
  const thing = (turn.whole ?? turn.words).findLast(
    (word) => !index.stop.has(word) && isThing(index, word) && index.isListed(word),
  );
  if (thing !== undefined && !isNoneAnswer(turn)) refused.set(turn.state, thing);
  return false;
}

function isCovered(turn: Turn, index: Index, found: Indexed, isNear: boolean, text: string): boolean {
  if (found.entry.words !== undefined && !isToldOf(turn, index, text)) return false;
  // What a child may do about its body, dares, bullying or a danger is told to whoever asks, whatever stands beside it.
  if (!isAsking(turn) || found.entry.isTender || found.entry.isDanger) return true;
  const open = openIn(turn, index, found);
  const isOther = open.some((word) => isElse(turn, index, word));
  if (!isRelated(turn, found) || !isOfSubject(turn, index, found)) return false;
  if (isNear) return !isOther;
  if (found.entry.answers === "advice")
    return (
      !isOther &&
      open.filter((word) => !mentions({ ...turn, words: [word] }, turn.library.worries)).length < 2
    );
  return open.length === 0 || (!isOther && isAskedFor(turn, index, found));
}

/** Of a lesson, what is told speaks of what is asked; a poem or a speech in it does not. */
function isToldOf(turn: Turn, { language }: Index, text: string): boolean {
  const said = new Set(wordsOf(text).map((word) => stemIn(language, word)));
  const { content } = read(turn);
  return content.length === 0 || content.some((word) => said.has(stemIn(language, word)));
}

/** Sentences of the child's own are no part of what is asked of them. */
const QUOTED = /["“«][^"“”«»]{3,160}["”»]/gu;

/** The words of a question that an entry does not speak of. */
function openIn(turn: Turn, index: Index, { entry, heads, keys, text }: Indexed): readonly string[] {
  const { isListed, language, same, stop } = index;
  // Of what was told last, only another thing is another matter.
  const isLast = lastOf(turn)?.id === entry.id;
  const names = keys.flatMap((key) => key.names);
  const [asked = ""] = turn.message.split(": ");
  const bare = wordsOf(asked.replace(QUOTED, (quoted) => (/\s/.test(quoted) ? " " : quoted)));
  const isMeant = (word: string) =>
    names.some((name) => alike(word, name) || (word.length > 3 && sound(word) === sound(name)));
  return read(turn)
    .content.filter((word) => bare.length === 0 || bare.includes(word))
    .map((word) => same.get(word) ?? word)
    .filter((word) => {
      const stem = stemIn(language, word);
      const isSaid = stop.has(word) || isAskingWord(word) || text.has(stem) || heads.has(stem);
      const isOpen = !isSaid && (isListed(word) || !isMeant(word));
      return isOpen && (!isLast || isElse(turn, index, word));
    });
}

const isThing = ({ language, subjects }: Index, word: string): boolean =>
  subjects.has(thingOf(language, word));

/** Another thing, known or with its article, and not only the place where it is so. */
function isElse({ library, state, words }: Turn, index: Index, word: string): boolean {
  const { articles } = library.knowledge.questions[state.language];
  const at = words.indexOf(word);
  const before = words.slice(0, Math.max(0, at)).findLast((each) => !articles.includes(each));
  const isNoun = isThing(index, word) || articles.includes(words[at - 1] ?? "");
  return isNoun && !PLACES.has(before ?? "");
}

/** Whether a key of several names stands in the question. */
function isAskedFor({ words }: Turn, { language, same }: Index, { keys }: Indexed): boolean {
  const stems = new Set(words.map((word) => stemIn(language, same.get(word) ?? word)));
  return keys.some(
    ({ isBare, names }) =>
      !isBare && names.length >= NAMES && names.every((name) => stems.has(stemIn(language, name))),
  );
}

/** What no text of the school can answer: a guess, a riddle of the child's own, a thing about the tutor. */
const isNoneAnswer = ({ whole, words }: Turn): boolean =>
  RELATIONS.some(([asked, carried]) => carried === null && asked.test((whole ?? words).join(" ")));

function isRelated(turn: Turn, { entry, text }: Indexed): boolean {
  const { whole = turn.words } = turn;
  const said = turn.words.join(" ");
  const { language } = turn.state;
  const tells = entry.tell[language];
  const own = plain([...entry.asks[language], ...tells].join(" "));
  const isAnswered =
    !isNoneAnswer(turn) &&
    RELATIONS.every(
      ([asked, carried]) =>
        carried === null || !asked.test(said) || TRANSLATED.test(entry.id) || carried.test(own),
    );
  // How something is made is no reason for it.
  const isReason =
    !asksWhy(turn) ||
    entry.answers === "why" ||
    entry.wonder !== undefined ||
    entry.words !== undefined ||
    !/\b(?:recipe|receta)\b/.test(own);
  // The numbers of a problem are worked with, and a text that has none of them is no result.
  const numbers = whole.filter((word) => /\d/.test(word));
  return (
    isAnswered &&
    isReason &&
    !(asksNumber(turn) && numbers.length > 1 && !numbers.some((one) => text.has(one)))
  );
}

/** "Who invented them", "does it hurt", "opossum too": what is told is of what was spoken of. */
function isOfSubject(turn: Turn, index: Index, { entry, heads, text }: Indexed): boolean {
  const { content, isPronoun } = read(turn);
  const { whole = turn.words } = turn;
  const last = lastOf(turn);
  if (last !== null && last.id !== entry.id && content.length < 2 && ALSO.test(turn.words.join(" ")))
    return false;
  const isNamed = (word: string) => (isPronoun ? isThing(index, word) : isElse(turn, index, word));
  // "If I make the string half as long, what happens to the frequency": asked of what stands in the condition as well.
  const isOfCase = whole !== turn.words && CONDITION.test(whole.join(" "));
  if (!isOfCase && content.some(isNamed)) return true;
  const all = { ...turn, words: whole };
  const told = whole.filter(
    (word) => !turn.words.includes(word) && !index.stop.has(word) && isElse(all, index, word),
  );
  const stems = told.map((word) => stemIn(index.language, word));
  return stems.length === 0 || stems.some((stem) => heads.has(stem) || text.has(stem));
}
