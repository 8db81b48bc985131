// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storage, unkept } from "./storage.ts";

let isFull = false;
const values = new Map<string, string>();
beforeEach(() => {
  values.clear();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException("The device is full.", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => {
  for (const key of storage.keys()) storage.remove(key);
  vi.unstubAllGlobals();
});

it("holds what a full device did not take, says so, and keeps it as soon as there is room", () => {
  const told = vi.fn();
  const leave = unkept.subscribe(told);
  storage.set("ceiba.a", "1");
  expect(unkept.read()).toBe(false);
  isFull = true;
  storage.set("ceiba.a", "2");
  storage.set("ceiba.b", "3");
  expect([storage.get("ceiba.a"), storage.get("ceiba.b")]).toEqual(["2", "3"]);
  expect(values.get("ceiba.a")).toBe("1");
  expect(unkept.read()).toBe(true);
  expect(told).toHaveBeenCalled();
  expect(unkept.catchUp()).toBe(false);
  isFull = false;
  expect(unkept.catchUp()).toBe(true);
  expect(Object.fromEntries(values)).toEqual({ "ceiba.a": "2", "ceiba.b": "3" });
  leave();
});

it("keeps what it held with the next thing that fits", () => {
  isFull = true;
  storage.set("ceiba.a", "1");
  isFull = false;
  storage.set("ceiba.b", "2");
  expect(values.get("ceiba.a")).toBe("1");
  expect(unkept.read()).toBe(false);
});

it("holds everything of a browser that forbids storage, and forgets what is removed", () => {
  vi.stubGlobal("localStorage", undefined);
  storage.set("ceiba.a", "1");
  expect(storage.get("ceiba.a")).toBe("1");
  expect(storage.keys()).toEqual(["ceiba.a"]);
  storage.remove("ceiba.a");
  expect(storage.get("ceiba.a")).toBeNull();
  expect(unkept.read()).toBe(false);
});
