import type { Performance, Task } from "../../src/domain/learner/lessons/lesson.ts";
import { type Play, type PlayEvent, taskOf } from "../../src/domain/learner/lessons/play.ts";
import { begin, play } from "../../src/domain/learner/lessons/player.ts";

/** A simulated child: what it does with a question. */
export type Manner = "right" | "wrong" | "silent";

/** More events than the longest lesson needs; a lesson that takes more never ends. */
const MOST = 2000;

/** Plays a lesson from its beginning to its end; every state it went through. */
export function played(lesson: Performance, manner: Manner): readonly Play[] {
  const states = [begin(lesson)];
  for (let count = 0; count < MOST; count++) {
    const now = states.at(-1);
    if (now === undefined || now.stage === "over") break;
    for (const event of does(lesson, now, manner)) states.push(play(lesson, states.at(-1) ?? now, event));
  }
  return states;
}

function does(lesson: Performance, now: Play, manner: Manner): readonly PlayEvent[] {
  const isAsked = now.stage === "asking" || now.stage === "guessing" || now.stage === "telling";
  if (!isAsked) return [{ type: "NEXT" }];
  if (manner === "silent") return [{ type: "SILENCE" }];
  if (now.stage === "guessing") return [{ type: "GUESS", at: 0 }];
  if (now.stage === "telling") return [{ type: "REPORT", at: 0 }];
  const task = taskOf(lesson, now);
  if (task === null) return [{ type: "NEXT" }];
  return manner === "right" ? rightly(task) : wrongly(task, now);
}

function rightly({ check, solution }: Task): readonly PlayEvent[] {
  switch (check.by) {
    case "number":
      return [{ type: "NUMBER", number: check.number }];
    case "word":
      return [{ type: "WORD", word: check.words[0] ?? "" }];
    case "choices":
      return [{ type: "CHOICE", at: check.choices.findIndex(({ right }) => right) }];
    default: {
      const moves = solution.flatMap((step) => step.do);
      const events = moves.flatMap((move): PlayEvent[] =>
        "light" in move ? [] : Array.from({ length: move.times }, () => ({ type: "MOVE", move: move.move })),
      );
      return [...events, { type: "CHECK" }];
    }
  }
}

function wrongly({ check }: Task, now: Play): readonly PlayEvent[] {
  switch (check.by) {
    case "number":
      return [{ type: "NUMBER", number: check.number + 1 }];
    case "word":
      return [{ type: "WORD", word: "zzz" }];
    case "choices": {
      const open = check.choices.findIndex(({ right }, at) => !right && !now.tried.includes(at));
      return [{ type: "CHOICE", at: open < 0 ? (now.tried[0] ?? 0) : open }];
    }
    default:
      return [{ type: "CHECK" }];
  }
}
