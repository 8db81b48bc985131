import { GIVE_UP_MS, RESTART_MS, SERVICE_FAILURES } from "#domain/speech/listening.ts";

/**
 * - `off`, `starting` (the browser may be asking for the microphone), `listening`
 * - `denied`: somebody said no; `failed`: there is no microphone, or it cannot be reached
 * - `away`: the recogniser's service does not answer
 */
export type ListeningState = "off" | "starting" | "listening" | "denied" | "failed" | "away";

/** What the browser's recogniser must have; the standard interface of Chrome, Edge and Safari. */
export type Recogniser = {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onstart: (() => void) | null;
  onresult: ((event: RecogniserResult) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};
type RecogniserResult = {
  readonly resultIndex: number;
  readonly results: ArrayLike<{ readonly isFinal: boolean; readonly [at: number]: { transcript: string } }>;
};

type Wanted = {
  readonly language: string;
  /** Everything heard since the start, the words still being guessed included. */
  readonly onWords: (words: string) => void;
};

export type Listening = {
  readonly start: (wanted: Wanted) => void;
  readonly stop: () => void;
};

type Timer = ReturnType<typeof setTimeout>;
type Clock = {
  readonly setTimeout: (run: () => void, ms: number) => Timer;
  readonly clearTimeout: (timer: Timer) => void;
};

/** The browser's own; null in Firefox, for example. */
export function browserRecogniser(): (() => Recogniser) | null {
  const found = globalThis as { SpeechRecognition?: new () => Recogniser } & {
    webkitSpeechRecognition?: new () => Recogniser;
  };
  const Engine = found.SpeechRecognition ?? found.webkitSpeechRecognition;
  return Engine === undefined ? null : () => new Engine();
}

/**
 * The listening port. Browsers end their recogniser whenever they like: it is started again 1000 ms later (§4, §9) and
 * what was heard before is kept, until it is stopped, refused, or nothing was said for long.
 *
 * @param onState told at every change
 */
export function createListening(
  make: () => Recogniser,
  onState: (state: ListeningState) => void,
  clock: Clock = globalThis,
): Listening {
  let engine: Recogniser | null = null;
  let restart: Timer | undefined;
  let quiet: Timer | undefined;
  let failures = 0;
  /** Heard by recognisers that have ended. */
  let before = "";

  const drop = () => {
    clock.clearTimeout(restart as Timer);
    clock.clearTimeout(quiet as Timer);
    const ended = engine;
    engine = null;
    if (ended === null) return;
    ended.onend = null;
    ended.onresult = null;
    ended.onerror = null;
    ended.abort();
  };
  const end = (state: ListeningState) => {
    drop();
    onState(state);
  };

  const begin = (wanted: Wanted) => {
    let heard = "";
    const mine = make();
    engine = mine;
    mine.continuous = true;
    mine.interimResults = true;
    mine.lang = wanted.language;
    mine.onstart = () => onState("listening");
    mine.onresult = ({ results }) => {
      failures = 0;
      heard = Array.from(results, (result) => result[0]?.transcript.trim() ?? "").join(" ");
      waitForWords();
      wanted.onWords(joined(before, heard));
    };
    mine.onerror = ({ error }) => {
      if (error === "not-allowed" || error === "service-not-allowed") end("denied");
      else if (error === "audio-capture") end("failed");
      else if (error === "network" || error === "language-not-supported") {
        failures += 1;
        if (failures >= SERVICE_FAILURES) end("away");
      }
    };
    mine.onend = () => {
      before = joined(before, heard);
      heard = "";
      if (engine === mine) restart = clock.setTimeout(() => begin(wanted), RESTART_MS);
    };
    try {
      mine.start();
    } catch {
      end("failed");
    }
  };
  const waitForWords = () => {
    clock.clearTimeout(quiet as Timer);
    quiet = clock.setTimeout(() => end("off"), GIVE_UP_MS);
  };

  return {
    start: (wanted) => {
      drop();
      before = "";
      failures = 0;
      onState("starting");
      waitForWords();
      begin(wanted);
    },
    stop: () => end("off"),
  };
}

function joined(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
