import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, showToast, TOAST_DURATION, TOAST_REMOVE_DELAY, toastStore } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const notice = (title: string) => ({ title, description: "…", tone: "ok" as const });
const shown = () => toastStore.read();

it("keeps the specification's times", () => {
  expect([TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([5000, 1_000_000]);
});

it("shows one notice at a time: a new one replaces the old", () => {
  showToast(notice("first"));
  const first = shown()?.toast.id;
  showToast(notice("second"));
  expect(shown()).toMatchObject({ open: true, toast: { title: "second" } });
  expect(shown()?.toast.id).not.toBe(first);
  dismissToast();
});

it("forgets a dismissed notice after 1,000,000 ms and not before", () => {
  showToast(notice("gone"));
  dismissToast();
  vi.advanceTimersByTime(999_999);
  expect(shown()).toMatchObject({ open: false, toast: { title: "gone" } });
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

it("a new notice outlives the removal of the one before", () => {
  showToast(notice("old"));
  dismissToast();
  showToast(notice("new"));
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  expect(shown()).toMatchObject({ open: true, toast: { title: "new" } });
  dismissToast();
});

it("tells its listeners, and dismissing twice tells them once", () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  showToast(notice("heard"));
  dismissToast();
  dismissToast();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
