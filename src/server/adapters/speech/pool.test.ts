import { afterEach, expect, it } from "vitest";
import { SpeechBusy, type SpeechCaller } from "#server/ports/speech.ts";
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

type Options = Parameters<typeof createPool<string, string>>[0];
const places = (count: number) => ({ ofOne: count, ofStrangers: count, ofLearners: count });

function open(options: Partial<Options> = {}) {
  pool = createPool({
    ...{ script: SCRIPT, size: 1, timeLimit: 5000, maxWaiting: places(200) },
    ...{ costOf: (task: string) => task.length, quick: 100 },
    ...options,
  });
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
  const { run } = open({ maxWaiting: places(3) });
  const three = run(["say a", "say b", "say c"]);
  const refused = run(["say d", "say e"]);
  await expect(refused).rejects.toThrow(SpeechBusy);
  await expect(refused).rejects.toMatchObject({ retryAfter: 2 });
  expect(await three).toEqual(["a 1", "b 2", "c 3"]);
  expect(await run(["say d", "say e"])).toEqual(["d 4", "e 5"]);
});

it("gives the places of a caller who leaves to others", async () => {
  const { run } = open({ maxWaiting: places(3) });
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

const stranger = (id: string): SpeechCaller => ({ id, isLearner: false });
const learner = (id: string): SpeechCaller => ({ id, isLearner: true });
const long = (count: number) => Array.from({ length: count }, () => `say ${"long".repeat(10)}`);
/** As which job of this worker the last of these was done. */
const jobOf = async (results: Promise<string[]>) => Number((await results).at(-1)?.split(" ").at(-1));

it("says a learner's sentence next, whatever strangers wait for", async () => {
  const { run } = open();
  const attack = Array.from({ length: 14 }, (_, n) => run(long(7), undefined, stranger(`${n % 3}`)));
  const child = run(["say hello"], undefined, learner("child"));
  expect(await jobOf(child)).toBeLessThanOrEqual(2);
  expect((await Promise.all(attack)).flat()).toHaveLength(14 * 7);
});

it.each([
  ["learner", learner],
  ["stranger", stranger],
])("serves each %s evenly, and short sentences first", async (_, kind) => {
  const { run } = open();
  const greedy = run(long(60), undefined, kind("greedy"));
  const other = run(long(2), undefined, kind("other"));
  const short = run(["say a", "say b"], undefined, kind("short"));
  expect(await jobOf(short)).toBeLessThanOrEqual(4);
  expect(await jobOf(other)).toBeLessThanOrEqual(8);
  expect(await jobOf(greedy)).toBe(64);
});

it("who leaves does not pay for what was not said", async () => {
  const { run } = open();
  const running = run(["say first"], undefined, stranger("other"));
  const leaving = new AbortController();
  const left = run(long(50), leaving.signal, stranger("me"));
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const others = run(long(9), undefined, stranger("other"));
  expect(await jobOf(run(["say a"], undefined, stranger("me")))).toBeLessThanOrEqual(2);
  await Promise.all([running, others]);
});

it("keeps a worker for quick work", async () => {
  const { run } = open({ size: 2, quick: 20 });
  const slow = run(["hang aaaaaaaaaaaaaaaaaaaaaaa", ...long(3)], undefined, learner("slow"));
  slow.catch(() => {});
  expect(await run(["say a"], undefined, stranger("quick"))).toEqual(["a 1"]);
});

it("one caller, and all strangers together, take only some of the places", async () => {
  const { run } = open({ maxWaiting: { ofOne: 3, ofStrangers: 5, ofLearners: 9 } });
  const all = [run(["hang x"], undefined, stranger("first"))];
  all.push(run(long(3), undefined, stranger("a")), run(long(2), undefined, stranger("b")));
  for (const each of all) each.catch(() => {});
  await expect(run(["say a"], undefined, stranger("c"))).rejects.toThrow(SpeechBusy);
  await expect(run(long(4), undefined, learner("d"))).rejects.toThrow(SpeechBusy);
  const welcome = run(long(3), undefined, learner("e"));
  const rejected = expect(welcome).rejects.toThrow("closed");
  await pool?.close();
  await rejected;
});
