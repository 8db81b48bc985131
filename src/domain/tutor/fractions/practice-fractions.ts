import { interrupts } from "../small-talk.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { judge } from "./fraction-answers.ts";
import { explained, hintAt, ladder, resultLine, shownTask } from "./fraction-hints.ts";
import { aboutFractions, setFraction } from "./fraction-lessons.ts";
import { findFractions } from "./fraction-questions.ts";
import type { Judged } from "./fraction-steps.ts";
import type { Amount } from "./fraction-words.ts";
import {
  type FractionTask,
  holds,
  isCompared,
  isEqual,
  shownFraction,
  shownMixed,
  simplest,
  workOutFractions,
} from "./fractions.ts";

type Pending = Waiting & { kind: "fraction" };

/** Ask how to go on, without naming what: "how", "como le hago", "what do I do". */
const ASKS_HOW =
  /^(?:(?:and|but|y|pero|ok|so|entonces) )*(?:how(?: (?:do|can|should|would) (?:i|you|we)(?: (?:do|solve|find|know|get|start))?(?: (?:it|that|this))?)?|what (?:do|should|can) i (?:have to )?do(?: now| next)?|what now|(?:ahora )?que (?:le )?(?:hago|tengo que hacer|se hace)(?: ahora)?|como (?:le hago|le hacemos|se hace|se le hace|lo hago|le hice|lo resuelvo|hago|es|empiezo)(?: (?:eso|esto|esta|para))?)$/;
/** What a child who does not know may still say around it. */
const NOT_KNOWING = new Set(
  `i dont do not know how to it this that what is the answer please help me can you just tell show no se como hacerlo
  hacerla hacer entiendo entendi puedo esto eso esta me rindo dime la respuesta ayuda ayudame por favor una otra pista a
  hint another need understand get idea ni cant its hard too im lost es muy dificil yes ok si why que mas more give up
  solve solo ya nose dunno idk fracciones fractions las le lo y and but pero sale se olvido forgot el los un una en con pone ponen arriba abajo on top below`.split(
    /\s+/,
  ),
);

/** Fractions the child asks about: a hint first, never the answer; one that brings its answer along is checked. */
export function askedFractions(turn: Turn): Answer | null {
  const found = findFractions(turn.message);
  if (found === null || found.kind === "lone") return aboutFractions(turn, found);
  if (found.kind === "beyond") return answer(turn, [say(turn, "fraction_beyond")], null);
  if (found.kind === "pair") {
    const values = { left: shownFraction(found.left), right: shownFraction(found.right) };
    return answer(turn, [say(turn, "fraction_pair", values)], null);
  }
  if (found.kind === "below" || found.kind === "uneven") return turnedInto(turn, found.kind, found.task);
  const { task, claimed, isStated, mixed } = found;
  const isTrue = holds(task.left, task.operator, task.right);
  if (isStated && isTrue) return praised(turn, task, null);
  if (claimed !== null && isEqual(claimed, workOutFractions(task))) return praised(turn, task, null);
  const isWrong = claimed !== null || isStated;
  const opening = isWrong ? say(turn, "sum_wrong") : say(turn, "sum_asked", { sum: shownTask(turn, task) });
  const parts = [...mixed.map((each) => asOne(turn, each)), opening, hintAt(turn, task, 0)];
  return answer(turn, parts, { kind: "fraction", task, tries: 0 });
}

/** What does not come out is said, and one beside it that does is proposed. */
function turnedInto(turn: Turn, kind: "below" | "uneven", { left, operator, right }: FractionTask): Answer {
  const near = Math.max(left.bottom, right.top - (right.top % left.bottom));
  const task: FractionTask =
    kind === "below"
      ? { left: right, operator, right: left }
      : { left, operator, right: { top: near, bottom: 1 } };
  const values = {
    ...{ left: shownFraction(left), right: shownFraction(right), p: String(left.bottom) },
    sum: shownTask(turn, task),
  };
  const phrase = kind === "below" ? "fraction_below" : "fraction_uneven";
  return answer(turn, [say(turn, phrase, values)], { kind: "fraction", task, tries: -1 });
}

/** "1 1/2 is the same as 3/2": the whole is counted in pieces too. */
function asOne(turn: Turn, { value, written }: Amount): string {
  return say(turn, "fraction_mixed", { mixed: written, improper: shownFraction(value) });
}

/** The child's try at the fractions that were asked; null when the message is about something else. */
export function triedFractions(turn: Turn, waiting: Pending): Answer | null {
  if (wishesElse(turn)) return null;
  if (turn.words.length <= 4 && commands(turn, "another")) return setFraction(turn);
  const { task, tries } = waiting;
  const step = waiting.step ?? Math.min(tries, 1);
  const judged = judge(turn.message, task, step);
  if (judged === null) return needsHint(turn) ? missed(turn, waiting, step, "sum_unsure") : null;
  if (judged.verdict === "right") return praised(turn, task, judged.said);
  if (judged.verdict === "wrong") return missed(turn, waiting, step, "sum_wrong");
  if (judged.verdict === "unclear") return missed(turn, waiting, step, "sum_unsure");
  return answer(turn, [stepMet(turn, judged), hintAt(turn, task, judged.to)], {
    ...waiting,
    step: judged.to,
  });
}

/** Yes to a step that was made: it is no try. */
function stepMet(turn: Turn, judged: Judged & { readonly verdict: "step" | "way" }): string {
  if (judged.verdict === "way") return say(turn, "fraction_way");
  const { larger } = judged;
  if (larger === undefined) return say(turn, "fraction_step");
  return say(turn, "fraction_step_larger", { said: String(larger) });
}

/** A story, a joke, spelling: what a child may wish for in the middle of it, whatever number it holds. */
function wishesElse(turn: Turn): boolean {
  return (["story", "create", "nature", "reading", "sum", "joke", "spelling", "counting"] as const).some(
    (wish) => commands(turn, wish),
  );
}

/** Whether a child does not know how to go on, and tells little else. */
function needsHint(turn: Turn): boolean {
  const { words } = turn;
  if (interrupts(turn)) return false;
  if (ASKS_HOW.test(words.join(" "))) return true;
  if (commands(turn, "yes") && words.length <= 2) return true;
  const gaveUp = commands(turn, "unsure") || commands(turn, "show") || commands(turn, "more");
  const isMore = commands(turn, "more") && !commands(turn, "unsure") && !commands(turn, "show");
  return (
    gaveUp &&
    words.length <= 10 &&
    words.filter((word) => !NOT_KNOWING.has(word) && !/\d/.test(word)).length <= (isMore ? 0 : 2)
  );
}

/** Not right yet, or not known: the next hint, and after two of them the way is shown together. */
function missed(turn: Turn, waiting: Pending, step: number, opening: "sum_wrong" | "sum_unsure"): Answer {
  const { task, tries } = waiting;
  if (tries < 1) {
    const next = step < 0 ? 0 : (ladder(task).rungs[step]?.miss ?? 0);
    const parts = [say(turn, opening), hintAt(turn, task, next)];
    return answer(turn, parts, { kind: "fraction", task, tries: tries + 1, step: next });
  }
  const parts = [say(turn, "sum_shown"), explained(turn, task), resultLine(turn, task)];
  return answer(turn, [...parts, say(turn, "sum_another")], { kind: "offer", what: "fraction" });
}

function praised(turn: Turn, task: FractionTask, said: Amount | null): Answer {
  const value = simplest(workOutFractions(task));
  const isLonger =
    said !== null &&
    !isCompared(task) &&
    (said.form === "fraction" || said.form === "mixed" || said.form === "joined") &&
    said.value.bottom !== value.bottom;
  const short = said?.form === "fraction" ? null : shownMixed(value);
  const values = { said: said?.written ?? "", value: short ?? shownFraction(value) };
  const shorter = isLonger ? say(turn, "fraction_shorter", values) : "";
  const opening = say(turn, isCompared(task) ? "fraction_checked" : "fraction_right");
  return answer(turn, [opening, resultLine(turn, task), shorter, say(turn, "sum_another")], {
    kind: "offer",
    what: "fraction",
  });
}
