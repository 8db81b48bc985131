import type { TraceLine } from "#domain/packs/pack.ts";

/** How often a line goes up and down on its way, and how far, in points. */
const TURNS = 5;
const SWING = 24;

/** The path of a line to trace, from left to right around the height `y`, in the letters of SVG. */
export function tracePath(line: TraceLine, from: number, to: number, y: number): string {
  const step = (to - from) / TURNS;
  const turns = Array.from({ length: TURNS }, (_, turn) => from + turn * step);
  const at = (value: number) => value.toFixed(1);
  switch (line) {
    case "straight":
      return `M${at(from)} ${y}L${at(to)} ${y}`;
    case "zigzag":
      return `M${at(from)} ${y + SWING}${turns
        .map((x) => `L${at(x + step / 2)} ${y - SWING}L${at(x + step)} ${y + SWING}`)
        .join("")}`;
    case "hills":
      return `M${at(from)} ${y + SWING}${turns
        .map((x) => `Q${at(x + step / 2)} ${y - 2.4 * SWING} ${at(x + step)} ${y + SWING}`)
        .join("")}`;
    case "waves":
      return `M${at(from)} ${y}${turns
        .map((x) => {
          const half = step / 2;
          return `Q${at(x + half / 2)} ${y - 1.8 * SWING} ${at(x + half)} ${y}Q${at(x + 1.5 * half)} ${y + 1.8 * SWING} ${at(x + step)} ${y}`;
        })
        .join("")}`;
    case "loops":
      return `M${at(from)} ${y + SWING}${turns
        .map(
          (x) =>
            `C${at(x + step * 1.15)} ${y + SWING} ${at(x + step * 1.05)} ${y - 1.5 * SWING} ${at(x + step / 2)} ${y - 1.5 * SWING}C${at(x - step * 0.05)} ${y - 1.5 * SWING} ${at(x - step * 0.15)} ${y + SWING} ${at(x + step)} ${y + SWING}`,
        )
        .join("")}`;
  }
}
