import { setTimeout as setTimer } from "node:timers";
import { setImmediate } from "node:timers/promises";
import { type OperationKey, operations, splitKey } from "#contract/index.ts";
import { type Stepwise, stepwise } from "#domain/resilience/stepwise.ts";
import type { FollowUps } from "#domain/safety/care/follow-up.ts";
import type { SafetyScreen } from "#domain/safety/screening.ts";
import type { School } from "#domain/site/school.ts";
import { assistantSteps, panelSteps } from "../adapters/assistant/embedded.ts";
import { logError } from "../http/log.ts";
import { ownTutor } from "../own-tutor.ts";

/** Pages from which families write to the assistant, and children to the tutor. */
const FAMILIES = ["/chat", "/embed"];
const CHILDREN = ["/student", "/luma", "/luma-demo"];
/** Where staff look up what the assistant and the panel would answer, with what they teach or decide. */
const LOOK_UPS = /^\/api\/admin\/(?:answers|facts)\b/;
/** Between two steps, in which other requests are answered; and before the first, in which the page fetches its files. */
const PAUSE_MS = { first: 300, between: 30 };

type Parts = {
  readonly screen: SafetyScreen & { step?(): boolean };
  readonly followUps: FollowUps;
  readonly speech: { warm(): void };
  readonly hasAssistant: boolean;
  readonly school: () => School;
};

export type WarmUps = {
  /** Is told the path of every page that is opened. */
  pageOpened(path: string): void;
  /** What these operations need is made before they are answered, in steps as well. */
  readonly ready: { readonly [Key in OperationKey]?: () => Promise<void> };
};

/**
 * Makes ready what the first message needs when a page is opened from which messages come, and not before: a server that
 * nobody visits, or whose visitors only read, does without. Who writes sooner waits for it.
 */
export function warmUps({ screen, followUps, speech, hasAssistant, school }: Parts): WarmUps {
  function* screening() {
    while (screen.step?.()) yield;
    yield;
    // The screen asks the tutor too: for what a lesson answers nobody is called.
    const tutor = ownTutor();
    yield;
    yield* tutor.prepare();
  }
  const families = stepwise(function* () {
    if (hasAssistant) yield* assistantSteps(school);
    yield* screening();
  });
  const panel = stepwise(function* () {
    yield* panelSteps();
    yield* screening();
  });
  const desk = stepwise(function* () {
    yield* assistantSteps(school);
    yield* panelSteps();
  });
  const lookUps = (Object.keys(operations) as OperationKey[]).filter((key) =>
    LOOK_UPS.test(splitKey(key)[1]),
  );
  const lookUpReady = readily(desk);
  const tutor = stepwise(function* () {
    yield* screening();
    followUps.countryIn("");
  });
  const children = stepwise(function* () {
    // The voices first: they are made ready in threads of their own.
    speech.warm();
    while (tutor.step()) yield;
  });
  const steps = new Map([
    ...FAMILIES.map((path) => [path, families.step] as const),
    ...CHILDREN.map((path) => [path, children.step] as const),
  ]);

  return {
    pageOpened(path) {
      const step = steps.get(path);
      if (step === undefined) return;
      for (const [each, its] of steps) if (its === step) steps.delete(each);
      inTurn(step, PAUSE_MS.first);
    },
    ready: {
      ...Object.fromEntries(lookUps.map((key) => [key, lookUpReady])),
      "POST /api/chat": readily(families),
      "POST /api/parent-support": readily(panel),
      "POST /api/wildlight-chat": readily(tutor),
    },
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

/**
 * Does what is left; all who wait do so for the same steps, between which everybody else is answered. Where a step fails the
 * message is heard all the same: what a child says is screened before anything else may go wrong.
 */
function readily({ step }: Stepwise<unknown>): () => Promise<void> {
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= (async () => {
      while (step()) await setImmediate();
    })()
      .catch((error: unknown) => logError("making ready", error))
      .finally(() => {
        waiting = undefined;
      });
    return waiting;
  };
}
