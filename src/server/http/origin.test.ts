import { expect, it } from "vitest";
import { isForeign } from "./origin.ts";

it.each([
  ["a program without a browser", {}, false],
  ["our own page", { origin: "https://school.example", "sec-fetch-site": "same-origin" }, false],
  [
    "our own page, by another name of this machine, without the https that we have",
    { origin: "http://localhost:3000", host: "localhost:3000" },
    true,
  ],
  [
    "our own page, by another name of this machine, with https",
    { origin: "https://localhost:3000", host: "localhost:3000" },
    false,
  ],
  ["our name and host without https", { origin: "http://school.example", host: "school.example" }, true],
  ["an address typed in", { "sec-fetch-site": "none" }, false],
  ["another site", { origin: "https://elsewhere.example" }, true],
  ["another site that hides its name", { "sec-fetch-site": "cross-site" }, true],
  ["a sandboxed frame", { origin: "null" }, true],
  ["our name at the start of another", { origin: "https://school.example.elsewhere.example" }, true],
  ["our name without https", { origin: "http://school.example" }, true],
])("a call from %s", (_, headers: Record<string, string>, foreign) => {
  expect(isForeign(new Headers(headers), "https://school.example")).toBe(foreign);
});

it("takes a page by another name of this machine where nobody has https", () => {
  const headers = new Headers({ origin: "http://localhost:3000", host: "localhost:3000" });
  expect(isForeign(headers, "http://127.0.0.1:3000")).toBe(false);
});
