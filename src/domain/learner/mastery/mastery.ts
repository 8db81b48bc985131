import { FSRSAlgorithm, type Grade, generatorParameters, Rating } from "ts-fsrs";
import { type Evidence, FIRST_MASTERY, traced } from "./trace.ts";

/** What is known about one skill of one child. Days are counted as whole numbers ({@link dayNumber}). */
export type SkillMemory = {
  /** How probable it was on that day that the skill sits. */
  readonly known: number;
  /** How long it lasts and how hard it is to keep, as FSRS measures them. */
  readonly stability: number;
  readonly difficulty: number;
  readonly on: number;
  /** The day on which it should be remembered again. */
  readonly due: number;
};
export type Mastery = Readonly<Record<string, SkillMemory>>;

/** No chance in the intervals: the same answers give the same days. */
const spacing = new FSRSAlgorithm(
  generatorParameters({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 }),
);

/** How probable it is that a skill sits on a day: what was known, as far as it is not forgotten by then. */
export function knownOn({ known, stability, on }: SkillMemory, day: number): number {
  return known * spacing.forgetting_curve(Math.max(0, day - on), stability);
}

/**
 * The memory after some answers of one day. Knowledge tracing begins with what the forgetting curve has left; the curve
 * itself is told of the first work of a day alone, because what is repeated at once is no remembering.
 */
export function practised(
  mastery: Mastery,
  skills: readonly string[],
  evidence: readonly Evidence[],
  day: number,
): Mastery {
  if (evidence.length === 0) return mastery;
  const after = skills.map((skill) => [skill, memoryAfter(mastery[skill], evidence, day)] as const);
  return { ...mastery, ...Object.fromEntries(after) };
}

function memoryAfter(
  before: SkillMemory | undefined,
  evidence: readonly Evidence[],
  day: number,
): SkillMemory {
  const known = evidence.reduce(traced, before === undefined ? FIRST_MASTERY : knownOn(before, day));
  if (before !== undefined && day <= before.on) return { ...before, known };
  const elapsed = before === undefined ? 0 : day - before.on;
  const memory = before === undefined ? null : { stability: before.stability, difficulty: before.difficulty };
  const { stability, difficulty } = spacing.next_state(memory, elapsed, gradeOf(evidence));
  return { known, stability, difficulty, on: day, due: day + spacing.next_interval(stability, elapsed) };
}

/** All right, some, or none. "Easy" is nothing that answers can tell. */
function gradeOf(evidence: readonly Evidence[]): Grade {
  const right = evidence.filter(({ isRight }) => isRight).length;
  if (right === evidence.length) return Rating.Good;
  return right > 0 ? Rating.Hard : Rating.Again;
}

/** The least that sits of some skills on a day; null where nothing is known of any of them. */
export function leastKnown(mastery: Mastery, skills: readonly string[], day: number): number | null {
  const known = skills.flatMap((skill) => {
    const memory = mastery[skill];
    return memory === undefined ? [] : [knownOn(memory, day)];
  });
  return known.length === 0 ? null : Math.min(...known);
}
