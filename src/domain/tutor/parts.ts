import { withoutOpener } from "../language/text.ts";
import { isAsking, meantInstead, questionsIn, reasonsAsked } from "./asking.ts";
import { asksOn } from "./follow-ups/elliptic.ts";
import { find } from "./knowledge/find.ts";
import { indexOf } from "./knowledge/index.ts";
import { type Bid, MORE, PART } from "./scores.ts";
import { best } from "./skills.ts";
import { afterAside } from "./small-talk.ts";
import type { Turn } from "./turn.ts";
import { wordsOf } from "./words.ts";

/** "Its about fractions", "es de sujeto y predicado": what it is about, alone. */
const ABOUT =
  /^(?:it'?s|it is|es|son|is|se trata)(?: (?:about|on|de|sobre|acerca de))? (?:the |las? |los |el )?(.{4,40})$/iu;
const subjectOf = ({ message, state }: Turn): string | undefined =>
  state.waiting === null || state.waiting.kind === "offer"
    ? ABOUT.exec(message.trim().replace(/\s+/g, " "))?.[1]
    : undefined;

/**
 * "I have to write an essay about sharks": how an essay is written, whatever it is about. "My essay is on sharks, what do they
 * eat": what is asked of sharks.
 */
function headOf({ library, message, state }: Turn): string | undefined {
  const [head = "", ...others] = message.split(/\s(?:about|on|sobre|acerca de)\s|:\s/iu);
  if (others.length > 0 && questionsIn(message).length > 0) return others.join(" ");
  const words = wordsOf(head);
  // "It's about zoos" says nothing before it.
  const found =
    others.length === 0 || words.length < 2
      ? null
      : find(indexOf(library.knowledge, state.language), words, 9);
  return found === null || found.words + 1 < words.length / 3 ? undefined : head;
}

/** Of more questions in one message the last ones are answered. */
const MOST_PARTS = 4;

/**
 * The best of the questions within a message: "I have homework, what is the capital of Jalisco". A part counts a little
 * less than the whole, but for what is left when thanks are taken off.
 */
export function bestPart(turn: Turn): Bid | null {
  const alone = withoutOpener(turn.message);
  const rest = afterAside(turn);
  const { last, said } = turn.state;
  const instead = last === undefined && said === undefined ? undefined : meantInstead(turn.message);
  const questions = questionsIn(turn.message).slice(-MOST_PARTS);
  // "I lost a tooth, why do they fall out": the rest says what is asked of.
  const whole = questions.length > 0 && !isAsking(turn) ? `${turn.message}?` : undefined;
  const pieces = new Set([
    ...[...questions, whole, instead, rest, subjectOf(turn), headOf(turn), reasonsAsked(turn.message)],
  ]);
  const parts = [...pieces]
    .filter((each) => each !== undefined)
    .map((message) => ({
      message,
      weight: message === alone || message === rest ? MORE : PART,
    }));
  const bids = parts.map(({ message, weight }) => {
    const part = { ...turn, message, words: wordsOf(message), whole: turn.words };
    const found = best(part);
    if (found === null) return null;
    const { answer: given, score } = found;
    return { score: score * weight, answer: { ...given, state: { ...given.state, ...asksOn(part, given) } } };
  });
  return bids.reduce(
    (one, other) => (one === null || (other !== null && other.score > one.score) ? other : one),
    null,
  );
}
