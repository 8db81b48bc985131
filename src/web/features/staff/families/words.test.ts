import { expect, it } from "vitest";
import { families as english } from "#content/copy/en/families.ts";
import { families as spanish } from "#content/copy/es/families.ts";
import { translator } from "#web/platform/i18n.tsx";
import { agesLabel } from "./words.ts";

const en = translator(english);
const es = translator(spanish);

it("one child has an age, two have ages", () => {
  expect(agesLabel({ childrenAges: "9" }, en)).toBe("Age 9");
  expect(agesLabel({ childrenAges: "9" }, es)).toBe("Edad 9");
  expect(agesLabel({ childrenAges: "6, 8" }, en)).toBe("Ages 6, 8");
  expect(agesLabel({ childrenAges: "6 y 8" }, es)).toBe("Edades 6 y 8");
  expect(agesLabel({ childrenAges: "" }, en)).toBe("Ages not given");
});
