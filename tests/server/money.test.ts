import { expect, it } from "vitest";
import { campaign } from "../money/campaign.ts";

/** The short run; `npm run money` is the long one. */
it.each([
  ["in practice", "practice"],
  ["at a provider over HTTP, among the events of others", "http"],
] as const)(
  "%s, whatever is lost, late or killed, what we know is what the provider has",
  async (_name, where) => {
    const truth = await campaign({ where, sequences: 16, kills: 1, foreignEvents: 200, atOnce: 6, seed: 20 });
    expect(truth.wrong).toEqual([]);
    expect(truth.paid).toBeGreaterThan(5);
  },
  120_000,
);
