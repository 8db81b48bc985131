import { expect, test } from "vitest";
import { findSum, isRight, nextSum, shownSum, workOut } from "./arithmetic.ts";
import { OPERATORS, type Sum } from "./state.ts";
import { helpWith } from "./sums.ts";

test.each([
  ["7+5", "7 + 5"],
  ["what is 7 plus 5?", "7 + 5"],
  ["seven plus five", "7 + 5"],
  ["cuánto es 12 por 3", "12 × 3"],
  ["¿Cuánto es doce por tres?", "12 × 3"],
  ["12 x 3", "12 × 3"],
  ["5x3", "5 × 3"],
  ["100 - 37", "100 − 37"],
  ["veintiuno menos cinco", "21 − 5"],
  ["treinta y dos más dieciséis", "32 + 16"],
  ["12 divided by 4", "12 ÷ 4"],
  ["20 entre 5", "20 ÷ 5"],
  ["la mitad de 8", "8 ÷ 2"],
  ["half of eighteen", "18 ÷ 2"],
  ["el doble de 9", "9 × 2"],
  ["take 5 and add 6 and 3", "6 + 3"],
  ["suma 5 y 8", "5 + 8"],
  ["1,200 + 300", "1200 + 300"],
  ["one hundred and five minus six", "105 − 6"],
])("finds the sum in %s", (message, shown) => {
  const found = findSum(message);
  expect(found?.kind === "sum" && shownSum(found.sum)).toBe(shown);
});

test.each([
  "hello",
  "I am 7 years old",
  "por qué llueve",
  "I have 2 dogs and 3 cats",
  "entre tú y yo",
  "page 5",
])("finds no sum in %s", (message) => {
  expect(findSum(message)).toBeNull();
});

test.each(["1/2 + 1/4", "2 + 3 * 4", "3.5 + 2", "99999 * 99999", "-3 + 5", "345 x 678"])(
  "does not pretend to check %s",
  (message) => {
    expect(findSum(message)?.kind).toBe("hard");
  },
);

test("takes an answer that is brought along", () => {
  expect(findSum("7+5=12?")).toMatchObject({ claimed: 12 });
  expect(findSum("is seven plus five equal to 13? I think 7 + 5 = 13")).toMatchObject({ kind: "hard" });
});

test("the last number counts, and what is left over belongs to a division", () => {
  expect(isRight({ left: 7, operator: "+", right: 5 }, [7, 5, 12])).toBe(true);
  expect(isRight({ left: 7, operator: "+", right: 5 }, [12, 13])).toBe(false);
  expect(isRight({ left: 17, operator: "/", right: 5 }, [3, 2])).toBe(true);
  expect(isRight({ left: 17, operator: "/", right: 5 }, [3])).toBe(false);
  expect(isRight({ left: 17, operator: "/", right: 5 }, [3.4])).toBe(true);
  expect(isRight({ left: 3, operator: "-", right: 5 }, [2])).toBe(true);
  expect(isRight({ left: 3, operator: "-", right: 5 }, [])).toBe(false);
});

test("no hint gives the answer away, and what is shown at last ends with it", () => {
  for (const operator of OPERATORS) {
    for (let left = 0; left <= 60; left += 1) {
      for (let right = 1; right <= 25; right += 1) {
        const sum: Sum = { left, operator, right };
        const { value } = workOut(sum);
        const [first, second, shown] = helpWith(sum);
        for (const { values } of [first, second, shown]) {
          for (const [name, text] of Object.entries(values))
            expect(text, `${name} of ${shownSum(sum)}`).not.toMatch(/NaN|undefined|Infinity/);
        }
        expect(shown.values.value?.replace("−", "-")).toBe(String(value));
      }
    }
  }
});

test.each([5, 7, 9, 10, 12, 14])("sums set at %i can be worked out and are never below zero", (age) => {
  for (let turn = 0; turn < 80; turn += 1) {
    for (const operator of [undefined, ...OPERATORS]) {
      const sum = nextSum(age, turn, operator);
      const { value, rest } = workOut(sum);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(rest).toBe(0);
      if (age <= 7) expect(value).toBeLessThanOrEqual(20);
    }
  }
});
