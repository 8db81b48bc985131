import { moved } from "../materials/materials.ts";
import { helpFor, isRight } from "./answer.ts";
import { framesOf } from "./frames.ts";
import type { Performance, Task } from "./lesson.ts";
import { type LessonPlace, type Play, type PlayEvent, solvedAlone, taskOf } from "./play.ts";

/** As often as a child tries; then it is shown. */
const TRIES = 3;
/** As long as nothing comes a hint is said; then it is shown, so that nobody is left alone with a question. */
const SILENCES = 3;

const FRESH = {
  frames: [],
  step: 0,
  task: 0,
  isSecond: false,
  tries: 0,
  tried: [],
  hints: 0,
  silences: 0,
} as const;

/** A lesson from its beginning, or from the beat where it was left. */
export function begin(lesson: Performance, place: LessonPlace | null = null): Play {
  const beat = place !== null && lesson.beats[place.beat] !== undefined ? place.beat : 0;
  const outcomes = (place?.outcomes ?? []).filter((each) => each.beat < beat);
  return atBeat(lesson, beat, {
    ...{ ...FRESH, beat, stage: "saying", said: { text: "", count: 0 }, material: null },
    ...{ outcomes, report: place?.report ?? null },
  });
}

/** What becomes of it; what does not fit the moment changes nothing. */
export function play(lesson: Performance, now: Play, event: PlayEvent): Play {
  const beat = lesson.beats[now.beat];
  switch (event.type) {
    case "NEXT":
      return next(lesson, now);
    case "GUESS": {
      const guess = beat?.kind === "wonder" && now.stage === "guessing" ? beat.guesses[event.at] : undefined;
      return guess === undefined ? now : say({ ...now, stage: "saying" }, guess.reply);
    }
    case "REPORT": {
      const report = beat?.kind === "tell" && now.stage === "telling" ? beat.reports[event.at] : undefined;
      return report === undefined ? now : say({ ...now, stage: "saying", report: event.at }, report.reply);
    }
    case "FREE": {
      const reply = beat?.kind === "tell" && now.stage === "telling" ? beat.free : null;
      return reply === null ? now : say({ ...now, stage: "saying", report: "free" }, reply);
    }
    case "SILENCE":
      return silent(lesson, now);
    default: {
      const task = taskOf(lesson, now);
      return task === null || now.stage !== "asking" ? now : doing(lesson, now, task, event);
    }
  }
}

type Doing = Extract<
  PlayEvent,
  { readonly type: "MOVE" | "ANEW" | "CHECK" | "NUMBER" | "CHOICE" | "WORD" | "HINT" }
>;

/** What a child does with a task. */
function doing(lesson: Performance, now: Play, task: Task, event: Doing): Play {
  if (event.type === "MOVE") {
    // Things in a place are touched to count them, however the number is then said.
    const canMove = task.check.by === "goal" || now.material?.kind === "scatter";
    if (now.material === null || !canMove) return now;
    const material = moved(now.material, event.move);
    return material === null ? now : { ...now, material, frames: [], silences: 0 };
  }
  if (event.type === "ANEW") return { ...now, material: task.material ?? null, frames: [] };
  if (event.type === "HINT") return hint(now, task);
  const right = isRight(task, now.material, event);
  if (right === null) return now;
  if (right) {
    const { beat, task: at, tries, isSecond } = now;
    const outcomes = [
      ...now.outcomes,
      { beat, task: at, how: isSecond ? ("second" as const) : ("own" as const), tries },
    ];
    return say({ ...now, stage: "right", outcomes, frames: [] }, task.done);
  }
  const tried = event.type === "CHOICE" ? [...now.tried, event.at] : now.tried;
  const after = { ...now, tried, tries: now.tries + 1, silences: 0 };
  if (after.tries >= TRIES) return solved(after, task);
  return say(after, helpFor(lesson, task, now.material, event, now.tries));
}

/** The next hint; who has heard them all is shown how it goes. */
function hint(now: Play, task: Task): Play {
  const text = task.hints[now.hints];
  return text === undefined ? solved(now, task) : say({ ...now, hints: now.hints + 1 }, text);
}

/** The solution is played, from the start of the task. */
function solved(now: Play, task: Task): Play {
  return atStep({ ...now, stage: "solving", material: task.material ?? null }, task.solution, 0);
}

/** Nobody is left alone with a question, and nobody is taken for having answered. */
function silent(lesson: Performance, now: Play): Play {
  const silences = now.silences + 1;
  if (now.stage === "guessing" || now.stage === "telling") {
    return silences < 2 ? say({ ...now, silences }, now.said.text) : atBeat(lesson, now.beat + 1, now);
  }
  const task = now.stage === "asking" ? taskOf(lesson, now) : null;
  if (task === null) return now;
  return silences < SILENCES ? hint({ ...now, silences }, task) : solved({ ...now, silences }, task);
}

function next(lesson: Performance, now: Play): Play {
  const beat = lesson.beats[now.beat];
  const task = taskOf(lesson, now);
  switch (now.stage) {
    case "showing":
      if (beat?.kind !== "show" || now.step + 1 >= beat.steps.length)
        return atBeat(lesson, now.beat + 1, now);
      return atStep(now, beat.steps, now.step + 1);
    case "solving":
      if (task !== null && now.step + 1 < task.solution.length)
        return atStep(now, task.solution, now.step + 1);
      return afterSolution(lesson, now);
    case "right":
      return atTask(lesson, now, now.task + 1, false);
    case "out":
      if (beat?.kind !== "out" || now.step >= beat.steps.length) return atBeat(lesson, now.beat + 1, now);
      return say({ ...now, step: now.step + 1 }, beat.steps[now.step] ?? "");
    case "saying":
      return atBeat(lesson, now.beat + 1, now);
    default:
      return now;
  }
}

/** A second task like it follows a solution, once; then it is kept that it was shown. */
function afterSolution(lesson: Performance, now: Play): Play {
  const beat = lesson.beats[now.beat];
  const pair = beat?.kind === "together" || beat?.kind === "alone" ? beat.tasks[now.task] : undefined;
  if (!now.isSecond && pair !== undefined && pair.again !== null) return atTask(lesson, now, now.task, true);
  const outcome = { beat: now.beat, task: now.task, how: "shown", tries: now.tries } as const;
  return atTask(lesson, { ...now, outcomes: [...now.outcomes, outcome] }, now.task + 1, false);
}

function atTask(lesson: Performance, now: Play, task: number, isSecond: boolean): Play {
  const place = { ...now, ...FRESH, task, isSecond, stage: "asking" } as const;
  const asked = taskOf(lesson, place);
  if (asked === null) return atBeat(lesson, now.beat + 1, now);
  return say({ ...place, material: asked.material ?? null }, asked.say);
}

function atStep(
  now: Play,
  steps: readonly { say: string; do: Parameters<typeof framesOf>[1]["do"] }[],
  at: number,
): Play {
  const step = steps[at];
  if (step === undefined) return now;
  const frames = now.material === null ? [] : framesOf(now.material, step);
  return say({ ...now, step: at, frames, material: frames.at(-1)?.material ?? now.material }, step.say);
}

function atBeat(lesson: Performance, at: number, now: Play): Play {
  const beat = lesson.beats[at];
  const place = { ...now, ...FRESH, beat: at, material: null } as const;
  switch (beat?.kind) {
    case undefined:
      return { ...place, stage: "over", beat: lesson.beats.length };
    case "wonder": {
      const stage = beat.guesses.length > 0 ? "guessing" : "saying";
      return say({ ...place, stage, material: beat.material ?? null }, beat.say);
    }
    case "show":
      return atStep({ ...place, stage: "showing", material: beat.material }, beat.steps, 0);
    case "together":
    case "alone":
      return atTask(lesson, place, 0, false);
    case "out":
      return say({ ...place, stage: "out" }, beat.say);
    case "tell":
      return say({ ...place, stage: "telling" }, beat.say);
    case "look": {
      const end = solvedAlone(lesson, now.outcomes) ? beat.can : beat.yet;
      return say({ ...place, stage: "saying", material: beat.material ?? null }, `${beat.say} ${end}`);
    }
  }
}

const say = (now: Play, text: string): Play => ({ ...now, said: { text, count: now.said.count + 1 } });
