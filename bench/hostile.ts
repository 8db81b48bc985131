import { computed, costOfReference } from "../tests/cost.ts";
import { type Attack, hostileCallers } from "../tests/hostile/callers.ts";
import { HOSTILE } from "../tests/hostile/texts.ts";
import { type Figure, median, type Section } from "./report.ts";

/** Nobody else is answered meanwhile. */
const LONGEST_HOLD_MS = 50;
/** What holds longer is asked again so often; the least counts, as the rest is the machine's. */
const AGAIN = 3;
/** A sentence that is spoken takes seconds of another thread: a few are enough to see what ours does. */
const SPOKEN = "POST /api/text-to-speech";
const FEW = 8;
/** What fetch, and the headers of the server, still take in an address. */
const LONGEST_IN_ADDRESS = 600;

type Hold = { readonly ms: number; readonly attack: string };

/**
 * Milliseconds that this thread computed, at most, between two turns of its event loop while something ran: for so long
 * nobody else was answered. What the machine did besides is not counted, so that a busy one measures the same.
 */
async function holdOf(work: () => unknown): Promise<number> {
  let longest = 0;
  let before = computed();
  let isRunning = true;
  const turned = Promise.withResolvers<void>();
  const turn = () => {
    const now = computed();
    longest = Math.max(longest, now - before);
    before = now;
    if (isRunning) setImmediate(turn);
    else turned.resolve();
  };
  setImmediate(turn);
  await work();
  isRunning = false;
  await turned.promise;
  return longest;
}

async function leastHoldOf(work: () => unknown): Promise<number> {
  let least = await holdOf(work);
  for (let time = 0; time < AGAIN && least > LONGEST_HOLD_MS; time += 1) {
    least = Math.min(least, await holdOf(work));
  }
  return least;
}

async function holdsOf({ key, field, send }: Attack): Promise<Hold[]> {
  const { path, max } = field;
  const longest = path[0] === "body" ? max : Math.min(max, LONGEST_IN_ADDRESS);
  const texts = Object.entries(HOSTILE).filter((_, index) => key !== SPOKEN || index % FEW === 0);
  const holds: Hold[] = [];
  for (const [name, make] of texts) {
    const text = make(longest);
    const ms = await leastHoldOf(() => send(text));
    holds.push({ ms, attack: `${path.join(".")} (${longest} characters): ${name}` });
  }
  return holds;
}

/**
 * Every text that a caller may choose, at its limit, filled with what makes a server think for long. The server runs in
 * this thread, so that what holds it can be read; what the caller computes is counted with it.
 */
export const hostile: Section = {
  title: "Attack strings in every field of every operation: how long the server's thread is held",
  async measure() {
    const server = await hostileCallers();
    try {
      const figures: Figure[] = [
        { name: "reference: a fixed piece of work", value: await costOfReference(), unit: "ms" },
      ];
      const attacks = Map.groupBy(server.attacks, ({ key }) => key);
      for (const [key, ofOperation] of attacks) {
        // The first call reads what the operation needs.
        for (const { send } of ofOperation) await send("warm");
        const holds: Hold[] = [];
        for (const attack of ofOperation) holds.push(...(await holdsOf(attack)));
        const worst = holds.reduce((most, each) => (each.ms > most.ms ? each : most), { ms: 0, attack: "" });
        figures.push({
          name: `${key}, half of ${holds.length}`,
          value: median(holds.map(({ ms }) => ms)),
          unit: "ms",
        });
        figures.push({
          name: `${key}, longest`,
          value: worst.ms,
          unit: "ms",
          target: { atMost: LONGEST_HOLD_MS },
        });
        if (worst.ms > LONGEST_HOLD_MS)
          figures.push({ name: `  by ${worst.attack}`, value: worst.ms, unit: "ms" });
      }
      return figures;
    } finally {
      await server.close();
    }
  },
};
