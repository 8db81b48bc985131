import { expect, it, vi } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { warmUps } from "#server/compose/warm-up.ts";

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
