import { heardChoice } from "../learner/assessment/heard.ts";
import { numberIn } from "../learner/assessment/numbers.ts";
import { plainWords } from "../learner/plain-text.ts";
import { isRight } from "./answer.ts";
import type { Outcome } from "./estimate.ts";
import type { Item } from "./item.ts";

/** One item while it is worked on. */
export type Session = {
  readonly item: Item;
  readonly stage: "asking" | "solved" | "together";
  /** Hints on the screen. */
  readonly hints: number;
  /** What was tried and is not it. */
  readonly wrong: readonly string[];
  /** What the first answer said; null before it. */
  readonly outcome: Outcome | null;
  /** What helps with the slip that the last answer shows; null where it shows none that is known. */
  readonly slip: string | null;
};

/** So many slips, then it is looked at together. */
const SLIPS_AT_MOST = 2;

export const begin = (item: Item): Session => ({
  item,
  stage: "asking",
  hints: 0,
  wrong: [],
  outcome: null,
  slip: null,
});

/** Shows one more hint, while there is one. */
export function takeHint(session: Session): Session {
  return { ...session, slip: null, hints: Math.min(session.item.hints.length, session.hints + 1) };
}

/**
 * An answer. A choice that was tried already changes nothing; a number typed twice is another try. A slip brings what
 * helps with it, or where it is none that is known a hint; the second one the worked solution.
 *
 * @param slip what the answer shows, if it is wrong
 */
export function give(session: Session, answer: string, slip: string | null = null): Session {
  const { item, stage, hints, wrong } = session;
  if (stage !== "asking" || answer.trim() === "") return session;
  if (item.choices.length > 0 && wrong.includes(answer)) return session;
  const isSolved = isRight(item, answer);
  const outcome = session.outcome ?? { isRight: isSolved, hints };
  if (isSolved) return { ...session, stage: "solved", outcome, slip: null };
  const tried = [...wrong, answer];
  if (tried.length >= SLIPS_AT_MOST)
    return { ...session, stage: "together", wrong: tried, outcome, slip: null };
  const next = { ...session, wrong: tried, outcome, slip };
  return slip === null ? takeHint(next) : next;
}

/** The child asks to see it. Before any answer this is as much as not knowing it yet. */
export function showTogether(session: Session): Session {
  if (session.stage !== "asking") return session;
  const outcome = session.outcome ?? { isRight: false, hints: session.hints };
  return { ...session, stage: "together", outcome, slip: null };
}

/** Milestones (specification §2) that a solved item may be. */
export type SolvedMilestone = "mastery" | "breakthrough" | "collaboration";

/**
 * What there is to be proud of in a solved item: a skill that sits now; solved after a slip, by trying on; solved alone right
 * after the same kind was looked at together. The last two once a round, so that they stay something special.
 *
 * @param together the skill that was last looked at together
 * @param told what this round was praised for already
 */
export function milestonesOf(
  { item, wrong }: Session,
  together: string | null,
  told: readonly SolvedMilestone[],
  isMastered: boolean,
): readonly SolvedMilestone[] {
  const once = (type: SolvedMilestone, isIt: boolean) => (isIt && !told.includes(type) ? [type] : []);
  return [
    ...(isMastered ? (["mastery"] as const) : []),
    ...once("breakthrough", wrong.length > 0),
    ...once("collaboration", wrong.length === 0 && together === item.skill),
  ];
}

/** The answer that a child's spoken words mean; null when they mean none, which changes nothing. */
export function heardAnswer({ choices, answer, asked }: Item, words: string): string | null {
  if (asked.by === "material") return null;
  const isNumber = /^-?\d+$/.test(answer);
  if (!isNumber) return heardChoice(words, choices)?.value ?? null;
  const said = numberIn(plainWords(words.replace(/(\d),(?=\d{3})/g, "$1")));
  if (said === null) return null;
  const value = String(said);
  return choices.length === 0 || choices.some((choice) => choice.value === value) ? value : null;
}
