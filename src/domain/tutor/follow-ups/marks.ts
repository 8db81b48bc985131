import { type Passage, passageOf, quoted } from "../knowledge/passage.ts";
import type { Act } from "../library.ts";
import type { Answer, Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";

/** "Which is the highest one": in what was told of it since. */
export function markedBeside(turn: Turn, { id }: Passage, act: Act): Answer | null {
  const told = turn.state.told.at(-1);
  const beside = told === undefined || told === id ? null : passageOf(turn, told);
  return beside === null ? null : marked(turn, beside, act);
}

/** The sentence of it that answers such a question. */
export function marked(turn: Turn, passage: Passage, act: Act): Answer | null {
  const found = passage.sentences.find((sentence) => isMarked(turn, sentence, act));
  return found === undefined ? null : quoted(turn, passage, withSubject(turn, passage, found));
}

/** "So egg cells are made" says of what only with the sentence before it. */
export function withSubject({ library, state }: Turn, { sentences }: Passage, found: string): string {
  const { leads, of } = library.followUps[state.language];
  const before = sentences[sentences.indexOf(found) - 1];
  const [first = ""] = wordsOf(found);
  return before !== undefined && (leads.includes(first) || of.includes(first)) ? `${before} ${found}` : found;
}

export const marksOf = ({ library, state }: Turn, act: Act) =>
  library.followUps[state.language].acts[act].marks;

const NUMBER = /\d/;

const NAME = /(?<=[\p{L},;:] )\p{Lu}\p{L}+/u;

export function isMarked(turn: Turn, sentence: string, act: Act): boolean {
  const text = ` ${sentence.toLowerCase()}`;
  return marksOf(turn, act).some((mark) => {
    if (mark === "<number>") return NUMBER.test(sentence);
    if (mark === "<name>") return NAME.test(sentence);
    const [before = ""] = mark.split("<name>");
    return mark.includes("<name>")
      ? sentence
          .split(before)
          .slice(1)
          .some((rest) => /^\p{Lu}/u.test(rest))
      : text.includes(mark);
  });
}
