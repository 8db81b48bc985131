import { asksAside, asksNumber, isAsking } from "./asking.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { likelihoodOf } from "./said-as.ts";
import { commands, type Turn } from "./turn.ts";

/** While a child writes a story or a poem, nearly anything may be a line of it; these are the ways to tell what is none. */

/** More likely than not. */
const LIKELY = 0.5;
const SIGN = /\d\s*[-+×x*÷/=]\s*\d/;

/** Said by somebody in it: in quotation marks, or with who says it. What the child has asked itself is no such thing. */
const SPOKEN =
  /["“«]|^[-—]|(?<!\p{L})(?<!(?<!\p{L})(?:i|yo) )(?:said|says|asked|asks|shout(?:s|ed)|cried|yell(?:s|ed)|whisper(?:s|ed)|answered|thought|told|dijo|dice|dijeron|pregunt[oó]|pregunta|grit[oó]|contest[oó]|respondi[oó]|pens[oó]|susurr[oó])(?!\p{L})/iu;
export const isSpoken = ({ message }: Pick<Turn, "message">): boolean => SPOKEN.test(message);

/** "Is this good", "esta bien escrito": asked of what was written. */
export const isChecking = (turn: Turn): boolean =>
  (commands(turn, "look_over") ||
    commands(turn, "check") ||
    /\b(?:good|bien|mal)\b/.test(turn.words.join(" "))) &&
  likelihoodOf(turn, "check", "question") >= LIKELY;

/** "I don't want the story anymore", "quiero hacer otra cosa": the writing itself is refused, and nothing that happens in it. */
export const refuses = (turn: Turn): boolean =>
  isOfTalk(turn) && likelihoodOf(turn, "refusal", "correction", "social") >= LIKELY;

/** It speaks of the talk itself: of the text, of what is done, of whoever is written with. */
const isOfTalk = (turn: Turn): boolean => commands(turn, "own_text") || commands(turn, "of_talk");

/** A sum, a problem with its question, what is asked of the tutor, a wish, a refusal or a complaint. */
export function isNoLine(turn: Turn): boolean {
  if (asksAside(turn)) return true;
  if (isSpoken(turn)) return false;
  const isSum = asksNumber(turn) || SIGN.test(turn.message);
  if (isSum && mathematics.understand(turn)?.kind === "problem") return true;
  return (
    refuses(turn) ||
    ((isOfTalk(turn) || commands(turn, "request")) && likelihoodOf(turn, "request", "check") >= LIKELY)
  );
}

/** A question that may be asked of the world, and may be one of the story: only who knows it for certain answers it. */
export const mayBeAsked = (turn: Turn): boolean =>
  isAsking(turn) && !isSpoken(turn) && likelihoodOf(turn, "question") >= LIKELY;
