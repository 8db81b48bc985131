import { words } from "#domain/language/text.ts";
import type { Answerer } from "../../assistant/answer.ts";
import type { Turn } from "../turn.ts";

/** Who says that the answer was not what was asked: what it asks instead ("" where it does not say it again). */
export type Correction = {
  readonly asks: string;
  readonly refuses: readonly string[];
  /** It names another thing for the same question: "no, the one for home". */
  readonly isElliptic: boolean;
  /** It only names what was meant: "the deposit". */
  readonly isNamed: boolean;
};

/** What is named instead of a question, at most this long: "the deposit". */
const MOST_NAMED = 4;

/** Pieces shorter than this, which refuse an answer, say nothing else. */
const MOST_REFUSING = 7;

/**
 * "No, that's not what I asked. Can his aide come?": the piece that refuses is left out, and what it stands beside is
 * the question. Null where nothing is corrected.
 */
export function correctionIn(text: string, turn: Turn, { cues }: Pick<Answerer, "cues">): Correction | null {
  if (turn.history.length === 0) return null;
  const pieces = text
    .split(/(?<=[,.;:!?\n])|\s[-–—]{1,3}\s/)
    .map((piece) => piece.trim())
    .filter((piece) => words(piece).length > 0);
  const elliptic = ellipsisIn(pieces, cues);
  if (elliptic !== null) return elliptic;
  const isNot = (piece: string) => NOT.test(words(piece)[0] ?? "");
  const means = (piece: string) =>
    cues(piece).has("meansto") && !cues(piece).has("refusesanswer") && !(pieces.length > 1 && isNot(piece));
  // "No es depósito, es la solicitud": what it is not is refused.
  const isContrasted = pieces.some((piece) => beginsWith(piece, "itis", cues));
  const isRestated = pieces.some(means);
  // "No, not a free trial, I mean …", "not the refund, the answer": what stands before what is meant.
  const refuses = (piece: string) =>
    cues(piece).has("refusesanswer") ||
    deniesAnswer(piece, cues) ||
    (isContrasted && beginsWith(piece, "itisnot", cues)) ||
    cues(piece).has("notanswered") ||
    (pieces.length > 1 && cues(words(piece).slice(0, MOST_OF_REFUSAL).join(" ")).has("notthat")) ||
    (isRestated && !means(piece) && cues(words(piece)[0] ?? "").has("negative"));
  const contradicted = contradictionIn(pieces, turn, cues);
  if (contradicted !== null) return contradicted;
  if (!pieces.some((piece) => refuses(piece) || means(piece))) return null;
  const rest = pieces.map((piece) => {
    if (cues(piece).has("notanswered")) return afterAbout(piece, cues);
    if (means(piece)) return afterCue(piece, "meansto", cues);
    return !refuses(piece) || words(piece).length > MOST_REFUSING ? piece : "";
  });
  const [asks, denied] = withoutDenied(rest.join(" ").trim(), cues);
  return {
    asks,
    refuses: [...pieces.filter((piece) => refuses(piece) && !means(piece)), ...denied],
    isElliptic: false,
    isNamed: words(asks).length <= MOST_NAMED,
  };
}
const MOST_OF_REFUSAL = 3;

/** "That does not answer it", "esa no fue mi pregunta": an answer or a question, and that it was not. */
function deniesAnswer(piece: string, cues: Answerer["cues"]): boolean {
  const said = cues(piece);
  const isShort = words(piece).length <= MOST_REFUSING && !piece.endsWith("?");
  return isShort && said.has("answerword") && said.has("negative");
}

const beginsWith = (piece: string, cue: string, cues: Answerer["cues"]) =>
  [1, 2, 3].some((count) => cues(words(piece).slice(0, count).join(" ")).has(cue));

/** "Drop off time not medicine": what stands after the not was understood, and is not meant. */
function withoutDenied(asks: string, cues: Answerer["cues"]): readonly [string, readonly string[]] {
  const own = asks.split(/\s+/);
  const at = own.findIndex((word, place) => place > 0 && NOT.test(word) && cues(word).has("negative"));
  const denied = at < 0 ? [] : own.slice(at + 1);
  if (denied.length === 0 || denied.length > MOST_NAMED || asks.includes("?")) return [asks, []];
  return [own.slice(0, at).join(" "), [denied.join(" ")]];
}
const NOT = /^(not|no)$/i;

/** "No I meant the deposit", "no me dijo cuánto es": what stands after the words that say so. */
function afterCue(piece: string, cue: string, cues: Answerer["cues"]): string {
  const own = piece.split(/\s+/);
  const isSaid = (at: number) => cues(own.slice(0, at + 1).join(" ")).has(cue);
  const rest = own.slice(own.findIndex((_, at) => isSaid(at)) + 1);
  while (rest.length > 1 && cues(rest[0] ?? "").has("about")) rest.shift();
  return rest.join(" ");
}

/** "No, we live here, we want a normal school": what was told last does not fit this family. */
function contradictionIn(pieces: readonly string[], turn: Turn, cues: Answerer["cues"]): Correction | null {
  const [first = "", ...rest] = pieces;
  const isNo = words(first).length === 1 && cues(first).has("negative");
  const isTold = turn.state.topic !== null && turn.state.asked === null && turn.state.offered === null;
  const tells = rest.some((piece) => cues(words(piece).slice(0, 2).join(" ")).has("ofself"));
  if (!isNo || !isTold || !tells || rest.some((piece) => piece.endsWith("?"))) return null;
  return { asks: rest.join(" "), refuses: [], isElliptic: false, isNamed: false };
}

/** "No, the one for home": what was asked before, of that. */
function ellipsisIn(pieces: readonly string[], cues: Answerer["cues"]): Correction | null {
  const [first = "", ...rest] = pieces;
  const said = words(rest.join(" "));
  const isShort = said.length > 1 && said.length <= MOST_REFUSING;
  if (words(first).length !== 1 || !cues(first).has("negative") || !isShort) return null;
  if (!cues(said.slice(0, 2).join(" ")).has("theone")) return null;
  return { asks: rest.join(" ").trim(), refuses: [], isElliptic: true, isNamed: false };
}

/** "You did not answer my question about food": what the question was about. */
function afterAbout(piece: string, cues: Answerer["cues"]): string {
  const own = piece.split(/\s+/);
  const at = own.findIndex((word) => cues(word).has("about"));
  return at < 0 ? afterCue(piece, "notanswered", cues) : own.slice(at + 1).join(" ");
}

/** What the family asked before, which the last answer missed. */
export const lastAsked = ({ history }: Turn): string | undefined =>
  history.findLast(({ role }) => role === "visitor")?.text;
