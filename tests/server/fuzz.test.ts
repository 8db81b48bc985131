import { beforeAll, expect, it } from "vitest";
import { campaign, type Outcome } from "../fuzz/campaign.ts";

let outcome: Outcome;
beforeAll(async () => {
  outcome = await campaign({ requests: 1800, seed: 20_261_122, atOnce: 1 });
}, 120_000);

it("whatever is sent, the answer is one that the contract declares and tells nothing of the insides", () => {
  expect(outcome.faults).toEqual([]);
});

it("every operation was reached, and most let something through", () => {
  const tallies = [...outcome.tallies];
  expect(tallies.filter(([, { requests }]) => requests === 0).map(([key]) => key)).toEqual([]);
  const through = tallies.filter(([, { answers }]) => answers[2] > 0);
  expect(through.length / tallies.length).toBeGreaterThan(0.6);
});
