import { expect, test } from "vitest";
import {
  cardFaults,
  futureExpiry,
  groupDigits,
  isChildMark,
  listOf,
  payerFaults,
  readChildren,
  shapeExpiry,
  stillAmong,
} from "./card-fields.ts";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242 42", "4242 42"],
  ["42a4-2", "4242"],
  ["", ""],
])("a number typed as %j reads %j", (typed, shown) => expect(groupDigits(typed)).toBe(shown));

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12 / 3"],
  ["1234", "12 / 34"],
  ["12 / 34", "12 / 34"],
  ["4", "04"],
  ["0434", "04 / 34"],
  ["122034", "12 / 2034"],
])("an expiry typed as %j reads %j", (typed, shown) => expect(shapeExpiry(typed)).toBe(shown));

test.each([
  [{ number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" }, []],
  [{ number: "4242", expiry: "13 / 34", cvc: "12" }, ["number", "expiry", "cvc"]],
  [{ number: "", expiry: "", cvc: "" }, ["number", "expiry", "cvc"]],
])("%j lacks %j", (fields, faults) => expect(cardFaults(fields)).toEqual(faults));

test.each([
  ["Rebeca Solís", "rebeca@family.example", []],
  ["R", "rebeca@family", ["name", "email"]],
  ["  ", "a b@c.de", ["name", "email"]],
])("%j, %j lacks %j", (name, email, faults) => expect(payerFaults(name, email)).toEqual(faults));

test("the filled-in expiry lies ahead", () => expect(futureExpiry(2026)).toBe("12 / 30"));

test("of one part of the form only what is still wrong stays marked, and nothing new is", () => {
  const marks = ["name", "number", "adult"] as const;
  expect(stillAmong(["name", "adult"], ["adult", "email"])(marks)).toEqual(["number", "adult"]);
  expect(stillAmong(["number", "card"], [])(marks)).toEqual(["name", "adult"]);
});

test("faulty fields are listed as each language lists", () => {
  expect(listOf(["name", "email"], "en")).toBe("name and email");
  expect(listOf(["nombre", "correo", "vencimiento"], "es")).toBe("nombre, correo y vencimiento");
});

test("children are read row by row, and what is not whole is marked in its row", () => {
  expect(readChildren([" Luz ", "Leo"], ["6", " 9 "])).toEqual({
    children: [
      { name: "Luz", age: 6 },
      { name: "Leo", age: 9 },
    ],
    faults: [],
  });
  const marks = ["name of child 0", "age of child 1", "age of child 2"];
  expect(readChildren(["", "Leo", "Sol"], ["6", "", "18"]).faults).toEqual(marks);
  expect(readChildren(["Ada", "Max"], ["2", "15"]).faults).toEqual(["age of child 0", "age of child 1"]);
  expect(readChildren(["Ada", "Max"], ["3", "14"]).faults).toEqual([]);
  expect(readChildren(["Eva"], ["six"]).faults).toEqual(["age of child 0"]);
  expect(readChildren([], []).faults).toEqual([]);
  expect(marks.every(isChildMark)).toBe(true);
});
