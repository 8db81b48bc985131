import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Select } from "./select.tsx";

const render = (options: { value: string; label: string }[]) =>
  renderToString(<Select id="n" label="Children" value="1" onValueChange={() => {}} options={options} />);

describe("Select", () => {
  it("is a labelled combobox", () => {
    const html = render([{ value: "1", label: "One" }]);
    expect(html).toContain('role="combobox"');
    expect(html).toContain('aria-labelledby="n-label"');
  });

  it("refuses an option with an empty value, and says which", () => {
    expect(() =>
      render([
        { value: "1", label: "One" },
        { value: "", label: "Nothing" },
      ]),
    ).toThrow('Select: the option "Nothing" has an empty value; give it one of its own');
  });
});

/** The specification's two times are Radix's own; an upgrade that changes them must fail here. */
describe("the dropdown under it", () => {
  const source = readFileSync(
    fileURLToPath(new URL("./index.mjs", import.meta.resolve("@radix-ui/react-select"))),
    "utf8",
  );

  it("forgets typed letters after 1 s", () => {
    expect(source).toMatch(/setTimeout\(\(\) => updateSearch\(""\), 1e3\)/);
  });

  it("repeats a scroll button every 50 ms", () => {
    expect(source.match(/setInterval\(onAutoScroll, 50\)/g)?.length).toBeGreaterThanOrEqual(1);
  });
});
