import { type Fact, type Facts, satisfies, type Wanted } from "../../materials/material.ts";
import { factsOf, type MaterialState } from "../../materials/materials.ts";
import type { Lesson, Step, Task } from "../lesson.ts";
import { rehearsed } from "../rehearse.ts";
import type { LessonFault } from "./fault.ts";

type Path = LessonFault["path"];

/** Whether everything that moves can move, and every task can be solved as it says. */
export function taskFaults({ beats }: Pick<Lesson, "beats">): LessonFault[] {
  return beats.flatMap((beat, at): LessonFault[] => {
    if (beat.kind === "show") return stepFaults(beat.material, beat.steps, ["beats", at, "steps"]);
    if (beat.kind !== "together" && beat.kind !== "alone") return [];
    return beat.tasks.flatMap(({ first, again }, place) => {
      const path = ["beats", at, "tasks", place];
      const missing =
        beat.kind === "alone" && again === null
          ? [{ path, reason: 'a task done alone has a second like it: "again"' }]
          : [];
      const same = again !== null && JSON.stringify(asked(first)) === JSON.stringify(asked(again));
      const twice = same
        ? [{ path: [...path, "again"], reason: "the second task is the first once more" }]
        : [];
      const second = again === null ? [] : oneTask(again, [...path, "again"]);
      return [...missing, ...twice, ...oneTask(first, path), ...second];
    });
  });
}

const asked = ({ say, material, check }: Task) => ({ say, material, check });

function stepFaults(material: MaterialState | undefined, steps: readonly Step[], path: Path): LessonFault[] {
  const withMoves = steps.findIndex(({ do: moves }) => moves.length > 0);
  if (material === undefined)
    return withMoves < 0
      ? []
      : [{ path: [...path, withMoves], reason: "there is no material that could move" }];
  const { fault, step } = rehearsed(material, steps);
  return fault === null ? [] : [{ path: [...path, step], reason: fault }];
}

function oneTask(task: Task, path: Path): LessonFault[] {
  const { material, check, solution, slips } = task;
  const faults = stepFaults(material, solution, [...path, "solution"]);
  const say = (where: Path, reason: string) => faults.push({ path: [...path, ...where], reason });
  if (check.by === "choices") {
    const right = check.choices.filter((choice) => choice.right);
    if (right.length !== 1) say(["choices"], `exactly one choice is right; here ${right.length}`);
    if (new Set(check.choices.map((choice) => choice.say)).size < check.choices.length)
      say(["choices"], "two choices say the same");
    for (const [at, choice] of check.choices.entries()) {
      if (!choice.right && choice.slip === undefined)
        say(["choices", at], "a wrong choice has a slip: what helps who chose it");
    }
    if (slips.length > 0) say(["slips"], "with choices the slip stands on each wrong choice");
  }
  for (const [at, { when }] of slips.entries()) {
    const fault = slipFault(task, when);
    if (fault !== null) say(["slips", at, "when"], fault);
  }
  if (check.by === "goal") for (const reason of goalFaults(task, check.goal)) say(["goal"], reason);
  return faults;
}

function goalFaults({ material, solution }: Task, goal: Wanted): string[] {
  if (material === undefined) return ["a goal needs a material"];
  const facts = factsOf(material);
  const unknown = unknownFact(facts, goal);
  if (unknown !== null) return [unknown];
  if (Object.keys(goal).length === 0) return ["the goal asks for nothing"];
  if (satisfies(facts, goal)) return ["the goal is reached before anything is done"];
  const { state, fault } = rehearsed(material, solution);
  if (fault !== null || satisfies(factsOf(state), goal)) return [];
  return [`the solution does not reach it; it ends at ${JSON.stringify(factsOf(state))}`];
}

function slipFault({ material, check }: Task, when: Task["slips"][number]["when"]): string | null {
  if (check.by === "goal") {
    if (typeof when !== "object") return "here a slip names facts of the material, such as { value: 30 }";
    const unknown = material === undefined ? null : unknownFact(factsOf(material), when);
    const isRight = Object.entries(check.goal).every(
      ([name, value]) => JSON.stringify(when[name]) === JSON.stringify(value),
    );
    return unknown ?? (isRight ? "this is right, not a slip" : null);
  }
  if (check.by === "number") {
    if (typeof when !== "number") return "here a slip is a number";
    return when === check.number ? "this is right, not a slip" : null;
  }
  if (typeof when !== "string") return "here a slip is a word";
  return check.by === "word" && check.words.includes(when) ? "this is right, not a slip" : null;
}

function unknownFact(facts: Facts, wanted: Wanted): string | null {
  for (const [name, value] of Object.entries(wanted)) {
    const known = facts[name];
    if (known === undefined)
      return `this material knows no "${name}"; it knows ${Object.keys(facts).join(", ")}`;
    const values: readonly Fact[] = Array.isArray(value) ? value : [value as Fact];
    const other = values.find((each) => typeof each !== typeof known);
    if (other !== undefined)
      return `"${name}" is a ${typeof known}, such as ${JSON.stringify(known)}; here ${JSON.stringify(other)}`;
  }
  return null;
}
