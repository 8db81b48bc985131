import { afterEach, expect, it } from "vitest";
import { SpeechBusy } from "#server/ports/speech.ts";
import { createPool, type Pool } from "./pool.ts";

/** Answers `say x` with x and how often this worker has answered; crashes, hangs or throws when told. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    let answers = 0;
    parentPort.on("message", (told) => {
      const [what, word] = told.split(" ");
      if (what === "crash") throw new Error("crashed");
      if (what === "exit") process.exit(1);
      if (what === "hang") for (;;) {}
      answers += 1;
      parentPort.postMessage(word + " " + answers);
    });`)}`,
);

let pool: Pool<string, string> | undefined;
afterEach(() => pool?.close());

function open(options: { size?: number; timeLimit?: number; maxWaiting?: number; script?: URL } = {}) {
  pool = createPool({ script: SCRIPT, size: 1, timeLimit: 5000, maxWaiting: 20, ...options });
  return pool;
}

it("answers in order, with one worker for many tasks", async () => {
  expect(await open().run(["say a", "say b", "say c"])).toEqual(["a 1", "b 2", "c 3"]);
  expect(await pool?.run(["say d"])).toEqual(["d 4"]);
  expect(await pool?.run([])).toEqual([]);
});

it.each(["crash", "exit"])("starts anew after a %s, and others lose nothing", async (way) => {
  const { run } = open();
  const bad = run([way]);
  const good = run(["say a", "say b"]);
  await expect(bad).rejects.toThrow();
  expect(await good).toEqual(["a 1", "b 2"]);
});

it("ends a worker that takes too long", async () => {
  const { run } = open({ timeLimit: 300 });
  const stuck = run(["hang"]);
  const waiting = run(["say a"]);
  await expect(stuck).rejects.toThrow("too long");
  expect(await waiting).toEqual(["a 1"]);
});

it("does not try for ever to start what cannot start", async () => {
  const { run } = open({ script: new URL("data:text/javascript,throw new Error('broken')") });
  await expect(run(["say a"])).rejects.toThrow("broken");
  await expect(run(["say b"])).rejects.toThrow("broken");
});

it("takes no more than it can hold, and says when to come back", async () => {
  const { run } = open({ maxWaiting: 3 });
  const three = run(["say a", "say b", "say c"]);
  const refused = run(["say d", "say e"]);
  await expect(refused).rejects.toThrow(SpeechBusy);
  await expect(refused).rejects.toMatchObject({ retryAfter: 2 });
  expect(await three).toEqual(["a 1", "b 2", "c 3"]);
  expect(await run(["say d", "say e"])).toEqual(["d 4", "e 5"]);
});

it("gives the places of a caller who leaves to others", async () => {
  const { run } = open({ maxWaiting: 3 });
  const leaving = new AbortController();
  const left = run(["say a", "say b", "say c"], leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  // One was already being said.
  expect(await run(["say d", "say e", "say f"])).toEqual(["d 2", "e 3", "f 4"]);
});

it("a closed pool rejects what runs, what waits and what comes", async () => {
  const { run, close } = open({ size: 2 });
  const running = run(["hang", "hang", "say a"]);
  const rejected = expect(running).rejects.toThrow("closed");
  await close();
  await rejected;
  await expect(run(["say b"])).rejects.toThrow("closed");
});
