import type { Chance } from "../learner/skill.ts";
import { one, shuffled } from "./draw.ts";
import type { Draft, Item } from "./item.ts";
import { firstLetters, quiz, rhymes, syllables } from "./letters.ts";
import type { Task } from "./next.ts";
import { division, fractions, multiplication } from "./parts.ts";
import { wordProblems } from "./problems.ts";
import { type SkillId, TOP_STEP } from "./skills.ts";
import { addition, counting, placeValue, subtraction } from "./sums.ts";
import { aloud, type PracticeWords, say, written } from "./words.ts";

type Generator = (step: number, words: PracticeWords, chance: Chance) => Draft;

const GENERATORS: Readonly<Record<SkillId, Generator>> = {
  counting,
  addition,
  subtraction,
  place_value: placeValue,
  multiplication,
  division,
  fractions,
  word_problems: wordProblems,
  first_letters: firstLetters,
  rhymes,
  syllables,
  spelling: (step, words, chance) =>
    quiz(one(words.spelling[step] ?? [], chance), say(words, step <= 1 ? "picture_word" : "gap"), words),
  word_meaning: (step, words, chance) => {
    const question = one(words.meaning[step] ?? [], chance);
    const draft = quiz(question, say(words, "meaning"), words, true);
    if (question.show === undefined) return { ...draft, way: say(words, "which.way") };
    const why = question.hint ?? "";
    return {
      ...draft,
      together: say(words, "meaning.work", { answer: question.answer, why }).trim(),
    };
  },
  sentence_order: (step, words, chance) =>
    quiz(one(words.order[step] ?? [], chance), say(words, "order"), words),
  understanding: (step, words, chance) => {
    const { text, questions } = one(words.texts[step] ?? [], chance);
    const question = one(questions, chance);
    return {
      ...quiz(question, "", words, true),
      shown: { kind: "passage", text },
      together: say(words, "text.work", { answer: question.answer, why: question.why ?? "" }).trim(),
    };
  },
};

/** Draws before an item that was there a moment ago is taken anyway. */
const TRIES = 12;

/**
 * An item of a skill and a step, drawn from the content of a language.
 *
 * @param recent keys of the last items, the newest first: none of them comes again while there are others, and never
 *   the newest
 */
export function makeItem(
  { skill, step }: Task,
  words: PracticeWords,
  chance: Chance,
  recent: readonly string[] = [],
): Item {
  let item = itemOf(skill, step, words, chance);
  for (let tries = 0; tries < TRIES && recent.includes(item.key); tries += 1) {
    item = itemOf(skill, step, words, chance);
  }
  if (item.key !== recent[0]) return item;
  return itemOf(skill, step === TOP_STEP ? step - 1 : step + 1, words, chance);
}

function itemOf(skill: SkillId, step: number, words: PracticeWords, chance: Chance): Item {
  const draft = GENERATORS[skill](step, words, chance);
  const { prompt, answer, wrong, pictures, hint, way = words.hints[skill] } = draft;
  // An answer that is a sentence brings its own full stop.
  const together = draft.together.replace(/([.!?])\./g, "$1");
  const shown = draft.shown ?? null;
  const values = wrong === undefined ? [] : [answer, ...wrong.slice(0, 3)];
  const ordered = draft.isOrdered
    ? [...values].sort((a, b) => Number(a) - Number(b))
    : shuffled(values, chance);
  const choices = ordered.map((value) => {
    const picture = pictures?.[value];
    const label = draft.isOrdered ? written(Number(value)) : value;
    return picture === undefined ? { value, label } : { value, label, picture };
  });
  const toRead = shown?.kind === "passage" ? `${shown.text} ${prompt}` : readLarge(shown, prompt);
  const hints = [way, ...(hint === undefined || hint === "" ? [] : [hint])];
  return {
    ...{ skill, step, prompt, shown, choices, answer, together },
    key: `${skill} ${draft.key ?? `${prompt} ${JSON.stringify(shown)} ${answer}`}`.slice(0, 200),
    hints: hints.filter((each) => !givesAway(each, answer)),
    said: aloud(toRead, words),
    isSayable: draft.isSayable ?? wrong === undefined,
  };
}

/** A word or a sentence with a gap is read with the question; a sum is the question already. */
function readLarge(shown: Item["shown"], prompt: string): string {
  if (shown?.kind !== "large" || prompt.includes(shown.text) || /[=÷·]/.test(shown.text)) return prompt;
  return `${prompt} ${shown.text}`;
}

/** Whether a text holds an answer, as a word or a number of its own. */
export function givesAway(text: string, answer: string): boolean {
  const plain = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}/]+/gu, " ")
      .trim()} `;
  return plain(text).includes(plain(answer));
}

/** Whether an answer is the right one; typed numbers may have spaces or a comma in them. */
export function isRight(item: Item, given: string): boolean {
  if (item.choices.length > 0) return given === item.answer;
  const typed = given.replace(/[\s,]/g, "");
  return /^\d{1,9}$/.test(typed) && Number(typed) === Number(item.answer);
}
