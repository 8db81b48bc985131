import type { FigureName } from "#content/packs/figures.ts";

const files = import.meta.glob<string>("../../assets/art/week-*.svg", { eager: true, import: "default" });

/** The address of a pack's picture. */
export function pictureOf(name: FigureName): string {
  return files[`../../assets/art/week-${name}.svg`] ?? "";
}
