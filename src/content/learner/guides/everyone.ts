import type { VoiceGuide } from "#domain/learner/guide.ts";
import { intakeGuides, sessionGuides } from "./cast.ts";
import { personalities } from "./personalities.ts";

const everyone: readonly VoiceGuide[] = [...sessionGuides, ...intakeGuides, ...personalities];

/** The guide of that name; Hilda for a name that nobody has. */
export function guideByName(name: string): VoiceGuide {
  const guide = everyone.find((each) => each.name === name) ?? everyone.find((each) => each.name === "Hilda");
  if (guide === undefined) throw new Error("There are no guides.");
  return guide;
}
