import { trimSigns } from "../language/text.ts";
import { CUT } from "./asking.ts";
import { mathematics } from "./mathematics/mathematics.ts";
import { continued } from "./skills.ts";
import type { Waiting } from "./state.ts";
import { type Answer, commands, type Turn } from "./turn.ts";
import { wordsOf } from "./words.ts";

const EXERCISES: readonly Waiting["kind"][] = ["mathematics", "alike", "spelling", "letter", "kind"];
/** A result, and something said of it that has no number: "90 thats not harder". Not "5 or", "3 is not it", "2 kilos of". */
const RESULT_FIRST = /^(?:x ?= ?)?[-−]?\d[\d.,:/]{0,30}(?=[ !])/iu;
const GOES_ON = /^(?:or|o|and|y|is|es|of|de|per|por|not?|más|mas|less|menos|more)\s/iu;
const SHORTEST_REST = 3;
function resultFirst(message: string): readonly [string, string] | undefined {
  const text = message.trim();
  const result = RESULT_FIRST.exec(text)?.[0];
  const rest = trimSigns(text.slice(result?.length ?? 0), " ,.!");
  const isRest = rest.length >= SHORTEST_REST && !/\d/.test(rest) && !GOES_ON.test(rest);
  return result === undefined || !isRest ? undefined : [trimSigns(result, ".,:"), rest];
}

/** Without the offer at the end of what was right. */
function withoutOffer(text: string): string {
  if (!text.endsWith("?")) return text;
  const stops = [".", "!", "?", "¿", "¡"].map((stop) => text.lastIndexOf(stop, text.length - 2));
  const last = Math.max(...stops);
  return text.slice(0, text[last] === "¿" || text[last] === "¡" ? last : last + 1).trimEnd();
}

/** Ways to cut a message into an answer and what is said behind it. */
function* halves(message: string): Generator<readonly [string, string]> {
  const cuts = [...message.matchAll(new RegExp(CUT, "g"))];
  for (const { 0: cut, index } of cuts) yield [message.slice(0, index), message.slice(index + cut.length)];
  const found = resultFirst(message);
  if (found !== undefined) yield found;
}

/** Whether behind a result only that result, or how hard it was, is spoken of. */
const isCommented = (rest: Turn): boolean =>
  (["harder", "easier", "claim", "check", "unsure"] as const).some((each) => commands(rest, each));

const isWrong = (head: Turn, waiting: Waiting): boolean =>
  waiting.kind === "mathematics" && mathematics.grade(head, waiting)?.verdict === "wrong";

/**
 * "90 thats not harder", "it is 10. And with legs 5 and 12", "x is 5. is there a faster way": what stands first answers what
 * was asked, and the rest is met by itself.
 */
export function answeredThen(turn: Turn, respond: (turn: Turn) => Answer): Answer | null {
  const { waiting } = turn.state;
  if (waiting === null || !EXERCISES.includes(waiting.kind) || turn.isDelicate) return null;
  const part = (message: string): Turn => ({ ...turn, message, words: wordsOf(message) });
  for (const [first, rest] of halves(turn.message)) {
    const head = part(first);
    const done = /\p{L}|\d/u.test(rest) ? continued(head) : null;
    // What is worked out in the message itself is no answer to what waits.
    const isOwn = waiting.kind === "mathematics" && mathematics.understand(head)?.kind === "problem";
    // "80 thats easy" is a try as well; "2 dogs bark" is none.
    const isTry = !/\d/.test(rest) && isCommented(part(rest)) && isWrong(head, waiting);
    if (done === null || isOwn || !(isTry || done.act === "right")) continue;
    const { asked: _, ...state } = done.state;
    const next = respond({ ...part(rest), state: { ...state, said: done.text } });
    const isMet =
      next.act !== undefined && next.act !== "heard" && next.act !== "unknown" && next.act !== "wrong";
    return isMet && !isTry ? { ...next, text: `${withoutOffer(done.text)}\n${next.text}` } : done;
  }
  return null;
}
