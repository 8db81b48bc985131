import { tokensWithoutAges } from "#domain/dialogue/figures.ts";
import { words } from "#domain/language/text.ts";
import { THRESHOLDS } from "../../assistant/ranking.ts";
import type { Desk } from "../desk.ts";
import {
  familyOf,
  type Heard,
  isAboutPlace,
  isPleasantry,
  isUnclear,
  isWeak,
  type Part,
  stands,
  tellsAges,
  tellsOfAge,
  topicOf,
} from "./part.ts";
import { listed, startersOf } from "./starters.ts";

/** "What does the AI do with my 9 year old?": an age says whom it is about; what is asked is said by the other words. */
export function withoutAges(whole: Part, asked: (message: string, topic: string | null) => Part): Part {
  const { meaning, reading, question, confidence } = whole;
  const isOfAge = meaning.kind === "fact" && (meaning.fact.id === "ages" || meaning.fact.id === "pods");
  if (!isUnclear(meaning) && (!isOfAge || confidence >= THRESHOLDS.certain)) return whole;
  const { tokens } = reading;
  const rest = tokensWithoutAges(tokens);
  if (rest.length === tokens.length || rest.length === 0) return whole;
  const other = asked(rest.join(" "), question.topic);
  const isOther = stands(other) && !(other.meaning.kind === "fact" && isAboutPlace(other.meaning.fact));
  return isOther && other.unexplained.length === 0 ? { ...other, question } : whole;
}

/** "How much is the deposit and do I get it back": two halves that each say something else for certain. */
export function halvesOf(
  desk: Desk,
  text: string,
  asked: (message: string, topic: string | null) => Part,
): readonly Part[] | null {
  const { joins, asks } = startersOf(desk);
  const things = listed(desk, "thingstart");
  const pieces = text.split(/\s+/);
  const isFact = (part: Part) => stands(part) && part.unexplained.length === 0 && !isPleasantry(part);
  for (let at = FEWEST_OF_HALF; at <= pieces.length - FEWEST_OF_HALF; at += 1) {
    const isJoined = joins.has(words(pieces[at] ?? "").join(" "));
    if (!isJoined && !pieces[at - 1]?.endsWith(",")) continue;
    const rest = pieces.slice(isJoined ? at + 1 : at);
    // "If we don't like it, do we get it back?": under which condition it is asked.
    if (IF.test(words(pieces.slice(0, at).join(" ")).join(" "))) continue;
    // "The plan and the pod": one question about two things; "and the deposit is refundable?" asks by itself.
    const isThing = things.has(words(rest[0] ?? "").join(" "));
    if (isThing && !rest.slice(1).some((word) => asks.has(words(word).join(" ")))) continue;
    const first = asked(pieces.slice(0, at).join(" "), null);
    const second = asked(rest.join(" "), topicOf(first) ?? null);
    // "4, 7 y 13": one list.
    const isList = tellsOfAge(first) && tellsOfAge(second);
    if (isFact(first) && isFact(second) && !isList && familyOf(first) !== familyOf(second))
      return [first, second];
  }
  return null;
}

const FEWEST_OF_HALF = 2;

const IF = /^((and|y|pero|but) )?(if|si|once) /;

/** "If you open later", "when he is 6": under which condition something is asked, and no question by itself. */
const WHEN = /^(if|when|once|si|cuando|es que)\b/;
export function isWhen(clause: string, joins: ReadonlySet<string>): boolean {
  const own = words(clause);
  while (joins.has(own[0] ?? "")) own.shift();
  return WHEN.test(own.join(" "));
}

/** What is not understood as a whole may be between its commas: the piece that is understood best says it. */
export function likeliest(
  whole: Part,
  text: string,
  asked: (message: string, topic: string | null) => Part,
  tokensOf: (text: string) => readonly string[],
): Heard | null {
  if (!isUnclear(whole.meaning) && !isWeak(whole)) return null;
  const pieces = text.split(/[,.;:!]/).filter((piece) => words(piece).length >= FEWEST_OF_PIECE);
  if (pieces.length < 2) return null;
  // An age is a thing told: what is asked stands in another piece, where there is one.
  const rest = pieces
    .filter((piece) => !tellsAges(tokensOf(piece)))
    .map((piece) => asked(piece.trim(), whole.question.topic));
  const isToldBeside = rest.length < pieces.length;
  const [understood] = rest
    .filter((part) => !isUnclear(part.meaning) && part.meaning.kind !== "move" && !isPleasantry(part))
    .sort((one, other) => other.confidence - one.confidence);
  const best = understood ?? (isToldBeside ? rest.at(-1) : undefined);
  return best === undefined ? null : { parts: [best], isToldBeside, leftOver: [] };
}

const FEWEST_OF_PIECE = 2;
