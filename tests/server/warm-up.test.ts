import { expect, it, vi } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { warmUps } from "#server/compose/warm-up.ts";
import { computed } from "../cost.ts";

it("what fails before it is needed is logged, and ends nothing: the first message makes it anew", async () => {
  const lines: string[] = [];
  const stderr = vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  try {
    const pageOpened = warmUps({
      screen: {} as never,
      followUps: {} as never,
      speech: {
        warm() {
          throw new Error("No thread is left.");
        },
      },
      hasAssistant: false,
      school: () => deliveredSchool,
    });
    pageOpened("/student");
    await expect.poll(() => lines.filter((line) => line.includes("making ready"))).toHaveLength(1);
  } finally {
    stderr.mockRestore();
  }
});

it("no step of making the safety screen holds the thread for long: each is a small part of all", () => {
  const screen = createSafetyScreen();
  const costs: number[] = [];
  for (let isMore = true; isMore; ) {
    const before = computed();
    isMore = screen.step();
    costs.push(computed() - before);
  }
  const all = costs.reduce((sum, each) => sum + each, 0);
  expect(Math.max(...costs) / all).toBeLessThan(0.25);
});
