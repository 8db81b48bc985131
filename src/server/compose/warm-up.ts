import { setTimeout as setTimer } from "node:timers";
import type { FollowUps } from "#domain/safety/care/follow-up.ts";
import type { SafetyScreen } from "#domain/safety/screening.ts";
import type { School } from "#domain/site/school.ts";
import { assistantSteps } from "../adapters/assistant/embedded.ts";
import { logError } from "../http/log.ts";
import { stepwise } from "../stepwise.ts";

/** Pages from which families write to the assistant, and children to the tutor. */
const FAMILIES = ["/chat", "/embed"];
const CHILDREN = ["/student", "/luma", "/luma-demo"];
/** Between two steps, in which other requests are answered; and before the first, in which the page fetches its files. */
const PAUSE_MS = { first: 300, between: 30 };

type Parts = {
  readonly screen: SafetyScreen & { step?(): boolean };
  readonly followUps: FollowUps;
  readonly speech: { warm(): void };
  readonly hasAssistant: boolean;
  readonly school: () => School;
};

/**
 * Makes ready what the first message needs when a page is opened from which messages come, and not before: a server that
 * nobody visits, or whose visitors only read, does without. Who writes sooner waits for it.
 *
 * @returns what is told the path of every page that is opened
 */
export function warmUps({ screen, followUps, speech, hasAssistant, school }: Parts): (path: string) => void {
  const families = stepwise(function* () {
    if (hasAssistant) yield* assistantSteps(school);
    while (screen.step?.()) yield;
  });
  const children = stepwise(function* () {
    // The voices first: they are made ready in threads of their own.
    speech.warm();
    while (screen.step?.()) yield;
    yield;
    followUps.countryIn("");
  });
  const steps = new Map([
    ...FAMILIES.map((path) => [path, families.step] as const),
    ...CHILDREN.map((path) => [path, children.step] as const),
  ]);

  return (path) => {
    const step = steps.get(path);
    if (step === undefined) return;
    for (const [each, its] of steps) if (its === step) steps.delete(each);
    inTurn(step, PAUSE_MS.first);
  };
}

/** A step that fails ends the making ready, not the server: the first message makes it anew, and fails by itself. */
function inTurn(step: () => boolean, pause: number): void {
  setTimer(() => {
    try {
      if (step()) inTurn(step, PAUSE_MS.between);
    } catch (error) {
      logError("making ready", error);
    }
  }, pause).unref();
}
