import type { Activity, ActivityKind } from "../library.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, fresh, inLanguage, say, type Turn, tierOf } from "../turn.ts";
import { alike, says, wordsOf } from "../words.ts";

/**
 * Something to make or to do outdoors, fitted to the age; step by step, at the child's pace.
 *
 * @param without words that name what there is none of: an activity that needs none of it comes first
 */
export function setActivity(turn: Turn, kind: ActivityKind, without: readonly string[] = []): Answer | null {
  const fitting = turn.library.activities.filter((each) => each.kind === kind && each.tier === tierOf(turn));
  const possible = fitting.filter((each) => !needs(each, without));
  const activity = fresh(turn, possible.length > 0 ? possible : fitting);
  if (activity === undefined) return null;
  const values = { title: inLanguage(turn, activity.title), needs: inLanguage(turn, activity.needs) };
  const parts = [say(turn, "activity_intro", values), `\n${step(turn, activity, 0)}`];
  return answer(turn, parts, { kind: "activity", id: activity.id, step: 0 }, { told: activity.id });
}

/** The next step, or another activity; null when the message is about something else. */
export function didStep(turn: Turn, waiting: Waiting & { kind: "activity" }): Answer | null {
  const activity = turn.library.activities.find(({ id }) => id === waiting.id);
  if (activity === undefined) return null;
  if (commands(turn, "another")) return setActivity(turn, activity.kind);
  const lacks = ["dont have", "no tengo", "no hay"].some((phrase) => says(turn.words, phrase));
  if (lacks) return setActivity(turn, activity.kind, turn.words);
  if (["cant", "no puedo"].some((phrase) => says(turn.words, phrase)))
    return setActivity(turn, activity.kind);
  if (commands(turn, "stop")) return answer(turn, [say(turn, "activity_stop")], null);
  const steps = activity.steps[turn.state.language];
  if (commands(turn, "next") || commands(turn, "yes") || commands(turn, "made")) {
    const next = waiting.step + 1;
    if (next < steps.length) return answer(turn, [step(turn, activity, next)], { ...waiting, step: next });
    return answer(turn, [say(turn, "activity_end"), inLanguage(turn, activity.wonder)], {
      kind: "offer",
      what: "activity",
    });
  }
  if (commands(turn, "unsure") || commands(turn, "show") || commands(turn, "more") || commands(turn, "no")) {
    const text = say(turn, "activity_wait", { step: steps[waiting.step] ?? "" });
    return answer(turn, [text], waiting);
  }
  return null;
}

/** Short words, such as "no" and "the", name no material. */
function needs({ needs: { en, es } }: Activity, words: readonly string[]): boolean {
  const needed = [...wordsOf(en), ...wordsOf(es)];
  return words.some((word) => word.length > 3 && needed.some((each) => alike(each, word)));
}

function step(turn: Turn, activity: Activity, at: number): string {
  const steps = activity.steps[turn.state.language];
  const values = { number: String(at + 1), of: String(steps.length), step: steps[at] ?? "" };
  return say(turn, "activity_step", values);
}
