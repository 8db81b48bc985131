import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { tutorLibrary } from "#content/tutor/index.ts";
import { readers } from "#domain/enrolment/assistant/reader.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { stepwise } from "#domain/resilience/stepwise.ts";
import { alikes } from "#domain/tutor/knowledge/alike.ts";
import { createTutor } from "#domain/tutor/tutor.ts";
import { contents } from "#server/adapters/assistant/embedded.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { warmUps } from "#server/compose/warm-up.ts";
import { computed, costOfReference } from "../cost.ts";

it("what fails before it is needed is logged, and ends nothing: the first message makes it anew", async () => {
  const lines: string[] = [];
  const stderr = vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  try {
    const { pageOpened } = warmUps({
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

const { knowledge } = tutorLibrary;

describe("no step of making ready holds the thread for long", () => {
  /** Times what the reference costs once it is compiled: the longest takes some 7 on a busy machine. */
  const LONGEST = 25;

  it.each([
    ["the safety screen", () => createSafetyScreen().step],
    [
      "the tutor",
      () => stepwise(() => createTutor({ ...tutorLibrary, knowledge: { ...knowledge } }).prepare()).step,
    ],
    ["the reader of families' questions", () => readers({ ...contents().school }).step],
  ])("%s", async (_, make) => {
    const least: number[] = [];
    // Several times, as the compiler and the collector come in between.
    for (let time = 0; time < 3; time += 1) {
      const step = make();
      for (let at = 0, isMore = true; isMore; at += 1) {
        const before = computed();
        isMore = step();
        least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, computed() - before);
      }
    }
    expect(Math.max(...least) / (await costOfReference())).toBeLessThan(LONGEST);
  });
});

it("what a question in free words is compared with is ready before the first one", () => {
  const library = { ...tutorLibrary, knowledge: { ...knowledge } };
  for (const _ of createTutor(library).prepare());
  expect(LANGUAGES.filter((language) => alikes(library.knowledge, language).step())).toEqual([]);
});

it("a message is heard where making ready fails", async () => {
  const stderr = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  try {
    const { ready } = warmUps({
      screen: {
        get step(): never {
          throw new Error("A file is damaged.");
        },
      } as never,
      followUps: {} as never,
      speech: { warm() {} },
      hasAssistant: false,
      school: () => deliveredSchool,
    });
    await expect(ready["POST /api/wildlight-chat"]?.()).resolves.toBeUndefined();
  } finally {
    stderr.mockRestore();
  }
});

it("a message that comes before all is made waits for the steps, and others are answered between two of them", async () => {
  const done: string[] = [];
  const made = () => done.filter((each) => each === "step").length;
  const { ready } = warmUps({
    screen: { step: () => done.push("step") > 0 && made() < 3 } as never,
    followUps: { countryIn: () => null } as never,
    speech: { warm() {} },
    hasAssistant: false,
    school: () => deliveredSchool,
  });
  const others = async () => {
    while (!done.includes("message")) {
      await setImmediate();
      done.push("other");
    }
  };
  const message = async () => {
    await ready["POST /api/wildlight-chat"]?.();
    done.push("message");
  };
  await Promise.all([others(), message(), message()]);
  expect(done.slice(0, 5)).toEqual(["step", "other", "step", "other", "step"]);
  expect(made()).toBe(3);
  expect(done.filter((each) => each === "message")).toHaveLength(2);
});

it("what staff look up of the assistant waits for its steps", () => {
  const { ready } = warmUps({
    screen: {} as never,
    followUps: {} as never,
    speech: { warm() {} },
    hasAssistant: false,
    school: () => deliveredSchool,
  });
  const waiting = Object.keys(ready);
  expect(waiting).toEqual(
    expect.arrayContaining([
      "POST /api/admin/answers/trial",
      "GET /api/admin/facts",
      "POST /api/admin/facts",
    ]),
  );
  expect(waiting.filter((key) => key.includes("/api/admin/tasks"))).toEqual([]);
});
