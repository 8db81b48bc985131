import { expect, it } from "vitest";
import { families as english } from "#content/copy/en/families.ts";
import { families as spanish } from "#content/copy/es/families.ts";
import { translator } from "#web/platform/i18n.tsx";
import { agesLabel, childrenLabel } from "./words.ts";

const en = translator(english);
const es = translator(spanish);

it("one child has an age, two have ages", () => {
  expect(agesLabel({ childrenAges: "9" }, en)).toBe("Age 9");
  expect(agesLabel({ childrenAges: "9" }, es)).toBe("Edad 9");
  expect(agesLabel({ childrenAges: "6, 8" }, en)).toBe("Ages 6, 8");
  expect(agesLabel({ childrenAges: "6 y 8" }, es)).toBe("Edades 6 y 8");
  expect(agesLabel({ childrenAges: "" }, en)).toBe("Ages not given");
});

it("children are called by name with their ages, and what no name says is told as it was", () => {
  const two = { numberOfChildren: 2, childrenAges: "6, 4" };
  const [luz, leo] = [{ name: "Luz", age: 6 } as const, { name: "Leo", age: 4 } as const];
  expect(childrenLabel({ ...two, children: [luz, leo] }, en)).toBe("Luz 6, Leo 4");
  expect(childrenLabel({ ...two, children: [luz] }, es)).toBe("Luz 6 · Edades 6, 4");
  expect(childrenLabel({ ...two, children: [luz, { name: "Leo", age: null }] }, en)).toBe(
    "Luz 6, Leo · Ages 6, 4",
  );
  expect(childrenLabel({ ...two, children: [] }, en)).toBe("Ages 6, 4");
  expect(childrenLabel({ numberOfChildren: 2, childrenAges: "", children: [luz] }, en)).toBe("Luz 6");
});
