import { setTimeout as setTimer } from "node:timers";
import type { FollowUps } from "#domain/safety/care/follow-up.ts";
import type { SafetyScreen } from "#domain/safety/screening.ts";
import type { School } from "#domain/site/school.ts";
import { preparedAnswerer } from "../adapters/assistant/embedded.ts";

/** How long after the start each is made ready, unless it is needed earlier: reading all rules takes most of a second. */
const WARM_UP_MS = { assistant: 1_000, safety: 5_000 };

type Parts = {
  readonly screen: SafetyScreen;
  readonly followUps: FollowUps;
  readonly hasAssistant: boolean;
  readonly school: () => School;
};

/** Makes ready, after the server answers and before somebody asks, what would hold up the first question. */
export function warmUp({ screen, followUps, hasAssistant, school }: Parts): void {
  if (hasAssistant) setTimer(() => preparedAnswerer(school()), WARM_UP_MS.assistant).unref();
  setTimer(() => {
    screen.message("hello", { names: [] });
    followUps.countryIn("");
  }, WARM_UP_MS.safety).unref();
}
