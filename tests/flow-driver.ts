import { expect } from "vitest";
import { type AnyActorLogic, createActor, fromPromise, SimulatedClock } from "xstate";
import type { Cue } from "../src/domain/flows/spoken.ts";
import type { HeardBy } from "../src/domain/speech/listening.ts";

/** A flow whose clock and voice the test holds in its hands. */
export function drive(machine: { provide(implementations: object): AnyActorLogic }, input: unknown) {
  const clock = new SimulatedClock();
  const said: Cue[] = [];
  const awards: unknown[] = [];
  const sounds: string[] = [];
  const speaking: { resolve(heard: HeardBy): void; reject(error: Error): void }[] = [];
  const feasts: (() => void)[] = [];
  const provided = machine.provide({
    actors: {
      celebrated: fromPromise<void>(() => new Promise((resolve) => feasts.push(resolve))),
      say: fromPromise<HeardBy, Cue>(({ input: cue }) => {
        said.push(cue);
        return new Promise((resolve, reject) => speaking.push({ resolve, reject }));
      }),
    },
    actions: {
      hush: () => sounds.push("hush"),
      chime: () => sounds.push("chime"),
      fanfare: () => sounds.push("fanfare"),
      award: (_: unknown, award: unknown) => awards.push(award),
    },
  });
  const actor = createActor(provided, { clock, input }).start();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ actor, clock, said, awards, sounds },
    state: () => actor.getSnapshot(),
    value: () => JSON.stringify(actor.getSnapshot().value),
    parts: () => said.map(({ part, step }) => (step === "" ? part : `${part} ${step}`)),
    async heard(by: HeardBy = "server") {
      await turn();
      for (const each of speaking.splice(0)) each.resolve(by);
      await turn();
    },
    async lost() {
      await turn();
      for (const each of speaking.splice(0)) each.reject(new Error("no voice"));
      await turn();
    },
    /** The overlay of a reward is gone. */
    async celebrated() {
      await turn();
      for (const each of feasts.splice(0)) each();
      await turn();
    },
    send: (event: object) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
  };
}
export type Drive = ReturnType<typeof drive>;
export type Act = readonly [name: string, act: (flow: Drive) => unknown];

/**
 * Walks from the start by every act from every place it has not seen, and from each place asks whether time, a voice
 * and `answers` alone lead to the end: no child is ever stuck.
 */
export async function walk(
  make: () => Drive,
  acts: readonly Act[],
  check: (flow: Drive) => void,
): Promise<number> {
  const replay = async (path: readonly Act[]) => {
    const flow = make();
    for (const [, act] of path) await act(flow);
    return flow;
  };
  const place = (flow: Drive) =>
    JSON.stringify([flow.state().value, flow.state().context.index, flow.state().status]);
  const seen = new Set<string>();
  const open: (readonly Act[])[] = [[]];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const flow = await replay(path);
    if (seen.has(place(flow))) continue;
    seen.add(place(flow));
    check(flow);
    for (const act of acts) open.push([...path, act]);
    for (let tries = 0; flow.state().status !== "done"; tries += 1) {
      expect(tries, `stuck after ${path.map(([name]) => name).join(", ")}`).toBeLessThan(60);
      for (const [, act] of acts.slice(0, 4)) await act(flow);
      flow.send({ type: "DONE" });
    }
    check(flow);
  }
  return seen.size;
}
