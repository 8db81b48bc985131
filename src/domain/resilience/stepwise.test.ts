import { expect, it } from "vitest";
import { stepwise } from "./stepwise.ts";

it("is made in steps, once, and whole for who cannot wait", () => {
  const done: string[] = [];
  const house = stepwise(function* () {
    done.push("walls");
    yield;
    done.push("roof");
    return { rooms: 3 };
  });
  expect(done).toEqual([]);
  expect(house.step()).toBe(true);
  expect(done).toEqual(["walls"]);
  expect(house.get()).toEqual({ rooms: 3 });
  expect(house.get()).toBe(house.get());
  expect(house.step()).toBe(false);
  expect(done).toEqual(["walls", "roof"]);
});

it("begins anew after it failed", () => {
  let tries = 0;
  const door = stepwise(function* () {
    yield;
    tries += 1;
    if (tries === 1) throw new Error("stuck");
    return "open";
  });
  expect(() => door.get()).toThrow("stuck");
  expect(door.get()).toBe("open");
});
