import type { Face } from "./document.ts";

/** What the two cuts of the display face hold; scripts/fonts.mjs makes them with these letters. */
const BASIC = /^[\u0020-\u007e\u00a0-\u00ffıŒœ‘’]$/u;
const FURTHER = /^[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u017e\u0218-\u021b]$/u;

export type Run = { readonly face: Face; readonly text: string };

/** A name cut into pieces of one typeface each; null when some letter of it is in neither. */
export function nameRuns(name: string): Run[] | null {
  const runs: Run[] = [];
  for (const letter of name) {
    const face = BASIC.test(letter) ? "display" : FURTHER.test(letter) ? "names" : null;
    if (face === null) return null;
    const last = runs.at(-1);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + letter };
    else runs.push({ face, text: letter });
  }
  return runs;
}
