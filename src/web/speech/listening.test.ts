import { beforeEach, describe, expect, test } from "vitest";
import { GIVE_UP_MS, RESTART_MS, SERVICE_FAILURES } from "#domain/speech/listening.ts";
import { createListening, type ListeningState, type Recogniser } from "./listening.ts";

/** A clock that moves when told. */
function simulatedClock() {
  let now = 0;
  let next = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    setTimeout: (run: () => void, ms: number) => {
      timers.set(next, { at: now + ms, run });
      next += 1;
      return (next - 1) as unknown as ReturnType<typeof setTimeout>;
    },
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => timers.delete(timer as unknown as number),
    tick(ms: number) {
      now += ms;
      for (const [id, { at, run }] of [...timers].sort(([, a], [, b]) => a.at - b.at)) {
        if (at > now || !timers.delete(id)) continue;
        run();
      }
    },
  };
}

/** A recogniser that is told what happens to it. */
class FakeRecogniser implements Recogniser {
  static made: FakeRecogniser[] = [];
  static failsToStart = false;
  continuous = false;
  interimResults = false;
  lang = "";
  onstart: Recogniser["onstart"] = null;
  onresult: Recogniser["onresult"] = null;
  onerror: Recogniser["onerror"] = null;
  onend: Recogniser["onend"] = null;
  isRunning = false;
  constructor() {
    FakeRecogniser.made.push(this);
  }
  start() {
    if (FakeRecogniser.failsToStart) throw new Error("InvalidStateError");
    this.isRunning = true;
    this.onstart?.();
  }
  abort() {
    this.isRunning = false;
    this.onend?.();
  }
  hears(...texts: readonly string[]) {
    const results = texts.map((transcript, at) => ({ isFinal: at < texts.length - 1, 0: { transcript } }));
    this.onresult?.({ resultIndex: 0, results });
  }
  fails(error: string) {
    this.onerror?.({ error });
    this.isRunning = false;
    this.onend?.();
  }
  ends() {
    this.isRunning = false;
    this.onend?.();
  }
}

describe("the listening port", () => {
  let clock: ReturnType<typeof simulatedClock>;
  let states: ListeningState[];
  let heard: string[];
  const begin = () => {
    const port = createListening(
      () => new FakeRecogniser(),
      (state) => states.push(state),
      clock,
    );
    port.start({ language: "es-MX", onWords: (words) => heard.push(words) });
    return port;
  };
  const engine = () => FakeRecogniser.made.at(-1) as FakeRecogniser;
  const running = () => FakeRecogniser.made.filter(({ isRunning }) => isRunning);

  beforeEach(() => {
    clock = simulatedClock();
    states = [];
    heard = [];
    FakeRecogniser.made = [];
    FakeRecogniser.failsToStart = false;
  });

  test("§9 recognition is continuous with interim results, in the learner's language", () => {
    begin();
    expect(engine()).toMatchObject({ continuous: true, interimResults: true, lang: "es-MX" });
    expect(states).toEqual(["starting", "listening"]);
  });

  test("§9 1000 ms after the recogniser ends it is started again, and what was heard is kept", () => {
    begin();
    engine().hears("había una vez");
    engine().ends();
    clock.tick(RESTART_MS - 1);
    expect(FakeRecogniser.made).toHaveLength(1);
    clock.tick(1);
    expect(FakeRecogniser.made).toHaveLength(2);
    engine().hears("una", "tortuga");
    expect(heard).toEqual(["había una vez", "había una vez una tortuga"]);
  });

  test("stopped, it does not start again", () => {
    const port = begin();
    engine().hears("hola");
    port.stop();
    clock.tick(RESTART_MS * 5);
    expect(FakeRecogniser.made).toHaveLength(1);
    expect(running()).toEqual([]);
    expect(states.at(-1)).toBe("off");
  });

  test("stopped between two recognisers, it does not start again either", () => {
    const port = begin();
    engine().ends();
    port.stop();
    clock.tick(RESTART_MS);
    expect(FakeRecogniser.made).toHaveLength(1);
  });

  test.each([
    ["not-allowed", "denied"],
    ["service-not-allowed", "denied"],
    ["audio-capture", "failed"],
  ] as const)("§8 %s ends it as %s, for good", (error, state) => {
    begin();
    engine().fails(error);
    clock.tick(RESTART_MS * 3);
    expect(states.at(-1)).toBe(state);
    expect(FakeRecogniser.made).toHaveLength(1);
  });

  test("a recogniser that cannot start is a failure, not a crash", () => {
    FakeRecogniser.failsToStart = true;
    begin();
    expect(states).toEqual(["starting", "failed"]);
  });

  test("silence and an aborted turn are no reason to stop", () => {
    begin();
    engine().fails("no-speech");
    clock.tick(RESTART_MS);
    engine().fails("aborted");
    clock.tick(RESTART_MS);
    expect(running()).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  test("a service that does not answer is tried again, then typing is offered", () => {
    begin();
    for (let attempt = 1; attempt < SERVICE_FAILURES; attempt += 1) {
      engine().fails("network");
      expect(states.at(-1)).toBe("listening");
      clock.tick(RESTART_MS);
    }
    engine().fails("network");
    expect(states.at(-1)).toBe("away");
  });

  test("a word in between starts the count of failures again", () => {
    begin();
    for (let attempt = 0; attempt < SERVICE_FAILURES * 2; attempt += 1) {
      engine().fails("network");
      clock.tick(RESTART_MS);
      engine().hears("hola");
    }
    expect(states).not.toContain("away");
  });

  test("after long silence the microphone is let go; words keep it", () => {
    begin();
    clock.tick(GIVE_UP_MS - 1);
    engine().hears("hola");
    clock.tick(GIVE_UP_MS - 1);
    expect(states.at(-1)).toBe("listening");
    clock.tick(1);
    expect(states.at(-1)).toBe("off");
    expect(running()).toEqual([]);
  });

  test("a second start is a new turn: never two recognisers, nothing of the first", () => {
    const port = begin();
    engine().hears("primera");
    port.start({ language: "en-US", onWords: (words) => heard.push(words) });
    expect(running()).toHaveLength(1);
    engine().hears("second");
    expect(heard.at(-1)).toBe("second");
  });
});
