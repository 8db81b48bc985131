import { afterEach, expect, it, vi } from "vitest";
import { clearDevice } from "./clear-device.ts";

afterEach(() => vi.unstubAllGlobals());

/** As a browser's: what is kept are its own properties. */
class Kept {
  getItem(key: string) {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key];
  }
}

it("forgets everything of ours on the device and in the tab, except the language, and nothing of others", () => {
  const [local, tab] = [new Kept(), new Kept()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", tab);
  for (const key of [
    "ceiba.game",
    "ceiba.game.goals-day",
    "ceiba.learners",
    "ceiba.later",
    "ceiba.language",
    "other",
  ]) {
    local.setItem(key, "x");
    tab.setItem(key, "x");
  }
  clearDevice();
  for (const place of [local, tab]) expect(Object.keys(place).sort()).toEqual(["ceiba.language", "other"]);
});

it("does nothing bad where storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  expect(clearDevice).not.toThrow();
});
