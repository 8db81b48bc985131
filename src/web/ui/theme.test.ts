import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const tokens = new Map(
  [...read("./theme.css").matchAll(/--color-([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [
    name,
    hex,
  ]),
);
const badges = [
  ...read("./badge.css").matchAll(/\.(badge-\w+) \{\s+background: (#\w{6});\s+color: (#\w{6})/g),
];

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const token = (name: string) => tokens.get(name) ?? expect.fail(`theme.css has no --color-${name}`);

describe("contrast", () => {
  it.each([
    ...["sand", "sand50", "sand2", "paper", "white", "papaya", "sun", "sun2", "sun3", "sea5", "leaf4"].map(
      (ground) => ["ink", ground] as const,
    ),
    ...["sand", "sand2", "paper"].map((ground) => ["ink2", ground] as const),
    ...["sand", "paper"].map((ground) => ["sea", ground] as const),
    ...["paper", "white", "error-ground", "sand"].map((ground) => ["papaya-d", ground] as const),
    ...["forest", "ink", "night"].map((ground) => ["paper", ground] as const),
    ["on-forest", "forest"],
    ["on-ink", "ink"],
    ["sun2", "ink"],
    ["placeholder", "white"],
  ] as const)("%s on %s is at least 4.5", (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it("a field's border is at least 3 against its inside", () => {
    expect(contrast(token("field"), token("white"))).toBeGreaterThanOrEqual(3);
  });

  it("badges are at least 7", () => {
    expect(badges).toHaveLength(6);
    for (const [, name, fill = "", text = ""] of badges) {
      expect(contrast(fill, text), name).toBeGreaterThanOrEqual(7);
    }
  });
});
