// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Learner } from "#web/child/learner/learner.ts";
import { masteryOf } from "#web/child/learner/mastery.ts";
import { practiceIn } from "#web/features/practice/content.ts";
import { readKept } from "#web/features/practice/kept.ts";
import { ROUND, type Solved, usePractice } from "#web/features/practice/use-practice.ts";
import { renderInPage } from "./render.tsx";

/** Practice of one child on this device: what taps that come too fast, and a reload, leave of it. */

const LEO: Learner = { id: "leo-1", name: "Leo", age: 8, animal: "frog", guide: "Luna", assigned: null };

beforeEach(async () => {
  localStorage.clear();
  await practiceIn("en");
});
afterEach(cleanup);

async function open(learner = LEO) {
  const solved: Solved[] = [];
  const { result, unmount } = await act(async () =>
    renderInPage(() => usePractice(learner, "math", "en", (each) => solved.push(each))),
  );
  return { now: () => result.current, solved, unmount };
}

test("an answer tapped twice is one answer: told once, and evidence once", async () => {
  // The same item is drawn for both children.
  vi.spyOn(Math, "random").mockReturnValue(0.3);
  const answered = async (id: string, taps: number) => {
    const page = await open({ ...LEO, id });
    act(() => {
      for (let tap = 0; tap < taps; tap += 1) page.now().answer(page.now().session.item.answer);
    });
    expect(page.now().solved).toBe(1);
    expect(page.solved).toHaveLength(1);
    return masteryOf(id);
  };
  const once = await answered("once", 1);
  expect(Object.keys(once)).not.toHaveLength(0);
  expect(await answered("twice", 2)).toEqual(once);
});

test("what was answered survives a page that is left at once", async () => {
  const page = await open();
  act(() => page.now().answer(page.now().session.item.answer));
  page.unmount();
  expect(readKept(LEO.id).recent).not.toHaveLength(0);
  expect(readKept("somebody-else").recent).toHaveLength(0);
});

test("after a round it rests, and goes on when wished", async () => {
  const page = await open();
  for (let solved = 0; solved < ROUND; solved += 1) {
    act(() => page.now().answer(page.now().session.item.answer));
    act(() => page.now().next());
  }
  expect(page.now().isResting).toBe(true);
  act(() => page.now().more());
  expect(page.now()).toMatchObject({ isResting: false, solved: 0 });
});
