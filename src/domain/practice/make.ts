import type { Chance } from "../learner/skill.ts";
import type { Form } from "../mathematics/rational.ts";
import { givesAway, signsOf } from "./answer.ts";
import { one, shuffled } from "./draw.ts";
import { helpWith } from "./helped.ts";
import type { Draft, Item } from "./item.ts";
import { firstLetters, gap, quiz, rhymes, spelling, syllables } from "./letters.ts";
import type { Task } from "./next.ts";
import { division, fractions, multiplication } from "./parts.ts";
import { pictured } from "./pictured.ts";
import { wordProblems } from "./problems.ts";
import { type SkillId, TOP_STEP, usualAge } from "./skills.ts";
import { numberOf } from "./slips.ts";
import { addition, counting, placeValue, subtraction } from "./sums.ts";
import { fromTemplate, label } from "./template.ts";
import { aloud, type PracticeWords, say } from "./words.ts";

type Generator = (step: number, words: PracticeWords, chance: Chance) => Draft;

/** What is drawn by rules of its own; everything else is an exercise of the content. */
const GENERATORS: Readonly<Partial<Record<SkillId, Generator>>> = {
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
  spelling: (step, words, chance) => {
    const piece = one(words.spelling[step] ?? [], chance);
    const draft = spelling(piece, words);
    const isWhole = "fill" in piece && draft.wrong?.every((each) => each.length > 2);
    return isWhole
      ? {
          ...draft,
          slips: {
            ...Object.fromEntries((draft.wrong ?? []).map((each) => [each, "sound_alike"])),
            ...draft.slips,
          },
        }
      : draft;
  },
  grammar: (step, words, chance) =>
    gap(one(words.grammar[step] ?? [], chance), say(words, "agree"), words, "agreement"),
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

/** One of the ways to ask at this step: the skill's own rules and each exercise of the content, all as likely. */
function draftOf(skill: SkillId, step: number, words: PracticeWords, chance: Chance): Draft {
  const own = GENERATORS[skill];
  const ways = [
    ...(own === undefined ? [] : [() => own(step, words, chance)]),
    ...words.templates
      .filter((each) => each.skill === skill && each.step === step)
      .map((each) => () => fromTemplate(each, chance)),
  ];
  return one(ways, chance)();
}

function itemOf(skill: SkillId, step: number, words: PracticeWords, chance: Chance): Item {
  const draft = draftOf(skill, step, words, chance);
  const { prompt, answer, wrong, pictures, problem, form = problem?.form ?? "whole", reads } = draft;
  const help = problem === undefined ? null : helpWith(problem, usualAge(skill, step), words);
  // An answer that is a sentence brings its own full stop.
  const together = (draft.together ?? help?.together ?? "").replace(/([.!?])\./g, "$1");
  const shown = draft.shown ?? null;
  const values = wrong === undefined ? [] : [answer, ...wrong.slice(0, 3)];
  const ordered = draft.isOrdered ? [...values].sort(byValue) : shuffled(values, chance);
  const choices = ordered.map((value) => {
    const picture = pictures?.[value];
    const number = draft.isOrdered ? numberOf(value) : null;
    const text = draft.labels?.[value] ?? (number === null ? value : label(number, form));
    return picture === undefined ? { value, label: text } : { value, label: text, picture };
  });
  const toRead = shown?.kind === "passage" ? `${shown.text} ${prompt}` : readLarge(shown, prompt);
  const seen = shown?.kind === "things" || problem === undefined ? null : pictured(problem);
  const hints =
    draft.hints ?? (shown?.kind === "things" ? undefined : help?.hints) ?? hintsOf(draft, skill, words);
  return {
    ...{ skill, step, prompt, shown, choices, answer, together },
    asked: askedBy(draft, skill, form),
    slips: draft.slips ?? {},
    problem: problem ?? null,
    material: draft.material ?? seen?.material ?? null,
    moves: draft.material === undefined ? (seen?.moves ?? []) : (draft.moves ?? []),
    key: `${skill} ${draft.key ?? `${prompt} ${JSON.stringify(shown)} ${answer}`}`.slice(0, 200),
    hints: withoutAnswer(hints, answer, toRead, words.hints[skill]),
    said: aloud(toRead, words),
    isSayable: draft.isSayable ?? (wrong === undefined && reads === undefined),
  };
}

const hintsOf = ({ way, hint = "" }: Draft, skill: SkillId, words: PracticeWords): readonly string[] =>
  [way ?? words.hints[skill], hint].filter((each) => each !== "");

/** Hints that do not tell the answer; a number that stands in the question already tells nothing. */
function withoutAnswer(
  hints: readonly string[],
  answer: string,
  question: string,
  usual: string,
): readonly string[] {
  const kept = hints.filter((each) => !givesAway(each, answer) || givesAway(question, answer));
  return kept.length > 0 ? kept : [usual];
}

function askedBy({ reads, wrong }: Draft, skill: SkillId, form: Form): Item["asked"] {
  if (reads !== undefined) return { by: "material", fact: reads };
  return wrong === undefined ? { by: "number", signs: signsOf(skill, form) } : { by: "choices" };
}

const byValue = (one: string, other: string) => {
  const [a, b] = [numberOf(one), numberOf(other)];
  return a === null || b === null ? 0 : a.top / a.bottom - b.top / b.bottom;
};

/** A word or a sentence with a gap is read with the question; a sum is the question already. */
function readLarge(shown: Item["shown"], prompt: string): string {
  if (shown?.kind !== "large" || prompt.includes(shown.text) || /[=÷·]/.test(shown.text)) return prompt;
  return `${prompt} ${shown.text}`;
}
