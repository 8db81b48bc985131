import { type Beat, type Lesson, PHASES, type Phase } from "../lesson.ts";
import type { LessonFault, LessonSurroundings } from "./fault.ts";

const KINDS = ["wonder", "show", "together", "alone", "out", "tell", "look"] as const;
const PERIODS: readonly Phase[] = ["this-is", "show-me", "what-is"];

/** Whether the beats make a whole lesson, in the method of its module. */
export function shapeFaults(lesson: Lesson, { modules, skills }: LessonSurroundings): LessonFault[] {
  const { plan, beats } = lesson;
  const method = modules.get(lesson.module);
  const faults: LessonFault[] = [];
  const say = (path: LessonFault["path"], reason: string) => faults.push({ path, reason });

  if (method === undefined) say(["module"], `there is no module "${lesson.module}"`);
  else if (method !== plan.method)
    say(["plan", "method"], `the module's method is ${method}, not ${plan.method}`);
  for (const [at, skill] of lesson.skills.entries()) {
    if (skills !== null && !skills.has(skill)) say(["skills", at], `the map of skills has no "${skill}"`);
  }

  const first = (kind: Beat["kind"]) => beats.findIndex((beat) => beat.kind === kind);
  for (const kind of KINDS) if (first(kind) < 0) say(["beats"], `a lesson has a beat of kind "${kind}"`);
  if (beats.at(-1)?.kind !== "look") say(["beats", beats.length - 1], 'the last beat is "look"');
  const order = (["show", "together", "alone"] as const).map(first);
  if (order.some((at, place) => place > 0 && at < (order[place - 1] ?? 0)))
    say(["beats"], "first it is shown, then done together, then alone");
  if (beats.findLastIndex(({ kind }) => kind === "tell") < beats.findLastIndex(({ kind }) => kind === "out"))
    say(["beats", first("out")], 'who went out comes back and tells: a "tell" follows the last "out"');

  const named = beats.flatMap(({ phase }) => phase ?? []);
  const own: readonly Phase[] = PHASES[plan.method];
  for (const [at, { phase }] of beats.entries()) {
    if (phase !== undefined && !own.includes(phase))
      say(["beats", at, "phase"], `a ${plan.method} lesson has the phases ${own.join(", ")}`);
  }
  for (const phase of needed(plan.method, named)) {
    if (!named.includes(phase))
      say(["beats"], `no beat has "phase: ${phase}", which a ${plan.method} lesson needs`);
  }
  return faults;
}

/** A project and an inquiry go through all their phases; the three periods of a Montessori lesson come as three. */
function needed(method: Lesson["plan"]["method"], named: readonly Phase[]): readonly Phase[] {
  if (method !== "montessori") return PHASES[method];
  return named.some((phase) => PERIODS.includes(phase)) ? ["presentation", ...PERIODS] : ["presentation"];
}
