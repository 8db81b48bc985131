import { inspect } from "node:util";
import fc from "fast-check";
import { type OperationKey, operations } from "#contract/index.ts";
import { type FuzzRequest, oneOfEach, requests } from "./requests.ts";
import { startTarget } from "./target.ts";
import { faultOf } from "./truth.ts";

/** Requests made at once from one seed, before what is known is looked up anew. */
const BATCH = 1000;

export type Tally = {
  requests: number;
  /** Answers by the first digit of their status. */
  readonly answers: Record<"2" | "4" | "5", number>;
  faults: number;
  slowestMs: number;
};
export type Outcome = { readonly tallies: Map<OperationKey, Tally>; readonly faults: readonly string[] };

/** Sends so many requests to a server of its own, and says what came back. */
export async function campaign(
  { requests: wanted, seed, atOnce }: { requests: number; seed: number; atOnce: number },
  goesOn: (sent: number) => boolean = () => true,
): Promise<Outcome> {
  const tallies = new Map(
    (Object.keys(operations) as OperationKey[]).map((key): [OperationKey, Tally] => [
      key,
      { requests: 0, answers: { 2: 0, 4: 0, 5: 0 }, faults: 0, slowestMs: 0 },
    ]),
  );
  const faults: string[] = [];
  const before = prototypes();
  const target = await startTarget();

  async function one(request: FuzzRequest, name: string): Promise<void> {
    const tally = tallies.get(request.key);
    if (tally === undefined) return;
    const began = performance.now();
    const sent = `${request.caller} ${request.method} ${request.address} ${request.body ?? ""}`.slice(0, 600);
    const answer = await target.send(request).catch((error: unknown) => error as Error);
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    tally.requests += 1;
    if (answer instanceof Error) {
      tally.faults += 1;
      const waited = Math.round(performance.now() - began);
      faults.push(`${name} ${request.key} no answer after ${waited} ms\n  ${sent}\n  ${inspect(answer)}`);
      return;
    }
    tally.answers[String(answer.status)[0] as "2" | "4" | "5"] += 1;
    const fault = faultOf(request, answer);
    if (fault === null) return;
    tally.faults += 1;
    faults.push(`${name} ${request.key} ${fault}\n  ${sent}\n  ${answer.text.slice(0, 300)}`);
  }

  try {
    for (let sent = 0; sent < wanted; sent += BATCH) {
      await target.prepare();
      const size = Math.min(BATCH, wanted - sent);
      const each = fc.sample(oneOfEach(target.known), { numRuns: 1, seed: seed + sent }).flat();
      const any = fc.sample(requests(target.known), { numRuns: size, seed: seed + sent });
      const queue = [...each, ...any].slice(0, size).entries();
      const sender = async () => {
        for (const [index, request] of queue) await one(request, `seed ${seed}, request ${sent + index}:`);
      };
      await Promise.all(Array.from({ length: atOnce }, sender));
      if (!goesOn(sent + size)) break;
    }
  } finally {
    await target.close();
  }
  if (prototypes() !== before) faults.push("a prototype that everything shares was changed");
  return { tallies, faults };
}

const prototypes = () =>
  [Object, Array, String, Function]
    .flatMap(({ prototype }) => Reflect.ownKeys(prototype).map(String))
    .join(" ");
