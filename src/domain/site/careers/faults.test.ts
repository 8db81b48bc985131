import { expect, test } from "vitest";
import { applicationFaults } from "./faults.ts";

const whole = {
  ...{ name: "Rosa", email: "rosa@example.com", phone: "", teaching: "other", speaks: "both", from: "" },
  ...{ message: "Six years in a forest school.", adult: true },
};

test("an application that says who, what and why is whole", () => {
  expect(applicationFaults(whole)).toEqual([]);
});

test("what is missing is named from top to bottom", () => {
  const empty = { ...whole, name: " ", email: "rosa@", teaching: "", message: "   Hi   ", adult: false };
  expect(applicationFaults(empty)).toEqual(["name", "email", "teaching", "message", "adult"]);
});
